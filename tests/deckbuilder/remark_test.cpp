// What a companion says when its answer looks like a mistake.
#include "deckbuilder/companion/remark.h"

#include "deckbuilder/state/words.h"
#include "fixture.h"

#include <algorithm>
#include <cstdint>

#include <doctest/doctest.h>

namespace tankard::deckbuilder::test {
namespace {

/// The key of what somebody says who gives these cards of the hand for a cost; empty: nothing.
std::string giving(const std::vector<std::string_view>& cards, const std::vector<std::int32_t>& given) {
    Scene scene({"warrior"}, {.chapter = "weight"});
    scene.hand_of(one, cards);
    Question question;
    question.shape = Shape::choose_some;
    question.prompt = word::ask_discard;
    question.seat = one;
    for (const CardId card : scene.table.list(scene.table.zone(hand, one)))
        question.offer(word::discard, scene.table.ref(card));
    return std::string(remark_of(scene.kit_.content, question, {given}, scene.table).name.text());
}

/// The key of what somebody says who answers the main menu so.
std::string says(Scene& scene, std::string_view label) {
    const std::vector<std::string> labels = scene.menu();
    const auto place = std::find(labels.begin(), labels.end(), label);
    REQUIRE(place != labels.end());
    const Answer answer{{static_cast<std::int32_t>(place - labels.begin())}};
    const Event said = remark_of(scene.kit_.content, scene.players.put, answer, scene.table);
    return std::string(said.name.text());
}

}  // namespace

TEST_CASE("who lays money for nothing says so") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.boss();
    scene.hand_of(one, {"nuggets", "coin"});
    CHECK(says(scene, "play:coin") == "remark.counting");
    CHECK(says(scene, "play_money:2") == "remark.counting");
    scene.fill(loot, one, {"sword"});
    CHECK(says(scene, "play_money:2").empty());
}

TEST_CASE("who leaves Loot lying that the money would buy says so") {
    Scene scene({"warrior", "mage"});
    scene.hand_off();
    scene.hand_of(one, {"nuggets", "coin"});
    CHECK(says(scene, "end_turn").empty());
    scene.fill(loot, one, {"axe"});
    CHECK(says(scene, "end_turn").empty());
    scene.fill(loot, one, {"goblin_card"});
    CHECK(says(scene, "end_turn") == "remark.not_wanted");
}

TEST_CASE("who leaves Loot to a person whom it suits better says to whom") {
    const auto kit = kit_with({def("effect", "swordsman", "turns = -1, traits = {family = {sword = 1}}")});
    Scene scene({"warrior", "mage"}, {.kit = kit.get()});
    scene.hand_off();
    scene.hand_of(one, {"coin"});
    scene.table.set(one, purse, 90);
    scene.fill(loot, one, {"sword"});
    CHECK(says(scene, "end_turn").empty());
    scene.put("swordsman", effects, two);
    CHECK(says(scene, "end_turn") == "remark.yours");
}

TEST_CASE("who ends a turn of a fight with a Weapon that could strike says so") {
    Scene scene({"warrior"}, {.settings = settings({{"duty", std::string("none")}})});
    scene.fight();
    scene.monster("ogre", one);
    scene.hand_of(one, {"sword", "coin"});
    CHECK(says(scene, "end_turn") == "remark.not_yet");
    CHECK(says(scene, "play:sword").empty());
    scene.hand_of(one, {"coin", "nuggets"});
    CHECK(says(scene, "end_turn").empty());
}

TEST_CASE("who leaves a fight to a person says so, and to whom") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.monster("rat", two);
    scene.table.set(one, attacks, 1);
    scene.hand_of(one, {"sword", "coin"});
    CHECK(says(scene, "end_turn") == "remark.your_fight");
    scene.table.set(two, life, 5);
    CHECK(says(scene, "end_turn") == "remark.not_yet");
}

TEST_CASE("who gives a Weapon away says whether there was a choice, and nothing of what must go") {
    CHECK(giving({"sword", "coin"}, {0}) == "remark.reasons");
    CHECK(giving({"sword", "coin"}, {1}).empty());
    CHECK(giving({"sword", "hammer", "coin"}, {2, 1}) == "remark.nothing_lesser");
    CHECK(giving({"sword", "hammer"}, {1}) == "remark.nothing_lesser");
    CHECK(giving({"sword", "coin"}, {0, 1}).empty());
}

}  // namespace tankard::deckbuilder::test
