#include "deckbuilder/rules/encounter.h"

#include "deckbuilder/rules/damage.h"
#include "deckbuilder/rules/turn.h"
#include "fixture.h"

#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

namespace tankard::deckbuilder::test {
namespace {

const std::vector<std::string> kSix{"warrior", "mage", "dwarf", "paladin", "guard", "druid"};

std::vector<std::string> heroes(int size) { return {kSix.begin(), kSix.begin() + size}; }

int count(const Scene& scene, std::string_view id) {
    int found = 0;
    for (int seat = 0; seat < scene.table.seats(); ++seat)
        for (CardId card : scene.table.list(scene.table.zone(monsters, seat_at(seat))))
            found +=
                scene.table.catalogue().definitions[index(scene.table.def(card))] == Name::of(id) ? 1 : 0;
    return found;
}

/// Lays the adventure deck anew: the first card on top.
void adventures(Scene& scene, const std::vector<std::string_view>& ids) {
    scene.fill(adventure_deck, SeatId::none, ids);
}

}  // namespace

TEST_CASE("6A.1, 6A.2 counts by party size are rounded up: lizardmen, frogs, slimes for 1 to 6 heroes") {
    const int table[6][3] = {{1, 1, 1}, {1, 2, 1}, {2, 3, 2}, {2, 4, 2}, {3, 5, 3}, {3, 6, 3}};
    for (int size = 1; size <= 6; ++size) {
        CAPTURE(size);
        Scene scene(heroes(size), {.chapter = "marsh"});
        scene.fight();
        place_monsters(
            scene.rules,
            scene.kit_.content
                .adventures[scene.kit_.content.entries[index(scene.table.catalogue().find(Name::of("swamp")))]
                                .index]
                .monsters);
        CHECK(count(scene, "lizardman") == table[size - 1][0]);
        CHECK(count(scene, "frog") == table[size - 1][1]);
        CHECK(count(scene, "slime") == table[size - 1][2]);
    }
}

TEST_CASE("6A.1 a kind without the party icon gets exactly one Monster") {
    Scene scene(heroes(3));
    scene.fight();
    place_monsters(scene.rules, {{intern("rat"), {}}});
    CHECK(count(scene, "rat") == 1);
}

TEST_CASE("6A.3 one at a time, kind after kind, round the table without restarting: three players") {
    Scene scene(heroes(3), {.chapter = "marsh"});
    scene.beat({"lead:seat1"});
    scene.beat();
    CHECK(scene.in(monsters, one) == "lizardman frog slime");
    CHECK(scene.in(monsters, two) == "lizardman frog");
    CHECK(scene.in(monsters, three) == "frog slime");
}

TEST_CASE("6A.3 placement begins with the First Player") {
    Scene scene(heroes(3), {.chapter = "marsh"});
    scene.beat({"lead:seat2"});
    scene.beat();
    CHECK(scene.in(monsters, two) == "lizardman frog slime");
    CHECK(scene.in(monsters, three) == "lizardman frog");
}

TEST_CASE("6A.4 too few mini cards: standard cards; too few of those: no more of that kind") {
    Scene scene(heroes(3));
    scene.fight();
    scene.fill(monster_supply, SeatId::none, {"goblin", "rat"});
    scene.fill(main_deck, SeatId::none, {"sword", "goblin_card"});
    place_monsters(scene.rules, {{intern("goblin"), {3, 0}}, {intern("rat"), {1, 0}}});
    CHECK(scene.in(monsters, one) == "goblin");
    CHECK(scene.in(monsters, two) == "goblin_card");
    CHECK(scene.in(monsters, three) == "rat");  // the round goes on where it stopped
    CHECK(scene.in(main_deck) == "sword");
}

TEST_CASE("21.10 a fallen hero counts for the party size but gets no Monster") {
    Scene scene(heroes(3), {.settings = settings({{"fallen", "out"}})});
    scene.fight();
    lose_life(scene.rules, two, 99);
    place_monsters(scene.rules, {{intern("frog"), {1, 1}}});
    CHECK(scene.in(monsters, one) == "frog frog");
    CHECK(scene.in(monsters, two).empty());
    CHECK(scene.in(monsters, three) == "frog");
}

TEST_CASE("6A.5 the Monsters before the First Player attack when they come, the others later") {
    Scene scene(heroes(2));
    scene.beat({"lead:seat1"});
    scene.beat();
    scene.dice({4});
    scene.beat();
    CHECK(scene.hurt(one) == 4);
    CHECK(scene.hurt(two) == 0);
    CHECK(scene.of(phase) == turn_main);
}

TEST_CASE("21.9 the immediate attack is like any other, and comes again at the next turn's start") {
    Scene scene;
    adventures(scene, {"ambush"});
    scene.hand_off();
    scene.fill(front, one, {"shield"});
    scene.fill(monster_supply, SeatId::none, {"shaman", "rat", "goblin"});
    scene.hand_of(one, {"coin"});
    scene.act({"draw_adventure"});
    scene.until(after_reveal);
    scene.table.move(scene.find("shaman", monster_supply), scene.table.zone(monsters, one), Place::bottom);
    scene.dice({2, 1, 6});  // goblin and shaman on the shield; the shaman has called a rat
    scene.until(turn_main);
    CHECK(scene.in(monsters, one) == "goblin shaman rat");
    CHECK(scene.hurt(one) == 0);
    scene.dice({1, 1, 1});
    end_turn(scene.rules);
    start_turn(scene.rules);
    CHECK(scene.players.times("log.attacks") == 6);
}

TEST_CASE("6A.6, 21.42 who drew the card goes on with the same turn and the cards left in hand") {
    Scene scene(heroes(2));
    scene.hand_off();
    scene.hand_of(one, {"sword", "coin"});
    scene.act({"play:coin", "draw_adventure"});
    scene.until(turn_main);
    CHECK(scene.of(active) == 0);
    CHECK(scene.in(hand, one) == "sword");
    CHECK(scene.of(one, purse) == 10);
}

TEST_CASE("6A.7, 13.5 another card than Monsters! is applied and discarded; the next one is drawn") {
    Scene scene(heroes(2));
    adventures(scene, {"windfall", "ambush"});
    scene.beat({"lead:seat2"});
    scene.beat();
    CHECK(scene.of(two, purse) == 7);
    CHECK(scene.in(adventure_discard) == "windfall");
    scene.beat();
    CHECK(scene.in(adventure) == "ambush");
    CHECK(scene.of(first_player) == 1);
}

TEST_CASE("13.2, 21.58 a reshuffle brings the faced cards back; the card goes, the Boss stays under") {
    Scene scene(heroes(2), {.chapter = "lair"});
    adventures(scene, {"crossroads", "ambush", "dragon"});
    scene.put("swamp", adventure_discard);
    scene.put("burden", adventure_discard);
    scene.beat({"lead:seat1"});
    scene.beat();
    CHECK(scene.in(adventure_discard).empty());
    CHECK(scene.table.size(scene.table.zone(adventure_deck)) == 4);
    CHECK(scene.table.def(scene.table.bottom(scene.table.zone(adventure_deck))) ==
          scene.table.catalogue().find(Name::of("dragon")));
    CHECK(scene.in(removed).find("crossroads") != std::string::npos);
}

TEST_CASE("12.1 with the last fight before the boss it is said that only the boss is left") {
    Scene scene(heroes(2), {.chapter = "lair"});
    const auto told = [&](const std::vector<std::string_view>& left) {
        scene.fight();
        scene.table.set(Counter::hand_off, no_hand_off);
        adventures(scene, left);
        check_encounter(scene.rules, one);
        return scene.players.times("log.last_card");
    };
    CHECK(told({"ambush", "dragon"}) == 0);
    CHECK(told({"ambush"}) == 0);
    CHECK(told({}) == 0);
    CHECK(told({"dragon"}) == 1);
}

TEST_CASE("21.59 an encounter without Monsters is over at once; the drawer keeps the lead") {
    Scene scene(heroes(2));
    adventures(scene, {"deserted", "ambush"});
    scene.beat({"lead:seat2"});
    scene.until(turn_main);
    CHECK(scene.of(Counter::hand_off) == turn_of_the_kill);
    CHECK(scene.of(first_player) == 1);
    CHECK(scene.of(active) == 1);
}

TEST_CASE("5.2, 13.4 a lasting text: two cards at the start of every turn, while the encounter lasts") {
    Scene scene(heroes(2), {.chapter = "weight"});
    scene.hand_of(one, {"coin", "staff", "sword"});
    scene.beat({"lead:seat1"});
    scene.beat();
    scene.beat({"discard:coin, discard:staff"});  // 21.8: drawn before any card was played
    CHECK(scene.in(hand, one) == "sword");
    scene.hand_of(two, {"coin", "staff", "sword"});
    scene.table.set(active, 1);
    scene.table.set(phase, turn_start);
    scene.beat({"discard:coin, discard:sword"});
    CHECK(scene.in(hand, two) == "staff");
}

TEST_CASE("21.8 the text of a card drawn in mid-turn spares the running turn once a card was played") {
    Scene scene(heroes(2));
    adventures(scene, {"burden"});
    scene.hand_off();
    scene.hand_of(one, {"coin", "staff", "sword"});
    scene.act({"play:coin", "draw_adventure"});
    scene.until(turn_main);
    CHECK(scene.in(hand, one) == "staff sword");
}

TEST_CASE("21.61 lasting texts stop at the last kill") {
    Scene scene(heroes(2));
    scene.fight();
    scene.put("burden", adventure);
    check_encounter(scene.rules, one);
    scene.hand_of(two, {"coin", "staff", "sword"});
    scene.run_turn_start(two);
    CHECK(scene.in(hand, two) == "coin staff sword");
}

TEST_CASE("15.3, 21.63 the Boss stands in its own area and does not attack when revealed") {
    Scene scene(heroes(2), {.chapter = "lair"});
    adventures(scene, {"dragon"});
    scene.hand_off();
    scene.hand_of(one, {"coin"});
    scene.act({"draw_adventure"});
    scene.until(turn_main);
    CHECK(scene.in(boss_area) == "dragon");
    CHECK(scene.in(monsters, one).empty());
    CHECK(scene.hurt(one) == 0);
    CHECK(scene.rules.enemies());
    CHECK(scene.rules.life_of(scene.find("dragon", boss_area)) == 2 + 4 * 2);
}

TEST_CASE("15.5, 21.47 who beats the Boss leads the last round, which ends the adventure") {
    Scene scene(heroes(2), {.chapter = "lair"});
    adventures(scene, {});
    scene.fight(two);
    scene.table.set(first_player, 0);
    const CardId dragon = scene.boss();
    scene.table.set(dragon, wounds, 9);
    scene.hand_of(two, {"sword", "coin"});
    scene.fill(loot, one, {"bow"});
    scene.act({"play:sword"});
    CHECK(scene.of(first_player) == 1);
    CHECK(scene.offers("finish"));
    CHECK_FALSE(scene.offers("draw_adventure"));
    scene.act({"end_turn"});
    scene.until(turn_main);
    CHECK(scene.of(active) == 0);
    CHECK(scene.of(ending) == static_cast<int>(Ending::running));
    scene.hand_of(one, {"coin"});
    scene.table.set(one, purse, 20);
    scene.act({"buy:bow", "end_turn"});
    scene.until(turn_main);
    CHECK(scene.of(Counter::hand_off) == second_turn);
    scene.hand_of(two, {"coin"});
    scene.act({"finish"});
    CHECK(scene.play->ending() == Ending::alive);
    CHECK(scene.of(one, xp) == 20);  // the Boss's XP for all
    CHECK(scene.in(box).find("dragon") != std::string::npos);
}

TEST_CASE("13.6, 21.48 without card 0 the adventure ends after the last encounter's hand-off") {
    Scene scene(heroes(1));
    adventures(scene, {});
    scene.fight();
    scene.put("ambush", adventure);
    scene.monster("rat", one);
    scene.hand_of(one, {"axe", "coin"});
    scene.act({"play:axe"});
    CHECK(scene.offers("finish"));
    scene.act({"end_turn"});
    scene.until(turn_main);
    scene.hand_of(one, {"coin"});
    scene.act({"finish"});
    CHECK(scene.play->ending() == Ending::alive);
}

TEST_CASE("13.6 an event as the last card is followed by a hand-off, then the end") {
    Scene scene(heroes(1));
    adventures(scene, {"windfall"});
    scene.hand_of(one, {"coin"});
    scene.beat();  // one hero: the leader is no question
    scene.until(turn_main);
    CHECK(scene.offers("finish"));
}

TEST_CASE("21.65 at the hand-off a fallen hero rises with half life and a scar, or stays out") {
    for (const char* rule : {"back_at_hand_off", "out"}) {
        Scene scene(heroes(2), {.settings = settings({{"fallen", rule}})});
        scene.fight();
        lose_life(scene.rules, two, 99);
        check_encounter(scene.rules, one);
        const bool back = std::string("back_at_hand_off") == rule;
        CHECK(scene.rules.stands(two) == back);
        CHECK(scene.of(two, scars) == (back ? 1 : 0));
        CHECK(scene.of(two, life) == (back ? 12 : 0));  // half of 30 - 5
        CHECK(scene.table.size(scene.table.zone(hand, two)) == (back ? 5 : 0));
    }
}

TEST_CASE("21.65 the third scar: retired, and not back at the hand-off") {
    Scene scene(heroes(2));
    scene.fight();
    scene.table.set(two, scars, 2);
    lose_life(scene.rules, two, 99);
    check_encounter(scene.rules, one);
    CHECK(scene.of(two, retired) == 1);
    CHECK_FALSE(scene.rules.stands(two));
}

TEST_CASE("21.61 Monsters that the encounter's end brings are fought first: it is not over") {
    const auto kit = kit_with(
        {def("adventure_card", "relay",
             "number = 50, on_encounter_end = function(self, turn)"
             "  if not self.state.again then self.state.again = true turn:place('rat', turn.hero) end "
             "end")});
    Scene scene(heroes(2), {.kit = kit.get()});
    scene.fight();
    scene.put("relay", adventure);
    check_encounter(scene.rules, one);
    CHECK(scene.of(Counter::hand_off) == no_hand_off);
    CHECK(scene.of(text_active) == 1);
    scene.fill(monsters, one, {});
    check_encounter(scene.rules, one);
    CHECK(scene.of(Counter::hand_off) == turn_of_the_kill);
}

TEST_CASE("6B.12 a party that falls with its last enemy has lost: nothing is handed off") {
    const auto kit = kit_with(
        {def("monster", "powder", "life = 1, on_death = function(self, hero) hero:lose_life(99) end"),
         def("adventure_card", "glory",
             "number = 50, on_encounter_end = function(self, turn) turn:tell 'glory' end"),
         def("adventure_card", "toll",
             "number = 51, on_encounter_end = function(self, turn) turn.hero:lose_life(99) end")});
    Scene scene(heroes(1), {.kit = kit.get()});
    scene.fight();
    scene.put("glory", adventure);
    scene.monster("powder", one);
    scene.hand_of(one, {"sword", "coin", "nuggets"});
    scene.act({"play:sword"});
    CHECK(scene.players.times("glory") == 0);
    CHECK(scene.of(phase) == over);
    CHECK(scene.play->ending() == Ending::dead);

    Scene paid(heroes(1), {.kit = kit.get()});
    paid.fight();
    paid.put("toll", adventure);
    check_encounter(paid.rules, one);
    CHECK(paid.play->ending() == Ending::dead);
    CHECK(paid.players.times("log.encounter_over") == 0);
}

TEST_CASE("12.1 before the first adventure card and after the last page there is no encounter to end") {
    Scene scene(heroes(2));
    check_encounter(scene.rules, one);
    CHECK(scene.of(Counter::hand_off) == no_hand_off);
    scene.fight();
    scene.table.set(closing, 1);
    check_encounter(scene.rules, one);
    CHECK(scene.of(Counter::hand_off) == no_hand_off);
}

TEST_CASE("11.3, 21.65 the encounter's XP is everybody's, fallen or not, but not a retired hero's") {
    Scene scene(heroes(3), {.settings = settings({{"fallen", "out"}})});
    scene.hand_off();
    scene.put("swamp", adventure);
    lose_life(scene.rules, two, 99);
    scene.table.set(three, retired, 1);
    clear_encounter(scene.rules);
    CHECK(scene.of(one, xp) == 15);
    CHECK(scene.of(two, xp) == 15);
    CHECK(scene.of(three, xp) == 0);
}

TEST_CASE("6A.7 an event that brings Monsters stays on the table and is fought") {
    const auto kit = kit_with({def(
        "adventure_card", "trap",
        "number = 50, event = true, on_reveal = function(self, turn) turn:place('rat', turn.hero) end")});
    Scene scene(heroes(2), {.kit = kit.get()});
    adventures(scene, {"trap", "ambush"});
    scene.beat({"lead:seat1"});
    scene.beat();
    CHECK(scene.of(phase) == after_reveal);
    CHECK(scene.in(adventure) == "trap");
    CHECK(scene.in(adventure_discard).empty());
}

TEST_CASE("6A.7, 21.13 whom an event fells has drawn it: the next hero leads on, or draws the next one") {
    const auto kit = kit_with(
        {def("adventure_card", "pit",
             "number = 50, event = true, on_reveal = function(self, turn) turn.hero:lose_life(99) end")});
    Scene scene(heroes(2), {.settings = settings({{"fallen", "out"}}), .kit = kit.get()});
    adventures(scene, {"pit", "ambush"});
    scene.beat({"lead:seat1"});
    scene.beat();
    CHECK(scene.of(phase) == turn_end);
    CHECK(scene.of(first_player) == 1);
    CHECK(scene.of(Counter::hand_off) == turn_of_the_kill);
    CHECK(scene.in(adventure_discard) == "pit");
    scene.beat();
    CHECK(scene.of(active) == 1);
    Scene alone(heroes(1), {.kit = kit.get()});
    adventures(alone, {"pit", "ambush"});
    alone.beat();
    alone.beat();
    CHECK(alone.of(phase) == over);
}

}  // namespace tankard::deckbuilder::test
