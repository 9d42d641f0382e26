// Defensive Monsters in another hero's area: whose they are, and what follows from it (19B).
#include "deckbuilder/rules/damage.h"
#include "deckbuilder/rules/encounter.h"
#include "deckbuilder/rules/hero_attack.h"
#include "deckbuilder/rules/monsters_attack.h"
#include "deckbuilder/rules/turn.h"
#include "fixture.h"

#include <string>
#include <string_view>

#include <doctest/doctest.h>

namespace tankard::deckbuilder::test {
namespace {

/// The first hero's ally, ready to attack, before the second one.
CardId guest(Scene& scene, std::string_view ally) {
    const CardId card = scene.put(ally, front, two);
    scene.table.set(card, owner_seat, number_of(one) + 1);
    return card;
}

}  // namespace

TEST_CASE(
    "19B.4, 5.2 an ally in another's area attacks at its owner's turn, after the enemies, never at the "
    "area's") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    const CardId troll = scene.monster("troll", two);
    scene.monster("rat", one);
    scene.hand_of(one, {"wolf_card", "coin"});
    scene.act({"play:wolf_card", "choose:seat2"});
    CHECK(scene.in(front, two) == "wolf_card");
    end_turn(scene.rules);
    scene.dice({1, 5});
    start_turn(scene.rules);  // the area's hero
    CHECK(scene.players.times("log.ally_strikes") == 0);
    end_turn(scene.rules);
    scene.dice({1, 4});
    scene.players.told.clear();
    start_turn(scene.rules);  // the owner
    CHECK(scene.of(troll, wounds) == 4 + 1);
    std::string order;
    for (const std::string& key : scene.players.told)
        if (key == "log.attacks" || key == "log.ally_strikes") order += key + " ";
    CHECK(order == "log.attacks log.ally_strikes ");
}

TEST_CASE("19B.4 an ally that was sent does not attack in the turn it is played") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    const CardId troll = scene.monster("troll", two);
    scene.hand_of(one, {"wolf_card", "coin"});
    scene.act({"play:wolf_card", "choose:seat2"});
    allies_attack(scene.rules, one);
    CHECK(scene.of(troll, wounds) == 0);
}

TEST_CASE("19B.4 an ally strikes in the area where it stands while a Monster is there, then elsewhere") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    guest(scene, "wolf_card");
    const CardId near = scene.monster("troll", two);
    const CardId far = scene.monster("ogre", one);
    scene.dice({2});
    allies_attack(scene.rules, one);
    CHECK(scene.of(near, wounds) == 3);
    scene.table.move(near, scene.table.zone(defeated));
    scene.dice({2});
    allies_attack(scene.rules, one);
    CHECK(scene.of(far, wounds) == 3);
}

TEST_CASE("21.60 an ally's kill, its XP and its Loot are its owner's, wherever it stands") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    guest(scene, "wolf_card");
    scene.monster("goblin", two);
    scene.say({"loot:goblin"});
    scene.dice({5});
    allies_attack(scene.rules, one);
    CHECK(scene.of(one, xp) == 10);
    CHECK(scene.of(two, xp) == 0);
    CHECK(scene.players.prompts.back() == "loot 1");
    CHECK(scene.table.size(scene.table.zone(loot, two)) == 1);  // where the Monster died (9.3)
    CHECK(scene.of(first_player) == number_of(one));
}

TEST_CASE("19C an ally in another's area strikes with its owner's bonus") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.learn(one, "tamer");
    guest(scene, "wolf_card");
    const CardId ogre = scene.monster("ogre", two);
    scene.dice({2});
    allies_attack(scene.rules, one);
    CHECK(scene.of(ogre, wounds) == 2 + 1 + 1);
}

TEST_CASE("19B.3 an ally killed in another's area goes to its owner's discard pile") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    guest(scene, "wolf_card");
    hit_hero(scene.rules, two, {9});
    CHECK(scene.in(discard_pile, one) == "wolf_card");
    CHECK(scene.in(discard_pile, two).empty());
    CHECK(scene.hurt(two) == 0);
}

TEST_CASE("19B.6, 12.10 from encounter to encounter an ally follows its owner, with its wounds") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    const CardId wolf = guest(scene, "wolf_card");
    scene.table.set(wolf, wounds, 2);
    scene.fill(front, one, {"buckler"});
    clear_encounter(scene.rules);
    CHECK(scene.in(front, one) == "buckler wolf_card");
    CHECK(scene.in(front, two).empty());
    CHECK(scene.of(wolf, wounds) == 2);
}

TEST_CASE("5.9 an ally in another's area is a card in play of its owner, and of nobody else") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.monster("turtle", two);
    for (SeatId seat : {one, two})
        for (Zone kind : {deck, hand, discard_pile})
            scene.fill(kind, seat, {});
    guest(scene, "wolf_card");
    end_turn(scene.rules);
    CHECK(scene.rules.stands(one));
    end_turn(scene.rules);
    CHECK_FALSE(scene.rules.stands(two));
}

TEST_CASE("18.2 an ally in another's area is written on its owner's sheet") {
    Scene scene({"warrior", "mage"});
    for (SeatId seat : {one, two})
        scene.fill(deck, seat, {});
    guest(scene, "wolf_card");
    CHECK(scene.play->discharge(one).at("deck").show() == "{\"wolf_card\"}");
    CHECK(scene.play->discharge(two).at("deck").show() == "{}");
}

TEST_CASE("19B.1 scripts find an ally by its owner: has_card, lose_card, card.owner") {
    const auto kit = kit_with({def("card", "whistle",
                                   "kind = 'item', on_play = function(self, hero)"
                                   "local other = hero.others[1]"
                                   "if hero:has_card('wolf_card') then hero:gain_xp(1) end "
                                   "if other:has_card('wolf_card') then hero:gain_xp(10) end "
                                   "if self.owner == hero then hero:gain_xp(100) end "
                                   "hero:lose_card('wolf_card') end")});
    Scene scene({"warrior", "mage"}, {.kit = kit.get()});
    scene.fight();
    guest(scene, "wolf_card");
    scene.monster("turtle", two);
    scene.hand_of(one, {"whistle", "coin"});
    scene.act({"play:whistle"});
    CHECK(scene.of(one, xp) == 101);
    CHECK(scene.in(front, two).empty());
}

TEST_CASE("7.4 an ally strikes as a Weapon that is not heavy: its owner names the order") {
    Scene scene;
    scene.fight();
    scene.fill(front, one, {"wolf_card"});
    scene.monster("rat", one);
    scene.monster("troll", one);
    const CardId ogre = scene.monster("ogre", one);
    scene.say({"attack:wolf_card>rat", "attack:ogre, attack:troll"});
    scene.dice({5});
    allies_attack(scene.rules, one);
    CHECK(scene.of(ogre, wounds) == 6 - 1);
}

TEST_CASE("19A what an ally's Monster can do it can as an ally: armour, immunity, regeneration, element") {
    const auto kit = kit_with({def("monster", "golem",
                                   "life = 5, armour = 2, immune = {'fire'}, element = 'fire',"
                                   "regeneration = 2, defensive = true"),
                               def("card", "golem_card", "kind = 'ally', monster = 'golem', price = 20")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    scene.fight();
    scene.fill(front, one, {"golem_card"});
    const CardId golem = scene.find("golem_card", front, one);
    CHECK(hit_hero(scene.rules, one, {4, true}) == 0);
    CHECK(scene.of(golem, wounds) == 4 - 2);
    CHECK(hit_hero(scene.rules, one, {9, true, false, Element::fire}) == 0);
    CHECK(scene.of(golem, wounds) == 2);
    const CardId newt = scene.monster("newt", one);  // immune to fire
    scene.dice({6});
    allies_attack(scene.rules, one);
    CHECK(scene.of(golem, wounds) == 0);
    CHECK(scene.of(newt, wounds) == 0);
}

TEST_CASE("21.32 a summoning Boss calls into its own area; who was called attacks in the same turn") {
    const auto kit = kit_with({def("boss", "piper", "life = 9, summon = 'rat'")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    scene.fight();
    scene.put("piper", boss_area);
    scene.dice({2, 5});
    scene.run_turn_start(one);
    CHECK(scene.in(boss_area) == "piper rat");
    CHECK(scene.hurt(one) == 2 + (5 - 3));
    scene.dice({1, 1});
    scene.run_turn_start(one);
    CHECK(scene.in(boss_area) == "piper rat");  // one living at a time (21.54)
}

}  // namespace tankard::deckbuilder::test
