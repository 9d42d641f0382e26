#include "deckbuilder/rules/damage.h"

#include "deckbuilder/rules/effects.h"
#include "deckbuilder/rules/front.h"
#include "deckbuilder/rules/turn.h"
#include "fixture.h"

#include <algorithm>
#include <string>

#include <doctest/doctest.h>
#include <fmt/format.h>

namespace tankard::deckbuilder::test {

TEST_CASE("6B.5 damage takes the weakest defence card first") {
    Scene scene;
    scene.fill(front, one, {"shield", "buckler", "mail"});
    CHECK(hit_hero(scene.rules, one, {4}) == 0);
    CHECK(scene.in(front, one) == "shield mail");
    CHECK(scene.of(scene.find("mail", front, one), damage) == 2);
    CHECK(scene.of(scene.find("shield", front, one), damage) == 0);
}

TEST_CASE("6B.5 the player chooses among equal defence cards") {
    Scene scene;
    scene.fill(front, one, {"buckler", "targe"});
    scene.say({"defend:targe"});
    hit_hero(scene.rules, one, {2});
    CHECK(scene.in(front, one) == "buckler");
}

TEST_CASE("21.62 the lowest value is the printed one, however damaged a stronger card is") {
    Scene scene;
    scene.fill(front, one, {"shield", "buckler"});
    scene.table.set(scene.find("shield", front, one), damage, 3);
    hit_hero(scene.rules, one, {1});
    CHECK(scene.of(scene.find("shield", front, one), damage) == 3);
    CHECK(scene.of(scene.find("buckler", front, one), damage) == 1);
}

TEST_CASE("6B.6 a defence card is discarded when the damage of a turn reaches its value") {
    Scene scene;
    scene.fill(front, one, {"shield"});
    hit_hero(scene.rules, one, {3});
    CHECK(scene.in(front, one) == "shield");
    hit_hero(scene.rules, one, {1});
    CHECK(scene.in(front, one).empty());
    CHECK(scene.in(discard_pile, one) == "shield");
}

TEST_CASE("6B.6 damage on defence cards is forgotten between turns") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.monster("rat", two);
    scene.fill(front, one, {"shield"});
    scene.fill(front, two, {"mail"});
    hit_hero(scene.rules, one, {3});
    hit_hero(scene.rules, two, {1});
    end_turn(scene.rules);
    CHECK(scene.of(scene.find("shield", front, one), damage) == 0);
    CHECK(scene.of(scene.find("mail", front, two), damage) == 0);
}

TEST_CASE("6B.7 the surplus of an ordinary attack is lost behind defence cards") {
    Scene scene;
    scene.fill(front, one, {"buckler"});
    CHECK(hit_hero(scene.rules, one, {9}) == 0);
    CHECK(scene.hurt(one) == 0);
    CHECK(scene.in(front, one).empty());
    CHECK(scene.players.times("log.lost") == 1);
}

TEST_CASE("6B.8 the surplus of a heavy attack passes defence cards to armour, then to life") {
    Scene scene({"guard"});
    scene.fight();
    scene.fill(front, one, {"buckler"});
    CHECK(hit_hero(scene.rules, one, {9, true}) == 5);  // 2 on the buckler, 2 on the armour
    CHECK(scene.of(one, armour) == 0);
    CHECK(scene.hurt(one) == 5);
}

TEST_CASE("6B.9 without defence cards armour, then life") {
    Scene scene({"guard"});
    scene.fight();
    CHECK(hit_hero(scene.rules, one, {3}) == 1);
    CHECK(hit_hero(scene.rules, one, {3}) == 3);  // the bonus is a pool
    CHECK(scene.hurt(one) == 4);
}

TEST_CASE("21.4 a later ordinary attack hits the hero whose last defence card is gone") {
    Scene scene;
    scene.fill(front, one, {"buckler"});
    hit_hero(scene.rules, one, {5});
    CHECK(scene.hurt(one) == 0);
    hit_hero(scene.rules, one, {5});
    CHECK(scene.hurt(one) == 5);
}

TEST_CASE("6B.10 an ability that reduces damage counts after the defence cards") {
    Scene scene;
    scene.learn(one, "tough");
    scene.fill(front, one, {"buckler"});
    CHECK(hit_hero(scene.rules, one, {6, true}) == 3);
    CHECK(scene.in(front, one).empty());
}

TEST_CASE("19C elemental resistance of a hero") {
    Scene scene;
    scene.learn(one, "fireproof");
    CHECK(hit_hero(scene.rules, one, {5, false, false, Element::fire}) == 3);
    CHECK(hit_hero(scene.rules, one, {5, false, false, Element::water}) == 5);
}

TEST_CASE("3.6 every hero's armour bonus is there from the first turn on, and full again each turn") {
    Scene scene({"warrior", "guard"}, {.chapter = "marsh"});
    scene.beat({"lead:seat1"});
    CHECK(scene.of(two, armour) == 2);
    scene.table.set(two, armour, 0);
    reset_turn(scene.rules, two);
    CHECK(scene.of(two, armour) == 2);
}

TEST_CASE("3.6 a defence card's armour counts from when it is played, and while it is in front") {
    Scene scene;
    scene.fight();
    scene.monster("rat", one);
    scene.hand_of(one, {"mail", "coin"});
    scene.act({"play:mail"});
    CHECK(scene.of(one, armour) == 2);
    reset_turn(scene.rules, one);
    CHECK(scene.of(one, armour) == 2);
    take_away(scene.rules, scene.find("mail", front, one), scene.table.zone(discard_pile, one));
    reset_turn(scene.rules, one);
    CHECK(scene.of(one, armour) == 0);
}

TEST_CASE("3.6 armour that a card gives lasts through the next attacks, is used up first, then goes") {
    const auto kit = kit_with({def("card", "stout",
                                   "kind = 'beer', from = 'beer', price = 10,"
                                   "on_play = function(self, hero) hero:gain_armour(3) end")});
    Scene scene({"guard", "mage"}, {.kit = kit.get()});
    scene.fight();
    scene.monster("troll", one);
    scene.monster("rat", two);
    scene.hand_of(one, {"stout", "coin"});
    scene.act({"play:stout", "end_turn"});
    CHECK(scene.of(one, armour) == 5);
    SUBCASE("a blow on another's turn takes of it, not of the hero's own") {
        hit_hero(scene.rules, one, {2});
        CHECK(scene.of(one, armour) == 3);
        reset_turn(scene.rules, one);
        CHECK(scene.of(one, armour) == 3);
    }
    SUBCASE("what stopped more than was gained leaves the hero's own, full again") {
        hit_hero(scene.rules, one, {4});
        reset_turn(scene.rules, one);
        CHECK(scene.of(one, armour) == 2);
    }
    SUBCASE("the attacks of the turn's start meet it; then it is gone") {
        scene.dice({2});
        scene.run_turn_start(one);
        CHECK(scene.hurt(one) == 0);
        CHECK(scene.players.times("log.armour") == 1);
        CHECK(scene.of(one, armour) == 2);
        hit_hero(scene.rules, one, {3});
        CHECK(scene.hurt(one) == 1);
    }
    SUBCASE("what is left of the hero's own after more than that stays") {
        scene.dice({4});
        scene.run_turn_start(one);
        CHECK(scene.hurt(one) == 0);
        CHECK(scene.of(one, armour) == 1);
    }
}

TEST_CASE("6B.11 at 0 life the hero is defeated; the surplus is passed to nobody") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.table.set(one, life, 3);
    lose_life(scene.rules, one, 9);
    CHECK(scene.of(one, life) == 0);
    CHECK_FALSE(scene.rules.stands(one));
    CHECK(scene.hurt(two) == 0);
    CHECK(scene.of(ending) == static_cast<int>(Ending::running));
}

TEST_CASE("6B.11 remaining attacks of the turn are not made") {
    Scene scene({"warrior", "mage"});
    scene.fight(two);
    scene.monster("ogre", one);
    scene.monster("goblin", one);
    scene.table.set(one, life, 1);
    scene.dice({1, 6});
    scene.run_turn_start(one);
    CHECK(scene.players.times("log.attacks") == 1);
    CHECK(scene.hurt(two) == 0);
}

TEST_CASE("6B.12 no hero left alive: the adventure is lost") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    lose_life(scene.rules, one, 99);
    CHECK(scene.play->ending() == Ending::running);
    lose_life(scene.rules, two, 99);
    CHECK(scene.play->ending() == Ending::dead);
    CHECK(scene.of(phase) == over);
}

TEST_CASE("21.13 the token of a First Player who falls goes to the next living player clockwise") {
    Scene scene({"warrior", "mage", "dwarf"});
    scene.fight(two);
    scene.table.set(first_player, 1);
    lose_life(scene.rules, three, 99);
    lose_life(scene.rules, two, 99);
    CHECK(scene.of(first_player) == 0);
}

TEST_CASE("21.11 Monsters before a fallen hero stay, or move on at once") {
    for (const char* rule : {"stay", "move"}) {
        Scene scene({"warrior", "mage"}, {.settings = settings({{"area_of_fallen", rule}})});
        scene.fight(two);
        scene.monster("rat", one);
        lose_life(scene.rules, one, 99);
        CHECK(scene.in(monsters, rule == std::string("stay") ? one : two) == "rat");
    }
}

TEST_CASE("21.15 who stands up again has deck and discards, and draws a fresh hand") {
    Scene scene({"warrior", "mage"});
    scene.fight(two);
    scene.hand_of(one, {"sword", "coin"});
    scene.put("bow", played, one);
    lose_life(scene.rules, one, 99);
    CHECK(scene.in(hand, one).empty());
    CHECK(scene.table.size(scene.table.zone(discard_pile, one)) == 3);
    rise(scene.rules, one, 99);
    CHECK(scene.of(one, life) == 40);  // never above the maximum
    CHECK(scene.table.size(scene.table.zone(hand, one)) == 5);
    CHECK(scene.table.size(scene.table.zone(discard_pile, one)) == 3);
}

TEST_CASE("20B, 21.3 healing never exceeds the maximum, and nobody heals a fallen hero") {
    Scene scene({"warrior", "mage"});
    scene.table.set(one, life, 38);
    CHECK(heal(scene.rules, one, 9) == 2);
    CHECK(scene.of(one, life) == 40);
    lose_life(scene.rules, two, 99);
    CHECK(heal(scene.rules, two, 9) == 0);
}

TEST_CASE("21.65 a scar lowers the maximum by 5; the third retires the hero") {
    Scene scene({"warrior", "mage"});
    give_scar(scene.rules, one);
    CHECK(scene.of(one, max_life) == 35);
    CHECK(scene.of(one, life) == 35);
    give_scar(scene.rules, one);
    CHECK(scene.of(one, retired) == 0);
    give_scar(scene.rules, one);
    CHECK(scene.of(one, max_life) == 25);
    CHECK(scene.of(one, retired) == 1);
}

TEST_CASE("19B.1 an ally takes damage like a defence card; wounds stay") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.monster("rat", two);
    scene.fill(front, one, {"turtle_card"});
    CHECK(hit_hero(scene.rules, one, {3}) == 0);
    end_turn(scene.rules);
    CHECK(scene.of(scene.find("turtle_card", front, one), wounds) == 3);
    hit_hero(scene.rules, one, {1});
    CHECK(scene.in(front, one).empty());
    CHECK(scene.find("turtle_card", discard_pile, one) != CardId::none);
}

TEST_CASE("19B.3 the surplus goes to the next ally; after the last it is lost, but for heavy attacks") {
    Scene scene;
    scene.fill(front, one, {"turtle_card", "wolf_card"});
    CHECK(hit_hero(scene.rules, one, {9}) == 0);
    CHECK(scene.in(front, one).empty());
    scene.fill(front, one, {"turtle_card", "wolf_card"});
    CHECK(hit_hero(scene.rules, one, {9, true}) == 2);
}

TEST_CASE("21.15, 21.65 who is put back up in mid-fight has no scar, and it is told whose doing it was") {
    const auto kit = kit_with({def("skill", "prayer", "on_fall = function(self, hero) hero:rise(10) end"),
                               def("card", "curse",
                                   "kind = 'scroll', from = 'scroll', price = 10, copies = 1, "
                                   "on_play = function(self, hero, dealt) hero:lose_life(99) end")});
    Scene scene({"warrior", "mage"}, {.kit = kit.get()});
    scene.fight(one);
    scene.monster("ogre", one);
    scene.learn(two, "prayer");
    scene.hand_of(one, {"curse", "coin"});
    scene.act({"play:curse"});
    CHECK(scene.of(one, life) == 10);
    CHECK(scene.of(one, scars) == 0);
    const auto& told = scene.players.sentences;
    const auto found = std::find_if(told.begin(), told.end(),
                                    [](const Event& event) { return event.name.text() == "log.rose"; });
    REQUIRE(found != told.end());
    Ref cause;
    for (const Slot& slot : found->slots)
        if (slot.name.text() == "cause") cause = slot.value;
    REQUIRE(scene.table.alive(cause));
    CHECK(scene.rules.id(cause.as_card()).text() == "prayer");
}

TEST_CASE("21.15 only who has fallen rises, with at least 1 life, and nobody who is retired") {
    Scene scene({"warrior", "mage"});
    scene.fight(two);
    rise(scene.rules, two, 3);
    CHECK(scene.of(two, life) == 30);
    CHECK(scene.in(hand, two).empty());
    CHECK(scene.players.times("log.rose") == 0);
    lose_life(scene.rules, one, 99);
    rise(scene.rules, one, 0);
    CHECK(scene.of(one, life) == 1);
    lose_life(scene.rules, one, 99);
    scene.table.set(one, retired, 1);
    rise(scene.rules, one, 9);
    CHECK_FALSE(scene.rules.stands(one));
}

TEST_CASE("6B.11 who has fallen takes no more blows, loses no more life and does not fall again") {
    Scene scene({"warrior", "mage"});
    scene.fight(two);
    lose_life(scene.rules, one, 99);
    scene.fill(front, one, {"shield"});
    CHECK(hit_hero(scene.rules, one, {3}) == 0);
    CHECK(scene.of(scene.find("shield", front, one), damage) == 0);
    lose_life(scene.rules, one, 3);
    CHECK(scene.players.times("log.fell") == 1);
    CHECK(scene.players.times("log.hurt") == 1);
}

TEST_CASE("a loss of 0 life and a healing of 0 are no news") {
    Scene scene({"warrior"});
    lose_life(scene.rules, one, 0);
    CHECK(heal(scene.rules, one, 5) == 0);
    CHECK(hit_hero(scene.rules, one, {0}) == 0);
    CHECK(scene.players.told.empty());
}

TEST_CASE("6B.8 a blow that the armour stops whole hurts nobody; it is told how much was stopped") {
    Scene scene({"guard"});
    scene.fight();
    CHECK(hit_hero(scene.rules, one, {2}) == 0);
    CHECK(scene.hurt(one) == 0);
    CHECK(scene.players.times("log.armour") == 1);
    CHECK(hit_hero(scene.rules, one, {2}) == 2);
    CHECK(scene.players.times("log.armour") == 1);
}

TEST_CASE("21.13, 6B.12 who is brought back at once keeps the token, and the chapter goes on") {
    const auto kit = kit_with(
        {def("adventure_card", "charm", "number = 50, on_fall = function(self, hero) hero:rise(9) end")});
    for (const std::vector<std::string>& party : {std::vector<std::string>{"warrior"}, {"warrior", "mage"}}) {
        Scene scene(party, {.kit = kit.get()});
        scene.fight();
        scene.put("charm", adventure);
        lose_life(scene.rules, one, 99);
        CHECK(scene.of(one, life) == 9);
        CHECK(scene.of(first_player) == 0);
        CHECK(scene.play->ending() == Ending::running);
        CHECK(scene.players.times("log.leads") == 0);
        CHECK(scene.players.times("log.defeat") == 0);
    }
}

TEST_CASE("21.11 Monsters that move on stand behind those that are there, in their order") {
    Scene scene({"warrior", "mage"}, {.settings = settings({{"area_of_fallen", "move"}})});
    scene.fight(two);
    scene.monster("goblin", two);
    scene.monster("rat", one);
    scene.monster("frog", one);
    lose_life(scene.rules, one, 99);
    CHECK(scene.in(monsters, two) == "goblin rat frog");
}

TEST_CASE("6B.11, 6B.12, 19A what befalls a hero is told once: blow, loss of wits, fall, defeat") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    hit_hero(scene.rules, one, {1, false, true});
    CHECK(scene.players.told == std::vector<std::string>{"log.mind"});
    scene.players.told.clear();
    lose_life(scene.rules, one, 99);
    CHECK(scene.players.told == std::vector<std::string>{"log.hurt", "log.fell", "log.leads"});
    scene.players.told.clear();
    lose_life(scene.rules, two, 99);
    CHECK(scene.players.told == std::vector<std::string>{"log.hurt", "log.fell", "log.defeat"});
}

TEST_CASE("19C resistance is for its own element: one blow of each") {
    for (Element mine : {Element::fire, Element::earth, Element::water, Element::air, Element::mind}) {
        const auto name = element_words[static_cast<std::size_t>(mine)];
        const auto kit =
            kit_with({def("skill", "proof", fmt::format("traits = {{resistance = {{{} = 2}}}}", name))});
        Scene scene({"warrior"}, {.kit = kit.get()});
        scene.learn(one, "proof");
        for (Element of :
             {Element::none, Element::fire, Element::earth, Element::water, Element::air, Element::mind}) {
            CAPTURE(name);
            scene.table.set(one, life, 40);
            CHECK(hit_hero(scene.rules, one, {5, false, false, of}) == (of == mine ? 3 : 5));
        }
    }
}

}  // namespace tankard::deckbuilder::test
