// House rules in words: all that --set can say, and nothing that a campaign would refuse.
#include "scene/house_rules.h"

#include "play/fixture.h"
#include "source.h"

#include <algorithm>
#include <string>

#include <doctest/doctest.h>

using namespace tankard;
using play::test::library_of;
using scene::HouseRule;

namespace {

HouseRule& rule(std::vector<HouseRule>& all, const std::string& set, const std::string& name) {
    const auto at = std::find_if(all.begin(), all.end(),
                                 [&](const HouseRule& each) { return each.set == set && each.name == name; });
    REQUIRE(at != all.end());
    return *at;
}

}  // namespace

TEST_CASE("every setting of every rule set has a title and a sentence for each choice, in both languages") {
    const play::Library library = library_of("set_menu");
    for (const char* code : {"en", "it"})
        for (const HouseRule& each : scene::house_rules(library, code)) {
            CAPTURE(each.set + "." + each.name);
            CHECK(each.title.find('_') == std::string::npos);
            CHECK(each.title.find('[') == std::string::npos);
            CHECK(each.heading.empty() == each.set.empty());
            CHECK(!each.says().empty());
            for (const HouseRule::Choice& choice : each.choices)
                CHECK((choice.says != choice.word || each.most > each.least));
        }
}

TEST_CASE("what a campaign says itself is as usual there, and only what differs is set") {
    const play::Library library = library_of("set_menu");
    std::vector<HouseRule> all = scene::house_rules(library, "en");
    CHECK(scene::settings_of(all).entries().empty());
    CHECK(rule(all, "twister", "wanted").usual == "3");
    CHECK(rule(all, "lords", "game").usual == "first");
    rule(all, "", "difficulty").turn(1);
    CHECK(rule(all, "lords", "game").choose("full"));
    CHECK(!rule(all, "lords", "game").choose("endless"));
    HouseRule& clock = rule(all, "twister", "clock");
    CHECK(clock.choices.empty());
    CHECK(!clock.choose("1000"));
    CHECK(clock.choose("30"));
    clock.turn(-100);
    CHECK(clock.chosen == "0");
    const Value chosen = scene::settings_of(all);
    CHECK(chosen.at("difficulty") == Value("grim"));
    CHECK(chosen.at("lords").at("game") == Value("full"));
    CHECK(chosen.at("twister").at("clock") == Value(0));
    Problems problems;
    library.settings(chosen, problems);
    CHECK(problems.empty());
    std::vector<HouseRule> again = scene::house_rules(library, "it");
    scene::choose(again, chosen);
    CHECK(scene::settings_of(again) == chosen);
}

TEST_CASE("all that is chosen in every way is what the rules take") {
    const play::Library library = library_of("black_water");
    std::vector<HouseRule> all = scene::house_rules(library, "en");
    for (int step = 0; step < 9; ++step) {
        for (HouseRule& each : all)
            each.turn(1);
        Problems problems;
        library.settings(scene::settings_of(all), problems);
        CHECK(problems.empty());
    }
}

TEST_CASE("the house rule that its rule set calls the first is the first that people see") {
    for (const char* code : {"en", "it"}) {
        const std::vector<HouseRule> all = scene::house_rules(library_of("lords"), code);
        REQUIRE(all.size() > 1);
        CHECK(all.front().name == "game");
    }
}
