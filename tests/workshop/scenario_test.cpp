// Authors' scenarios: those that ship pass; what is wrong with one is told so that it can be mended.
#include "workshop/scenario.h"

#include "play/fixture.h"
#include "source.h"

#include <string>
#include <utility>

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
    };
    for (const auto& [fields, told] : mistakes) {
        CAPTURE(fields);
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
