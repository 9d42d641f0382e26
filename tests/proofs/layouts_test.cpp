// Early proof 3: one layout for five games. Each file in layouts/ is the table of a game and where things
// lie, as data; one function that knows no rule draws it.
#include "proofs/laid.h"
#include "table/layout.h"
#include "text/utf8.h"

#include <algorithm>
#include <string>
#include <string_view>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;

namespace {

struct Drawn : proofs::Laid {
    using Laid::Laid;

    std::string draw(int seat = 0) const {
        const Pen pen{
            [](std::string_view key) { return std::string(key); },
            [this](Ref ref) {
                if (ref.kind() == RefKind::seat) return fmt::format("Sånja {}", number_of(ref.as_seat()) + 1);
                return std::string(catalogue->definitions[index(table.def(ref.as_card()))].text());
            },
            [this](Ref ref) {
                if (ref.kind() == RefKind::seat)
                    return std::string(1, static_cast<char>('A' + number_of(ref.as_seat())));
                return std::string(
                    catalogue->definitions[index(table.def(ref.as_card()))].text().substr(0, 2));
            },
            [](std::string_view text, int columns) { return text::fit(text, columns); },
            [](std::string_view text, int columns) { return text::wrap(text, columns); },
        };
        std::string all;
        for (const std::string& line : draw_layout(View(table, seat_at(seat), false), facts.facts, pen, 80)) {
            CHECK(text::width(line) == 80);
            all += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
        }
        CHECK(all.find('?') == std::string::npos);
        return all;
    }
};

bool shows(const std::string& drawn, std::string_view what) { return drawn.find(what) != std::string::npos; }

#define CHECK_SHOWS(drawn, what)   \
    do {                           \
        CAPTURE(drawn);            \
        CHECK(shows(drawn, what)); \
    } while (false)

}  // namespace

TEST_CASE("layout of the deck-builder: market, areas, own hand open, other hands counted") {
    Drawn it("deckbuilder", 2);
    it.put("choking_fog", "adventure");
    it.put("hammer", "market");
    it.put("pot_lid", "market");
    it.put("bog_hound", "area", 0);
    it.put("marsh_wight", "area", 1);
    it.put("coin", "hand", 0);
    it.put("house_beer", "hand", 0);
    it.put("hammer", "hand", 1);
    it.put("coin", "deck");
    const std::string drawn = it.draw(0);
    CHECK_SHOWS(drawn, "adventure: choking_fog (1)");
    CHECK_SHOWS(drawn, "market: hammer, pot_lid");
    CHECK_SHOWS(drawn, "hand: coin, house_beer");
    CHECK_SHOWS(drawn, "hand: 1");
    CHECK_SHOWS(drawn, "deck: 1");
    CHECK_SHOWS(drawn, "[Sånja 1]                               [Sånja 2]");
    CHECK_SHOWS(drawn, " bog_hound");
    CHECK_SHOWS(it.draw(1), "hand: 2");
    CHECK_SHOWS(it.draw(1), "hand: hammer");
}

TEST_CASE("layout of the fighter: DF-4, DF-5 the target's zones with what came to rest in them") {
    Drawn it("fighter", 3);
    it.put("ogre", "monster");
    it.put("red_die", "ring_3");
    it.put("blue_die", "hole");
    it.put("green_die", "dice");
    it.put("beer", "equipment", 2);
    const std::string drawn = it.draw();
    CHECK_SHOWS(drawn, "monster: ogre (1)");
    CHECK_SHOWS(drawn, "3        1 -");
    CHECK_SHOWS(drawn, "o      1 -");
    CHECK_SHOWS(drawn, "5        0 ");
    CHECK_SHOWS(drawn, " green_die");
    CHECK_SHOWS(drawn, "gold 2 · white_dice 1");
    CHECK_SHOWS(drawn, "equipment: beer");
}

TEST_CASE("layout of the gauntlet: heroes side by side, the Wand's cards for its seat alone (GF-132)") {
    Drawn it("gauntlet", 4);
    it.put("demon", "encounter");
    it.put("gladiator", "modifiers");
    for (int seat = 0; seat < 4; ++seat)
        it.put("wizard", "hero", seat);
    it.put("wand", "hero", 1);
    it.put("blindfold", "boasts", 1);
    it.put("troll", "wand", 1);
    it.put("cache", "wand", 1);
    CHECK_SHOWS(it.draw(1), "wand: troll, cache");
    CHECK_SHOWS(it.draw(0), "wand: 2");
    CHECK_SHOWS(it.draw(0), "modifiers:");
    CHECK_SHOWS(it.draw(0), "gold 0 · wounds 0 · class_tokens 0");
    CHECK_FALSE(shows(it.draw(0), "troll"));
}

TEST_CASE("layout of the lords: DL-34 areas with spaces, DL-7 the evil track, DL-6 dungeons of 5 x 4") {
    Drawn it("lords", 2);
    it.put("minion", "food");
    it.put("minion", "food");
    it.put("goblin", "for_hire");
    it.put("order", "orders", 0);
    it.put("pendulum", "traps", 1);
    for (int seat = 0; seat < 2; ++seat) {
        Board dungeon(4, 5);
        for (int row = 0; row < 3; ++row)
            dungeon.at(dungeon.cell(row, 2)).terrain = 1;
        it.table.boards().push_back(dungeon);
    }
    it.table.boards()[0].at(7).occupants.push_back(it.put("miner", "lair", 0));
    it.table.set(SeatId{1}, 0, 12);
    const std::string drawn = it.draw();
    CHECK_SHOWS(drawn, "food                reputation: -");
    CHECK_SHOWS(drawn, " minion");
    CHECK_SHOWS(drawn, "1  2  3  4  5  6  7  8  9  p… 11 12");
    CHECK_SHOWS(drawn, ".  .  .  .  A  .  .  .  .  .  .  B");
    CHECK_SHOWS(drawn, " .  .  mi .  .");
    CHECK_SHOWS(drawn, " .  .  #  .  .");
    CHECK_SHOWS(drawn, "orders: order");
    CHECK_SHOWS(drawn, "orders: -");
    CHECK_SHOWS(drawn, "traps: 1");
}

TEST_CASE(
    "layout of the twister: DT-9 20 x 10 squares, DT-37 a room turned with its walls, DT-11 tokens face "
    "down") {
    Drawn it("twister", 2);
    Board board(10, 22);  // a starting line at each short end
    for (int row = 0; row < 10; ++row)
        for (int column = 0; column < 22; ++column)
            board.at(board.cell(row, column)).terrain = column == 0 || column == 21 ? 4
                                                        : column <= 5 && row < 5    ? 1
                                                                                    : 0;
    // A room of 5 x 5 whose north-west square has a wall in the north, a portcullis in the west and a troll.
    const int corner = board.cell(0, 1);
    board.set_edge(corner, Side::north, 1);
    board.set_edge(corner, Side::west, 3);
    board.at(corner).occupants.push_back(it.put("troll", "on_board"));
    it.table.boards().push_back(board);
    it.put("combat_6", "cards", 1);
    std::string drawn = it.draw();
    CHECK_SHOWS(drawn, "+  +--+  +  +");
    CHECK_SHOWS(drawn, " ==ptr");
    CHECK_SHOWS(drawn, "cards: 1");
    it.table.boards()[0].turn(0, 1, 5, 1);
    drawn = it.draw();
    CHECK_SHOWS(drawn, "+  +  +  +  +  +pp+");
    CHECK_SHOWS(drawn, "tr|##");
    CHECK(std::count(drawn.begin(), drawn.end(), '\n') >= 21);

    it.table.boards()[0].at(board.cell(7, 7)).occupants.push_back(it.put("rope", "face_down"));
    const Table& table = it.table;
    const Pen pen{{},
                  {},
                  [](Ref) { return std::string("xx"); },
                  [](std::string_view text, int columns) { return text::fit(text, columns); },
                  {}};
    std::string all;
    for (const std::string& line : draw_board(View(table, SeatId{0}, false), table.boards()[0], {}, pen))
        all += line + "\n";
    CHECK_SHOWS(all, "??");
}
