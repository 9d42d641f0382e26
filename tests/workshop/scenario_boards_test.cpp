// Scenarios on boards: who stands where, what ground and edges are, before and after.
#include "scene/maze.h"
#include "table/place_label.h"
#include "workshop/scenario.h"

using namespace tankard;
using namespace tankard::play::test;

namespace {

/// What is wrong with one, told in one line.
std::string wrong_with(const std::string& fields) {
    static play::Library library(maze(), "mazes");
    const auto results = workshop::run_scenarios(
        library, "mazes/tests/one.lua",
        "return { { name = 'one', heroes = { '', '' }, at = 'walk', " + fields + " } }");
    REQUIRE(results.size() == 1);
    return fmt::format("{}", fmt::join(results[0].wrong, "; "));
}

}  // namespace

TEST_CASE("cards are set upon squares, ground and edges are laid, and all of it is looked at") {
    CHECK(wrong_with(
              "table = { figures = { { 'sword', at = 'maze.a1' } }, "
              "squares = { ['maze.b1'] = 'water', ['maze.b2.east'] = 'open', ['home2.c2'] = 'tunnel' } }, "
              "play = {}, expect = { squares = { ['maze.b1'] = 'water', ['maze.c2.west'] = 'open', "
              "['home2.c2'] = 'tunnel', ['maze.b3.east'] = 'bars' }, asks = 'walk', "
              "offers = { 'go:maze.c7', 'open:maze.b2.east' } }") == "");
    CHECK(wrong_with("play = {}, expect = { squares = { ['maze.b1'] = 'water' } }") ==
          "maze.b1 is rock, not water");
    CHECK(wrong_with("table = { figures = { { 'sword', at = 'maze.a1' } } }, play = {}, "
                     "expect = { figures = { { 'sword', at = 'maze.a2' }, 'goblin', 'goblin', 'goblin' } }")
              .find("no card is as in") != std::string::npos);
    CHECK(wrong_with("play = {}, expect = { refuses = { 'go:maze.c7' } }") == "\"go:maze.c7\" is on offer");
}

TEST_CASE("a square that is none, and a word that cannot stand there, are told") {
    CHECK(wrong_with("table = { figures = { { 'sword', at = 'c7' } } }, play = {}, expect = {}")
              .find("there is no square 'c7': they are called such as 'home1.a1'") != std::string::npos);
    CHECK(wrong_with("table = { figures = { { 'sword', at = 'maze.c7.east' } } }, play = {}, expect = {}")
              .find("'at' should be a square such as \"c7\"") != std::string::npos);
    CHECK(wrong_with("table = { squares = { ['maze.c7'] = 'rokc' } }, play = {}, expect = {}")
              .find("'maze.c7' cannot be 'rokc'; did you mean 'rock'?") != std::string::npos);
    CHECK(wrong_with("table = { squares = { ['maze.c7'] = 3 } }, play = {}, expect = {}")
              .find("'squares' should be such as") != std::string::npos);
    CHECK(wrong_with("table = { inn = { { 'sword', at = 'maze.a1' } } }, play = {}, expect = {}")
              .find("'sword' lies out of play, and stands on no square") != std::string::npos);
}

TEST_CASE("what an option costs, and the way to it, are looked at") {
    const std::string expect = "play = {}, expect = { reaches = { ";
    CHECK(wrong_with(expect + "['go:maze.d7'] = { cost = 2, way = { 'maze.c7', 'maze.d7' } } } }") == "");
    CHECK(wrong_with(expect + "['go:maze.d7'] = { cost = 3, way = { 'maze.d7' } } } }") ==
          "go:maze.d7 costs 2, not 3; the way of go:maze.d7 is maze.c7 maze.d7, not maze.d7");
    CHECK(wrong_with(expect + "['go:maze.c7'] = { cost = 0, way = {} } } }") == "");
    CHECK(wrong_with(expect + "['go:maze.e7'] = { cost = 1 } } }").find("go:maze.e7 is not on offer") !=
          std::string::npos);
}

TEST_CASE("the numbers of a question's text are looked at") {
    CHECK(wrong_with("play = {}, expect = { says = { n = 1 } }")
              .find("the question that is asked says no number 'n'") != std::string::npos);
    CHECK(wrong_with("play = {}, expect = { says = { 'n' } }").find("a question says numbers") !=
          std::string::npos);
}

TEST_CASE("a square's label is read back as the square") {
    const play::Library library(maze(), "mazes");
    Table table(library.rules().catalogue(), 2, 1);
    REQUIRE(table.boards().size() == 3);
    for (int board = 0; board < 3; ++board)
        for (int cell = 0; cell < static_cast<int>(table.boards()[static_cast<std::size_t>(board)].squares());
             ++cell) {
            const Ref square = Ref::square(board, cell);
            CHECK(place_named(place_label(square, table), table) == square);
            const Ref edge = Ref::edge(board, cell, Side::east);
            CHECK(place_named(place_label(edge, table), table) == edge);
        }
    for (const char* none :
         {"", "a1", "maze", "maze.", "maze.a0", "maze.a11", "maze.z1", "maze.1a", "maze.a1.up", "home3.a1"})
        CHECK_MESSAGE(!place_named(none, table), none);
}
