// Section 12: the hand-off between two encounters, and the steps before the next Adventure card.
#include "deckbuilder/rules/damage.h"
#include "deckbuilder/rules/encounter.h"
#include "deckbuilder/rules/turn.h"
#include "fixture.h"

#include <string>
#include <vector>

#include <doctest/doctest.h>

namespace tankard::deckbuilder::test {
namespace {

std::vector<std::string> heroes(int size) {
    const std::vector<std::string> three{"warrior", "mage", "dwarf"};
    return {three.begin(), three.begin() + size};
}

}  // namespace

TEST_CASE("12.1 the killer of the last Monster takes the token immediately") {
    Scene scene(heroes(2));
    scene.fight(two);
    scene.table.set(first_player, 0);
    scene.monster("rat", two);
    scene.hand_of(two, {"axe", "coin"});
    scene.act({"play:axe"});
    CHECK(scene.of(first_player) == 1);
    CHECK(scene.of(Counter::hand_off) == turn_of_the_kill);
}

TEST_CASE("12.1, 21.13 a killer who falls with the last Monster: the next hero leads the hand-off") {
    const auto kit = kit_with(
        {def("monster", "bomb", "life = 1, on_death = function(self, hero) hero:lose_life(99) end")});
    Scene scene(heroes(2), {.settings = settings({{"fallen", "out"}}), .kit = kit.get()});
    scene.fight();
    scene.monster("bomb", one);
    scene.hand_of(one, {"sword", "coin"});
    scene.act({"play:sword"});
    CHECK(scene.of(first_player) == 1);
    scene.until(turn_start);
    scene.until(turn_main);
    CHECK(scene.of(active) == 1);
    CHECK(scene.of(Counter::hand_off) == turn_of_the_kill);
}

TEST_CASE("21.60 without a killer it is the active player; an ally's kill is its owner's") {
    Scene scene(heroes(2));
    scene.fight(one);
    scene.monster("slime", two);
    scene.fill(front, two, {"wolf_card"});
    scene.dice({1, 6});
    scene.run_turn_start(two);
    CHECK(scene.of(two, xp) == 5);
    CHECK(scene.of(first_player) == 1);

    Scene other(heroes(2));
    other.fight(two);
    other.table.set(first_player, 0);
    check_encounter(other.rules, other.rules.active_seat());
    CHECK(other.of(first_player) == 1);
}

TEST_CASE("12.2, 12.5, 12.6 one turn for each other player, then a second one for the First Player") {
    Scene scene(heroes(3));
    scene.hand_off(two);
    std::vector<int> order;
    while (scene.of(Counter::hand_off) != second_turn) {
        const SeatId seat = seat_at(scene.of(active));
        order.push_back(number_of(seat) + 1);
        scene.hand_of(seat, {"coin"});
        scene.act({"end_turn"});
        scene.until(turn_main);
    }
    CHECK(order == std::vector<int>{2, 3, 1});
    CHECK(scene.of(active) == 1);
}

TEST_CASE("12.3 in these turns everything may be played except Weapons and attack Spells") {
    Scene scene({"mage", "warrior"});
    scene.hand_off();
    scene.hand_of(one, {"sword", "fireball", "wand", "mending", "tonic", "beer_mug", "buckler", "stone_wall",
                        "scroll_of_wit", "coin", "sheath"});
    CHECK(scene.refusal("play:sword") == "why.hand_off");
    CHECK(scene.refusal("play:fireball") == "why.hand_off");
    CHECK(scene.refusal("play:wand") == "why.hand_off");
    CHECK(scene.refusal("play_magic:wand") == "why.hand_off");
    for (const char* card :
         {"mending", "tonic", "beer_mug", "buckler", "stone_wall", "scroll_of_wit", "coin"})
        CHECK(scene.offers(std::string("play:") + card));
}

TEST_CASE("12.4 in the turn of the kill: buy, then pass or draw") {
    Scene scene(heroes(2));
    scene.hand_off();
    scene.fill(loot, two, {"bow"});
    scene.hand_of(one, {"coin"});
    scene.table.set(one, purse, 20);
    CHECK(scene.offers("buy:bow"));
    CHECK(scene.offers("end_turn"));
    CHECK(scene.offers("draw_adventure"));
}

TEST_CASE("12.5, 12.7 any other player may seize the lead in their turn and draw") {
    Scene scene(heroes(3));
    scene.hand_off();
    scene.hand_of(one, {"coin"});
    scene.hand_of(two, {"coin"});
    scene.act({"end_turn"});
    scene.until(turn_main);
    CHECK(scene.of(active) == 1);
    scene.act({"draw_adventure"});
    CHECK(scene.of(first_player) == 1);
    scene.until(turn_main);
    CHECK(scene.in(monsters, two) == "goblin");
}

TEST_CASE("21.61 the lead can be seized only with no enemies in play") {
    Scene scene(heroes(2));
    scene.fight();
    scene.monster("rat", two);
    scene.hand_of(one, {"coin"});
    CHECK_FALSE(scene.offers("draw_adventure"));
    CHECK(scene.refusal("draw_adventure") == "why.enemies");
}

TEST_CASE("21.41 in the second turn the card must be drawn") {
    Scene scene(heroes(1));
    scene.hand_off();
    scene.hand_of(one, {"coin"});
    scene.act({"end_turn"});
    scene.until(turn_main);
    scene.hand_of(one, {"coin"});
    CHECK(scene.of(Counter::hand_off) == second_turn);
    CHECK_FALSE(scene.offers("end_turn"));
    CHECK(scene.refusal("end_turn") == "why.second_turn");
}

TEST_CASE("21.40 one player: the turn of the kill and a second turn") {
    Scene scene(heroes(1));
    scene.hand_off();
    scene.hand_of(one, {"coin"});
    scene.act({"end_turn"});
    scene.until(turn_main);
    CHECK(scene.of(active) == 0);
    CHECK(scene.of(Counter::hand_off) == second_turn);
}

TEST_CASE("12.8, 12.10.3 drawing the next card throws away all unbought Loot") {
    Scene scene(heroes(2));
    scene.hand_off();
    scene.fill(loot, one, {"sword"});
    scene.fill(loot, two, {"tonic"});
    scene.hand_of(one, {"coin"});
    scene.act({"draw_adventure"});
    CHECK(scene.in(loot, one).empty());
    CHECK(scene.in(loot, two).empty());
    CHECK(scene.table.where(scene.find("sword", main_deck)) == scene.table.zone(main_deck));
}

TEST_CASE("12.9 a player may discard all unused cards and end the turn") {
    Scene scene(heroes(2));
    scene.hand_off();
    scene.hand_of(one, {"sword", "coin", "tonic"});
    scene.act({"end_turn"});
    scene.beat();
    CHECK(scene.in(discard_pile, one) == "tonic coin sword");
}

TEST_CASE("11.3, 12.10.1 the XP of the encounter go to every player before the next card") {
    Scene scene(heroes(2));
    scene.hand_off();
    scene.put("swamp", adventure);
    CHECK(scene.of(two, xp) == 0);
    scene.hand_of(one, {"coin"});
    scene.act({"draw_adventure"});
    CHECK(scene.of(one, xp) == 15);
    CHECK(scene.of(two, xp) == 15);
}

TEST_CASE(
    "12.10.2, 21.53 defeated Monsters leave play then; minis to the supply, standard cards to the deck") {
    Scene scene(heroes(1));
    scene.hand_off();
    scene.fill(monster_supply, SeatId::none, {"rat"});
    scene.fill(main_deck, SeatId::none, {"sword"});
    scene.put("goblin", defeated);
    scene.put("goblin_card", defeated);
    clear_encounter(scene.rules);
    CHECK(scene.in(defeated).empty());
    CHECK(scene.in(monster_supply) == "rat goblin");
    CHECK(scene.in(main_deck) == "sword goblin_card");
}

TEST_CASE("12.10.4, 21.43, 21.44, 19B.6 magic Defences go; ordinary ones, the Sheath and allies stay") {
    Scene scene(heroes(1));
    scene.hand_off();
    scene.fill(front, one, {"stone_wall", "shield", "sheath", "turtle_card"});
    clear_encounter(scene.rules);
    CHECK(scene.in(front, one) == "shield sheath turtle_card");
    CHECK(scene.in(discard_pile, one) == "stone_wall");
}

TEST_CASE("12.10.4, 3.3 a summoned ally goes back to its deck: when killed, at the next card, at the end") {
    const auto kit = kit_with(
        {def("card", "horn", "kind = 'item', on_play = function(self, hero) hero:summon('wolf_card') end")});
    const auto summon = [&](Scene& scene) {
        scene.hand_off();
        scene.fill(main_deck, SeatId::none, {"wolf_card"});
        scene.hand_of(one, {"horn", "coin"});
        scene.act({"play:horn"});
        CHECK(scene.in(front, one) == "wolf_card");
        CHECK(scene.in(main_deck).empty());
    };
    Scene drawn(heroes(1), {.kit = kit.get()});
    summon(drawn);
    clear_encounter(drawn.rules);
    CHECK(drawn.in(main_deck) == "wolf_card");
    Scene killed(heroes(1), {.kit = kit.get()});
    summon(killed);
    hit_hero(killed.rules, one, {9});
    CHECK(killed.in(main_deck) == "wolf_card");
    Scene ended(heroes(1), {.kit = kit.get()});
    summon(ended);
    ended.table.set(ending, static_cast<int>(Ending::dead));
    ended.play->begin_closing();
    ended.beat();
    CHECK(ended.in(main_deck) == "wolf_card");
}

TEST_CASE("12.11, 13.1 the faced card goes to the Adventure discard pile") {
    Scene scene(heroes(1));
    scene.hand_off();
    scene.put("ambush", adventure);
    clear_encounter(scene.rules);
    CHECK(scene.in(adventure).empty());
    CHECK(scene.in(adventure_discard) == "ambush");
}

}  // namespace tankard::deckbuilder::test
