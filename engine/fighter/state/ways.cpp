#include "fighter/state/ways.h"

#include "fighter/state/zones.h"

#include <cstddef>

namespace tankard::fighter {
namespace {

Name word_of(RoomKind kind) {
    static const Name words[] = {intern("plain"), intern("shop"),      intern("fountain"),
                                 intern("gold"),  intern("equipment"), intern("danger")};
    return words[static_cast<std::size_t>(kind)];
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
    return all;
}

}  // namespace tankard::fighter
