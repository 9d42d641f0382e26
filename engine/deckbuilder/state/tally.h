// What rules ask at every question and what only a card that comes or goes can change: the sum of a hero's
// traits, and which cards listen to which hooks. Worked out when somebody asks after a change
// (Table::changes_in_play), and kept.
//
// It is beside the table, never part of it: neither saved nor hashed, and made anew with each Match, so that
// nothing is left of it after a resume or an undo. Builds with assertions compare it with the table each
// time.
#pragma once

#include "deckbuilder/definitions/content.h"
#include "deckbuilder/state/hook.h"
#include "deckbuilder/state/zones.h"
#include "registry/hooks.h"
#include "table/table.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace tankard::deckbuilder {

#ifdef _GLIBCXX_ASSERTIONS
inline constexpr bool kChecked = true;  ///< everything kept is compared with the table
#else
inline constexpr bool kChecked = false;
#endif

/// Each of a hero's reached levels, skills and effects: of which definition it is, and what it adds.
template <typename Each>
void each_traits(const Content& content, const Table& table, SeatId seat, Each each) {
    const DefId self = table.def(table.top(table.zone(hero_area, seat)));
    for (int reached = 1; reached <= table.get(seat, level); ++reached)
        each(self, content.hero(self).levels[static_cast<std::size_t>(reached - 1)]);
    for (CardId skill : table.in(table.zone(skills, seat)))
        each(table.def(skill), content.skill(table.def(skill)).traits);
    for (CardId effect : table.in(table.zone(effects, seat)))
        each(table.def(effect), content.effect(table.def(effect)).traits);
}

/// What they and the cards in front add together.
Traits traits_of(const Content& content, const Table& table, SeatId seat);

/// A card that has hooks.
struct Hooked {
    CardId card = CardId::none;
    std::uint64_t hooks = 0;  ///< one bit for each

    friend bool operator==(const Hooked&, const Hooked&) = default;
};

/// Those among the cards of a few zones, in the order of the zones.
class Listeners {
 public:
    bool any(Hook hook) const { return (hooks_ >> static_cast<int>(hook) & 1) != 0; }
    /// `each` may move no card.
    template <typename Each>
    void each(Hook hook, Each each) const {
        if (!any(hook)) return;
        for (const Hooked& one : all_)
            if ((one.hooks >> static_cast<int>(hook) & 1) != 0) each(one.card);
    }

    void clear();
    void add(CardId card, std::uint64_t hooks);
    friend bool operator==(const Listeners&, const Listeners&) = default;

 private:
    std::vector<Hooked> all_;
    std::uint64_t hooks_ = 0;  ///< of all of them
};

class Tally {
 public:
    Tally(const Content& content, const Table& table, const Hooks& hooks)
        : content_(content), table_(table), hooks_(hooks) {}

    const Traits& traits(SeatId seat);
    /// What stands in one of the table's own zones.
    const Listeners& in(Zone zone) {
        return up_to_date(areas_[static_cast<std::size_t>(zone)], std::span(&zone, 1), SeatId::none);
    }
    /// A hero, with skills, effects and cards in front.
    const Listeners& of_hero(SeatId seat) { return up_to_date(at(seat).hero, kOfHero, seat); }
    const Listeners& of_monsters(SeatId seat) { return up_to_date(at(seat).monsters, kOfMonsters, seat); }

 private:
    static constexpr Zone kOfHero[] = {hero_area, skills, effects, front};
    static constexpr Zone kOfMonsters[] = {monsters};
    static constexpr std::uint64_t kNever = ~std::uint64_t{0};
    struct Area {
        std::uint64_t changes = kNever;  ///< there when this was worked out
        Listeners listeners;
    };
    struct Seat {
        Area hero;
        Area monsters;
        std::uint64_t changes = kNever;
        int level = 0;
        Traits traits;
    };

    Seat& at(SeatId seat) {
        if (seats_.empty()) seats_.resize(static_cast<std::size_t>(table_.seats()));
        return seats_[index(seat)];
    }
    const Listeners& up_to_date(Area& area, std::span<const Zone> zones, SeatId seat) const {
        if (kChecked || area.changes != table_.changes_in_play(seat)) bring_up_to_date(area, zones, seat);
        return area.listeners;
    }
    void list(std::span<const Zone> zones, SeatId seat, Listeners& listeners) const;
    void bring_up_to_date(Area& area, std::span<const Zone> zones, SeatId seat) const;

    const Content& content_;
    const Table& table_;
    const Hooks& hooks_;
    std::array<Area, zone_count> areas_;  ///< by zone: those of the table's own that anybody asked for
    std::vector<Seat> seats_;  ///< none until somebody asks: the table may be laid after this is made
};

}  // namespace tankard::deckbuilder
