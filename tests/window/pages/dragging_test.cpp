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

/// A board of four squares in a row: 21 of the first seat on a, 22 of the second and a thing on b, another
/// thing on c.
scene::Scene maze() {
    scene::Scene scene = table();
    scene::Board board{.rows = 1, .columns = 4};
    for (int cell = 0; cell < 4; ++cell)
        board.squares.push_back(
            {.ref = Ref::square(0, cell), .name = std::string(1, static_cast<char>('a' + cell)) + "1"});
    board.squares[0].tokens.push_back({.card = static_cast<CardId>(21), .owner = seat_at(0)});
    board.squares[1].tokens.push_back({.card = static_cast<CardId>(22), .owner = seat_at(1)});
    board.squares[1].tokens.push_back({.card = static_cast<CardId>(31), .lies = true});
    board.squares[2].tokens.push_back({.card = static_cast<CardId>(32), .lies = true});
    board.squares[3].tokens.push_back({.card = static_cast<CardId>(23), .owner = seat_at(0)});
    scene.boards.push_back(std::move(board));
    return scene;
}
/// Walk, which both of the first seat's could (21 to b and c, 23 to c), fight, which the first could, and
/// nothing else.
scene::Ask acting() {
    scene::Ask ask = asking({choice({}), choice({}), choice({})});
    ask.choices[0].figures = {static_cast<CardId>(21), static_cast<CardId>(23)};
    ask.choices[0].goals = {
        {card(21), Ref::square(0, 1), 1}, {card(21), Ref::square(0, 2), 2}, {card(23), Ref::square(0, 2), 1}};
    ask.choices[1].figures = {static_cast<CardId>(21)};
    ask.choices[1].goals = {{card(21), card(22), 0}};
    return ask;
}
Spot at_figure(int id) { return {{}, Does::narrow, static_cast<std::int64_t>(card(id).bits()), true}; }
Spot at_square(int cell) {
    return {{}, Does::square, static_cast<std::int64_t>(Ref::square(0, cell).bits()), false};
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

TEST_CASE("a card that says whom it could strike is dropped on nobody else, and it is told why") {
    scene::Ask ask = asking({choice(card(1)), choice({})});
    ask.choices[0].goals = {{card(1), card(8), 0}};
    CHECK(dragged(table(), ask, at_choice(0), at_card(8)).choice == 0);
    const Dragged other = dragged(table(), ask, at_choice(0), at_card(7));
    CHECK_FALSE(other.choice);
    CHECK(other.missed);
    CHECK(other.why.empty());
    ask.choices[0].hindered = {{card(1), {}, "Those before you come first."},
                               {card(1), card(7), "It is away."}};
    CHECK(dragged(table(), ask, at_choice(0), at_card(7)).why == "It is away.");
    ask.choices[0].hindered.pop_back();
    CHECK(dragged(table(), ask, at_choice(0), at_card(7)).why == "Those before you come first.");
}

TEST_CASE("of two ways in which a card could strike the first is meant") {
    scene::Ask ask = asking({choice(card(1)), choice(card(1)), choice(card(1)), choice({})});
    ask.choices[1].goals = {{card(1), card(8), 0}};
    ask.choices[2].goals = {{card(1), card(8), 0}};
    CHECK(dragged(table(), ask, at_choice(0), at_card(8)).choice == 1);
    CHECK_FALSE(dragged(table(), ask, at_choice(0), at_card(7)).choice);
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

TEST_CASE("a figure that is dragged to a square walks there: who and where are answered with it") {
    const Dragged meant = dragged(maze(), acting(), at_figure(23), at_square(2));
    CHECK(meant.choice == 0);
    CHECK(meant.goes_on);
    const scene::Ask who = asking({choice(card(21)), choice(card(23)), choice({})});
    const scene::Ask where = asking({choice(Ref::square(0, 1)), choice(Ref::square(0, 2))});
    CHECK(aimed_at(who, meant.onto) == 1);
    CHECK(aimed_at(where, meant.onto) == 1);
    // Onto a thing that lies there it is the same.
    const Dragged onto = dragged(maze(), acting(), at_figure(23), at_card(32));
    CHECK(onto.choice == 0);
    CHECK(aimed_at(where, onto.onto) == 1);
}

TEST_CASE("a figure that is dragged onto an enemy attacks, if it can, and else does nothing at all") {
    const Dragged meant = dragged(maze(), acting(), at_figure(21), at_card(22));
    CHECK(meant.choice == 1);
    CHECK(aimed_at(asking({choice(card(22)), choice({})}), meant.onto) == 0);
    const Dragged square = dragged(maze(), acting(), at_figure(21), at_square(1));
    CHECK(square.choice == 0);  // who may walk there does
    // The other cannot attack it, and does not walk onto its square instead.
    scene::Ask ask = acting();
    ask.choices[0].goals.push_back({card(23), Ref::square(0, 1), 2});
    CHECK_FALSE(dragged(maze(), ask, at_figure(23), at_card(22)).choice);
    // Who stands on the square is meant, if the square itself is not.
    ask.choices[0].goals.clear();
    ask.choices[0].goals.push_back({card(21), Ref::square(0, 2), 2});
    CHECK(dragged(maze(), ask, at_figure(21), at_square(1)).choice == 1);
}

TEST_CASE("a figure that can do nothing, or is dropped where it stood, means nothing") {
    CHECK_FALSE(dragged(maze(), acting(), at_figure(22), at_square(2)).choice);
    CHECK_FALSE(dragged(maze(), acting(), at_figure(21), at_figure(21)).choice);
    scene::Ask still = acting();
    for (scene::Choice& each : still.choices)
        each.goals.clear();
    CHECK_FALSE(dragged(maze(), still, at_figure(21), at_square(2)).choice);
}

TEST_CASE("a figure that could do nothing there stays where it is, and it is told why") {
    scene::Ask ask = acting();
    ask.choices[0].hindered = {{card(23), Ref::square(0, 1), "Somebody stands there."},
                               {card(23), {}, "Too far."}};
    const Dragged there = dragged(maze(), ask, at_figure(23), at_square(1));
    CHECK_FALSE(there.choice);
    CHECK(there.missed);
    CHECK(there.why == "Somebody stands there.");
    CHECK(dragged(maze(), ask, at_figure(23), at_card(22)).why == "Too far.");
    CHECK(dragged(maze(), ask, at_figure(23), at_square(0)).why == "Too far.");
    CHECK(dragged(maze(), ask, at_figure(21), at_square(3)).missed);
    CHECK(dragged(maze(), ask, at_figure(21), at_square(3)).why.empty());
}

TEST_CASE(
    "what is pressed while a figure is held is what it could do to it, or to the square where that is") {
    CHECK(deed_to(maze(), acting(), card(21), card(22)).choice == 1);
    CHECK(deed_to(maze(), acting(), card(21), Ref::square(0, 1)).choice == 0);
    const Dragged thing = deed_to(maze(), acting(), card(23), card(32));
    CHECK(thing.choice == 0);
    CHECK(thing.onto == std::vector<Ref>{card(23), card(32), Ref::square(0, 2)});
    CHECK_FALSE(deed_to(maze(), acting(), card(23), card(22)).choice);
    CHECK_FALSE(deed_to(maze(), acting(), card(23), Ref::square(0, 3)).choice);
    CHECK_FALSE(deed_to(maze(), acting(), Ref(), Ref::square(0, 2)).choice);
}

TEST_CASE(
    "money that is dragged onto what it would pay for is put down, and what it pays for is bought next") {
    scene::Ask ask = asking({choice(card(1)), choice(card(2)), choice({})});
    ask.choices[0].goals = {{card(1), card(9), 10}};
    ask.choices[2].goals = {{{}, card(9), 10}};  // all of it together, which nobody drags
    const Dragged meant = dragged(table(), ask, at_choice(0), at_card(9));
    REQUIRE(meant.choice);
    CHECK(*meant.choice == 0);
    const scene::Ask next = asking({choice(card(2)), choice(card(9))});
    CHECK(aimed_at(next, meant.onto) == std::optional<std::size_t>(1));
    CHECK_FALSE(dragged(table(), ask, at_choice(1), at_card(9)).choice);  // too little
}
