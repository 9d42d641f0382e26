#include "deckbuilder/rules/turn.h"

#include "deckbuilder/rules/damage.h"
#include "fixture.h"

#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

namespace tankard::deckbuilder::test {

TEST_CASE("5.1 players act clockwise, beginning with the First Player") {
    Scene scene({"warrior", "mage", "dwarf"});
    scene.beat({"lead:seat2"});
    CHECK(scene.of(active) == 1);
    scene.fight(two);
    scene.monster("turtle", one);
    std::vector<int> order;
    for (int turn = 0; turn < 3; ++turn) {
        end_turn(scene.rules);
        order.push_back(scene.of(active) + 1);
    }
    CHECK(order == std::vector<int>{3, 1, 2});
}

TEST_CASE("21.14 the turn of a fallen hero is skipped") {
    Scene scene({"warrior", "mage", "dwarf"});
    scene.fight();
    scene.monster("turtle", one);
    lose_life(scene.rules, two, 99);
    end_turn(scene.rules);
    CHECK(scene.of(active) == 2);
}

TEST_CASE("21.14 a hero who falls at the start of the own turn has no main part") {
    Scene scene({"warrior", "mage"});
    scene.fight(two);
    scene.monster("ogre", one);
    scene.table.set(one, life, 1);
    scene.run_turn_start(one);
    CHECK(scene.of(phase) == turn_end);
    scene.beat();
    CHECK(scene.of(active) == 1);
}

TEST_CASE("21.1 a die is six-sided: each number comes, and no other") {
    Scene scene;
    int seen[8] = {};
    for (int i = 0; i < 600; ++i)
        ++seen[std::clamp(scene.rules.die(Ref::seat(one)), 0, 7)];
    CHECK(seen[0] + seen[7] == 0);
    for (int face = 1; face <= 6; ++face)
        CHECK(seen[face] > 60);
}

TEST_CASE("5.2, 21.51 the start of a turn: refresh, effects, regeneration, attacks, Boss, allies, healing") {
    const auto kit =
        kit_with({def("adventure_card", "cold",
                      "number = 20, on_turn_start = function(self, turn)"
                      "turn.hero:think(-1) turn:tell('cold', turn.hero, turn.hero.intelligence) end")});
    Scene scene({"druid"}, {.kit = kit.get()});
    scene.fight();
    scene.put("cold", adventure);
    scene.table.set(scene.monster("troll", one), wounds, 1);
    scene.monster("shaman", one);
    scene.boss();
    scene.fill(front, one, {"wolf_card", "buckler"});
    scene.table.set(one, intelligence, -3);
    scene.table.set(one, life, 20);
    scene.say({"attack:wolf_card>rat", "attack:troll, attack:shaman"});
    scene.dice({1, 1, 1, 1, 1});
    scene.run_turn_start(one);
    CHECK(scene.of(one, intelligence) == 4);  // refreshed to 5, then the effect
    std::vector<std::string> seen;
    for (const std::string& key : scene.players.told)
        if (key == "cold" || key == "log.regenerates" || key == "log.summons" || key == "log.attacks" ||
            key == "log.ally_strikes" || key == "log.healed")
            if (seen.empty() || seen.back() != key) seen.push_back(key);
    CHECK(fmt::format("{}", fmt::join(seen, " ")) ==
          "cold log.regenerates log.summons log.attacks log.ally_strikes log.healed");
    CHECK(scene.players.times("log.attacks") == 4);  // three of the area, then the Boss
}

TEST_CASE("5.2.5, 19C a hero's regeneration heals after the Monsters have attacked") {
    Scene scene({"druid"});
    scene.fight();
    scene.monster("goblin", one);
    scene.dice({5});
    scene.run_turn_start(one);
    CHECK(scene.hurt(one) == 2);
}

TEST_CASE("5.6 unused and played cards are discarded; then the hand is drawn up to 5") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.monster("turtle", two);
    scene.hand_of(one, {"coin", "sword"});
    scene.put("bow", played, one);
    end_turn(scene.rules);
    CHECK(scene.table.size(scene.table.zone(hand, one)) == 5);
    CHECK(scene.table.size(scene.table.zone(discard_pile, one)) == 3);
    CHECK(scene.in(played, one).empty());
}

TEST_CASE("5.6, 19C an ability raises the hand size by 1") {
    Scene scene({"warrior"});
    scene.fight();
    scene.monster("turtle", one);
    scene.table.set(one, level, 2);
    scene.fill(hand, one, {});
    end_turn(scene.rules);
    CHECK(scene.table.size(scene.table.zone(hand, one)) == 6);
}

TEST_CASE("5.7 an empty deck: the discard pile is shuffled into a new one, and the draw goes on") {
    Scene scene;
    scene.fill(deck, one, {"sword"});
    scene.fill(discard_pile, one, {"coin", "coin", "bow"});
    CHECK(draw_cards(scene.rules, one, 3) == 3);
    CHECK(scene.table.size(scene.table.zone(deck, one)) == 1);
    CHECK(scene.in(discard_pile, one).empty());
}

TEST_CASE("5.7 no cards in either: the draw is ignored") {
    Scene scene;
    scene.fill(deck, one, {"sword"});
    CHECK(draw_cards(scene.rules, one, 3) == 1);
}

TEST_CASE("5.8 Defences, magic Defences, Sheath and allies stay in front at the end of the turn") {
    Scene scene;
    scene.fight();
    scene.monster("turtle", one);
    scene.fill(front, one, {"shield", "stone_wall", "sheath", "wolf_card"});
    scene.fill(sheathed, one, {"sword"});
    end_turn(scene.rules);
    CHECK(scene.in(front, one) == "shield stone_wall sheath wolf_card");
    CHECK(scene.in(sheathed, one) == "sword");
}

TEST_CASE("5.9, 21.49 a player left without any cards is defeated") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.monster("turtle", two);
    for (Zone kind : {deck, hand, discard_pile, played})
        scene.fill(kind, one, {});
    scene.fill(front, one, {"shield"});
    end_turn(scene.rules);
    CHECK(scene.rules.stands(one));
    scene.fill(front, one, {});
    scene.table.set(active, 0);
    end_turn(scene.rules);
    CHECK_FALSE(scene.rules.stands(one));
}

TEST_CASE("10.7, 21.27 money left over is lost at the end of the turn") {
    Scene scene;
    scene.fight();
    scene.monster("turtle", one);
    scene.table.set(one, purse, 30);
    end_turn(scene.rules);
    CHECK(scene.of(one, purse) == 0);
}

TEST_CASE("19D.2 Berserk is counted down at the end of each own turn, the current one included") {
    Scene scene({"dwarf", "mage"});
    scene.fight();
    scene.monster("turtle", two);
    scene.table.set(one, berserk, 2);
    end_turn(scene.rules);
    CHECK(scene.of(one, berserk) == 1);
    end_turn(scene.rules);  // the mage's
    CHECK(scene.of(one, berserk) == 1);
    end_turn(scene.rules);
    CHECK(scene.of(one, berserk) == 0);
    CHECK(scene.players.times("log.calm") == 1);
}

TEST_CASE("6B.12 who falls alone at the start of a turn, or to Monsters that have just come, has lost") {
    for (Phase from : {turn_start, after_reveal}) {
        Scene scene;
        scene.fight();
        scene.monster("ogre", one);
        scene.table.set(one, life, 1);
        scene.table.set(phase, from);
        scene.beat();
        CHECK(scene.of(phase) == over);
        CHECK(scene.players.times("log.encounter_over") == 0);
    }
}

TEST_CASE("21.14, 6A.5 who falls to Monsters that have just come has no main part") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.monster("ogre", one);
    scene.table.set(one, life, 1);
    scene.table.set(phase, after_reveal);
    scene.beat();
    CHECK(scene.of(phase) == turn_end);
}

TEST_CASE("5.2, 21.8 whom the card's text fells is not attacked any more") {
    const auto kit =
        kit_with({def("adventure_card", "gas",
                      "number = 50, on_turn_start = function(self, turn) turn.hero:lose_life(99) end")});
    for (Phase from : {turn_start, after_reveal}) {
        Scene scene({"warrior", "mage"}, {.kit = kit.get()});
        scene.fight();
        scene.put("gas", adventure);
        scene.monster("ogre", one);
        scene.boss();
        scene.table.set(phase, from);
        scene.beat();
        CHECK(scene.players.times("log.attacks") == 0);
        CHECK(scene.of(phase) == turn_end);
    }
}

TEST_CASE("21.60 the encounter is over when the last Monster dies at the start or at the end of a turn") {
    for (const auto& [hook, when] : {std::pair("on_turn_start", turn_start),
                                     {"on_turn_start", after_reveal},
                                     {"on_turn_end", turn_end}}) {
        const auto kit =
            kit_with({def("adventure_card", "dawn",
                          fmt::format("number = 50, {} = function(self, turn)"
                                      "  for _, monster in ipairs(turn.monsters) do monster:kill() end "
                                      "end",
                                      hook))});
        Scene scene({"warrior", "mage"}, {.kit = kit.get()});
        scene.fight(two);
        scene.table.set(first_player, 0);
        scene.put("dawn", adventure);
        scene.monster("rat", two);
        scene.hand_of(two, {});
        scene.table.set(phase, when);
        scene.beat();
        CHECK(scene.of(first_player) == 1);
        CHECK(scene.of(Counter::hand_off) != no_hand_off);
        CHECK(scene.players.times("log.encounter_over") == 1);
    }
}

TEST_CASE("12.4, 21.14 if the last of the others falls in the hand-off, the leader's second turn comes") {
    Scene scene({"warrior", "mage", "dwarf"});
    scene.hand_off(one);
    scene.table.set(phase, turn_end);
    scene.beat();
    CHECK(scene.of(active) == 1);
    lose_life(scene.rules, three, 99);
    scene.table.set(phase, turn_end);
    scene.beat();
    CHECK(scene.of(active) == 0);
    CHECK(scene.of(Counter::hand_off) == second_turn);
}

TEST_CASE("21.51, 19C a trait of intelligence is added each turn, a lack of it taken off") {
    const auto kit = kit_with({def("skill", "clever", "traits = {intelligence = 2}"),
                               def("effect", "dizzy", "turns = -1, traits = {intelligence = -3}")});
    Scene scene({"mage"}, {.kit = kit.get()});
    scene.learn(one, "clever");
    reset_turn(scene.rules, one);
    CHECK(scene.of(one, intelligence) == 6 + 2);
    scene.put("dizzy", effects, one);
    reset_turn(scene.rules, one);
    CHECK(scene.of(one, intelligence) == 6 + 2 - 3);
}

TEST_CASE("19C what levels, skills and effects give adds up, trait by trait") {
    const auto both = [](std::string_view name) {
        return std::pair{
            def("skill", fmt::format("{}_skill", name), fmt::format("traits = {{{} = 2}}", name)),
            def("effect", fmt::format("{}_effect", name),
                fmt::format("turns = -1, traits = {{{} = 1}}", name))};
    };
    const std::pair<std::string_view, int Traits::*> all[] = {{"hand", &Traits::hand},
                                                              {"regeneration", &Traits::regeneration},
                                                              {"reduction", &Traits::reduction},
                                                              {"armour", &Traits::armour},
                                                              {"intelligence", &Traits::intelligence},
                                                              {"weapons", &Traits::weapons},
                                                              {"ally_attack", &Traits::ally_attack},
                                                              {"berserk_beers", &Traits::berserk_beers},
                                                              {"berserk_bonus", &Traits::berserk_bonus},
                                                              {"swap", &Traits::swap}};
    script::Files more;
    for (const auto& [name, _] : all) {
        more.push_back(both(name).first);
        more.push_back(both(name).second);
    }
    const auto kit = kit_with(more);
    for (const auto& [name, trait] : all) {
        const std::string_view trait_name = name;
        CAPTURE(trait_name);
        Scene scene({"mage"}, {.kit = kit.get()});
        CHECK(scene.rules.traits(one).*trait == 0);
        scene.learn(one, fmt::format("{}_skill", name));
        scene.put(fmt::format("{}_effect", name), effects, one);
        CHECK(scene.rules.traits(one).*trait == 3);
    }
}

TEST_CASE("21.59, 21.61 the text of a card that brings nobody never bites") {
    const auto kit =
        kit_with({def("adventure_card", "empty_mine",
                      "number = 50, on_turn_start = function(self, turn) turn.hero:lose_life(5) end")});
    Scene scene({"warrior", "mage"}, {.kit = kit.get()});
    scene.fill(adventure_deck, SeatId::none, {"empty_mine", "ambush"});
    scene.beat({"lead:seat1"});
    scene.until(turn_main);
    CHECK(scene.hurt(one) == 0);
}

TEST_CASE("5.2.5, 19C the smallest regeneration heals 1, and none heals none") {
    const auto kit = kit_with({def("skill", "slow_healer", "traits = {regeneration = 1}")});
    for (bool learned : {false, true}) {
        Scene scene({"warrior", "mage"}, {.kit = kit.get()});
        scene.fight();
        scene.monster("turtle", two);
        if (learned) scene.learn(one, "slow_healer");
        scene.table.set(one, life, 20);
        scene.run_turn_start(one);
        CHECK(scene.of(one, life) == (learned ? 21 : 20));
    }
}

TEST_CASE("19D.2 that a hero is calm again is told when Berserk ends, and only then") {
    Scene scene({"dwarf"});
    scene.fight();
    scene.monster("turtle", one);
    scene.table.set(one, berserk, 2);
    for (int told : {0, 1, 1}) {
        end_turn(scene.rules);
        CHECK(scene.players.times("log.calm") == told);
    }
}

TEST_CASE("5.9, 6B.12 with the last hero out of cards the chapter is lost: no turn and no round follows") {
    Scene scene({"warrior", "mage"});
    scene.fight(two);
    scene.monster("turtle", two);
    lose_life(scene.rules, one, 99);
    for (Zone kind : {deck, hand, discard_pile})
        scene.fill(kind, two, {});
    end_turn(scene.rules);
    CHECK(scene.play->ending() == Ending::dead);
    CHECK(scene.of(phase) == over);
    CHECK(scene.of(active) == 1);
    CHECK(scene.of(Counter::round) == 1);
}

}  // namespace tankard::deckbuilder::test
