#include "deckbuilder/rules/play_card.h"

#include "deckbuilder/rules/turn.h"
#include "fixture.h"

#include <string_view>
#include <tuple>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

namespace tankard::deckbuilder::test {
namespace {

/// A quiet main part: nothing in reach but a harmless turtle.
void quiet(Scene& scene, const std::vector<std::string_view>& ids) {
    scene.fight();
    scene.monster("turtle", scene.table.seats() > 1 ? two : one);
    scene.hand_of(one, ids);
}

}  // namespace

TEST_CASE("10.1, 21.28 money is played into a purse: Coin 10, Nuggets 30, Treasure as printed") {
    Scene scene;
    quiet(scene, {"coin", "nuggets", "treasure", "tonic"});
    scene.act({"play:coin", "play:nuggets", "play:treasure"});
    CHECK(scene.of(one, purse) == 10 + 30 + 50);
    CHECK(scene.in(played, one) == "treasure nuggets coin");
    CHECK(scene.in(discard_pile, one).empty());
}

TEST_CASE("3.7 at most one Defence of each kind in front; a second one discards the first") {
    Scene scene;
    quiet(scene, {"shield", "shield", "buckler", "coin"});
    scene.act({"play:shield", "play:buckler", "play:shield"});
    CHECK(scene.in(front, one) == "buckler shield");
    CHECK(scene.in(discard_pile, one) == "shield");
}

TEST_CASE("3.3 a defence Spell lies in front and costs intelligence") {
    Scene scene;
    quiet(scene, {"stone_wall", "coin"});
    scene.act({"play:stone_wall"});
    CHECK(scene.in(front, one) == "stone_wall");
    CHECK(scene.of(one, intelligence) == 1);
}

TEST_CASE("3.3, 21.3, 21.45 a healing Spell heals the own hero by die and modifier") {
    Scene scene({"warrior", "mage"});
    quiet(scene, {"mending", "coin"});
    scene.table.set(one, life, 20);
    scene.table.set(two, life, 20);
    scene.dice({4});
    scene.act({"play:mending"});
    CHECK(scene.of(one, life) == 26);
    CHECK(scene.of(two, life) == 20);
}

TEST_CASE("3.3 a Potion heals") {
    Scene scene;
    quiet(scene, {"tonic", "coin"});
    scene.table.set(one, life, 20);
    scene.dice({3});
    scene.act({"play:tonic"});
    CHECK(scene.of(one, life) == 24);
}

TEST_CASE("19E.1 Spells subtract their cost, Scrolls add for this turn; each turn begins anew") {
    Scene scene;
    quiet(scene, {"scroll_of_wit", "mending", "coin"});
    scene.act({"play:scroll_of_wit", "play:mending"});
    CHECK(scene.of(one, intelligence) == 2 + 2 - 1);
    end_turn(scene.rules);
    start_turn(scene.rules);
    CHECK(scene.of(one, intelligence) == 2);
}

TEST_CASE("21.36 Spells that cost more than the intelligence left cannot be played") {
    Scene scene;
    quiet(scene, {"stone_wall", "fireball", "beer_mug", "beer_mug", "coin"});
    CHECK(scene.offers("play:fireball"));
    scene.act({"play:beer_mug"});
    CHECK(scene.refusal("play:fireball") == "why.intelligence");
    CHECK(scene.offers("play:stone_wall"));
    scene.act({"play:beer_mug"});
    CHECK(scene.refusal("play:stone_wall") == "why.intelligence");
}

TEST_CASE("19E.2, 21.37 three Beers leave the Dwarf at -1, and heal 2 each") {
    Scene scene({"dwarf"});
    quiet(scene, {"beer_mug", "beer_mug", "beer_mug", "coin"});
    scene.table.set(one, life, 30);
    scene.act({"play:beer_mug", "play:beer_mug", "play:beer_mug"});
    CHECK(scene.of(one, intelligence) == -1);
    CHECK(scene.of(one, life) == 36);
}

TEST_CASE("19D.1, 19D.2 the named number of Beers in one turn brings Berserk for a die's turns") {
    Scene scene({"dwarf"});
    quiet(scene, {"beer_mug", "beer_mug", "beer_mug", "coin"});
    scene.dice({4});
    scene.act({"play:beer_mug", "play:beer_mug"});
    CHECK(scene.of(one, berserk) == 0);
    CHECK(scene.players.times("log.berserk") == 0);
    scene.act({"play:beer_mug"});
    CHECK(scene.of(one, berserk) == 4);
    CHECK(scene.players.times("log.berserk") == 1);
}

TEST_CASE("19D.1 Beers of another turn do not count") {
    Scene scene({"dwarf"});
    quiet(scene, {"beer_mug", "beer_mug", "coin"});
    scene.act({"play:beer_mug", "play:beer_mug"});
    end_turn(scene.rules);
    start_turn(scene.rules);
    scene.hand_of(one, {"beer_mug", "coin"});
    scene.act({"play:beer_mug"});
    CHECK(scene.of(one, berserk) == 0);
}

TEST_CASE("19D.3 while Berserk further Beers do not prolong it and have no secondary effect") {
    Scene scene({"dwarf"});
    quiet(scene, {"beer_mug", "beer_mug", "beer_mug", "beer_mug", "coin"});
    scene.dice({2});
    scene.act({"play:beer_mug", "play:beer_mug", "play:beer_mug"});
    CHECK(scene.of(one, purse) == 3);  // this brew's secondary effect
    scene.table.set(one, life, 30);
    scene.act({"play:beer_mug"});
    CHECK(scene.of(one, berserk) == 2);
    CHECK(scene.of(one, purse) == 3);
    CHECK(scene.of(one, life) == 32);
}

TEST_CASE("19D.1 a Hero without the ability never goes Berserk") {
    Scene scene;
    quiet(scene, {"beer_mug", "beer_mug", "beer_mug", "beer_mug", "coin"});
    scene.act({"play:beer_mug", "play:beer_mug", "play:beer_mug", "play:beer_mug"});
    CHECK(scene.of(one, berserk) == 0);
}

TEST_CASE("3.8 an empty Sheath takes one Weapon from the hand; it leaves with the Weapon") {
    Scene scene;
    scene.fight();
    scene.monster("ogre", one);
    scene.hand_of(one, {"sheath", "sword", "bow", "coin"});
    CHECK_FALSE(scene.offers("sheathe:sword"));
    scene.act({"play:sheath", "sheathe:sword"});
    CHECK(scene.in(sheathed, one) == "sword");
    CHECK_FALSE(scene.offers("sheathe:bow"));
    scene.act({"play:bow", "end_turn"});
    scene.beat();
    scene.beat();
    scene.hand_of(one, {"coin"});
    scene.act({"play:sword"});
    CHECK(scene.in(front, one).empty());
    CHECK(scene.in(played, one) == "sword");
    CHECK(scene.find("sheath", discard_pile, one) != CardId::none);
}

TEST_CASE("3.2 a secondary effect that cannot be carried out is skipped") {
    Scene scene;
    scene.fight();
    scene.monster("ogre", one);
    scene.hand_of(one, {"hammer"});
    scene.put("coin", sheathed, one);  // so that there is a choice at all
    scene.act({"play:hammer"});
    CHECK(scene.in(hand, one).empty());
}

TEST_CASE("3.2 a card that is not played is discarded unused") {
    Scene scene;
    quiet(scene, {"tonic", "coin"});
    scene.table.set(one, life, 20);
    scene.act({"end_turn"});
    scene.beat();
    CHECK(scene.of(one, life) == 20);
    CHECK(scene.find("tonic", discard_pile, one) != CardId::none);
}

TEST_CASE("10.5 'remove' takes a card out of the game, starting cards into the box; 'discard' does not") {
    const auto kit = kit_with({def("card", "bonfire",
                                   "kind = 'item', on_play = function(self, hero)"
                                   "hero:remove(2) hero:discard(1) end")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    quiet(scene, {"bonfire", "coin", "sword", "bow", "tonic"});
    const int coins = scene.table.size(scene.table.zone(box));
    scene.act({"play:bonfire", "remove:coin, remove:sword", "discard:bow"});
    CHECK(scene.table.size(scene.table.zone(box)) == coins + 1);
    CHECK(scene.find("sword", removed) != CardId::none);
    CHECK(scene.in(discard_pile, one) == "bow");
    CHECK(scene.in(hand, one) == "tonic");
}

TEST_CASE("3.3 a standard Monster card is played in front, but not between encounters") {
    Scene scene;
    quiet(scene, {"goblin_card", "coin"});
    scene.act({"play:goblin_card"});
    CHECK(scene.in(monsters, one) == "turtle goblin_card");
    Scene between;
    between.hand_off();
    between.hand_of(one, {"goblin_card", "coin"});
    CHECK_FALSE(between.offers("play:goblin_card"));
}

TEST_CASE(
    "3.3, 21.45 a Potion heals a die, its number, or both, as printed; a Potion of neither rolls no die") {
    const auto kit = kit_with({def("card", "die_only", "kind = 'potion', from = 'potion', dice = 1"),
                               def("card", "number_only", "kind = 'potion', from = 'potion', value = 2"),
                               def("card", "neither", "kind = 'potion', from = 'potion', intelligence = 2")});
    for (const auto& [id, healed, wits] :
         {std::tuple("die_only", 3, 2), {"number_only", 2, 2}, {"tonic", 4, 2}, {"neither", 0, 4}}) {
        const std::string_view card = id;
        CAPTURE(card);
        Scene scene({"warrior"}, {.kit = kit.get()});
        quiet(scene, {id, "coin"});
        scene.table.set(one, life, 20);
        scene.dice({3});
        scene.act({fmt::format("play:{}", id)});
        CHECK(scene.of(one, life) == 20 + healed);
        CHECK(scene.of(one, intelligence) == wits);
    }
}

TEST_CASE("19D.3 in the last turn of Berserk, too, a Beer has its primary effect only") {
    for (const auto& [turns, paid] : {std::pair(1, 0), {0, 1}}) {
        Scene scene({"dwarf"});
        quiet(scene, {"beer_mug", "coin"});
        scene.table.set(one, berserk, turns);
        scene.act({"play:beer_mug"});
        CHECK(scene.of(one, purse) == paid);
    }
}

TEST_CASE("an item that can be used lies in front, one that only does something when played does not") {
    const auto kit = kit_with(
        {def("card", "lamp", "kind = 'item', on_use = function(self, hero) hero:gain_money(1) end"),
         def("card", "match", "kind = 'item', on_play = function(self, hero) hero:gain_money(2) end")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    quiet(scene, {"lamp", "match", "coin"});
    scene.act({"play:lamp", "play:match", "use:lamp"});
    CHECK(scene.in(front, one) == "lamp");
    CHECK(scene.in(played, one) == "match");
    CHECK(scene.of(one, purse) == 3);
    CHECK_FALSE(scene.offers("use:lamp"));
    end_turn(scene.rules);
    scene.run_turn_start(one);
    scene.hand_of(one, {"coin"});
    CHECK(scene.offers("use:lamp"));
}

TEST_CASE("once a turn means each turn anew: what Heroes, Skills and effects can do") {
    const auto kit = kit_with({def("skill", "knack", "on_use = function(self, hero) end"),
                               def("effect", "spell", "turns = -1, on_use = function(self, hero) end"),
                               def("hero", "juggler", "life = 30, on_use = function(self, hero) end")});
    Scene scene({"juggler"}, {.kit = kit.get()});
    quiet(scene, {"coin"});
    scene.learn(one, "knack");
    scene.put("spell", effects, one);
    scene.act({"use:juggler", "use:knack", "use:spell"});
    for (const char* label : {"use:juggler", "use:knack", "use:spell"})
        CHECK_FALSE(scene.offers(label));
    end_turn(scene.rules);
    scene.run_turn_start(one);
    scene.hand_of(one, {"coin"});
    for (const char* label : {"use:juggler", "use:knack", "use:spell"})
        CHECK(scene.offers(label));
}

TEST_CASE("10.1 all money at once: what one piece sends out of the hand is not played") {
    const auto kit =
        kit_with({def("card", "cursed_coin",
                      "kind = 'money', value = 5, on_play = function(self, hero) hero:discard(1) end")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    quiet(scene, {"cursed_coin", "coin", "tonic"});
    scene.act({"play_money:2", "discard:coin"});
    CHECK(scene.of(one, purse) == 5);
    CHECK(scene.in(hand, one) == "tonic");
}

TEST_CASE("3.7 of magic Defences, too, there is at most one of each kind in front; other cards may be two") {
    Scene scene({"mage"});
    quiet(scene, {"stone_wall", "stone_wall", "sheath", "sheath", "coin"});
    scene.act({"play:stone_wall", "play:stone_wall", "play:sheath", "play:sheath"});
    CHECK(scene.in(front, one) == "stone_wall sheath sheath");
    CHECK(scene.in(discard_pile, one) == "stone_wall");
}

}  // namespace tankard::deckbuilder::test
