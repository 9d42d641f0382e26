// The rules to be read: the same topics for everybody, with examples, and the way from a card to them.
#include "scene/topics.h"

#include "play/fixture.h"
#include "scene/stage.h"
#include "window/pages/rules_page.h"

#include <algorithm>
#include <string>

#include <doctest/doctest.h>

using namespace tankard;

TEST_CASE("every topic of every rule set has a title, a text and an example in both languages") {
    std::string set;
    SUBCASE("") { set = "deckbuilder"; }
    SUBCASE("") { set = "fighter"; }
    SUBCASE("") { set = "gauntlet"; }
    SUBCASE("") { set = "lords"; }
    SUBCASE("") { set = "twister"; }
    CAPTURE(set);
    const std::string campaign = set == "deckbuilder" ? "black_water" : set;
    const play::Library library = play::test::library_of(campaign);
    for (const char* code : {"en", "it"}) {
        const scene::Words words(library, code);
        const scene::Rules rules = scene::rules_of(library, words);
        CHECK(rules.set == set);
        CHECK(rules.topics.size() >= 9);
        CHECK(rules.title.find('[') == std::string::npos);
        for (const scene::Topic& topic : rules.topics) {
            CAPTURE(topic.id);
            CHECK(topic.title.find('[') == std::string::npos);
            CHECK(!topic.text.empty());
            CHECK(!topic.picture.empty());
            CHECK(topic.example.size() > 20);
            CHECK(std::find(topic.related.begin(), topic.related.end(), topic.id) == topic.related.end());
        }
        CHECK(rules.topics.front().id == "aim");
        CHECK(std::is_sorted(rules.topics.begin() + 1, rules.topics.end(),
                             [](const auto& one, const auto& other) { return one.title < other.title; }));
    }
}

TEST_CASE("topics that a text speaks of are related to it") {
    const scene::Words words(play::test::library(), "en");
    const scene::Rules rules = scene::rules_of(play::test::library(), words);
    const std::vector<std::string>& related = rules.topics[rules.place("armour")].related;
    CHECK(std::find(related.begin(), related.end(), "turn") != related.end());
    CHECK(std::find(related.begin(), related.end(), "nightfall") == related.end());
    CHECK(rules.place("no_such_topic") == rules.topics.size());
}

TEST_CASE("action points lead to what they are, and never to those that win") {
    const play::Library library = play::test::library_of("twister");
    for (const char* code : {"en", "it"}) {
        const scene::Words words(library, code);
        const scene::Rules rules = scene::rules_of(library, words);
        const std::vector<std::string>& turn = rules.topics[rules.place("turn")].related;
        CHECK(std::find(turn.begin(), turn.end(), "action_points") != turn.end());
        CHECK(std::find(turn.begin(), turn.end(), "points") == turn.end());
    }
}

TEST_CASE("the topics of a card stand first, in its order, and all others follow once each") {
    const scene::Words words(play::test::library(), "en");
    const scene::Rules rules = scene::rules_of(play::test::library(), words);
    const std::vector<std::size_t> order = window::listed(rules, {"heavy", "no_such_topic", "armour"});
    REQUIRE(order.size() == rules.topics.size());
    CHECK(order[0] == rules.place("heavy"));
    CHECK(order[1] == rules.place("armour"));
    CHECK(rules.topics[order[window::topic_with(rules, order, 0, U'n')]].id == "nightfall");
    CHECK(window::topic_with(rules, order, 5, U'#') == 5);
}
