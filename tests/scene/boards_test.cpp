// Boards, tracks and spaces as a seat may see them: a scene made from view + layout.
#include "scene/maze.h"
#include "scene/sight_lines.h"

#include <algorithm>

using namespace tankard;
using namespace tankard::play;
using namespace tankard::play::test;

TEST_CASE("a board's squares say ground, edges, frames and who stands there") {
    const InTheMaze it(2);
    REQUIRE(it.scene.boards.size() == 1);
    const scene::Board& maze = it.scene.boards.front();
    CHECK(maze.label == "The maze");
    CHECK(maze.rows == 10);
    CHECK(maze.columns == 20);
    REQUIRE(maze.frames.size() == 1);  // the other reaches beyond the board
    CHECK(maze.frames.front().pigment == "teal");
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

TEST_CASE("what the ground is made of says the layout; else solid terrain is rock and all other a floor") {
    const InTheMaze it(2);
    const scene::Board& maze = it.scene.boards.front();
    CHECK(maze.at(0, 2).texture == text::Texture::water);
    CHECK(maze.at(0, 1).texture == text::Texture::rock);
    CHECK(maze.at(0, 0).texture == text::Texture::flags);
}

TEST_CASE("what an edge looks like says the layout; else what it is in the way of") {
    const InTheMaze it(2, SeatId{0}, "en",
                       maze_with("maze/layout.lua", "boards = { maze = {",
                                 "boards = { maze = { edges = { chalk = 'doorway', wall = 'door' },"));
    const scene::Board& maze = it.scene.boards.front();
    CHECK(maze.at(3, 1).edges[1] == scene::Edge::doorway);
    CHECK(maze.at(0, 0).edges[2] == scene::Edge::door);
    CHECK(maze.at(0, 0).own[2] == scene::Edge::door);
    CHECK(maze.at(2, 1).edges[1] == scene::Edge::grate);
}

TEST_CASE("what is nobody's lies on the floor, or what the layout says; what is face down never does") {
    const auto lies = [](const InTheMaze& it) {
        const scene::Board& maze = it.scene.boards.front();
        return std::vector<bool>{maze.at(6, 2).tokens[0].lies, maze.at(6, 2).tokens[1].lies,
                                 maze.at(9, 19).tokens[0].lies};
    };
    CHECK(lies(InTheMaze(2)) == std::vector<bool>{false, true, false});
    const InTheMaze said(
        2, SeatId{0}, "en",
        maze_with("maze/layout.lua", "boards = { maze = {", "boards = { maze = { lying = { 'chapter' },"));
    CHECK(lies(said) == std::vector<bool>{false, false, false});
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

TEST_CASE("a counter of the game may stand among the seats under its own name, and at 0 does not") {
    const auto track = [](const char* fog) {
        const InTheMaze it(2, SeatId{0}, "en",
                           maze_with({{"layout.lua", "marks = {", "also = 'fog', marks = {"},
                                      {"rules.lua", "first = { 1, 1, 4 }", fog}}));
        return it.scene.tracks.front();
    };
    const scene::Track beside = track("first = { 1, 1, 4 }, fog = { 7, 0, 9 }");
    CHECK(beside.standing.size() == 3);
    CHECK(beside.standing.back() == std::pair{SeatId::none, 7});
    CHECK(!beside.nobody.empty());
    CHECK(track("first = { 1, 1, 4 }, fog = { 0, 0, 9 }").standing.size() == 2);
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
        CHECK(it.words.refusal(refusal, Question(), state) ==
              "Stay: The way is locked. Somebody should have the right thing for it.");
    }
}

TEST_CASE("an option's cost and way are said to front ends, and change nothing of what the question is") {
    const InTheMaze it(2);
    const scene::Board& maze = it.scene.boards.front();
    CHECK(it.ask.choices[0].cost == 0);
    CHECK(it.ask.choices[0].way.empty());
    CHECK(it.ask.choices[1].cost == 2);
    CHECK(it.ask.choices[1].way == std::vector<Ref>{maze.at(6, 2).ref, maze.at(6, 3).ref});
    Question other = it.ask.question;
    other.reaches.clear();
    CHECK(other.fingerprint() == it.ask.question.fingerprint());
}

TEST_CASE("who stands on a square sees what the layout says: straight lines, screens, an end of sight") {
    const InTheMaze it(2);
    const scene::Board& maze = it.scene.boards.front();
    CHECK(maze.has_sight);
    CHECK_FALSE(it.scene.seats.front().boards.front().has_sight);
    CHECK(maze.at(0, 0).sees.empty());  // nobody stands there
    const std::vector<int>& seen = maze.at(6, 2).sees;
    const auto sees = [&](int row, int column) {
        return std::binary_search(seen.begin(), seen.end(), row * 20 + column);
    };
    CHECK(sees(6, 19));
    CHECK(sees(9, 2));
    CHECK(sees(0, 2));  // the water is seen
    CHECK_FALSE(sees(5, 3));
    CHECK_FALSE(sees(6, 2));
    CHECK(seen.size() == 19 + 9);
}

TEST_CASE("sight ends at walls, at solid ground, at declared terrain and behind declared figures") {
    Board board(1, 6);
    BoardKind kind;
    kind.terrains = {Name::of("floor"), Name::of("rock"), Name::of("fog"), Name::of("dark")};
    kind.obstacles.solid.set(1);
    kind.obstacles.screens.set(1);
    Value declared = Value::table();
    declared.set("lines", std::string("straight"));
    const auto seen = [&](int hides = -1) {
        return scene::sight_lines(declared, kind)->from(board, 0, [hides](int cell) {
            return cell == hides;
        });
    };
    CHECK_FALSE(scene::sight_lines(Value(), kind));
    CHECK(seen() == std::vector<int>{1, 2, 3, 4, 5});
    CHECK(seen(2) == std::vector<int>{1, 2});
    board.set_edge(3, Side::east, 1);
    CHECK(seen() == std::vector<int>{1, 2, 3});
    board.at(3).terrain = 1;
    CHECK(seen() == std::vector<int>{1, 2});
    Value fog = Value::table();
    fog.set(1, std::string("fog"));
    declared.set("ends", fog);
    board.at(2).terrain = 2;
    CHECK(seen() == std::vector<int>{1, 2});
    board.at(1).terrain = 2;
    CHECK(seen() == std::vector<int>{1});
    Value dark = Value::table();
    dark.set(1, std::string("dark"));
    declared.set("blind", dark);
    board.at(1).terrain = 3;
    CHECK(seen().empty());
}

TEST_CASE("of equal figures that are offered each says where it stands; one alone does not") {
    Library all(maze(), "mazes");
    const scene::Words words(all, "en");
    People people(all);
    Session session(all, tape_of(beginning(all, 2, 2, 3)), {.front = &people});
    people.session = &session;
    int asked = 0;
    people.instead = [&](const Question&, const campaign::State& state) -> std::optional<Reply> {
        const auto& boards = state.table.boards();
        Question greet;
        for (std::size_t i = 0; i < boards.size(); ++i)
            for (int cell = 0; cell < static_cast<int>(boards[i].squares()); ++cell)
                for (const Ref card : boards[i].at(cell).occupants)
                    if (state.table.def(card.as_card()) == state.table.catalogue().find(Name::of("goblin")))
                        greet.offer(Name::of("go"), card);
        REQUIRE(greet.options.size() == 3);
        CHECK(words.option(greet, 0, state).find("[a1") != std::string::npos);
        CHECK(words.option(greet, 2, state).find("[c7]") != std::string::npos);
        CHECK(words.said(greet, 2, state).rest.find("c7") != std::string::npos);
        greet.options = {greet.options[2]};
        CHECK(words.option(greet, 0, state).find("c7") == std::string::npos);
        ++asked;
        return Quit{};
    };
    session.run();
    CHECK(asked == 1);
}

TEST_CASE("a square that an option's text leaves out stands beside it") {
    const InTheMaze it(2, SeatId{0}, "en", maze_with("maze/text/en.lua", "To {card}", "Walk"));
    const auto reads = [&](const std::string& title, const std::string& consequence) {
        return std::any_of(it.ask.choices.begin(), it.ask.choices.end(), [&](const scene::Choice& choice) {
            return choice.title == title && choice.consequence == consequence;
        });
    };
    CHECK(reads("Walk", "c7"));
    CHECK(reads("Walk", "d7"));
    CHECK(reads("Stay", ""));
}

TEST_CASE("a square that begins what an option says, in capitals, stands there once") {
    const InTheMaze it(2, SeatId{0}, "en", maze_with("maze/text/en.lua", "To {card}", "{card}"));
    int squares = 0;
    for (const scene::Choice& choice : it.ask.choices) {
        if (choice.title != "C7") continue;
        CHECK(choice.consequence == "");
        ++squares;
    }
    CHECK(squares == 1);
}

TEST_CASE("a counter of the table is shown above 0 and below, and only at 0 put aside") {
    for (const int weather : {-1, 0, 1}) {
        save::Content content =
            maze_with("maze/rules.lua", "first = { 1, 1, 4 }",
                      fmt::format("first = {{ 1, 1, 4 }}, weather = {{ {}, -3, 3 }}", weather));
        for (auto& [path, text] : content.files) {
            if (path == "maze/layout.lua")
                text.replace(text.find("counters = {}"), 13, "counters = { 'weather' }");
            if (path == "maze/text/en.lua")
                text.replace(text.find("counter = { "), 12, "counter = { weather = \"weather\", ");
        }
        const InTheMaze it(2, SeatId{0}, "en", std::move(content));
        CHECK(it.scene.counters.size() == (weather != 0 ? 1 : 0));
        CHECK(it.scene.idle.size() == (weather != 0 ? 0 : 1));
    }
}
