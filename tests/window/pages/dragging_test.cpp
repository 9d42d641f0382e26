// A card is dragged onto another.
#include "window/pages/dragging.h"

#include "window/fixture.h"

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

Ref card(int id) { return Ref::card(static_cast<CardId>(id), 0); }

scene::Choice choice(Ref object, Ref target = {}) {
    scene::Choice made;
    made.object = object;
    made.target = target;
    return made;
}

Spot at_card(int id) { return {{}, Does::look, id, false}; }
Spot at_choice(int number) { return {{}, Does::choose, number, true}; }

/// Card 1 and 2 in a hand, 7 and 8 before somebody, 9 among what may be taken.
scene::Scene table() {
    scene::Scene scene;
    scene::Zone front;
    front.role = scene::Role::faced;
    front.cards.resize(2);
    front.cards[0].id = static_cast<CardId>(7);
    front.cards[1].id = static_cast<CardId>(8);
    scene::Zone loot;
    loot.role = scene::Role::offered;
    loot.cards.resize(1);
    loot.cards[0].id = static_cast<CardId>(9);
    scene.zones = {front, loot};
    return scene;
}

scene::Ask asking(std::vector<scene::Choice> choices) {
    scene::Ask ask;
    ask.question.shape = Shape::choose_one;
    ask.choices = std::move(choices);
    return ask;
}

}  // namespace

TEST_CASE("a choice that is about both is meant") {
    const scene::Ask ask =
        asking({choice(card(1), card(7)), choice(card(1), card(8)), choice(card(2), card(7))});
    const Spot first{{}, Does::narrow, static_cast<std::int64_t>(card(1).bits()), true};
    const Dragged meant = dragged(table(), ask, first, at_card(8));
    CHECK(meant.choice == 1);
    CHECK(meant.onto.empty());
    CHECK(dragged(table(), ask, at_choice(2), at_card(7)).choice == 2);
    CHECK(!dragged(table(), ask, at_choice(2), at_card(8)).choice);
}

TEST_CASE("a card that may be played is played, and whom the next question is about is known") {
    const scene::Ask ask = asking({choice(card(1)), choice(card(2)), choice({})});
    const Dragged meant = dragged(table(), ask, at_choice(0), at_card(8));
    CHECK(meant.choice == 0);
    REQUIRE(meant.onto.size() == 1);
    const scene::Ask next = asking({choice(card(7)), choice(card(8))});
    CHECK(aimed_at(next, meant.onto) == 1);
    CHECK(!aimed_at(asking({choice(card(7))}), meant.onto));
    CHECK(!aimed_at(asking({choice(card(8)), choice(card(1), card(8))}), meant.onto));
}

TEST_CASE("of two things that can be done with a card the one is meant that nothing speaks against") {
    scene::Ask ask = asking({choice(card(1)), choice(card(1)), choice(card(2))});
    const Spot coin{{}, Does::narrow, static_cast<std::int64_t>(card(1).bits()), true};
    CHECK_FALSE(dragged(table(), ask, coin, at_card(7)).choice);
    ask.choices[0].caution = "There is nothing to buy with it.";
    CHECK(dragged(table(), ask, coin, at_card(7)).choice == 1);
}

TEST_CASE("nothing is meant by what lies elsewhere, by what may not be played, or where several are marked") {
    scene::Ask ask = asking({choice(card(1)), choice(card(2))});
    CHECK(!dragged(table(), ask, at_choice(0), at_card(9)).choice);
    CHECK(!dragged(table(), ask, at_choice(0), at_choice(1)).choice);
    CHECK(!dragged(table(), ask, at_card(3), at_card(7)).choice);
    CHECK(!dragged(table(), ask, {{}, Does::command, 1, true}, at_card(7)).choice);
    CHECK(!dragged(table(), ask, {{}, Does::choose, 99, true}, at_card(7)).choice);
    ask.question.shape = Shape::choose_some;
    CHECK(!dragged(table(), ask, at_choice(0), at_card(7)).choice);
}

TEST_CASE(
    "a card that is dropped where it means nothing says why, and only on one that people stand before") {
    scene::Ask ask = asking({choice(card(1)), choice(card(1), card(7)), choice({})});
    const Dragged meant = dragged(table(), ask, at_card(3), at_card(8));
    CHECK_FALSE(meant.choice);
    CHECK(meant.missed);
    CHECK(meant.why.empty());
    ask.refused = {{"Not now.", card(8)}, {"Too heavy.", card(3)}};
    CHECK(dragged(table(), ask, at_card(3), at_card(8)).why == "Too heavy.");
    CHECK(dragged(table(), ask, at_card(4), at_card(8)).why == "Not now.");
    CHECK_FALSE(dragged(table(), ask, at_card(3), at_card(9)).missed);
    CHECK_FALSE(dragged(table(), ask, at_choice(1), at_card(7)).missed);
}
