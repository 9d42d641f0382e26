// The table in characters: boards, tracks and spaces of a game that nobody's code knows.
#include "terminal/screen.h"

#include "play/fixture.h"
#include "scene/maze.h"
#include "source.h"
#include "terminal/board.h"
#include "text/utf8.h"

#include <algorithm>

#include <fmt/format.h>

using namespace tankard;
using namespace tankard::play::test;

namespace {

std::vector<std::string> drawn(const InTheMaze& it) {
    return terminal::Screen(terminal::Style(false), it.all).table(it.scene);
}

bool has_line(const std::vector<std::string>& lines, std::string_view line) {
    return std::any_of(lines.begin(), lines.end(),
                       [line](const std::string& each) { return each.find(line) != std::string::npos; });
}

}  // namespace

TEST_CASE("a board is drawn with coordinates, walls, doors and who stands where, in 80 columns") {
    for (const int seats : {1, 2, 3, 4}) {
        const std::vector<std::string> lines = drawn(InTheMaze(seats));
        for (const std::string& line : lines)
            CHECK_MESSAGE(text::width(line) <= terminal::columns(), line);
        CHECK(has_line(lines, "    a  b  c  d  e"));
        CHECK(has_line(lines, " 1     ## ~~"));
        CHECK(has_line(lines, "   +--+  +"));    // the wall south of a1
        CHECK(has_line(lines, " 2       H"));    // the door east of b2
        CHECK(has_line(lines, " 3       #"));    // bars
        CHECK(has_line(lines, " 4       :"));    // a line of chalk
        CHECK(has_line(lines, " 7        G†"));  // both who stands there and what lies there
        CHECK(has_line(lines, "† Sword c7"));
        CHECK(has_line(lines, "?? t10"));  // face down: only where
        CHECK_FALSE(has_line(lines, "Ghost"));
        if (seats > 1) CHECK(has_line(lines, "Go Goblin (player 2) c7"));
        CHECK(has_line(lines, "Evil 1–15: "));
        CHECK(has_line(lines, "10\u00a0(the paladin)"));
        CHECK(has_line(
            lines, seats > 1 ? "Inn: 1 Sword · 2 Goblin (player 2) · 3 –" : "Inn: 1 Sword · 2 Goblin · 3 –"));
    }
}

TEST_CASE("folded, a board has no line between rows with nothing between them, and all its rows and walls") {
    const InTheMaze it(2);
    const terminal::Screen screen(terminal::Style(false), it.all);
    const std::vector<std::string> whole = screen.table(it.scene);
    const std::vector<std::string> close = screen.table(it.scene, 1);
    CHECK(close.size() < whole.size());
    for (const std::string& line : whole) {
        const bool row = line.size() > 3 && line[2] == ' ' && line[1] >= '0' && line[1] <= '9';
        if (row || line.find("--+") != std::string::npos) CHECK_MESSAGE(has_line(close, line), line);
    }
}

TEST_CASE("the seats' own boards stand side by side under their names") {
    const std::vector<std::string> lines = drawn(InTheMaze(4));
    CHECK(has_line(lines, "  player 1"));
    const auto head = std::find_if(lines.begin(), lines.end(), [](const std::string& line) {
        return line.starts_with("  player 1") && line.find("player 2") != std::string::npos;
    });
    REQUIRE(head != lines.end());
    CHECK(head->find("player 3") != std::string::npos);
    CHECK((head + 3)->find("Go") != std::string::npos);
}

TEST_CASE("what squares cost stands on them, and who watches shows only what is in sight") {
    const InTheMaze it(2);
    const scene::Board& maze = it.scene.boards.front();
    const Ref d7 = maze.at(6, 3).ref;
    const Ref c7 = maze.at(6, 2).ref;
    const terminal::Style plain(false);
    CHECK(has_line(terminal::draw_board(maze, it.scene, plain, {.numbers = {{d7, 2}, {c7, 1}}}), "G†  2"));
    CHECK(has_line(
        terminal::draw_board(maze, it.scene, plain, {.numbers = {{d7, 2}, {c7, 1}}, .over_tokens = true}),
        " 1  2"));
    const auto lines = terminal::draw_board(maze, it.scene, plain, {.watcher = &maze.at(6, 2)});
    CHECK(has_line(lines, " 7  ·· ·· G† ·· ··"));
    CHECK(has_line(lines, " 5        ··   "));
    CHECK_FALSE(has_line(lines, "##"));
}

TEST_CASE("a long line at the table's head is broken between counters, never inside one") {
    InTheMaze it(2);
    for (int i = 0; i < 14; ++i)
        it.scene.counters.push_back({intern("depth"), fmt::format("Long word {}", i), "12", "", 12, 0});
    const std::vector<std::string> lines = drawn(it);
    CHECK(lines.front().starts_with("── "));
    CHECK(lines[1].starts_with("   "));
    for (const std::string& line : lines)
        CHECK_MESSAGE(text::width(line) <= terminal::columns(), line);
    for (int i = 0; i < 14; ++i)
        CHECK(has_line(lines, fmt::format("Long word {} 12", i)));
}

TEST_CASE("a figure stays on its numbered place when those before it have gone, as the log has it") {
    play::Library lords = play::test::library_of("lords");
    const scene::Words words(lords, "en");
    const scene::Stage stage(lords, words);
    const terminal::Screen screen(terminal::Style(false), lords);
    int moved = 0;
    play::Session session(
        lords, tape_of(beginning(lords, 0, 4, 7)),
        {.policy = play::Policy::greedy, .at_beat = [&](const campaign::State& state) {
             if (state.stage != campaign::Stage::play || moved > 20) return;
             const int space = kind_named(state.table.catalogue().card_counters, Name::of("space"));
             const scene::Scene scene = stage.scene(state, SeatId::none, session.settings());
             for (const scene::Zone& zone : scene.zones)
                 for (const scene::Card& card : zone.cards) {
                     if (zone.spaces == 0) continue;
                     CHECK(card.place == state.table.get(card.id, space));
                     if (&card != &zone.cards.front() || card.place != 2) continue;
                     ++moved;
                     CHECK(has_line(screen.table(scene), zone.label + ": 1 – · 2 "));
                     campaign::State far_away = state;  // a script's number makes no row of so many places
                     far_away.table.set(card.id, space, 2'000'000'000);
                     for (const scene::Zone& each :
                          stage.scene(far_away, SeatId::none, session.settings()).zones)
                         for (const scene::Card& lying : each.cards)
                             CHECK(lying.place <= each.spaces);
                 }
         }});
    session.run();
    CHECK(moved > 0);
}

TEST_CASE("what a card does stands below the zone in which it lies") {
    play::Library& lib = library();
    const scene::Words words(lib, "en");
    const scene::Stage stage(lib, words);
    const terminal::Screen screen(terminal::Style(false), lib);
    int seen = 0;
    play::Session session(
        lib, tape_of(beginning(lib, 0, 2, 7)),
        {.policy = play::Policy::greedy, .at_beat = [&](const campaign::State& state) {
             if (state.stage != campaign::Stage::play || seen > 5) return;
             const scene::Scene scene = stage.scene(state, SeatId::none, session.settings());
             const std::vector<std::string> lines = screen.table(scene);
             for (const scene::Zone& zone : scene.zones) {
                 if (!zone.ruled || zone.pile || zone.cards.empty() || zone.cards.front().face.rule.empty())
                     continue;
                 const auto head = std::find_if(lines.begin(), lines.end(), [&](const std::string& line) {
                     return line.starts_with("  " + zone.label + ": ");
                 });
                 REQUIRE(head + 1 < lines.end());
                 CHECK((head + 1)->starts_with("     " + zone.cards.front().face.rule.substr(0, 10)));
                 for (const auto& rule : screen.rules_on(scene)) {
                     CHECK_MESSAGE(has_line(lines, rule.second), rule.first);
                     CHECK_FALSE(has_line(screen.table(scene, 3), rule.second));
                 }
                 ++seen;
             }
         }});
    session.run();
    CHECK(seen > 0);
}

TEST_CASE("who is asked is marked, and whose turn it is otherwise") {
    InTheMaze it(3);
    for (scene::Seat& seat : it.scene.seats) {
        seat.active = seat.id == seat_at(1);
        seat.leads = false;
    }
    it.scene.viewer = seat_at(0);
    CHECK(has_line(drawn(it), "▶  player 1"));
    CHECK(has_line(drawn(it), "▷  player 2"));
    CHECK(has_line(drawn(it), "   player 3"));
    it.scene.viewer = seat_at(1);
    CHECK(has_line(drawn(it), "▶  player 2"));
    it.scene.viewer = SeatId::none;
    CHECK(has_line(drawn(it), "▶  player 2"));
}

TEST_CASE("a tile that is lost shows so over what lies there, and in the list") {
    play::Library lords = play::test::library_of("lords");
    const scene::Words words(lords, "en");
    const scene::Stage stage(lords, words);
    int lost = 0;
    play::Session session(
        lords, tape_of(beginning(lords, 0, 3, 7)),
        {.policy = play::Policy::greedy, .at_beat = [&](const campaign::State& state) {
             if (state.stage != campaign::Stage::play || lost > 5) return;
             const scene::Scene scene = stage.scene(state, SeatId::none, session.settings());
             for (const scene::Seat& seat : scene.seats)
                 for (const scene::Board& board : seat.boards) {
                     const auto lines = terminal::draw_board(board, scene, terminal::Style(false));
                     const bool some = std::any_of(
                         board.squares.begin(), board.squares.end(),
                         [](const scene::Square& square) { return square.ground.ends_with(", conquered"); });
                     CHECK(some == has_line(lines, "onquered"));  // "Tunnel," may end a line
                     CHECK((has_line(lines, "xx") || has_line(lines, "XX")) == some);
                     lost += some ? 1 : 0;
                 }
         }});
    session.run();
    CHECK(lost > 0);
}

namespace {

/// All lines in one, however they were broken.
std::string in_one(const std::vector<std::string>& lines) {
    std::string all;
    for (const std::string& line : lines)
        for (const std::string_view word : text::split_words(line))
            all += (all.empty() ? "" : " ") + std::string(word);
    return all;
}

}  // namespace

TEST_CASE(
    "who lies face down is marked so, and who is on the way is named with a trade, however little room") {
    play::Library lords = play::test::library_of("lords");
    const scene::Words words(lords, "en");
    const scene::Stage stage(lords, words);
    const terminal::Screen screen(terminal::Style(false), lords);
    int spent = 0;
    int coming = 0;
    play::Session session(
        lords, tape_of(beginning(lords, 0, 2, 7)),
        {.policy = play::Policy::greedy, .at_beat = [&](const campaign::State& state) {
             if (state.stage != campaign::Stage::play || (spent > 5 && coming > 5)) return;
             const Catalogue& all = state.table.catalogue();
             const int down = kind_named(all.card_counters, Name::of("spent"));
             const scene::Scene scene = stage.scene(state, seat_at(0), session.settings());
             const auto lair =
                 state.table.list(state.table.zone(kind_named(all.zones, Name::of("lair")), seat_at(0)));
             const bool some = std::any_of(lair.begin(), lair.end(),
                                           [&](CardId card) { return state.table.get(card, down) > 0; });
             const auto guests =
                 state.table.list(state.table.zone(kind_named(all.zones, Name::of("coming")), SeatId::none));
             for (const int fold : {0, 1, 2}) {
                 const std::string shown = in_one(screen.table(scene, fold));
                 CHECK((shown.find(", face down") != std::string::npos) == some);
                 CHECK(shown.find("face down 1") == std::string::npos);
                 for (const CardId guest : guests) {
                     const scene::Face face = stage.face(guest, state);
                     REQUIRE_FALSE(face.role.empty());
                     const std::string named =
                         face.name + (fold < 2 ? " (" + face.role + ", " : " (" + face.role + ")");
                     CHECK_MESSAGE(shown.find(named) != std::string::npos, named, "\n", shown);
                     ++coming;
                 }
                 CHECK((shown.find("On the way: ") != std::string::npos) == !guests.empty());
             }
             spent += some ? 1 : 0;
         }});
    session.run();
    CHECK(spent > 0);
    CHECK(coming > 0);
}

TEST_CASE("nobody on a board has another's letters, and namesakes of two players have not the same") {
    const InTheMaze it(2);
    scene::Board board = it.scene.boards.front();
    for (scene::Square& square : board.squares)
        square.tokens.clear();
    std::size_t at = 8;
    const auto put = [&](const char* name, const char* mark, SeatId owner, bool lies) {
        scene::Token token{CardId{1}, {}, mark, owner, lies};
        token.face.name = name;
        board.squares[at++].tokens.push_back(token);
    };
    put("Bark Shield", "Ba", SeatId::none, true);
    put("Banquet Cleaver", "Ba", SeatId::none, true);
    put("Bailiff", "Ba", seat_at(0), false);
    put("Bailiff", "Ba", seat_at(1), false);
    put("Bat", "Ba", seat_at(1), false);
    put("Sword", "†", SeatId::none, true);
    const std::string shown = in_one(terminal::draw_board(board, it.scene, terminal::Style(false)));
    for (const char* each : {"Ba Bailiff (", "BA Bailiff (player 2)", "Bt Bat", "BS Bark Shield",
                             "BC Banquet Cleaver", "† Sword"})
        CHECK_MESSAGE(shown.find(each) != std::string::npos, each, "\n", shown);
    // With a thing on the square it is still told who that is; a letter is enough for whoever has it alone.
    put("Goblin", "Go", seat_at(1), false);
    for (const std::size_t there : {10U, 11U, 14U}) {
        scene::Token sword{CardId{2}, {}, "†", SeatId::none, true};
        sword.face.name = "Sword";
        board.squares[there].tokens.push_back(sword);
    }
    const std::string laden = in_one(terminal::draw_board(board, it.scene, terminal::Style(false)));
    for (const char* each : {"Ba", "BA", "G†"})
        CHECK_MESSAGE(laden.substr(0, laden.find("Bailiff (")).find(each) != std::string::npos, each, "\n",
                      laden);
    for (const char* each : {"Ba", "BA", "Bt", "BS", "BC"})  // on the board, too
        CHECK_MESSAGE(shown.find(each) != shown.rfind(each), each, "\n", shown);
}

TEST_CASE("what the signs of a board stand for is said below a whole table, each once") {
    const InTheMaze it(2);
    const std::string signs = terminal::signs_on(it.scene);
    for (const scene::Square& square : it.scene.boards.front().squares) {
        if (square.sign.find_first_not_of(' ') == std::string::npos) continue;
        const std::string one = fmt::format("{}\u00a0{}", square.sign, square.ground);
        CHECK(signs.find(one) != std::string::npos);
        CHECK(signs.find(one) == signs.rfind(one));
    }
    CHECK(signs.find("##") != std::string::npos);
    const terminal::Screen screen(terminal::Style(false), it.all);
    CHECK(has_line(screen.table(it.scene), signs.substr(0, signs.find(" · "))));
    CHECK_FALSE(has_line(screen.table(it.scene, 1), signs.substr(0, signs.find(" · "))));
}

TEST_CASE("what stands between squares is explained as well: each kind that is on a board, as it is drawn") {
    const InTheMaze it(2);
    const std::vector<std::pair<std::string, std::string_view>> wanted{
        {"| --", "wall"}, {"# ##", "grate"}, {"H ==", "door"}, {": ..", "line"}};
    CHECK(terminal::edges_on(it.scene) == wanted);
}
