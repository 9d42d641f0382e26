// Authors' scenarios: those that ship pass; what is wrong with one is told so that it can be mended.
#include "workshop/scenario.h"

#include "play/fixture.h"
#include "source.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::play::test;

namespace {

workshop::ScenarioResult run_one(const std::string& fields) {
    const auto results = workshop::run_scenarios(
        library(), "black_water/tests/one.lua",
        "return { { name = 'one', chapter = '01_the_mill', heroes = { 'warrior' }, " + fields + " } }");
    REQUIRE(results.size() == 1);
    CHECK(results[0].name == "one");
    return results[0];
}

const std::string kFight = "table = { seats = { { hand = { 'staff', 'coin' }, monsters = { 'imp' } } } }, ";

}  // namespace

TEST_CASE("the scenarios that ship pass") {
    save::DiskFiles files;
    int scenarios = 0;
    for (const auto& [path, text] : play::read_scenarios(files, source_folder(), "black_water"))
        for (const workshop::ScenarioResult& result : workshop::run_scenarios(library(), path, text)) {
            CAPTURE(result.file);
            CAPTURE(result.name);
            CHECK_MESSAGE(result.wrong.empty(), (result.wrong.empty() ? "" : result.wrong.front()));
            ++scenarios;
        }
    CHECK(scenarios >= 15);
}

TEST_CASE("scenarios are no part of the content that a save carries") {
    for (const auto& [path, _] : content().files)
        CHECK(path.find("/tests/") == std::string::npos);
}

TEST_CASE("what is expected and not so is told with what was asked, answered and told before") {
    const auto result = run_one(kFight +
                                "dice = { 6 }, play = { 'play:staff' }, expect = { asks = 'discard', "
                                "seats = { { life = 3, hand = { 'coin', 'coin' } } }, told = { 'log.boss' }, "
                                "flags = { bell = true }, offers = { 'play:moon' }, ending = 'dead' }");
    CHECK(result.wrong.size() == 7);
    const std::string story = fmt::format("{}", fmt::join(result.story, "\n"));
    CHECK(story.find("asked main (seat 1): play:staff, play:coin") != std::string::npos);
    CHECK(story.find("answered \"play:staff\"") != std::string::npos);
    CHECK(story.find("rolls 6") != std::string::npos);
}

TEST_CASE("mistakes in a scenario itself are one sentence each") {
    const std::pair<std::string, std::string> mistakes[] = {
        {"expekt = {}", "did you mean 'expect'?"},
        {"chapter = 'nowhere'", "there is no chapter 'nowhere'"},
        {"heroes = { 'wizzard' }", "'hero_choice:wizzard' is not on offer"},
        {"table = { seats = { { hnad = { 'coin' } } } }", "did you mean 'hand'?"},
        {"table = { seats = { { hand = { 'coyn' } } } }", "did you mean 'coin'?"},
        {"table = { seats = { { hand = { 'hammer', 'hammer', 'hammer' } } } }", "no further card 'hammer'"},
        {"table = { seats = { {}, {} } }, ", "there is no seat 2"},
        {"table = { seats = { { monsters = { { 'imp', wunds = 1 } } } } }", "no counter 'wunds'"},
        {kFight + "play = { 'play:sword' }", "'play:sword' is not on offer when 'main' is asked"},
        {kFight + "play = { { asked = 'loot', answer = 'x' } }", "'main' was asked, not 'loot'"},
        {kFight + "play = { { 'play:staff', 'play:coin' } }", "does not answer 'main'"},
        {"settings = { difficulty = 'silly' }", "'difficulty' should be"},
        {"table = { seats = { { level = 7 } } }", "'level' should be 1 to 3, not 7"},
        {"table = { seats = { { purse = 4294967296 } } }", "'purse' should be 0 to 999, not 4294967296"},
        {"table = { seats = { { monsters = { { 'imp', wounds = -1 } } } } }", "'wounds' should be 0 to 999"},
        {kFight + "dice = { 1000000000 }", "'dice' should hold numbers from 1 to 6, not 1000000000"},
        {kFight + "dice = { 'six' }", "'dice' should hold numbers from 1 to 6"},
        {kFight + "play = { 4294967296 }", "should be -1000000000 to 1000000000, not 4294967296"},
    };
    for (const auto& [fields, told] : mistakes) {
        const auto& shown = fields;
        CAPTURE(shown);
        const auto result = run_one(fields);
        REQUIRE(result.wrong.size() == 1);
        CHECK_MESSAGE(result.wrong[0].find(told) != std::string::npos, result.wrong[0]);
    }
    CHECK(workshop::run_scenarios(library(), "x.lua", "return {").front().wrong.size() == 1);
    CHECK(workshop::run_scenarios(library(), "x.lua", "return {}").front().wrong.size() == 1);
}

TEST_CASE("a Monster that lies in the zone already keeps what it remembers") {
    // The Miller is revealed and notes half his life; then he is wounded by hand, and still knows it.
    const auto result = run_one(
        "start = { adventure_deck = { 'drowned_miller' } }, table = { boss_area = { { 'drowned_miller', "
        "wounds = 1 } "
        "}, seats = { { hand = { 'bastard_sword', 'coin' }, monsters = {} } } }, dice = { 2, 1 }, play = { "
        "'play:bastard_sword', 'play:coin' }, expect = { told = { 'log.wounded' } }");
    CHECK_MESSAGE(result.wrong.empty(), fmt::format("{}", fmt::join(result.wrong, "; ")));
}

TEST_CASE("what a script logs stands in the story of a scenario that fails") {
    play::Library loud(
        changed("black_water/market/miller_key.lua", "hero:gain_money", "log('clink', hero) hero:gain_money"),
        "black_water");
    const auto results = workshop::run_scenarios(
        loud, "x.lua",
        "return { { name = 'one', heroes = { 'warrior' }, table = { seats = { { hand = { "
        "'miller_key', 'coin' } } } }, play = { 'play:miller_key' }, expect = { asks = "
        "'nothing' } } }");
    REQUIRE(results.size() == 1);
    const std::string story = fmt::format("{}", fmt::join(results[0].story, "\n"));
    CHECK_MESSAGE(story.find("log miller_key.lua:7: clink hero:1") != std::string::npos, story);
}

TEST_CASE("what cannot be is refused in one sentence, with file and line") {
    const std::pair<std::string, std::string> mistakes[] = {
        {"table = { seats = { { life = 999 } } }",
         "'life' should be at most 40, the seat's max_life, not 999"},
        {"table = { seats = { { life = -1 } } }", "'life' should be 0 to 999, not -1"},
        {"table = { seats = { { life = 'full' } } }", "'life' should be a whole number"},
        {"table = { seats = { { standing = 2 } } }", "'standing' should be 0 to 1, not 2"},
        {"table = { rounds = 3 }", "the table has no zone or counter 'rounds'; did you mean 'round'?"},
        {"table = { seats = { { monsters = { { 'imp', wounds = -1 } } } } }", "'wounds' should be 0 to 999"},
        {"table = { seats = { { monsters = { { 'imp', wounds = 99 } } } } }", "'imp' would have"},
        {"table = { seats = { { monsters = { 'coin' } } } }", "'coin' cannot lie in 'monsters'"},
        {"table = { seats = { { hand = { 'imp' } } } }",
         "'imp' cannot lie in 'hand': it is of the kind 'foe'"},
        {"table = { boss_area = { 'imp', 'coin' } }", "'coin' cannot lie in 'boss_area'"},
        {"table = { seats = { { hand = { 'coin', onyl = true } } } }", "did you mean 'only'?"},
        {"table = { seats = { { hand = 3 } } }", "'hand' should be a list of cards"},
        {"table = { seats = 2 }", "'seats' should be a list"},
        {"dice = { 7 }", "'dice' should hold numbers from 1 to 6, not 7"},
        {"dice = { 'six' }", "'dice' should hold numbers from 1 to 6"},
        {"companions = { 2 }", "'companions' should hold seats from 1 to 1, not 2"},
        {"before = { leeder = 'lead:seat1' }", "no question is called 'leeder'; did you mean 'leader'?"},
        {"expect = { refuses = { 'play:stafff' } }", "there is no 'stafff'; did you mean 'staff'?"},
        {"expect = { refuses = { 'pley:staff' } }", "nothing is called 'pley'; did you mean 'play'?"},
        {"expect = { silent = { 'log.bos' } }", "no text is called 'log.bos'; did you mean 'log.boss'?"},
        {"expect = { shows = { { 'hand', of = 2, to = 1 } } }", "'of' should be a seat from 1 to 1, not 2"},
        {"chapter = '01_the_mil'", "did you mean '01_the_mill'?"},
        {"next = { { tabel = {} } }", "did you mean 'table'?"},
    };
    for (const auto& [fields, told] : mistakes) {
        const auto& shown = fields;
        CAPTURE(shown);
        const auto results = workshop::run_scenarios(
            library(), "black_water/tests/one.lua",
            "-- two scenarios\nreturn {\n{ name = 'fine', heroes = { 'warrior' } },\n{ name = 'one',\n"
            "heroes = { 'warrior' },\n" +
                fields + "\n} }");
        REQUIRE(results.size() == 2);
        CHECK(results[0].wrong.empty());
        REQUIRE(results[1].wrong.size() == 1);
        CHECK_MESSAGE(results[1].wrong[0].find(told) != std::string::npos, results[1].wrong[0]);
        CHECK_MESSAGE(results[1].wrong[0].starts_with("black_water/tests/one.lua:"), results[1].wrong[0]);
    }
    const auto many = run_one("table = {}");
    CHECK(many.wrong.empty());
}

TEST_CASE("a mistake is told with the line on which its word stands") {
    const auto results = workshop::run_scenarios(library(), "t.lua",
                                                 "return {\n { name = 'one',\n  heroes = { 'warrior' },\n"
                                                 "  table = { seats = { {\n    hand = { 'coin' },\n"
                                                 "    purs = 3,\n  } } } } }");
    REQUIRE(results[0].wrong.size() == 1);
    CHECK_MESSAGE(results[0].wrong[0].starts_with("t.lua:6: a seat has no zone or counter 'purs'"),
                  results[0].wrong[0]);
}

TEST_CASE("more heroes than seats are refused") {
    const auto results = workshop::run_scenarios(
        library(), "t.lua",
        "return { { name = 'one', heroes = { 'mage', 'mage', 'mage', 'mage', 'mage', 'mage', 'mage' } } }");
    REQUIRE(results[0].wrong.size() == 1);
    CHECK_MESSAGE(results[0].wrong[0].find("'heroes' should be 1 to 6, not 7") != std::string::npos,
                  results[0].wrong[0]);
}

namespace {

void passes(const workshop::ScenarioResult& result) {
    CHECK_MESSAGE(result.wrong.empty(),
                  fmt::format("{}\n{}", fmt::join(result.wrong, "; "), fmt::join(result.story, "\n")));
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        lines.push_back(text.substr(from, end - from));
        from = end + 1;
    }
    return lines;
}

bool fails_with(const workshop::ScenarioResult& result, const std::string& told) {
    return fmt::format("{}", fmt::join(result.wrong, "; ")).find(told) != std::string::npos;
}

}  // namespace

TEST_CASE("a deck or stack holds exactly what only = true says, or nothing") {
    passes(
        run_one("table = { stack_beer = { only = true }, main_deck = { 'hammer', only = true }, seats = { { "
                "deck = { 'staff', 'coin', only = true }, hand = { 'coin' }, discard_pile = {}, "
                "monsters = { 'imp' } } } }, "
                "expect = { stack_beer = {}, main_deck = { 'hammer' }, seats = { { "
                "deck = { 'staff', 'coin', in_order = true } } } }"));
    const auto more =
        run_one("table = { stack_beer = { 'house_beer' } }, expect = { stack_beer = { 'house_beer' } }");
    CHECK(fails_with(more, "stack_beer is "));  // without it the stack keeps what it had
}

TEST_CASE("a bare seat has no cards but those that are said") {
    passes(
        run_one("table = { seats = { { bare = true, hand = { 'staff', 'coin' }, monsters = { 'imp' } } } }, "
                "expect = { seats = { { deck = {}, discard_pile = {}, played = {}, front = {}, "
                "hand = { 'staff', 'coin' } } } }"));
}

TEST_CASE("order in a zone is set from the top and compared if asked for") {
    const std::string table =
        "table = { adventure_deck = { '07_hands_in_the_race', '03_the_sack_loft' }, seats = { { hand = { "
        "'staff', 'coin' } } } }, ";
    passes(run_one(table +
                   "expect = { adventure_deck = { '07_hands_in_the_race', '03_the_sack_loft', top = true }, "
                   "seats = { { hand = { 'coin', 'staff' } } } }"));
    CHECK(fails_with(
        run_one(table + "expect = { seats = { { hand = { 'coin', 'staff', in_order = true } } } }"),
        "hand is staff, coin, not coin, staff in this order"));
    CHECK(fails_with(run_one(table + "expect = { adventure_deck = { '03_the_sack_loft', top = true } }"),
                     "not 03_the_sack_loft in this order"));
}

TEST_CASE("a companion's seat answers for itself, and the story says what") {
    const auto results =
        workshop::run_scenarios(library(), "t.lua",
                                "return { { name = 'one', chapter = '02_the_ferry', heroes = "
                                "{ 'warrior', 'mage' }, companions = { 2 }, "
                                "start = { adventure_deck = { '22_the_drowned_procession' } }, "
                                "table = { seats = { { hand = { 'coin', 'coin' }, monsters "
                                "= { 'imp' } }, { hand = { 'staff', 'coin' }, "
                                "monsters = { 'imp' } } } }, play = { 'end_turn' }, expect "
                                "= { asks = 'main', active = 0, round = 2 } } }");
    passes(results[0]);
    const std::string story = fmt::format("{}", fmt::join(results[0].story, "\n"));
    CHECK_MESSAGE(story.find("asked main (seat 2), a companion, who answered ") != std::string::npos, story);
}

TEST_CASE("answers that were forced stand in the story") {
    const auto result = run_one(
        "table = { seats = { { hand = { 'hammer', 'coin' }, monsters = { 'imp' } } } }, "
        "dice = { 1 }, play = { 'play:hammer' }, expect = { asks = 'nothing' }");
    const std::string story = fmt::format("{}", fmt::join(result.story, "\n"));
    CHECK_MESSAGE(story.find("had to answer target (seat 1): attack:hammer>imp") != std::string::npos, story);
}

TEST_CASE("closed hands are a setting, and what a seat may see can be expected") {
    for (const auto& [hands, seen] : {std::pair("open", "shows"), std::pair("closed", "hides")}) {
        const auto other = workshop::run_scenarios(
            library(), "t.lua",
            fmt::format(
                "return {{ {{ name = 'one', heroes = {{ 'warrior', 'mage' }}, settings = {{ hands = '{}' }}, "
                "expect = {{ {} = {{ {{ 'hand', of = 2, to = 1 }} }} }} }} }}",
                hands, seen));
        passes(other[0]);
        const auto wrong = workshop::run_scenarios(
            library(), "t.lua",
            fmt::format(
                "return {{ {{ name = 'one', heroes = {{ 'warrior', 'mage' }}, settings = {{ hands = '{}' }}, "
                "expect = {{ {} = {{ {{ 'hand', of = 2, to = 1 }} }} }} }} }}",
                hands, std::string(seen) == "shows" ? "hides" : "shows"));
        CHECK(wrong[0].wrong.size() == 1);
    }
}

TEST_CASE("a scenario of the rules that names a chapter is run only where that chapter is") {
    const std::pair<std::string, std::string> file{
        "deckbuilder/tests/t.lua",
        "return { { name = 'here', chapter = '01_the_mill', heroes = { 'warrior' } }, "
        "{ name = 'elsewhere', chapter = '99_the_moon', heroes = { 'warrior' } } }"};
    const auto results = workshop::run_scenarios(library(), {file}, workshop::Whose::rules);
    REQUIRE(results.size() == 1);
    passes(results[0]);
    const auto own = workshop::run_scenarios(library(), {{"black_water/tests/t.lua", file.second}},
                                             workshop::Whose::campaign);
    REQUIRE(own.size() == 2);
    CHECK(own[1].wrong.size() == 1);
}

TEST_CASE("one seed is one scenario, another one another") {
    const auto hand = [](int seed) {
        const auto result =
            run_one(fmt::format("seed = {}, expect = {{ seats = {{ {{ hand = {{}} }} }} }}", seed));
        return result.wrong.at(0);
    };
    CHECK(hand(4) == hand(4));
    std::set<std::string> hands;
    for (int seed = 1; seed <= 8; ++seed)
        hands.insert(hand(seed));
    CHECK(hands.size() > 1);
}

TEST_CASE("several chapters in a row: companions play on, and each has its own table and expectations") {
    const std::string first =
        "table = { adventure_deck = { only = true }, seats = { { life = 40, monsters = {}, hand = { 'coin', "
        "'coin' } } }, hand_off = 1 }, expect = { asks = 'main' }, ";
    passes(
        run_one(first +
                "next = { { table = { seats = { { hand = { 'staff', 'coin' }, monsters = { 'imp' } } } }, "
                "dice = { 6 }, play = { 'play:staff' }, expect = { asks = 'loot', told = { 'log.strikes' }, "
                "ending = 'alive' } } }"));
    CHECK(fails_with(run_one(first + "next = { { expect = { seats = { { life = 1 } } } } }"),
                     "next[1]: seat 1: life is "));
}

TEST_CASE("the examples of docs/scenarios.md pass") {
    save::DiskFiles files;
    std::vector<std::string> examples;
    bool inside = false;
    for (const std::string& line : lines_of(files.read(source_folder("/docs/scenarios.md")))) {
        if (line.starts_with("    { name =")) examples.emplace_back();
        inside = line.starts_with("    ") && (inside || line.starts_with("    { name ="));
        if (inside) examples.back() += line + "\n";
    }
    CHECK(examples.size() >= 3);
    for (const std::string& example : examples)
        for (const auto& result :
             workshop::run_scenarios(library(), "docs.lua", "return {" + example + "}")) {
            CAPTURE(example);
            passes(result);
        }
}

TEST_CASE("scenario files share code beside them; what is wrong with it is told with its own line") {
    const auto run_with = [](const std::string& code, const std::string& used = "lib_x") {
        return workshop::run_scenarios(
            library(),
            {{"black_water/tests/lib_x.lua", code},
             {"black_water/tests/lib_y.lua", "return use 'lib_x'"},
             {"black_water/tests/one.lua",
              "local x = use '" + used + "'\nreturn { x.first { name = 'shared', expect = {} } }"}},
            workshop::Whose::campaign);
    };
    const std::string good =
        "return { first = function(it) it.chapter, it.heroes = '01_the_mill', { 'warrior' } return it end }";
    for (const char* used : {"lib_x", "lib_y"}) {
        const auto results = run_with(good, used);
        REQUIRE(results.size() == 1);
        CHECK(results[0].name == "shared");
        CHECK_MESSAGE(results[0].wrong.empty(), results[0].wrong.front());
    }
    const auto complaint = [&](const std::string& code, const std::string& used = "lib_x") {
        const auto results = run_with(code, used);
        REQUIRE(results.size() == 1);
        return fmt::format("{}", fmt::join(results[0].wrong, "\n"));
    };
    CHECK(complaint("\n\nreturn nil + 1").find("tests/lib_x.lua:3") != std::string::npos);
    CHECK(complaint("return 7").find("should return a table or a function, not") != std::string::npos);
    CHECK(complaint("return use 'lib_y'").find("uses this file in turn") != std::string::npos);
    CHECK(complaint(good, "lib_z").find("there is no 'lib_z' to share") != std::string::npos);
    CHECK(complaint(good, "../lib_x").find("there is no '../lib_x' to share") != std::string::npos);
}
