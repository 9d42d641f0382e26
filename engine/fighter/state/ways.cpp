#include "fighter/state/ways.h"

#include "fighter/state/zones.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace tankard::fighter {
namespace {

Name word_of(RoomKind kind) {
    static const Name words[] = {intern("plain"), intern("shop"),      intern("fountain"),
                                 intern("gold"),  intern("equipment"), intern("danger")};
    return words[static_cast<std::size_t>(kind)];
}

/// Which Monster comes next: of a card in the tower only the shelf is known, and so its level (DF-20, DF-31);
/// one from which the party has run is known itself (DF-112).
void foretell(const Content& content, const Table& table, ChartSpace& space) {
    static const std::array<Name, kLevels> hidden{intern("monster_1"), intern("monster_2"),
                                                  intern("monster_3"), intern("monster_4")};
    for (int level = 1; level <= kLevels; ++level) {
        if (table.get(shelf_1 + level - 1) > 0) {
            space.hidden = hidden[static_cast<std::size_t>(level - 1)];
            return;
        }
        for (const CardId card : table.in(table.zone(returned)))
            if (content.monster(table.def(card)).level == level) {
                space.waits = table.ref(card);
                return;
            }
    }
}

/// Whether the next move may lead to that room of the map `level` (DF-25 to DF-28).
bool is_next(const Table& table, const Chart& chart, int level, std::size_t number) {
    const int at_level = table.get(dungeon_level);
    if (at_level == level) {
        const auto here = static_cast<std::size_t>(table.get(room) - 1);
        if (here >= chart.spaces.size()) return false;
        const std::vector<int>& ways = chart.spaces[here].ways;
        return std::find(ways.begin(), ways.end(), static_cast<int>(number)) != ways.end();
    }
    return at_level + 1 == level && number == 0;
}

/// What is met in the rooms: the Monster of this fight, what the next room hides, and at the last exit the
/// boss (DF-17).
void occupy(const Content& content, const Table& table, Chart& chart, int level, bool at_exit) {
    const CardId fought = table.top(table.zone(arena));
    for (std::size_t i = 0; i < chart.spaces.size(); ++i) {
        ChartSpace& space = chart.spaces[i];
        if (space.here && fought != CardId::none)
            space.waits = table.ref(fought);
        else if (at_exit && is_next(table, chart, level, i))
            foretell(content, table, space);
        const bool boss_there =
            level == kBossLevel - 1 && space.ways.empty() && !space.waits && !space.hidden;
        if (!boss_there) continue;
        if (table.get(dungeon_level) < kBossLevel)
            space.hidden = intern("boss");
        else if (fought != CardId::none)
            space.waits = table.ref(fought);
    }
}

}  // namespace

std::vector<Chart> charts_of(const Content& content, const Table& table) {
    std::vector<Chart> all;
    int level = 0;
    for (const CardId card : table.in(table.zone(maps))) {
        if (++level >= kBossLevel || !content.is(table.def(card), DefKind::map)) break;
        Chart chart;
        chart.name = table.ref(card);
        const std::int32_t gone = table.get(way_1 + level - 1);
        int number = 0;
        for (const RoomDef& room_there : content.map(table.def(card)).rooms) {
            ++number;
            ChartSpace space;
            space.kind = word_of(room_there.kind);
            if (room_there.special)
                space.object = Ref::definition(content.find(room_there.special, DefKind::special_throw));
            space.number = room_there.gold;
            for (const int to : room_there.to)
                space.ways.push_back(to - 1);
            space.gone = (gone >> (number - 1) & 1) != 0;
            space.here = table.get(dungeon_level) == level && table.get(room) == number;
            chart.spaces.push_back(std::move(space));
        }
        all.push_back(std::move(chart));
    }
    // The next map is entered from the exit of this one.
    bool at_exit = table.get(dungeon_level) == 0;
    for (const Chart& chart : all)
        for (const ChartSpace& space : chart.spaces)
            at_exit = at_exit || (space.here && space.ways.empty());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        occupy(content, table, all[i], number, at_exit || table.get(dungeon_level) == number);
    }
    return all;
}

}  // namespace tankard::fighter
