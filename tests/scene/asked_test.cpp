// What a question says besides, for the eyes: who could do something, what is left to spend, the colour of a
// sign.
#include "scene/coordinates.h"
#include "scene/maze.h"
#include "text/drawings.h"
#include "text/utf8.h"

using namespace tankard;
using namespace tankard::play;
using namespace tankard::play::test;

TEST_CASE("what is left to spend is told to who has the turn, and to nobody else") {
    MazeEdits edits{
        {"rules.lua", "first = { 1, 1, 4 }", "first = { 1, 1, 4 }, points = { 2, 0, 9 }, none = 0"},
        {"layout.lua", "table = { counters = {}", "table = { budget = { 'points', 'none' }, counters = {}"},
        {"layout.lua", "seat = { lead = \"first\"", "seat = { active = \"first\""},
        {"text/en.lua", "counter = { ", "counter = { points = \"points\", none = \"none\", "}};
    const InTheMaze it(2, SeatId{0}, "en", maze_with(edits));
    REQUIRE(it.ask.budget.size() == 1);
    CHECK(it.ask.budget.front().amount == 2);
    CHECK(it.ask.budget.front().label == "points");
    edits.push_back({"rules.lua", "first = { 1, 1, 4 }", "first = { 2, 1, 4 }"});
    CHECK(InTheMaze(2, SeatId{0}, "en", maze_with(edits)).ask.budget.empty());
}

TEST_CASE("an option says who could do it, and that changes nothing of what the question is") {
    const InTheMaze it(2, SeatId{0}, "en",
                       maze_with({{"game.lua", "\"stay\" }",
                                   "{ \"stay\", figures = game:square(\"maze\", 7, 3):cards() } }"}}));
    const scene::Choice& stay = it.ask.choices.back();
    REQUIRE(stay.figures.size() == 2);
    const auto [token, square] = scene::standing_as(it.scene, stay.figures.front());
    REQUIRE(token != nullptr);
    CHECK(square->name == "c7");
    CHECK(it.ask.choices.front().figures.empty());
    CHECK(it.ask.question.fingerprint() == InTheMaze(2).ask.question.fingerprint());
}

TEST_CASE("an option says to what each of those could do it, for the eyes alone") {
    const InTheMaze it(
        2, SeatId{0}, "en",
        maze_with({{"game.lua", "\"stay\" }",
                    "{ \"stay\", figures = game:square(\"maze\", 7, 3):cards(), goals = { "
                    "{ game:square(\"maze\", 7, 3):cards()[1], game:square(\"maze\", 2, 1), "
                    "cost = 3 }, { game:square(\"maze\", 7, 3):cards()[1], reason = \"gate\" } } } }"}}));
    const scene::Choice& stay = it.ask.choices.back();
    REQUIRE(stay.goals.size() == 1);
    CHECK(stay.goals.front().figure.as_card() == stay.figures.front());
    CHECK(scene::square_meant(it.scene, stay.goals.front().thing) == stay.goals.front().thing);
    CHECK(stay.goals.front().cost == 3);
    REQUIRE(stay.hindered.size() == 1);
    CHECK_FALSE(stay.hindered.front().thing);
    CHECK_FALSE(stay.hindered.front().why.empty());
    CHECK(it.ask.question.fingerprint() == InTheMaze(2).ask.question.fingerprint());
}

TEST_CASE("the sign of an answer stands on the layout's pigment for its verb") {
    const InTheMaze it(
        2, SeatId{0}, "en",
        maze_with({{"layout.lua", "owner = \"colour\",", "owner = 'colour', stains = { dig = 'blood' },"}}));
    CHECK(it.ask.choices[3].pigment == "blood");
    CHECK(it.ask.choices[4].pigment.empty());
}

TEST_CASE("who plays no hero has the layout's portrait, and is known by form and letter") {
    const auto letter = [](std::string_view name) {
        std::string made;
        text::append_character(made, *text::drawing(name));
        return made;
    };
    const InTheMaze it(2, SeatId{0}, "en",
                       maze_with({{"layout.lua", "owner = \"colour\",",
                                   "owner = 'colour', portraits = { 'hood', 'robber' },"}}));
    REQUIRE(it.scene.seats.size() == 2);
    CHECK(it.scene.seats[0].picture == letter("hood"));
    CHECK(it.scene.seats[1].picture == letter("robber"));
    CHECK(it.scene.seats[0].lettered);
    CHECK(InTheMaze(2).scene.seats[0].picture.empty());
    CHECK(InTheMaze(2).scene.seats[0].lettered);
}
