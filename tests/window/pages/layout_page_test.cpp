// Tables of games without rules, drawn from view and layout: nothing clipped, nothing overlapping, everything
// that a question may be about within reach.
#include "window/fixture.h"
#include "window/pages/board_pieces.h"
#include "window/static_tables.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

Page drawn(const StaticTable& it, const Size& size, int scale, std::vector<Ref> offered = {},
           SeatId seat = SeatId{0}) {
    const Ruler ruler{garamond(), language("en"), em_of(size.w, size.h, scale)};
    const View view(it.table, seat, false);
    const LayoutNames names = it.names();
    return layout_page(ruler, {view, it.facts.facts, names, std::move(offered), "Static"}, size.w, size.h);
}

void check_everywhere(const StaticTable& it, std::string_view what) {
    for (const Size& size : kSizes)
        for (const int scale : kScales) {
            INFO(std::string(what), " ", size.w, "x", size.h, " at ", scale, " %");
            const Page page = drawn(it, size, scale);
            CHECK(fault_of(page) == "");
        }
}

bool shows(const Page& page, std::string_view words) {
    return std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
        return std::any_of(piece.texts.begin(), piece.texts.end(),
                           [&](const Text& text) { return text.words.find(words) != std::string::npos; });
    });
}

std::vector<const Piece*> markers(const Page& page, Form form) {
    std::vector<const Piece*> all;
    for (const Piece& piece : page.pieces)
        if (!piece.shapes.empty() && piece.shapes.front().look == Look::marker &&
            piece.shapes.front().form == form)
            all.push_back(&piece);
    return all;
}

int squares(const Page& page) {
    return static_cast<int>(std::count_if(page.spots.begin(), page.spots.end(),
                                          [](const Spot& spot) { return spot.does == Does::square; }));
}

}  // namespace

TEST_CASE("lords and twister: nothing clipped, nothing overlapping, at every size and scale") {
    for (const int seats : {1, 2, 3, 4})
        check_everywhere(lords_table(seats), fmt::format("lords for {}", seats));
    check_everywhere(twister_table(), "twister");
}

TEST_CASE("the other games' layouts: nothing clipped, nothing overlapping, at every size and scale") {
    for (const int seats : {1, 2, 4, 6}) {
        StaticTable deckbuilder("deckbuilder", seats);
        StaticTable fighter("fighter", seats);
        StaticTable gauntlet("gauntlet", seats);
        for (int i = 0; i < 9; ++i) {
            deckbuilder.put("hammer", "market");
            fighter.put("red_die", "ring_3");
            gauntlet.put("bandit", "encounters");
        }
        deckbuilder.put("choking_fog", "adventure");
        fighter.put("ogre", "monster");
        gauntlet.put("demon", "encounter");
        for (int seat = 0; seat < seats; ++seat)
            for (int i = 0; i < 4; ++i) {
                deckbuilder.put("bog_hound", "area", seat);
                deckbuilder.put("coin", "hand", seat);
                fighter.put("war_hammer", "equipment", seat);
                gauntlet.put("wizard", "hero", seat);
                gauntlet.put("blindfold", "boasts", seat);
            }
        check_everywhere(deckbuilder, fmt::format("deck-builder for {}", seats));
        check_everywhere(fighter, fmt::format("fighter for {}", seats));
        check_everywhere(gauntlet, fmt::format("gauntlet for {}", seats));
    }
}

TEST_CASE("lords: a grid for every player, numbered spaces, everybody's marker on the track") {
    const StaticTable it = lords_table(4);
    for (const int scale : kScales) {
        const Page page = drawn(it, kSizes[0], scale);
        CHECK(squares(page) == 4 * 20);
        for (const char* words : {"III", "Paladin", "Anna", "Dario", "Evil"})
            CHECK_MESSAGE(shows(page, words), words);
        for (int seat = 0; seat < 4; ++seat) {
            // The sheet's, the track's, three minions, three in the lair.
            const auto all = markers(page, static_cast<Form>(seat));
            CHECK(all.size() == 8);
            CHECK(std::any_of(all.begin(), all.end(), [&](const Piece* piece) {
                return piece->texts.front().words == std::string(1, static_cast<char>('A' + seat));
            }));
        }
        CHECK_FALSE(shows(page, "? "));
    }
}

TEST_CASE("twister: 20 x 10 squares and two lines, edges, two tokens side by side, hidden ones as such") {
    const StaticTable it = twister_table();
    for (const Size& size : kSizes)
        for (const int scale : kScales) {
            const Page page = drawn(it, size, scale);
            CHECK(squares(page) == 220);
            for (const Look look : {Look::wall, Look::door, Look::grate, Look::cut})
                CHECK(has_look(page, look));
            std::map<std::int64_t, int> tokens;
            for (const Spot& spot : page.spots)
                if (spot.does == Does::square)
                    for (const Piece& piece : page.pieces)
                        if (!piece.shapes.empty() && piece.shapes.front().look == Look::marker &&
                            spot.box.holds(piece.box))
                            ++tokens[spot.number];
            CHECK(tokens.size() == 14);
            CHECK(tokens[static_cast<std::int64_t>(Ref::square(0, 7 * 22 + 8).bits())] == 2);
            CHECK(shows(page, "?"));
        }
}

TEST_CASE("a block that was turned is drawn with its walls turned") {
    StaticTable it("twister", 2);
    Board board(10, 22);
    board.set_edge(board.cell(0, 1), Side::north, 1);
    it.table.boards().push_back(board);
    const auto wall = [&it] {
        const Page page = drawn(it, kSizes[1], 100);
        for (const Piece& piece : page.pieces)
            for (const Figure& figure : piece.shapes)
                if (figure.look == Look::wall) return figure.box;
        return Rect{};
    };
    const Rect before = wall();
    CHECK(before.w > before.h * 3);
    it.table.boards()[0].turn(0, 1, 5, 1);
    const Rect after = wall();
    CHECK(after.h > after.w * 3);
    CHECK(after.x > before.x + 3 * after.h);
}

TEST_CASE("squares that a question is about glow, stop the Tab key and are uppermost") {
    const StaticTable it = twister_table();
    const Ref taken = Ref::square(0, 7 * 22 + 8);
    const Ref free = Ref::square(0, 7 * 22 + 9);
    for (const int scale : kScales) {
        const Page page = drawn(it, kSizes[0], scale, {taken, free});
        CHECK(std::count_if(page.pieces.begin(), page.pieces.end(),
                            [](const Piece& piece) { return piece.glows; }) == 2);
        int stops = 0;
        for (const Spot& spot : page.spots) {
            if (spot.does != Does::square || !spot.stop) continue;
            ++stops;
            const Spot* top = page.spot_at(spot.box.x + spot.box.w / 4, spot.box.y + spot.box.h / 2);
            REQUIRE(top != nullptr);
            CHECK(top->does == Does::square);
            CHECK((top->number == static_cast<std::int64_t>(taken.bits()) ||
                   top->number == static_cast<std::int64_t>(free.bits())));
            CHECK(fault_of(page) == "");
        }
        CHECK(stops == 2);
    }
}

TEST_CASE("what a seat may not see is how many, and a token face down shows nobody's name") {
    StaticTable it = lords_table(2);
    const Page page = drawn(it, kSizes[1], 100);
    CHECK(shows(page, "Combat 4"));
    CHECK(shows(page, "Hand 3"));  // the other's
    const Page dark = drawn(twister_table(), kSizes[1], 100);
    CHECK_FALSE(shows(dark, "Sw"));
}

TEST_CASE("a mistake in a layout is drawn where it stands") {
    StaticTable it("lords", 2);  // no board on the table
    it.facts.facts.set("rows", Value(Value::Entries{}));
    Value cell = Value::table();
    cell.set("zone", "hnad");
    Value track = Value::table();
    track.set("track", "eviil");
    Value board = Value::table();
    board.set("board", 3);
    Value counter = Value::table();
    Value words = Value::table();
    words.push("glod");
    counter.set("counters", words);
    Value row = Value::table();
    row.push(cell);
    row.push(track);
    row.push(board);
    row.push(counter);
    Value rows = Value::table();
    rows.push(row);
    it.facts.facts.set("rows", rows);
    const Page page = drawn(it, kSizes[0], 100);
    for (const char* shown : {"? hnad", "? eviil", "? board", "? glod"})
        CHECK_MESSAGE(shows(page, shown), shown);
    CHECK(fault_of(page) == "");
}

TEST_CASE("what stands on an edge that has no drawing of its own is told by its letter") {
    StaticTable it("twister", 2);
    Board board(3, 3);
    board.set_edge(4, Side::north, 3);
    board.set_edge(0, Side::west, 9);  // at the rim, and without a word
    it.table.boards().push_back(board);
    const Page page = drawn(it, kSizes[1], 100);
    CHECK(shows(page, "p"));
    CHECK(shows(page, "?"));
    CHECK(fault_of(page) == "");
}
