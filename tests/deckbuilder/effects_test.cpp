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

}  // namespace tankard::deckbuilder::test
