#include "deckbuilder/rules/effects.h"

#include "deckbuilder/rules/encounter.h"
#include "deckbuilder/rules/turn.h"
#include "fixture.h"

#include <string_view>

#include <doctest/doctest.h>

namespace tankard::deckbuilder::test {
namespace {

bool give(Scene& scene, SeatId seat, std::string_view id) {
    return give_effect(scene.rules, seat, scene.rules.content.find(id, DefKind::effect));
}

}  // namespace

TEST_CASE("19F an effect of some turns counts its owner's turns, and begins anew when given again") {
    Scene scene({"warrior", "mage"});
    scene.fight();
    scene.monster("turtle", two);
    CHECK(give(scene, one, "cursed"));
    CHECK(scene.rules.traits(one).weapons == -1);
    end_turn(scene.rules);
    end_turn(scene.rules);
    CHECK(scene.in(effects, one) == "cursed");
    CHECK(give(scene, one, "cursed"));
    CHECK(scene.in(effects, one) == "cursed");
    end_turn(scene.rules);
    end_turn(scene.rules);
    CHECK(scene.in(effects, one) == "cursed");
    end_turn(scene.rules);
    CHECK(scene.in(effects, one).empty());
    CHECK(scene.rules.traits(one).weapons == 0);
}

TEST_CASE("19F an effect of one encounter ends with it, one of the chapter does not") {
    Scene scene;
    scene.fight();
    give(scene, one, "lucky");
    give(scene, one, "doomed");
    CHECK(scene.rules.hand_size(one) == 6);
    check_encounter(scene.rules, one);
    CHECK(scene.in(effects, one) == "doomed");
}

TEST_CASE("an effect that does not exist is not given") {
    Scene scene;
    CHECK_FALSE(give(scene, one, "nothing"));
}

TEST_CASE("19F an effect of the encounter or the chapter outlasts turns; given again it keeps its place") {
    Scene scene;
    scene.fight();
    scene.monster("turtle", one);
    give(scene, one, "lucky");
    give(scene, one, "doomed");
    for (int turn = 0; turn < 3; ++turn)
        end_turn(scene.rules);
    CHECK(scene.in(effects, one) == "lucky doomed");
    give(scene, one, "lucky");
    CHECK(scene.in(effects, one) == "lucky doomed");
    CHECK(scene.rules.hand_size(one) == 6);
}

TEST_CASE("hooks: an effect that another one ends before its turn has come is silent") {
    const auto kit = kit_with(
        {def("effect", "first",
             "turns = -1, on_turn_end = function(self, turn) turn.hero:end_effect 'second' end"),
         def("effect", "second", "turns = -1, on_turn_end = function(self, turn) turn:tell 'second' end")});
    Scene scene({"warrior"}, {.kit = kit.get()});
    scene.fight();
    scene.monster("turtle", one);
    scene.table.move(scene.find("second", effect_supply), scene.table.zone(effects, one));
    scene.table.move(scene.find("first", effect_supply), scene.table.zone(effects, one));
    CHECK(scene.in(effects, one) == "first second");
    end_turn(scene.rules);
    CHECK(scene.in(effects, one) == "first");
    CHECK(scene.players.times("second") == 0);
}

}  // namespace tankard::deckbuilder::test
