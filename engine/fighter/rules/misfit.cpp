#include "fighter/rules/misfit.h"

#include "fighter/state/zones.h"
#include "registry/ruleset.h"

#include <cstdint>

#include <fmt/format.h>

namespace tankard::fighter {
namespace {

bool fits(const Content& content, DefId def, Zone zone) {
    switch (zone) {
        case tower_1:
        case tower_2:
        case tower_3:
        case tower_4:  // a bench game may put any Monster on top
        case returned:
        case monster_discard:
        case charmed: return content.is(def, DefKind::monster);
        case lair: return content.is(def, DefKind::boss);
        case arena: return content.is_monster(def);
        case maps:
        case maps_unused: return content.is(def, DefKind::map);
        case chapter_area: return content.is(def, DefKind::chapter);
        case hero_area: return content.is(def, DefKind::hero);
        default: return content.is(def, DefKind::equipment);
    }
}

std::string misfit_cards(const Content& content, const Table& table) {
    for (int at = 0; at < table.zones(); ++at) {
        const auto id = static_cast<ZoneId>(at);
        const auto zone = static_cast<Zone>(table.kind_of(id));
        for (CardId card : table.in(id))
            if (!fits(content, table.def(card), zone))
                return fmt::format("'{}' cannot lie in '{}'", content.id(table.def(card)),
                                   table.catalogue().zones[static_cast<std::size_t>(zone)].name.text());
    }
    if (table.size(table.zone(chapter_area)) != 1) return "it has no chapter, or more than one";
    if (table.size(table.zone(arena)) > 1) return "more than one Monster is being fought";
    if (table.size(table.zone(maps)) != kBossLevel - 1) return "it has no three maps";
    for (int seat = 0; seat < table.seats(); ++seat)
        if (table.size(table.zone(hero_area, seat_at(seat))) != 1)
            return fmt::format("seat {} has no hero, or more than one", seat + 1);
    for (int i = 0; i < kLevels; ++i)
        if (table.get(shelf_1 + i) > table.size(table.zone(static_cast<Zone>(tower_1 + i))))
            return fmt::format("{} Monsters wait on shelf {}, where fewer lie", table.get(shelf_1 + i),
                               i + 1);
    return "";
}

std::string outside(const CounterKind& kind, std::int32_t value) {
    return fmt::format("'{}' cannot be {}", kind.name.text(), value);
}

struct Bounds {
    int counter;
    std::int32_t least;
    std::int32_t most;
};

std::string misfit_counters(const Table& table) {
    const auto& kinds = table.catalogue().table_counters;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (const std::int32_t value = table.get(static_cast<int>(i));
            value < kinds[i].least || value > kinds[i].most)
            return outside(kinds[i], value);
    const std::int32_t last = table.seats() - 1;
    for (const auto& [counter, least, most] :
         {Bounds{phase, choose_leader, over}, Bounds{active, 0, last}, Bounds{first_player, 0, last},
          Bounds{leader, 0, last}, Bounds{beer, 0, last + 1}, Bounds{seducer, 0, last + 1},
          Bounds{ending, static_cast<int>(Ending::running), static_cast<int>(Ending::dead)}})
        if (const std::int32_t value = table.get(counter); value < least || value > most)
            return outside(kinds[static_cast<std::size_t>(counter)], value);
    const auto& seat_kinds = table.catalogue().seat_counters;
    for (int seat = 0; seat < table.seats(); ++seat)
        for (std::size_t i = 0; i < seat_kinds.size(); ++i)
            if (const std::int32_t value = table.get(seat_at(seat), static_cast<int>(i));
                value < seat_kinds[i].least || value > seat_kinds[i].most)
                return outside(seat_kinds[i], value);
    return "";
}

/// Where the party stands must be a room of its map.
std::string misfit_place(const Content& content, const Table& table) {
    const int level = table.get(dungeon_level);
    const int here = table.get(room);
    const CardId enemy = table.top(table.zone(arena));
    if (level == kBossLevel) {
        const int now = table.get(phase);
        if (now != fight && now != spoils && now != over) return "the party is past the boss";
        if (enemy == CardId::none && table.get(ending) == static_cast<int>(Ending::running))
            return "the party stands before no boss";
    } else if (enemy != CardId::none && content.is(table.def(enemy), DefKind::boss)) {
        return "the boss is met too early";
    } else if (table.empty(table.zone(lair))) {
        return "no boss waits at the end";
    }
    if (level == 0 || level == kBossLevel) return here == 0 ? "" : "the party is in a room of no map";
    CardId card = table.top(table.zone(maps));
    for (int i = 1; i < level; ++i)
        card = table.below(card);
    const auto rooms = static_cast<int>(content.map(table.def(card)).rooms.size());
    return here >= 1 && here <= rooms ? "" : fmt::format("there is no room {}", here);
}

/// Scars, and who is in what condition: rules ask owners for abilities that are still open.
std::string misfit_heroes(const Table& table) {
    bool anybody = false;
    for (int place = 0; place < table.seats(); ++place) {
        const SeatId seat = seat_at(place);
        if (table.get(seat, angel) != 0) continue;
        anybody = true;
        const int covered =
            table.get(seat, red_scar) + table.get(seat, blue_scar) + table.get(seat, green_scar);
        if (table.get(seat, scars) > kMostScars || covered != table.get(seat, scars))
            return fmt::format("seat {} has {} scars, and {} cover something", place + 1,
                               table.get(seat, scars), covered);
        if (table.get(seat, life) > table.get(seat, max_life))
            return fmt::format("seat {} has more hit points than it can", place + 1);
        if ((table.get(seat, out) != 0) != (table.get(seat, life) == 0))
            return fmt::format("seat {} has {} hit points, and stands or lies as if not", place + 1,
                               table.get(seat, life));
    }
    const bool running = table.get(ending) == static_cast<int>(Ending::running);
    return anybody || !running ? "" : "all heroes are angels";
}

}  // namespace

std::string misfit(const Content& content, const Table& table) {
    if (std::string wrong = misfit_counters(table); !wrong.empty()) return wrong;
    if (std::string wrong = misfit_cards(content, table); !wrong.empty()) return wrong;
    if (std::string wrong = misfit_place(content, table); !wrong.empty()) return wrong;
    if (std::string wrong = misfit_heroes(table); !wrong.empty()) return wrong;
    if (table.get(phase) == move_on && !table.empty(table.zone(arena))) return "a Monster that nobody fights";
    if (table.get(phase) == fight && table.empty(table.zone(arena))) return "a fight without a Monster";
    return "";
}

std::string breach(const Content& content, const Table& table) {
    if (std::string wrong = misfit(content, table); !wrong.empty()) return wrong;
    if (table.get(dice) + table.get(spent) > kMostDice) return "there are more bonus dice than nine";
    CardId enemy = table.top(table.zone(arena));
    const int on_card = enemy == CardId::none ? 0 : table.get(enemy, coins);
    if (table.get(gold) > kMostGold || on_card > kMostGold) return "there is more gold than thirty coins";
    if (enemy != CardId::none && table.get(enemy, wounds) > content.monster(table.def(enemy)).hit_points)
        return "a Monster has lost more hit points than it had";
    for (int place = 0; place < table.seats(); ++place) {
        const SeatId seat = seat_at(place);
        if (table.get(seat, angel) != 0) continue;
        const HeroDef& hero = content.hero(table.def(table.top(table.zone(hero_area, seat))));
        std::array<int, kGears> left = hero.places;
        for (CardId card : table.in(table.zone(gear, seat)))
            if (--left[static_cast<std::size_t>(content.equipment(table.def(card)).kind)] < 0)
                return fmt::format("seat {} carries more than the hero can", place + 1);
    }
    return "";
}

}  // namespace tankard::fighter
