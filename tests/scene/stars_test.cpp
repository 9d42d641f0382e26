// What a question makes the middle of the stage, and what numbered places cost and give, by the words of a
// layout.
#include "scene/maze.h"

using namespace tankard;
using namespace tankard::play;
using namespace tankard::play::test;

namespace {

/// Places that say what they cost, a goblin's card that leads there, and a star for the maze's question.
MazeEdits starred(const char* spaces, const char* stars) {
    static std::string said;
    said = std::string("spaces = { inn = ") + spaces + " }, stars = " + stars + ",";
    return {{"layout.lua", "spaces = { inn = 3 },", said.c_str()},
            {"rules.lua", "card = { colour = 0 }", "card = { colour = 0, cell = { 0, 0, 9 } }"},
            {"rules.lua", "seat = { evil =", "seat = { field = { 0, 0, 9 }, evil ="},
            {"rules.lua", "zones = { figures",
             "zones = { held = { of = \"seat\", seen_by = \"owner\" }, figures"},
            {"game.lua", "seat:square(\"home\", 1, 1):place(game:create(\"goblin\", game.figures))",
             "local goblin = game:create(\"goblin\", game.figures)\n"
             "      goblin.cell = 4\n"
             "      seat:square(\"home\", 1, 2):place(goblin)\n"
             "      seat.field = 4"}};
}

const scene::Zone& inn(const InTheMaze& it) { return it.scene.zones.front(); }

}  // namespace

TEST_CASE("a number of places says no more than that") {
    const InTheMaze it(1, SeatId{0}, "en", maze_with(starred("3", "{}")));
    CHECK(inn(it).spaces == 3);
    CHECK(inn(it).terms.empty());
    CHECK(it.ask.star == scene::Star::none);
}

TEST_CASE("a list of places says what each costs and gives, in its order, with signs") {
    const InTheMaze it(
        1, SeatId{0}, "en",
        maze_with(starred("{ { { 'evil', -1 }, { 'evil', 2 } }, { { 'evil', most = 3 } }, {} }", "{}")));
    REQUIRE(inn(it).spaces == 3);
    REQUIRE(inn(it).terms.size() == 3);
    REQUIRE(inn(it).terms[0].size() == 2);
    CHECK(inn(it).terms[0][0].label == "evil");
    CHECK(inn(it).terms[0][0].value == "−1");
    CHECK(inn(it).terms[0][1].value == "+2");
    CHECK(inn(it).terms[1][0].value == "1–3");
    CHECK(inn(it).terms[2].empty());
    CHECK(inn(it).told == std::vector<std::string>{"evil −1, evil +2", "evil 1–3", ""});
}

TEST_CASE("what is paid is a cost, and what the layout calls one") {
    const InTheMaze it(
        1, SeatId{0}, "en",
        maze_with(starred("{ { { 'evil', -1 }, { 'evil', 2, cost = true }, { 'evil', -3, cost = false } } }",
                          "{}")));
    REQUIRE(inn(it).terms.size() == 1);
    const scene::Terms& terms = inn(it).terms[0];
    REQUIRE(terms.size() == 3);
    CHECK(terms[0].amount == -1);
    CHECK(terms[1].amount == -2);
    CHECK(terms[1].value == "+2");
    CHECK(terms[2].amount == 3);
    CHECK(terms[2].value == "−3");
}

TEST_CASE("what a place costs and gives is said in the rule set's words, where it has some") {
    MazeEdits edits = starred("{ { { 'evil', -1 } }, { { 'evil', 2 } } }", "{}");
    edits.push_back(
        {"text/en.lua", "zone = {", "place = { inn = { ['2'] = 'two steps of evil' } }, zone = {"});
    const InTheMaze it(1, SeatId{0}, "en", maze_with(edits));
    CHECK(inn(it).told == std::vector<std::string>{"evil −1", "two steps of evil"});
}

TEST_CASE("a star is a question's: others have none") {
    CHECK(InTheMaze(1, SeatId{0}, "en", maze_with(starred("3", "{ spaces = { 'walk' } }"))).ask.star ==
          scene::Star::spaces);
    CHECK(InTheMaze(1, SeatId{0}, "en", maze_with(starred("3", "{ spaces = { 'talk' } }"))).ask.star ==
          scene::Star::none);
}

TEST_CASE("a star is on the square of the card whose counter is the seat's, and on nobody else's") {
    const InTheMaze it(
        2, SeatId{0}, "en",
        maze_with(starred("3", "{ faced = { 'walk', with = { 'held' }, at = { 'field', by = 'cell' } } }")));
    CHECK(it.ask.star == scene::Star::faced);
    REQUIRE(it.ask.star_with.size() == 1);
    CHECK(it.ask.star_with.front() == Name::of("held"));
    CHECK(it.ask.star_at == it.scene.seats.front().boards.front().at(0, 1).ref);
}
