// Tables of games whose rules nobody has written yet, laid as they would look in mid-game: what the window
// makes of them shows that it needs no rule.
#pragma once

#include "proofs/laid.h"
#include "window/pages/layout_page.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace tankard::window::test {

inline std::string readable(std::string_view key) {
    std::string words(key);
    std::replace(words.begin(), words.end(), '_', ' ');
    words[0] = static_cast<char>(std::toupper(words[0]));
    return words;
}

/// A static table with what its things are called.
struct StaticTable : proofs::Laid {
    using Laid::Laid;

    void own(Ref card, int seat) {
        table.set(card.as_card(), kind_named(catalogue->card_counters, Name::of("owner")), seat + 1);
    }
    Ref put_own(std::string_view card, std::string_view in, int seat) {
        const Ref ref = put(card, in);
        own(ref, seat);
        return ref;
    }
    void place(int board, int row, int column, Ref thing) {
        Board& there = table.boards()[static_cast<std::size_t>(board)];
        there.at(there.cell(row, column)).occupants.push_back(thing);
    }

    std::string definition(Ref card) const {
        return std::string(catalogue->definitions[index(table.def(card.as_card()))].text());
    }
    LayoutNames names() const {
        static const std::map<std::string, std::pair<const char*, const char*>> looks{
            {"minion", {"♟", "night"}},    {"goblin", {"☠", "leaf"}},    {"vampire", {"☥", "blood"}},
            {"hatchery", {"⌂", "gold"}},   {"warrior", {"⚔", "iron"}},   {"pendulum", {"⚒", "fire"}},
            {"miner", {"⚒", "gold"}},      {"order", {"📜", "violet"}},   {"cleric", {"✚", "sky"}},
            {"mekanork", {"⚙", "iron"}},   {"thief", {"🗝", "night"}}, {"troll", {"☠", "blood"}},
            {"wall_walker", {"👣", "sky"}}, {"wizard", {"★", "violet"}},  {"rope", {"➰", "gold"}},
            {"treasure", {"⛃", "gold"}},   {"sword", {"🗡", "iron"}},  {"key", {"⚷", "gold"}},
            {"combat_6", {"⚔", "blood"}},  {"combat_3", {"⚔", "blood"}}, {"jump", {"⇗", "leaf"}}};
        return {
            [](std::string_view key) { return readable(key); },
            [](Ref seat) {
                return fmt::format("{}", std::array{"Anna", "Ben", "Chiara", "Dario", "Elio", "Fay"}.at(
                                             index(seat.as_seat())));
            },
            [this](Ref thing) {
                if (thing.kind() == RefKind::seat)
                    return std::string(1, static_cast<char>('A' + number_of(thing.as_seat())));
                return readable(definition(thing)).substr(0, 2);
            },
            [this](Ref card) {
                const std::string word = definition(card);
                scene::Face face;
                face.name = readable(word);
                if (const auto look = looks.find(word); look != looks.end()) {
                    face.icon = look->second.first;
                    face.frame = look->second.second;
                }
                return face;
            },
        };
    }
};

/// Autumn of the first year: minions on the areas' spaces, two heroes waiting, dungeons half dug.
inline StaticTable lords_table(int seats) {
    StaticTable it("lords", seats);
    for (const char* card : {"goblin", "vampire", "goblin"})
        it.put(card, "for_hire");
    for (const char* card : {"hatchery", "hatchery"})
        it.put(card, "to_build");
    for (int i = 0; i < 4; ++i)
        it.put("order", "combat");
    it.put("warrior", "heroes");
    constexpr const char* kAreas[] = {"food",      "reputation", "tunnels",  "gold_mine",
                                      "imps_area", "traps_shop", "monsters", "rooms"};
    for (int seat = 0; seat < seats; ++seat) {
        for (int area = 0; area < 3; ++area)
            it.put_own("minion", kAreas[(seat * 2 + area * 3) % 8], seat);
        for (int i = 0; i < 4 - seat % 2; ++i)
            it.put("order", "hand", seat);
        it.put("order", "orders", seat);
        it.put("order", "orders", seat);
        it.put("pendulum", "traps", seat);
        it.table.set(seat_at(seat), kind_named(it.catalogue->seat_counters, Name::of("evil")),
                     seat == 3 ? 11 : 5 + seat % 2 * 2);
        Board dungeon(4, 5);
        for (int row = 0; row < 3; ++row)
            dungeon.at(dungeon.cell(row, 2)).terrain = 1;
        for (int column = 3 - seat % 2; column < 5; ++column)
            dungeon.at(dungeon.cell(1, column)).terrain = 1;
        dungeon.at(dungeon.cell(1, 4)).terrain = 2;
        dungeon.at(dungeon.cell(0, 2)).terrain = 3;
        it.table.boards().push_back(std::move(dungeon));
        it.place(seat, 1, 2, it.put("goblin", "lair", seat));
        it.place(seat, 1, 2, it.put("vampire", "lair", seat));
        it.place(seat, 2, 2, it.put("miner", "lair", seat));
        it.place(seat, 0, 2, it.put("warrior", "heroes"));
    }
    return it;
}

/// Five rooms revealed and turned, three face down; tokens in teams, two of them on one square.
inline StaticTable twister_table() {
    StaticTable it("twister", 2);
    Board board(10, 22);
    for (int row = 0; row < 10; ++row)
        for (const int column : {0, 21})
            board.at(board.cell(row, column)).terrain = 4;
    constexpr bool kShown[2][4] = {{true, false, true, true}, {true, true, false, false}};
    for (int down = 0; down < 2; ++down)
        for (int across = 0; across < 4; ++across) {
            const int top = down * 5;
            const int left = 1 + across * 5;
            if (!kShown[down][across]) continue;
            const auto at = [&](int row, int column) { return board.cell(top + row, left + column); };
            for (int row = 0; row < 5; ++row)
                for (int column = 0; column < 5; ++column)
                    board.at(at(row, column)).terrain = 1;
            board.at(at(2, 2)).terrain = 3;
            board.at(at(4, 3)).terrain = 2;
            board.at(at(4, 4)).terrain = 2;
            for (const int column : {0, 1, 3, 4})
                board.set_edge(at(0, column), Side::north, 1);
            board.set_edge(at(0, 2), Side::north, 2);
            board.set_edge(at(1, 0), Side::east, 1);
            board.set_edge(at(2, 0), Side::east, 3);
            board.set_edge(at(3, 1), Side::north, 1);
            board.set_edge(at(3, 2), Side::east, 1);
            board.set_edge(at(1, 3), Side::south, 3);
            board.set_edge(at(4, 3), Side::north, 1);
            board.turn(top, left, 5, down * 2 + across);
        }
    it.table.boards().push_back(std::move(board));
    it.place(0, 2, 3, it.put_own("troll", "on_board", 0));
    it.place(0, 2, 3, it.put_own("rope", "on_board", 0));
    it.place(0, 6, 2, it.put_own("cleric", "on_board", 0));
    it.place(0, 7, 8, it.put_own("warrior", "on_board", 0));
    it.place(0, 7, 8, it.put_own("thief", "on_board", 1));
    it.place(0, 1, 0, it.put_own("wizard", "on_board", 0));
    it.place(0, 6, 0, it.put_own("goblin", "on_board", 0));
    it.place(0, 3, 14, it.put_own("mekanork", "on_board", 1));
    it.place(0, 0, 18, it.put("treasure", "on_board"));
    it.place(0, 3, 19, it.put_own("wall_walker", "on_board", 1));
    it.place(0, 3, 19, it.put_own("key", "on_board", 1));
    it.place(0, 3, 21, it.put_own("wizard", "on_board", 1));
    it.place(0, 8, 21, it.put_own("troll", "on_board", 1));
    it.place(0, 1, 8, it.put_own("sword", "face_down", 1));
    it.place(0, 3, 9, it.put_own("cleric", "face_down", 1));
    it.place(0, 7, 13, it.put_own("goblin", "face_down", 0));
    it.place(0, 6, 18, it.put_own("key", "face_down", 1));
    for (int seat = 0; seat < 2; ++seat)
        for (const char* card : {"combat_6", "combat_3", "jump", "jump"})
            it.put(card, "cards", seat);
    const int points = kind_named(it.catalogue->seat_counters, Name::of("points"));
    it.table.set(SeatId{0}, points, 2);
    it.table.set(SeatId{1}, points, 1);
    return it;
}

}  // namespace tankard::window::test
