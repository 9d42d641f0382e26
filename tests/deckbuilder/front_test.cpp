#include "deckbuilder/rules/front.h"

#include "deckbuilder/rules/damage.h"
#include "deckbuilder/rules/effects.h"
#include "deckbuilder/rules/experience.h"
#include "deckbuilder/rules/turn.h"
#include "fixture.h"

#include <string_view>
#include <vector>

#include <doctest/doctest.h>

namespace tankard::deckbuilder::test {
namespace {

/// A fight with one ogre in front and this hand.
void fight_with(Scene& scene, const std::vector<std::string_view>& ids) {
    scene.fight();
    scene.monster("ogre", one);
    scene.hand_of(one, ids);
}

}  // namespace

TEST_CASE("3.8 two Sheaths lie in front; each holds a Weapon, and playing one discards its own") {
    Scene scene;
    fight_with(scene, {"sheath", "sheath", "sword", "bow", "knife", "coin"});
    scene.act({"play:sheath", "play:sheath"});
    CHECK(scene.in(front, one) == "sheath sheath");
    const CardId second = scene.table.bottom(scene.table.zone(front, one));
    scene.act({"sheathe:sword"});
    CHECK(scene.offers("sheathe:bow"));
    scene.act({"sheathe:bow"});
    CHECK_FALSE(scene.offers("sheathe:knife"));
    CHECK(scene.in(sheathed, one) == "sword bow");
    scene.act({"play:sword"});
    CHECK(scene.in(front, one) == "sheath");
    CHECK(scene.table.top(scene.table.zone(front, one)) == second);
    CHECK(scene.in(sheathed, one) == "bow");
    CHECK(scene.in(discard_pile, one) == "sheath");
    CHECK_FALSE(scene.offers("sheathe:knife"));  // the second one is not empty
    scene.act({"play:bow"});
    CHECK(scene.in(front, one).empty());
}

TEST_CASE("3.8 of Sheaths of two kinds the player says which one takes the Weapon") {
    const auto kit = kit_with({def("card", "baldric", "kind = 'sheath', armour = 1, price = 40")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    fight_with(scene, {"sheath", "baldric", "sword", "coin"});
    scene.act({"play:sheath", "play:baldric"});
    CHECK(scene.of(one, armour) == 1);
    CHECK(scene.offers("sheathe:sword>sheath"));
    scene.act({"sheathe:sword>baldric", "play:sword"});
    CHECK(scene.in(front, one) == "sheath");
    CHECK(scene.of(one, armour) == 0);  // 3.6: it took its bonus along
}

TEST_CASE("3.8 a Weapon whose Sheath goes is discarded; a Sheath whose Weapon goes is empty") {
    const auto kit = kit_with({def("card", "thief",
                                   "kind = 'item', on_play = function(self, hero)"
                                   "hero:lose_card('sword') hero:lose_card('sheath') end")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    fight_with(scene, {"sheath", "sheath", "sword", "bow", "thief", "coin", "coin"});
    scene.act({"play:sheath", "sheathe:sword", "play:sheath", "sheathe:bow"});
    lose_life(scene.rules, one, 1);
    take_away(scene.rules, scene.find("sword", sheathed, one), scene.table.zone(removed));
    CHECK(empty_sheaths(scene.rules, one).size() == 1);
    take_away(scene.rules, scene.table.bottom(scene.table.zone(front, one)), scene.table.zone(removed));
    CHECK(scene.in(sheathed, one).empty());
    CHECK(scene.in(discard_pile, one) == "bow");
}

TEST_CASE("3.8 a Weapon that lies in a Sheath since before Sheaths named theirs leaves with the first") {
    Scene scene;
    fight_with(scene, {"bow", "coin"});
    scene.fill(front, one, {"sheath", "sheath"});
    scene.fill(sheathed, one, {"sword"});
    CHECK(empty_sheaths(scene.rules, one).size() == 1);
    scene.act({"sheathe:bow", "play:sword"});
    CHECK(scene.in(front, one) == "sheath");
    CHECK(scene.in(sheathed, one) == "bow");
}

TEST_CASE("3.6, 3.7 a replaced Defence takes its armour bonus along") {
    Scene scene;
    fight_with(scene, {"mail", "mail", "coin"});
    scene.act({"play:mail"});
    CHECK(scene.of(one, armour) == 2);
    scene.act({"play:mail"});
    CHECK(scene.in(front, one) == "mail");
    CHECK(scene.of(one, armour) == 2);
}

TEST_CASE("3.6 a broken Defence takes its armour bonus along; the hero's own stays") {
    Scene scene({"guard"});
    scene.fight();
    scene.fill(front, one, {"mail"});
    reset_turn(scene.rules, one);
    CHECK(scene.of(one, armour) == 4);
    hit_hero(scene.rules, one, {3, true});
    CHECK(scene.in(front, one).empty());
    CHECK(scene.of(one, armour) == 2);
}

TEST_CASE("3.7 only Defences are one of a kind") {
    Scene scene;
    fight_with(scene, {"turtle_card", "turtle_card", "shield", "shield", "coin"});
    scene.act({"play:turtle_card", "play:turtle_card", "play:shield", "play:shield"});
    CHECK(scene.in(front, one) == "turtle_card turtle_card shield");
}

TEST_CASE("11.4, 11.5 armour from levels, skills and effects comes at once and goes at once") {
    const auto kit = kit_with({def("hero", "knightly", "life = 40, level2 = 10, levels = {{}, {armour = 3}}"),
                               def("skill", "hide", "traits = {armour = 1}")});
    Scene scene({"knightly"}, {.kit = kit.get()});
    scene.fight();
    gain_xp(scene.rules, one, 10);
    CHECK(scene.of(one, armour) == 3);
    give_effect(scene.rules, one, scene.rules.content.find("doomed", DefKind::effect));
    CHECK(scene.of(one, armour) == 4);
    end_effect(scene.rules, one, scene.find("doomed", effects, one));
    CHECK(scene.of(one, armour) == 3);
    gain_xp(scene.rules, one, 200);
    learn(scene.rules, one, scene.find("hide", skill_supply, one));
    CHECK(scene.of(one, armour) == 1);
}

TEST_CASE("21.6 a Weapon in the Sheath is not in hand: it owes no attack") {
    Scene scene;
    fight_with(scene, {"coin"});
    scene.fill(front, one, {"sheath"});
    scene.fill(sheathed, one, {"sword"});
    CHECK(scene.offers("end_turn"));
    scene.hand_of(one, {"staff", "coin"});
    CHECK(scene.refusal("end_turn") == "why.duty");
}

TEST_CASE("21.56 a hand without a Weapon may improvise while one is in the Sheath") {
    Scene scene;
    fight_with(scene, {"coin", "tonic"});
    scene.fill(front, one, {"sheath"});
    scene.fill(sheathed, one, {"sword"});
    CHECK(scene.offers("improvise:coin"));
    CHECK(scene.offers("play:sword"));
    scene.hand_of(one, {"coin", "staff"});
    CHECK_FALSE(scene.offers("improvise:coin"));
}

TEST_CASE("21.6, 21.56 an improvised attack is an attack: a Weapon drawn afterwards is not owed") {
    Scene scene;
    fight_with(scene, {"coin", "tonic"});
    scene.act({"improvise:coin"});
    scene.hand_of(one, {"staff", "coin"});
    CHECK(scene.offers("end_turn"));
    Scene all({"warrior"}, {.settings = settings({{"duty", "all"}})});
    fight_with(all, {"coin", "tonic"});
    all.act({"improvise:coin"});
    all.hand_of(one, {"staff", "coin"});
    CHECK_FALSE(all.offers("end_turn"));
}

}  // namespace tankard::deckbuilder::test
