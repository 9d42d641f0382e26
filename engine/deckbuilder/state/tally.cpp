#include "deckbuilder/state/tally.h"

#include <stdexcept>

namespace tankard::deckbuilder {
namespace {

template <typename Kept>
void check(const Kept& kept, const Kept& now) {
    if (!(kept == now)) throw std::logic_error("the tally is not what lies on the table");
}

}  // namespace

Traits traits_of(const Content& content, const Table& table, SeatId seat) {
    Traits sum;
    each_traits(content, table, seat, [&](DefId, const Traits& traits) { sum.add(traits); });
    for (CardId item : table.in(table.zone(front, seat)))
        sum.armour += content.card(table.def(item)).armour;
    return sum;
}

void Listeners::clear() {
    all_.clear();
    hooks_ = 0;
}

void Listeners::add(CardId card, std::uint64_t hooks) {
    if (hooks == 0) return;
    all_.push_back({card, hooks});
    hooks_ |= hooks;
}

const Traits& Tally::traits(SeatId seat) {
    Seat& kept = at(seat);
    const int reached = table_.get(seat, level);
    if (kept.changes != table_.changes_in_play(seat) || kept.level != reached) {
        kept.traits = traits_of(content_, table_, seat);
        kept.changes = table_.changes_in_play(seat);
        kept.level = reached;
    }
    if constexpr (kChecked) check(kept.traits, traits_of(content_, table_, seat));
    return kept.traits;
}

void Tally::list(std::span<const Zone> zones, SeatId seat, Listeners& listeners) const {
    listeners.clear();
    for (Zone zone : zones)
        for (CardId card : table_.in(table_.zone(zone, seat)))
            listeners.add(card, hooks_.all_of(table_.def(card)));
}

void Tally::bring_up_to_date(Area& area, std::span<const Zone> zones, SeatId seat) const {
    if (area.changes != table_.changes_in_play(seat)) {
        list(zones, seat, area.listeners);
        area.changes = table_.changes_in_play(seat);
    }
    if constexpr (kChecked) {
        Listeners now;
        list(zones, seat, now);
        check(area.listeners, now);
    }
}

}  // namespace tankard::deckbuilder
