#include "deckbuilder/rules/monsters_attack.h"

#include "deckbuilder/rules/damage.h"
#include "deckbuilder/rules/turn.h"
#include "fixture.h"

#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

namespace tankard::deckbuilder::test {

TEST_CASE("6B.1, 6B.3 each Monster in the area rolls one die and adds its modifier") {
    Scene scene({"warrior", "mage"});
    scene.fight(two);
    scene.monster("goblin", one);  // 0
    scene.monster("ogre", one);    // +2
    scene.monster("ogre", two);
    scene.dice({4, 5});
    scene.run_turn_start(one);
    CHECK(scene.players.times("log.attacks") == 2);
    CHECK(scene.hurt(one) == 4 + 2 + 5);
    CHECK(scene.hurt(two) == 0);
}

TEST_CASE("21.2 an attack is never negative") {
    Scene scene;
    scene.fight();
    scene.monster("rat", one);  // -3
    scene.dice({2});
    scene.run_turn_start(one);
    CHECK(scene.hurt(one) == 0);
}

TEST_CASE("6B.2 the highest attack value strikes first") {
    Scene scene;
    scene.fight();
    scene.monster("rat", one);
    scene.monster("goblin", one);
    scene.monster("imp", one);  // +2
    scene.dice({1, 6, 5});      // imp: 3 intelligence; goblin: 6; rat: 2
    scene.run_turn_start(one);
    CHECK(scene.of(one, intelligence) == 2 - 3);
    CHECK(scene.hurt(one) == 6 + 2);
}

TEST_CASE("21.5 equals strike in the order of placement, or as the player says") {
    Scene scene;
    scene.fight();
    scene.monster("goblin", one);
    scene.monster("boar", one);
    scene.run_turn_start(one);
    CHECK(scene.players.prompts.empty());

    Scene asks({"warrior"}, {.settings = settings({{"equal_attackers", "player"}})});
    asks.fight();
    asks.monster("goblin", one);
    asks.monster("boar", one);
    asks.say({"attack:boar"});
    asks.run_turn_start(one);
    CHECK(asks.players.prompts == std::vector<std::string>{"attacker 1"});
}

TEST_CASE("19A, 21.52 regeneration: at the start of the area owner's turn, before it attacks") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    const CardId troll = scene.monster("troll", one);
    scene.table.set(troll, wounds, 5);
    scene.run_turn_start(two);
    CHECK(scene.of(troll, wounds) == 5);
    scene.run_turn_start(one);
    CHECK(scene.of(troll, wounds) == 3);
}

TEST_CASE(
    "21.9, 21.52 the attack of Monsters that have just come regenerates nobody: the turn began before") {
    Scene scene;
    scene.fight();
    const CardId troll = scene.monster("troll", one);
    scene.table.set(troll, wounds, 5);
    scene.table.set(phase, after_reveal);
    scene.dice({1});
    scene.beat();
    CHECK(scene.players.times("log.attacks") == 1);
    CHECK(scene.of(troll, wounds) == 5);
}

TEST_CASE("21.52 a Boss regenerates once a round") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    const CardId dragon = scene.boss();
    scene.table.set(dragon, wounds, 3);
    scene.hand_of(one, {});
    end_turn(scene.rules);
    CHECK(scene.of(dragon, wounds) == 3);
    start_turn(scene.rules);
    end_turn(scene.rules);
    CHECK(scene.of(Counter::round) == 2);
    CHECK(scene.of(dragon, wounds) == 2);
}

TEST_CASE("6B.4, 21.32 Summon comes before the dice; the summoned Monster attacks in the same turn") {
    Scene scene;
    scene.fight();
    scene.monster("shaman", one);
    scene.dice({1, 6});
    scene.run_turn_start(one);
    CHECK(scene.in(monsters, one) == "shaman rat");
    CHECK(scene.hurt(one) == 1 + 3);
}

TEST_CASE("6A.4, 21.32 who would summon while the supply is empty takes a standard card, or summons nobody") {
    const auto kit = kit_with({def("card", "rat_card", "kind = 'monster', monster = 'rat', price = 10")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    scene.fight();
    scene.fill(main_deck, SeatId::none, {"rat_card"});
    scene.fill(monster_supply, SeatId::none, {});
    scene.monster("shaman", one);
    scene.dice({1, 1});
    scene.run_turn_start(one);
    CHECK(scene.in(monsters, one) == "shaman rat_card");
    CHECK(scene.players.times("log.summons") == 1);
    scene.table.move(scene.find("rat_card", monsters, one), scene.table.zone(removed));
    scene.dice({1});
    scene.run_turn_start(one);
    CHECK(scene.in(monsters, one) == "shaman");
    CHECK(scene.players.times("log.summons") == 1);
}

TEST_CASE("21.54 one living summoned Monster a summoner; it counts for all dead") {
    Scene scene;
    scene.fight();
    const CardId shaman = scene.monster("shaman", one);
    scene.run_turn_start(one);
    scene.run_turn_start(one);
    CHECK(scene.in(monsters, one) == "shaman rat");
    scene.table.move(shaman, scene.table.zone(defeated));
    CHECK(scene.rules.enemies());
}

TEST_CASE("21.33 Proliferate: on 4+ one more of its kind, which attacks from the next turn") {
    Scene scene;
    scene.fight();
    scene.monster("breeder", one);
    scene.dice({3, 1});
    scene.run_turn_start(one);
    CHECK(scene.in(monsters, one) == "breeder");
    scene.dice({4, 1});
    scene.run_turn_start(one);
    CHECK(scene.in(monsters, one) == "breeder breeder");
    CHECK(scene.players.times("log.attacks") == 2);
    end_turn(scene.rules);
    scene.dice({1, 1, 1, 1});
    start_turn(scene.rules);
    CHECK(scene.players.times("log.attacks") == 4);
}

TEST_CASE("21.53 Proliferate succeeds at most once an area and turn, while copies last") {
    Scene scene;
    scene.fight();
    scene.table.move_all(scene.table.zone(monster_supply), scene.table.zone(removed));
    scene.monster("breeder", one);
    scene.monster("breeder", one);
    for (int i = 0; i < 2; ++i)
        scene.put("breeder", monster_supply);
    scene.dice({6, 1, 1});
    scene.run_turn_start(one);
    CHECK(scene.in(monsters, one) == "breeder breeder breeder");
    end_turn(scene.rules);
    scene.dice({6, 1, 1, 1});
    start_turn(scene.rules);
    end_turn(scene.rules);
    scene.dice({6, 6, 6, 6, 1, 1, 1, 1});
    start_turn(scene.rules);
    CHECK(scene.in(monsters, one) == "breeder breeder breeder breeder");
}

TEST_CASE("21.53 a kind has party size + 2 copies unless it says otherwise") {
    Scene scene({"warrior", "mage"});
    const auto count = [&](const char* id) {
        const std::string all = scene.in(monster_supply) + " ";
        int found = 0;
        for (std::size_t at = all.find(std::string(id) + " "); at != std::string::npos;
             at = all.find(std::string(id) + " ", at + 1))
            ++found;
        return found;
    };
    CHECK(count("goblin") == 4);
    CHECK(count("rare") == 1);
    CHECK(count("breeder") == 3);
}

TEST_CASE("6B.8, 19A a Monster's Heavy Attack") {
    Scene scene;
    scene.fight();
    scene.fill(front, one, {"shield"});
    scene.monster("ogre", one);
    scene.dice({5});
    scene.run_turn_start(one);
    CHECK(scene.hurt(one) == 5 + 2 - 4);
}

TEST_CASE("21.35 Insane: one roll, against every living player in turn, each with their own defence") {
    Scene scene({"warrior", "guard", "mage"});
    scene.fight(two);
    scene.monster("fool", two);
    scene.fill(front, three, {"buckler"});
    lose_life(scene.rules, one, 99);
    scene.dice({5});
    scene.run_turn_start(two);
    CHECK(scene.hurt(two) == 3);
    CHECK(scene.hurt(three) == 0);
    CHECK(scene.in(discard_pile, three) == "buckler");
}

TEST_CASE("19A an attack on intelligence takes no life, and 21.51 bites after the refresh") {
    Scene scene({"mage"});
    scene.fight();
    scene.monster("imp", one);
    scene.dice({3});
    scene.run_turn_start(one);
    CHECK(scene.of(one, intelligence) == 6 - 5);
    CHECK(scene.hurt(one) == 0);
}

TEST_CASE("19A, 5.10 Charge: to the player with the most life at the end of the turn, with +2") {
    Scene scene({"warrior", "mage", "dwarf"});
    scene.fight();
    const CardId boar = scene.monster("boar", one);
    scene.hand_of(one, {});
    end_turn(scene.rules);
    CHECK(scene.in(monsters, three) == "boar");
    CHECK(attack_value(scene.rules, boar, three).total() == 2);
    scene.dice({1});
    scene.run_turn_start(three);
    CHECK(scene.hurt(three) == 3);
    CHECK(attack_value(scene.rules, boar, three).total() == 0);
}

TEST_CASE("21.34 Charge: a tie goes to the nearest clockwise; it stays with who has the most") {
    Scene scene({"mage", "warrior", "paladin"});
    scene.fight();
    scene.monster("boar", one);
    monsters_charge(scene.rules, one);
    CHECK(scene.in(monsters, two) == "boar");
    monsters_charge(scene.rules, two);
    CHECK(scene.in(monsters, two) == "boar");
}

TEST_CASE("21.11 Monsters before a fallen hero attack nobody except by Charge") {
    Scene scene({"mage", "warrior"});
    scene.fight(two);
    scene.monster("goblin", one);
    scene.monster("boar", one);
    lose_life(scene.rules, one, 99);
    start_turn(scene.rules);
    CHECK(scene.players.times("log.attacks") == 0);
    end_turn(scene.rules);
    CHECK(scene.in(monsters, one) == "goblin");
    CHECK(scene.in(monsters, two) == "boar");
}

TEST_CASE("21.12 the Boss attacks the active player after the Monsters of the area, each turn") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.boss();
    scene.monster("rat", one);
    scene.dice({4, 2});  // the rat first, though the Boss is stronger
    scene.run_turn_start(one);
    CHECK(scene.hurt(one) == 1 + 3);
    scene.dice({5});
    scene.run_turn_start(two);
    CHECK(scene.hurt(two) == 6);
}

TEST_CASE("19B.4 allies attack at the start of the owner's turn, after the enemies, not in the first turn") {
    Scene scene;
    scene.fight();
    const CardId troll = scene.monster("troll", one);
    scene.hand_of(one, {"wolf_card", "coin"});
    scene.act({"play:wolf_card"});
    allies_attack(scene.rules, one);
    CHECK(scene.of(troll, wounds) == 0);
    end_turn(scene.rules);
    scene.dice({1, 4});
    start_turn(scene.rules);
    CHECK(scene.of(scene.find("wolf_card", front, one), wounds) == 1);
    CHECK(scene.of(troll, wounds) == 5);
}

TEST_CASE("19B.4 allies reach other areas only if their own is empty") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.fill(front, one, {"wolf_card"});
    const CardId far = scene.monster("ogre", two);
    const CardId near = scene.monster("troll", one);
    scene.dice({3});
    allies_attack(scene.rules, one);
    CHECK(scene.of(near, wounds) == 4);
    scene.table.move(near, scene.table.zone(defeated));
    scene.dice({3});
    allies_attack(scene.rules, one);
    CHECK(scene.of(far, wounds) == 4);
}

TEST_CASE("19B.7 the Giant Turtle does not attack") {
    Scene scene;
    scene.fight();
    scene.fill(front, one, {"turtle_card"});
    scene.monster("rat", one);
    allies_attack(scene.rules, one);
    CHECK(scene.players.times("log.strikes") == 0);
}

TEST_CASE("19C a hero's own Monsters attack with +1") {
    Scene scene;
    scene.fight();
    scene.learn(one, "tamer");
    scene.fill(front, one, {"wolf_card"});
    const CardId ogre = scene.monster("ogre", one);
    scene.dice({2});
    allies_attack(scene.rules, one);
    CHECK(scene.of(ogre, wounds) == 2 + 1 + 1);
}

TEST_CASE("21A difficulty shifts Monsters' attacks by -1, 0 or +1") {
    for (const auto& [word, value] :
         {std::pair("gentle", -1), std::pair("normal", 0), std::pair("grim", 1)}) {
        Scene scene({"warrior"}, {.settings = settings({{"difficulty", word}})});
        scene.fight();
        CHECK(attack_value(scene.rules, scene.monster("goblin", one), one).total() == value);
    }
}

TEST_CASE("21.34 a Monster that stays by Charge gets no +2 for it") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    const CardId boar = scene.monster("boar", one);
    monsters_charge(scene.rules, one);
    CHECK(scene.in(monsters, one) == "boar");
    CHECK(scene.of(boar, attack_bonus) == 0);
}

TEST_CASE("21.12 a Boss that does not attack does not") {
    const auto calm = kit_with({def("boss", "statue", "life = 5, attacks = false")});
    Scene scene({"warrior"}, {.kit = calm.get()});
    scene.fight();
    scene.put("statue", boss_area);
    scene.dice({6});
    boss_attacks(scene.rules, one);
    CHECK(scene.hurt(one) == 0);
}

TEST_CASE("19A what a Monster does by striking it does only if the blow gets through") {
    const auto kit =
        kit_with({def("monster", "thief", "life = 3, on_attack = function(self, hero) hero:think(-1) end")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    scene.fight();
    scene.put("shield", front, one);
    scene.monster("thief", one);
    const int wits = scene.of(one, intelligence);
    scene.dice({3, 6});
    area_attacks(scene.rules, one, true);
    CHECK(scene.of(one, intelligence) == wits);
    scene.fill(front, one, {});
    area_attacks(scene.rules, one, true);
    CHECK(scene.of(one, intelligence) == wits - 1);
}

TEST_CASE("19A, 5.10 Charge: whoever stands before another hero waits for the end of that hero's turn") {
    Scene scene({"warrior", "mage", "dwarf"});
    scene.fight();
    scene.monster("boar", two);
    monsters_charge(scene.rules, one);
    CHECK(scene.in(monsters, two) == "boar");
    monsters_charge(scene.rules, two);
    CHECK(scene.in(monsters, three) == "boar");
}

TEST_CASE("21.53 after a success in an area nobody there proliferates again in the same turn") {
    Scene scene;
    scene.fight();
    scene.table.set(scene.monster("breeder", one), proliferated, 1);
    scene.monster("breeder", one);
    scene.monster("rat", one);
    scene.dice({6, 6, 6, 6});
    area_attacks(scene.rules, one, false);
    CHECK(scene.in(monsters, one) == "breeder breeder rat");
    CHECK(scene.players.times("log.proliferates") == 0);
}

TEST_CASE("21.53 a roll of 3 or less says that nothing came of it") {
    Scene scene;
    scene.fight();
    scene.monster("breeder", one);
    scene.dice({3, 6});
    area_attacks(scene.rules, one, false);
    CHECK(scene.in(monsters, one) == "breeder");
    CHECK(scene.players.times("log.stays_one") == 1);
    CHECK(scene.players.times("log.proliferates") == 0);
}

TEST_CASE("21.12 a Boss that goes before it strikes does not strike") {
    const auto kit = kit_with({def(
        "boss", "coward", "life = 5, attack = 3, before_attacks = function(self, hero) self:kill() end")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    scene.fight();
    scene.put("coward", boss_area);
    boss_attacks(scene.rules, one);
    CHECK(scene.hurt(one) == 0);
    CHECK(scene.players.times("log.attacks") == 0);
}

TEST_CASE("19A, 12.3 in the hand-off nobody charges") {
    Scene scene({"mage", "dwarf"});
    scene.hand_off();
    scene.monster("boar", one);
    monsters_charge(scene.rules, one);
    CHECK(scene.in(monsters, one) == "boar");
}

TEST_CASE("what rouses and what daunts a Monster is told by itself, and all of it is gone with the attack") {
    const auto kit =
        kit_with({def("adventure_card", "probe",
                      "number = 99, on_turn_start = function(self, turn)"
                      " local boar = turn.hero.monsters[1] boar:enrage(3) boar:enrage(-2) end")});
    Scene scene({"warrior", "mage"}, {.kit = kit.get()});
    scene.fight();
    scene.put("probe", adventure);
    const CardId boar = scene.monster("boar", two);
    scene.table.set(one, life, 30);
    scene.table.set(two, life, 20);
    monsters_charge(scene.rules, two);
    REQUIRE(scene.in(monsters, one) == "boar");
    call(scene.rules, scene.find("probe", adventure), Hook::on_turn_start, {turn_arg()});
    std::string parts;
    const Sum value = attack_value(scene.rules, boar, one);
    for (const Slot& part : value.parts())
        parts += fmt::format("{} {}, ", part.name.text(), part.value.as_number());
    CHECK_MESSAGE(parts.find("roused 3, charging 2, faltering -2") != std::string::npos, parts);
    CHECK(scene.of(boar, attack_bonus) == 3);
    scene.dice({1, 1});
    area_attacks(scene.rules, one, true);
    for (CardCounter counter : {attack_bonus, charging, daunted})
        CHECK(scene.of(boar, counter) == 0);
}

TEST_CASE("19A a Monster's bonus of one attack is gone with the attack, hit or not") {
    Scene scene;
    scene.fight();
    const CardId goblin = scene.monster("goblin", one);
    scene.table.set(goblin, attack_bonus, 3);
    scene.fill(front, one, {"shield"});
    scene.dice({1, 1});
    area_attacks(scene.rules, one, true);
    CHECK(scene.of(goblin, attack_bonus) == 0);
    CHECK(attack_value(scene.rules, goblin, one).total() == 0);
}

TEST_CASE("hooks: what filters answer is added up, within 999 either way") {
    const auto kit =
        kit_with({def("effect", "dear", "price_change = function(self, hero, card) return 99 end"),
                  def("effect", "cheap", "price_change = function(self, hero, card) return -99 end")});
    for (const auto& [effect, count, sum] :
         {std::tuple("dear", 2, 198), {"cheap", 2, -198}, {"dear", 11, 999}, {"cheap", 11, -999}}) {
        Scene scene({"warrior"}, {.kit = kit.get()});
        scene.fight();
        for (int i = 0; i < count; ++i)
            scene.put(effect, effects, one);
        const CardId sword = scene.put("sword", loot, one);
        CHECK(filter(scene.rules, Hook::price_change, {Ref::seat(one), scene.rules.ref(sword)}) == sum);
    }
}

TEST_CASE("19A what a Monster does by striking it does for a single point of damage, too") {
    const auto kit =
        kit_with({def("monster", "cutpurse",
                      "life = 3, on_attack = function(self, hero, dealt) hero:gain_money(dealt) end")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    scene.fight();
    scene.monster("cutpurse", one);
    scene.dice({1});
    area_attacks(scene.rules, one, true);
    CHECK(scene.of(one, purse) == 1);
}

TEST_CASE("21.11, 6B.4 before a fallen hero nobody regenerates, summons or proliferates") {
    const auto kit =
        kit_with({def("adventure_card", "gas",
                      "number = 50, on_turn_start = function(self, turn) turn.hero:lose_life(99) end"),
                  def("boss", "caller", "life = 9, summon = 'rat'")});
    for (Phase from : {turn_start, after_reveal}) {
        Scene scene({"warrior", "mage"}, {.kit = kit.get()});
        scene.fight();
        scene.put("gas", adventure);
        scene.monster("shaman", one);
        scene.monster("breeder", one);
        const CardId troll = scene.monster("troll", one);
        scene.table.set(troll, wounds, 5);
        scene.put("caller", boss_area);
        scene.dice({6, 6, 6, 6});
        scene.table.set(phase, from);
        scene.beat();
        CHECK(scene.in(monsters, one) == "shaman breeder troll");
        CHECK(scene.of(troll, wounds) == 5);
        CHECK(scene.in(boss_area) == "caller");
    }
}

}  // namespace tankard::deckbuilder::test
