// Choices that attackers make, and numbers that they meet: 19A, 19C, 21.23.
#include "deckbuilder/rules/damage.h"
#include "deckbuilder/rules/hero_attack.h"
#include "deckbuilder/rules/loot.h"
#include "fixture.h"

#include <doctest/doctest.h>

namespace tankard::deckbuilder::test {
namespace {

/// A hurt mage who drains life, before a knight (life 4, armour 2).
struct Draining {
    Draining() : scene({"mage"}) {
        scene.fight();
        scene.learn(one, "vampire");
        scene.monster("knight", one);
        scene.hand_of(one, {"sword", "hammer", "coin", "nuggets"});
    }
    void at_life(int now) { scene.table.set(one, life, now); }
    Scene scene;
};

}  // namespace

TEST_CASE("21.23 of the second area any, in any order: who is not named is spared") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.monster("rat", one);
    scene.monster("slime", two);
    scene.monster("frog", two);
    const CardId troll = scene.monster("troll", two);
    scene.hand_of(one, {"axe", "coin", "nuggets"});
    scene.dice({5});
    scene.act({"play:axe", "choose:monsters2", "attack:troll, attack:slime"});
    CHECK(scene.of(troll, wounds) == 7 - 1);
    CHECK(scene.in(monsters, two) == "slime frog troll");
    scene.hand_of(one, {"axe", "coin", "nuggets"});
    scene.monster("rat", one);
    scene.dice({6});
    scene.act({"play:axe", "choose:monsters2", "attack:frog"});
    CHECK(scene.in(monsters, two) == "slime troll");
    CHECK(scene.players.times("log.wasted") == 1);
}

TEST_CASE("21.23 of the first area all must be named") {
    Scene scene;
    scene.fight();
    for (const char* id : {"rat", "slime", "frog"})
        scene.monster(id, one);
    scene.hand_of(one, {"axe", "coin", "nuggets"});
    scene.say({"play:axe", "attack:axe>rat", "attack:frog"});
    scene.kit_.host.begin_beat();
    CHECK_THROWS(scene.play->beat());
}

TEST_CASE("19C how much intelligence at most is said before the roll; no more is paid") {
    Draining it;
    it.at_life(10);
    it.scene.dice({6});
    it.scene.act({"play:sword", "2"});
    CHECK(it.scene.of(one, intelligence) == 6 - 2);
    CHECK(it.scene.of(one, life) == 12);
}

TEST_CASE("19C only damage that reaches the Monster after its armour is paid for") {
    Draining it;
    it.at_life(10);
    it.scene.dice({3});
    it.scene.act({"play:sword", "6"});  // 4 - armour 2
    CHECK(it.scene.of(one, intelligence) == 6 - 2);
    CHECK(it.scene.of(one, life) == 12);
}

TEST_CASE("19C nobody pays for what heals nothing") {
    Draining it;
    it.at_life(29);
    it.scene.dice({6});
    it.scene.act({"play:sword", "1"});
    CHECK(it.scene.of(one, intelligence) == 5);
    CHECK(it.scene.of(one, life) == 30);
    CHECK(it.scene.players.prompts.back() == "drain 1");
}

TEST_CASE("19C who says 0 keeps the ability for another Weapon of the turn") {
    Draining it;
    it.at_life(10);
    it.scene.dice({1, 6});
    it.scene.act({"play:sword", "0", "play:hammer", "3", "remove:coin"});
    CHECK(it.scene.of(one, drains) == 1);
}

TEST_CASE("19A resistance is taken off, weakness added, and immunity beats both") {
    const auto kit = kit_with({def("monster", "snowman", "life = 20, resists = {fire = -2, air = 3}"),
                               def("monster", "odd", "life = 20, immune = {'fire'}, resists = {fire = -2}"),
                               def("skill", "frail", "traits = {resistance = {fire = -2}}")});
    Scene scene({"mage"}, {.kit = kit.get()});
    scene.fight();
    const CardId snowman = scene.monster("snowman", one);
    CHECK(wound_monster(scene.rules, one, snowman, 3, Element::fire) == 5);
    CHECK(wound_monster(scene.rules, one, snowman, 5, Element::air) == 2);
    CHECK(wound_monster(scene.rules, one, snowman, 2, Element::none) == 2);
    CHECK(wound_monster(scene.rules, one, scene.monster("odd", one), 3, Element::fire) == 0);
    scene.learn(one, "frail");
    CHECK(hit_hero(scene.rules, one, {3, false, false, Element::fire}) == 5);
}

TEST_CASE("9.11 Food is swapped for another by chance, not for itself") {
    const auto kit = kit_with({def("card", "cheese", "kind = 'food', from = 'food'")});
    Scene larder({"warrior"}, {.kit = kit.get()});
    larder.hand_off();
    larder.fill(food_supply, SeatId::none, {"cheese"});
    larder.fill(loot, one, {"bread"});
    swap_loot(larder.rules, one, larder.find("bread", loot, one));
    CHECK(larder.in(loot, one) == "cheese");
    CHECK(larder.in(food_supply) == "bread");
}

}  // namespace tankard::deckbuilder::test
