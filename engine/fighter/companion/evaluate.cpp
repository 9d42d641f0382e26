#include "fighter/companion/evaluate.h"

#include "fighter/state/zones.h"

#include <algorithm>

namespace tankard::fighter {

std::int32_t evaluate(const Content& content, const Table& table, Ending ending) {
    constexpr int kWon = 8000;
    const int rooms = table.get(turn);
    if (ending == Ending::alive) return std::clamp(kWon + 50 * table.get(score), kWon, kCertain);
    if (ending == Ending::dead) return std::min(500, 25 * rooms);
    int health = 0;
    int worth = 0;
    for (int place = 0; place < table.seats(); ++place) {
        const SeatId seat = seat_at(place);
        if (table.get(seat, angel) != 0) continue;
        const bool fainted_now = table.get(seat, out) != 0;
        health += fainted_now ? 0 : table.get(seat, life);
        worth -= 250 * table.get(seat, scars) + (fainted_now ? 300 : 0);
        for (CardId card : table.in(table.zone(gear, seat)))
            worth += 40 * content.equipment(table.def(card)).cost;
        worth += 60 * table.size(table.zone(charmed, seat));
    }
    worth /= table.seats();
    worth += 180 * table.get(dice) + 40 * table.get(gold) + 120 * std::min(rooms, 15);
    if (const CardId enemy = table.top(table.zone(arena)); enemy != CardId::none)
        worth -= 60 * std::max(0, content.monster(table.def(enemy)).hit_points - table.get(enemy, wounds));
    return std::clamp(1500 + 3500 * health / (9 * table.seats()) + worth, 600, kWon - 100);
}

}  // namespace tankard::fighter
