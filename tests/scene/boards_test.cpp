// Boards, tracks and spaces as a seat may see them: a scene made from view + layout.
#include "scene/maze.h"

#include <algorithm>

using namespace tankard;
using namespace tankard::play::test;

TEST_CASE("a board's squares say ground, edges, frames and who stands there") {
    const InTheMaze it(2);
    REQUIRE(it.scene.boards.size() == 1);
    const scene::Board& maze = it.scene.boards.front();
    CHECK(maze.label == "The maze");
    CHECK(maze.rows == 10);
    CHECK(maze.columns == 20);
    CHECK(maze.frames.size() == 1);  // the other reaches beyond the board
    CHECK(maze.at(0, 1).solid);
    CHECK(maze.at(0, 1).sign == "##");
    CHECK(maze.at(0, 2).ground == "cold water");
    CHECK(maze.at(0, 2).pigment == "sky");
    CHECK(maze.at(0, 2).sign == "~~");
    CHECK(maze.at(0, 0).ground == "floor");  // a terrain without a text is its word
    CHECK(maze.at(0, 0).edges[2] == scene::Edge::wall);
    CHECK(maze.at(1, 0).edges[0] == scene::Edge::wall);  // the same edge from the other side
    CHECK(maze.at(1, 1).edges[1] == scene::Edge::door);
    CHECK(maze.at(2, 1).edges[1] == scene::Edge::grate);
    CHECK(maze.at(3, 1).edges[1] == scene::Edge::line);
    const auto& tokens = maze.at(6, 2).tokens;
    REQUIRE(tokens.size() == 2);
    CHECK(tokens[0].face.name == "Goblin");
    CHECK(tokens[0].mark == "Go");
    CHECK(tokens[0].owner == SeatId{1});  // its counter says so
    CHECK(tokens[1].mark == "†");
    CHECK(tokens[1].owner == SeatId::none);
}

TEST_CASE("what stands face down on a square shows no identity to anybody") {
    for (const int viewer : {0, 1}) {
        const InTheMaze it(2, seat_at(viewer));
        const auto& tokens = it.scene.boards.front().at(9, 19).tokens;
        REQUIRE(tokens.size() == 1);
        CHECK(tokens[0].card == CardId::none);
        CHECK(tokens[0].face.name.empty());
        CHECK(tokens[0].mark == "?");
    }
}

TEST_CASE("every seat has its own board, and a layout that names others' names nothing") {
    const InTheMaze it(3);
    for (const scene::Seat& seat : it.scene.seats) {
        REQUIRE(seat.boards.size() == 1);
        CHECK(seat.boards.front().seat == seat.id);
        CHECK(seat.boards.front().at(0, 0).tokens.size() == 1);
    }
}

TEST_CASE("a track has everybody within its ends, and words at its steps") {
    const InTheMaze it(2);
    REQUIRE(it.scene.tracks.size() == 1);
    const scene::Track& track = it.scene.tracks.front();
    CHECK(track.standing == std::vector<std::pair<SeatId, int>>{{SeatId{0}, 15}, {SeatId{1}, 5}});
    CHECK(track.marks == std::vector<std::pair<int, std::string>>{{10, "the paladin"}});
    CHECK(it.scene.zones.front().spaces == 3);
}

TEST_CASE("squares and edges have names that people and scenarios can say") {
    const InTheMaze it(2);
    const auto said = [&](std::size_t choice) { return it.ask.choices[choice].label; };
    CHECK(said(0) == "To c7");
    CHECK(said(1) == "To d7");
    CHECK(said(2) == "Open b2, east");
    CHECK(said(3) == "Dig at c2 (player 2)");
    CHECK(InTheMaze(2, SeatId{0}, "it").ask.choices[2].label.ends_with("b2, est"));
    CHECK(it.labels ==
          std::vector<std::string>{"go:maze.c7", "go:maze.d7", "open:maze.b2.east", "dig:home2.c2", "stay"});
}

TEST_CASE("columns have letters, and from the 27th on two") {
    const Board board(2, 60);
    CHECK(square_name(board, 0) == "a1");
    CHECK(square_name(board, 25) == "z1");
    CHECK(square_name(board, 26) == "aa1");
    CHECK(square_name(board, 60 + 52) == "ba2");
}

TEST_CASE(
    "why something is refused is said by the text why.REASON, whether the rules name it with or without "
    "why.") {
    const InTheMaze it(1);
    const campaign::State state = beginning(it.all, 1, 1, 3);
    Refusal refusal;
    refusal.verb = intern("stay");
    for (const char* reason : {"gate", "why.gate"}) {
        refusal.reason = intern(reason);
        CHECK(it.words.refusal(refusal, state) ==
              "Stay: The way is locked. Somebody should have the right thing for it.");
    }
}
