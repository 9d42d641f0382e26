// Who faces whom on a board, and what either comes to, by the words of a layout.
#include "scene/coordinates.h"
#include "scene/maze.h"

#include <algorithm>
#include <string>

#include <fmt/format.h>

using namespace tankard;
using namespace tankard::play;
using namespace tankard::play::test;

namespace {

/// A goblin of the second seat attacks one of the first, whom a third helps; the ghost stands face down.
MazeEdits fight(const char* layout, const char* whom = "2") {
    static std::string set_up;
    set_up = std::string(R"lua(
    goblin.number, goblin.busy = 1, 1
    local other = game:create("goblin", game.figures)
    other.colour, other.number, other.busy, other.struck = 1, 2, 1, 1
    game:square("maze", 7, 4):place(other)
    local friend = game:create("goblin", game.figures)
    friend.colour, friend.number, friend.busy = 1, 3, 1
    game:square("maze", 7, 5):place(friend)
    local ghost = game:square("maze", 10, 20):cards()[1]
    ghost.number, ghost.busy = 4, 1
    game.who = 1 game.whom = )lua") +
             whom + "\n    for _, seat in ipairs(game:seats()) do\n";
    return {{"rules.lua", "first = { 1, 1, 4 }",
             "first = { 1, 1, 4 }, who = { 0, 0, 9 }, whom = { 0, 0, 9 }, points = { 0, 0, 9 }"},
            {"rules.lua", "card = { colour = 0 }",
             "card = { colour = 0, number = { 0, 0, 9 }, busy = { 0, 0, 1 }, struck = { 0, 0, 1 } }"},
            {"layout.lua", "owner = \"colour\",", layout},
            {"game.lua", "for _, seat in ipairs(game:seats()) do\n", set_up.c_str()}};
}

constexpr const char* kNumbered =
    "owner = 'colour', facing = { from = 'who', to = 'whom', number = 'number', with = 'busy', sums = { 'n', "
    "'total' } },";

std::string name_of(const InTheMaze& it, CardId card) {
    const auto [token, square] = scene::standing_as(it.scene, card);
    return square != nullptr ? square->name : "nowhere";
}

}  // namespace

TEST_CASE("who faces whom says the layout by numbers of figures, with those who take part on either side") {
    const InTheMaze it(2, SeatId{0}, "en", maze_with(fight(kNumbered)));
    REQUIRE(it.scene.facing);
    CHECK(name_of(it, it.scene.facing->from) == "c7");
    CHECK(name_of(it, it.scene.facing->to) == "d7");
    CHECK(it.scene.facing->with_from.empty());
    REQUIRE(it.scene.facing->with_to.size() == 1);
    CHECK(name_of(it, it.scene.facing->with_to.front()) == "e7");
}

TEST_CASE("at 0 nobody faces anybody, and without the layout's word neither") {
    CHECK_FALSE(InTheMaze(2, SeatId{0}, "en", maze_with(fight(kNumbered, "0"))).scene.facing);
    CHECK_FALSE(InTheMaze(2, SeatId{0}, "en", maze_with(fight("owner = 'colour',"))).scene.facing);
}

TEST_CASE("whoever stands face down faces nobody: no ring says who it is") {
    for (const int viewer : {0, 1})
        CHECK_FALSE(InTheMaze(2, seat_at(viewer), "en", maze_with(fight(kNumbered, "4"))).scene.facing);
}

TEST_CASE("without numbers counters of the figures themselves say it") {
    const InTheMaze it(2, SeatId{0}, "en",
                       maze_with(fight("owner = 'colour', facing = { from = 'busy', to = 'struck' },")));
    REQUIRE(it.scene.facing);
    CHECK(name_of(it, it.scene.facing->from) == "c7");
    CHECK(name_of(it, it.scene.facing->to) == "d7");
    CHECK(it.scene.facing->with_to.empty());
}

TEST_CASE("what either comes to so far are two slots of the question, or nothing") {
    MazeEdits edits = fight(kNumbered);
    edits.push_back({"game.lua", "prompt = \"walk\",", "prompt = \"walk\", slots = { n = 3, total = 2 },"});
    const InTheMaze it(2, SeatId{0}, "en", maze_with(edits));
    CHECK(it.ask.sums == std::pair{3, 2});
    edits.back()[2] = "prompt = \"walk\", slots = { n = 3 },";
    CHECK_FALSE(InTheMaze(2, SeatId{0}, "en", maze_with(edits)).ask.sums);
}

TEST_CASE(
    "what a side comes to with each answer stands beside it, where the layout says to which one it adds") {
    const auto asked = [](const char* adds) {
        MazeEdits edits = fight(kNumbered);
        const std::string layout = fmt::format("facing = {{ adds = {}, from", adds);
        static std::string of_layout;
        of_layout = kNumbered;
        of_layout.replace(of_layout.find("facing = { from"), std::string("facing = { from").size(), layout);
        edits.push_back({"layout.lua", kNumbered, of_layout.c_str()});
        edits.push_back(
            {"game.lua", "prompt = \"walk\",", "prompt = \"walk\", slots = { n = 3, total = 2 },"});
        edits.push_back({"game.lua", "7, 3) }, {", "7, 3), number = 4 }, {"});
        return InTheMaze(2, SeatId{0}, "en", maze_with(edits)).ask;
    };
    const scene::Ask first = asked("{ walk = 1 }");
    CHECK(first.choices[0].total == 7);
    CHECK(first.choices[0].label == "To c7 (7 in all)");
    CHECK(first.choices[0].consequence == "7 in all");
    CHECK(first.choices[4].total == 3);
    CHECK(asked("{ walk = 2 }").choices[0].total == 6);
    const scene::Ask none = asked("{ another = 1 }");
    CHECK_FALSE(none.choices[0].total);
    CHECK(none.choices[0].label == "To c7");
}

TEST_CASE("where nobody faces anybody a question may say what there is and what it must reach") {
    MazeEdits edits{
        {"layout.lua", "owner = \"colour\",", "owner = 'colour', scores = { walk = { 'n', 'total' } },"},
        {"game.lua", "prompt = \"walk\",", "prompt = \"walk\", slots = { n = 3, total = 14 },"}};
    CHECK(InTheMaze(2, SeatId{0}, "en", maze_with(edits)).ask.sums == std::pair{3, 14});
    edits.back()[2] = "prompt = \"walk\", slots = { n = 3, total = 0 },";  // nothing is to be reached
    CHECK_FALSE(InTheMaze(2, SeatId{0}, "en", maze_with(edits)).ask.sums);
}
