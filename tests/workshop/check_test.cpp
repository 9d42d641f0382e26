// `tankard check`: the shipped campaign is clean, and each kind of mistake is found where it stands.
#include "workshop/check.h"

#include "play/fixture.h"

#include <algorithm>
#include <string>
#include <string_view>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::play::test;

namespace {

workshop::Findings check(const save::Content& content) {
    return workshop::check(play::Library(content, "black_water"), {});
}

std::string shown(const workshop::Findings& findings) {
    std::string all;
    for (const workshop::Finding& finding : findings)
        if (finding.level != workshop::Level::hint)
            all += fmt::format("{}:{}: T{:03} {}\n", finding.file, finding.line, finding.number,
                               finding.message);
    return all;
}

struct Mistake {
    std::string_view file, piece, by;
    int number = 0;
    std::string_view told;
};

}  // namespace

TEST_CASE("the shipped content is clean") {
    CHECK_MESSAGE(shown(check(content())).empty(), shown(check(content())));
}

TEST_CASE("every kind of mistake is found, with its number, file and line") {
    const std::string_view mill = "black_water/chapters/01_the_mill.lua";
    const std::string_view fog = "black_water/cards/18_choking_fog.lua";
    const std::string_view coat = "black_water/cards/11_the_millers_coat.lua";
    const std::string_view english = "black_water/text/en.lua";
    const std::string_view italian = "black_water/text/it.lua";
    const Mistake mistakes[] = {
        {mill, "return chapter {", "return chaptr {", 1, "chapter"},
        {mill, "tier = 1", "teir = 1", 2, "did you mean 'tier'?"},
        {mill, "tier = 1", "tier = 1, tier = 2", 1, "'tier' stands twice in this table"},
        {mill, "deck = { 3, 5", "deck = { 3, 999", 2, "999"},
        {"black_water/campaign.lua", "01_the_mill", "01_the_mil", 4, "did you mean '01_the_mill'?"},
        {"black_water/campaign.lua", "least_players = 1", "settings = { undo = \"nver\" }, least_players = 1",
         4, "'undo' should be one of"},
        {coat, "turn:tell \"coat.reveal\"", "turn:tell \"coat.reveal\" ; trun.x = 1", 10, "'trun'"},
        {fog, "crowd.gather(turn", "crowed.gather(turn", 10, "did you mean 'crowd'?"},
        {coat, "gain_card", "gain_crad", 11, "did you mean 'gain_card'?"},
        {coat, "turn.speaker", "turn.speakr", 11, "did you mean 'speaker'?"},
        {coat, "turn.heroes", "turn:heroes", 11, "heroes"},
        {fog, "discard(2)", "discard()", 12, "takes 1 values, not 0"},
        {fog, "discard(2)", "discard(\"two\")", 12, "should be an integer"},
        {fog, "discard(2)", "discard(-2)", 12, "'count' of hero:discard should be 0 to 99, not -2"},
        {fog, "discard(2)", "discard(1000000000)", 12, "should be 0 to 99, not 1000000000"},
        {"black_water/bosses/drowned_miller.lua", "per_party = { 1, 2 }", "per_party = 2", 5,
         "write { 1, 2 } for one for every 2 heroes, or { 2, 1 } for 2 for each"},
        {mill, "alive = function(story)",
         "alive = function(story)\n    if story.losses > 9 then return \"02_nowhere\" end", 42,
         "leads to '02_nowhere', which is no chapter"},
        {"black_water/cards/20_the_landing_stage.lua", "card.family == \"ranged\"",
         "card.family == \"rangde\"", 12, "family is never \"rangde\"; did you mean 'ranged'?"},
        {"black_water/bosses/drowned_miller.lua", "return company.of(self) +",
         "self:kill() return company.of(self) +", 13, "monster_attack_change"},
        {"black_water/bosses/drowned_miller.lua", "part(\"loose\"", "part(\"looes\"", 20, "part.looes"},
        {coat, "\"coat.reveal\"", "\"coat.reveel\"", 20, "did you mean 'coat.reveal'?"},
        {coat, "choose(\"coat\"", "choose(\"goat\"", 20, "ask.goat"},
        {"black_water/pictures.lua", "bog_hound = \"", "bog_hound = \"rat rat ", 3, "one to four names"},
        {"black_water/pictures.lua", "bog_hound = \"wolf-head", "bog_hound = \"wolf-haed", 27,
         "no such drawing; did you mean 'wolf-head'?"},
        {"deckbuilder/colours.lua", "barbarian = \"clay\"", "barbarian = \"clya\"", 3,
         "the colour of 'barbarian' is \"clya\"; it should be one of iron, "},
        {"deckbuilder/colours.lua", "barbarian = \"clay\"", "barbarian = \"clya\"", 3,
         "did you mean 'clay'?"},
        {"black_water/scenes.lua", "sky = \"dusk\"", "sky = \"dsuk\"", 3, "did you mean 'dusk'?"},
        {"black_water/scenes.lua", "\"water-mill\", at = 56", "\"water-mll\", at = 56", 27,
         "no such drawing; did you mean 'water-mill'?"},
        {"black_water/scenes.lua", "pit_bailiff =", "pit_bailif =", 23, "did you mean 'pit_bailiff'?"},
        {"deckbuilder/layout.lua", "[\"log.boss\"] = \"monster\"", "[\"log.boss\"] = \"monstre\"", 25,
         "no slot of the sentence 'log.boss' called 'monstre'"},
        {"deckbuilder/layout.lua", "entrances = { [\"log.boss\"]", "entrances = { [\"log.bosss\"]", 25,
         "no sentence 'log.bosss'; did you mean 'log.boss'?"},
        {"deckbuilder/layout.lua", "exits = { [\"log.killed\"]", "exits = { [\"log.kiled\"]", 25,
         "no sentence 'log.kiled'; did you mean 'log.killed'?"},
        {"deckbuilder/layout.lua", "{ \"monster\", of = \"boss\" }", "{ \"monster\", of = \"bos\" }", 25,
         "no kind 'bos'"},
        {"deckbuilder/layout.lua", "shown_after = { \"log.turn\"", "shown_after = { \"log.trun\"", 25,
         "no sentence 'log.trun'; did you mean 'log.turn'?"},
        {"deckbuilder/layout.lua", "explained = { \"use\"", "explained = { \"usee\"", 25,
         "no verb 'usee'; did you mean 'use'?"},
        {"deckbuilder/layout.lua", "told_when_forced = { \"main\"", "told_when_forced = { \"mian\"", 25,
         "no question 'mian'"},
        {"deckbuilder/layout.lua", "monsters = \"red\"", "monsters = \"rde\"", 25,
         "no ink 'rde'; did you mean 'red'?"},
        {"deckbuilder/layout.lua", "ink = { monsters", "ink = { monstres", 25,
         "no zone 'monstres'; did you mean 'monsters'?"},
        {"deckbuilder/layout.lua", "weapon = \"iron\"", "weapon = \"irn\"", 25,
         "no colour 'irn'; did you mean 'iron'?"},
        {"deckbuilder/layout.lua", "frames = {\n    weapon", "frames = {\n    waepon", 25,
         "no kind of card 'waepon'"},
        {"deckbuilder/layout.lua", "[\"log.played\"] = \"card\"", "[\"log.played\"] = \"crad\"", 25,
         "no sound 'crad'; did you mean 'card'?"},
        {"deckbuilder/layout.lua", "[\"log.attacks\"] = harm", "[\"log.atacks\"] = harm", 25,
         "no sentence 'log.atacks'; did you mean 'log.attacks'?"},
        {"deckbuilder/layout.lua", "\"log.killed\", \"log.fell\"", "\"log.killed\", \"log.fel\"", 25,
         "no sentence 'log.fel'; did you mean 'log.fell'?"},
        {"deckbuilder/layout.lua", "\"log.absorbed\", \"log.broken\"", "\"log.absorbed\", \"log.brokn\"", 25,
         "no sentence 'log.brokn'; did you mean 'log.broken'?"},
        {"deckbuilder/layout.lua", "of = \"card\", with = \"n\"", "of = \"card\", with = \"m\"", 25,
         "no slot of the sentence 'log.looted' called 'm'"},
        {"deckbuilder/layout.lua", "[\"log.took\"] = { by", "[\"log.tok\"] = { by", 25,
         "no sentence with a text of that name 'log.tok'"},
        {"deckbuilder/layout.lua", "signed = { \"attack\"", "signed = { \"atack\"", 25,
         "no fact 'atack'; did you mean 'attack'?"},
        {"deckbuilder/layout.lua", "keywords = {\n    \"heavy\"", "keywords = {\n    \"hevy\"", 25,
         "no topic 'hevy'; did you mean 'heavy'?"},
        {"deckbuilder/layout.lua", "armour = \"shield", "armuor = \"shield", 25,
         "no counter, fact, zone, kind or deed 'armuor'"},
        {"deckbuilder/layout.lua", "end_turn = \"hourglass", "end_tunr = \"hourglass", 25,
         "no verb 'end_tunr'; did you mean 'end_turn'?"},
        {"deckbuilder/layout.lua", "{ \"kills\", told = \"log.killed\", by = \"hero\"",
         "{ \"kills\", told = \"log.killed\", by = \"heroo\"", 25,
         "no slot of the sentence 'log.killed' called 'heroo'"},
        {"deckbuilder/layout.lua", "standing = \"standing\"", "standing = \"standign\"", 25,
         "no counter of the seats 'standign'"},
        {"deckbuilder/layout.lua", "bought = \"log.bought\",\n", "baught = \"log.bought\",\n", 25,
         "no word of 'statistics' 'baught'"},
        {"deckbuilder/layout.lua", "at = \"main\"", "at = \"mian\"", 25, "no question 'mian'"},
        {"deckbuilder/layout.lua", "hand = \"deck\", played", "hand = \"dekc\", played", 25,
         "no zone 'dekc'"},
        {"deckbuilder/layout.lua", "explained = { \"use\", \"learn\", \"take_home\" }", "explained = 7", 25,
         "'explained' should be a table, not 7"},
        {"deckbuilder/layout.lua", "{ \"level\", from = 1, to = 3", "{ \"level\", from = 3, to = 1", 25,
         "should be a track from one number to a greater one"},
        {"deckbuilder/layout.lua", "zones = { \"adventure\", \"boss_area\", \"boss_loot\", \"defeated\" }",
         "zones = \"adventure\"", 25, "'zones' should be a list"},
        {"deckbuilder/layout.lua", "life = \"hearts", "life = \"heerts", 27, "did you mean 'hearts'?"},
        {"black_water/pictures.lua", "bog_hound =", "bog_hond =", 23, "did you mean 'bog_hound'?"},
        {coat, "{ \"coat.search\"", "{ \"coat.seerch\"", 20, "do.coat.seerch"},
        {coat, "give_effect \"cold_fingers\"", "give_effect \"cold_finger\"", 30,
         "did you mean 'cold_fingers'?"},
        {coat, "gain_card \"miller_key\"", "gain_card \"miller_kee\"", 30, "did you mean 'miller_key'?"},
        {"black_water/bosses/drowned_miller.lua", "\"drowned_hand\"", "\"drowned_hant\"", 30, "drowned_hand"},
        {mill, "alive = function(story)",
         "alive = function(story)\n    if story:has_flag \"nobody\" then return end", 44, "nobody"},
        {english, "flour_rat = {", "flower_rat = {", 22, "flour_rat"},
        {italian, "flour_rat = {", "flower_rat = {", 22, "flour_rat"},
        {italian, "  trophy = {", "  trofy = {", 21, "trophy.black_water: missing in it"},
    };
    for (const Mistake& mistake : mistakes) {
        CAPTURE(mistake.file);
        CAPTURE(mistake.by);
        const workshop::Findings findings = check(changed(mistake.file, mistake.piece, mistake.by));
        const bool found =
            std::any_of(findings.begin(), findings.end(), [&](const workshop::Finding& finding) {
                return finding.number == mistake.number &&
                       finding.message.find(mistake.told) != std::string::npos &&
                       (finding.line > 0 || finding.number == 4 || finding.number == 21);
            });
        CHECK_MESSAGE(found, shown(findings));
    }
}

TEST_CASE("a text that is missing is told of the file that lacks it, not of one whose word ends like it") {
    const std::string italian = "black_water/text/it.lua";
    const workshop::Findings findings = check(changed(italian, "    bell = ", "    bel = "));
    const auto missing = std::find_if(findings.begin(), findings.end(), [](const workshop::Finding& finding) {
        return finding.message.find(".bell: missing in it") != std::string::npos;
    });
    REQUIRE_MESSAGE(missing != findings.end(), shown(findings));
    CHECK(missing->file == italian);  // the rules' file says alarm_bell
    CHECK(missing->line > 0);
}

TEST_CASE("a text or comment that nothing closes is one mistake, on the line where it begins") {
    const std::string fog = "black_water/cards/18_choking_fog.lua";
    const Mistake mistakes[] = {
        {fog, "{ \"lantern_thief\" }", "{ \"lantern_thief }", 6, "its second \" is missing"},
        {fog, "turn:tell \"fog.over\"", "turn:tell 'fog.over", 16, "its second ' is missing"},
        {fog, "turn:tell \"fog.over\"", "turn:tell [[fog.over", 16, "its closing brackets are missing"},
        {fog, "return adventure_card", "--[[ return adventure_card", 3, "its closing brackets are missing"},
        {"black_water/campaign.lua", "\"01_the_mill\"", "\"01_the_mill", 2, "its second \" is missing"},
        {"black_water/text/en.lua", "heroes.\"", "heroes.", 6, "its second \" is missing"},
    };
    for (const Mistake& mistake : mistakes) {
        const std::string told = shown(check(changed(mistake.file, mistake.piece, mistake.by)));
        CHECK_MESSAGE(std::count(told.begin(), told.end(), '\n') == 1, told);
        CHECK_MESSAGE(told.starts_with(fmt::format("{}:{}: ", mistake.file, mistake.number)), told);
        CHECK_MESSAGE(told.find(mistake.told) != std::string::npos, told);
    }
}

TEST_CASE("what an author wrote is quoted without its control characters") {
    const std::string told =
        shown(check(changed("deckbuilder/heroes/dwarf.lua", "\"axe\"", "\"\\27[2J\\1axe\"")));
    CHECK_MESSAGE(told.find("card.family is never ' axe'") != std::string::npos, told);
}

TEST_CASE("a field's mistake is found on the field's own line") {
    const std::string told =
        shown(check(changed("black_water/campaign.lua", "losses_allowed = 3", "losses_alowed = 3")));
    CHECK_MESSAGE(told.find("campaign.lua:5: T004 campaign has no field 'losses_alowed'; did you mean") !=
                      std::string::npos,
                  told);
}

TEST_CASE("the campaign as a graph: chapters that nobody reaches, gates that nothing opens") {
    save::Content lonely = content();
    lonely.files.emplace_back("black_water/chapters/99_attic.lua",
                              "return chapter { alive = function(story) story:tell \"mill.intro\" end }\n");
    const std::string told = shown(check(lonely));
    CHECK_MESSAGE(told.find("T040 no page leads to the chapter '99_attic'") != std::string::npos, told);
    CHECK_MESSAGE(told.find("T042 this page names no chapter") != std::string::npos, told);
    const std::string gate =
        shown(check(changed("black_water/chapters/01_the_mill.lua", "needs = \"", "needs = \"no_such_")));
    CHECK_MESSAGE(gate.find("T043 nothing opens this gate") != std::string::npos, gate);
    const std::string few = shown(check(changed("black_water/chapters/02_the_ferry.lua", "return chapter {",
                                                "return chapter {\n  least = 3,")));
    CHECK_MESSAGE(few.find("T046 it needs 3 heroes") != std::string::npos, few);
}

TEST_CASE("what no scenario speaks of is a hint, and a name in a scenario is enough") {
    play::Library with(content(), "black_water");
    const auto untested = [&](const workshop::TextFiles& scenarios) {
        const workshop::Findings findings = workshop::check(with, scenarios);
        return std::count_if(findings.begin(), findings.end(), [](const workshop::Finding& finding) {
            return finding.number == 50 && finding.message.find("'flour_rat'") != std::string::npos;
        });
    };
    CHECK(untested({}) == 1);
    CHECK(untested({{"x.lua", "return { { table = { seats = { { monsters = { \"flour_rat\" } } } } } }"}}) ==
          0);
}
