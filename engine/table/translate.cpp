// A table that was saved under another catalogue: rewritten by names.
#include "table/table.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard {
namespace {

bool same(Name one, Name other) { return one.hash() == other.hash(); }

bool same_all(const std::vector<Name>& one, const std::vector<Name>& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(), same);
}

/// Where one of a save's names stands among these; the end if nowhere.
auto find(const std::vector<Name>& names, Name wanted) {
    return std::find_if(names.begin(), names.end(), [&](Name name) { return same(name, wanted); });
}

/// Where each of the old names stands among the new ones; -1 if nowhere.
std::vector<int> places(const std::vector<Name>& from, const std::vector<Name>& to) {
    std::vector<int> moved;
    for (Name name : from) {
        auto place = find(to, name);
        moved.push_back(place == to.end() ? -1 : static_cast<int>(place - to.begin()));
    }
    return moved;
}

/// Rows of counters under their new order.
std::vector<std::int32_t> counters(const std::vector<std::int32_t>& old, const std::vector<Name>& from,
                                   const std::vector<CounterKind>& to, std::size_t rows) {
    std::vector<std::int32_t> all;
    for (std::size_t row = 0; row < rows; ++row)
        for (const CounterKind& kind : to) {
            auto place = find(from, kind.name);
            all.push_back(place == from.end()
                              ? kind.initial
                              : old.at(row * from.size() + static_cast<std::size_t>(place - from.begin())));
        }
    return all;
}

}  // namespace

bool CatalogueNames::agrees_with(const CatalogueNames& other) const {
    return same_all(zones, other.zones) && same_all(table_counters, other.table_counters) &&
           same_all(seat_counters, other.seat_counters) && same_all(card_counters, other.card_counters) &&
           same_all(streams, other.streams) && same_all(definitions, other.definitions);
}

void Table::set_catalogue(std::shared_ptr<const Catalogue> catalogue) {
    if (catalogue == catalogue_) return;
    const CatalogueNames from = catalogue_      ? catalogue_->names()
                                : loaded_names_ ? *loaded_names_
                                                : CatalogueNames();
    catalogue_ = std::move(catalogue);
    loaded_names_.reset();
    number_zones();
    if (!from.agrees_with(catalogue_->names()) || !has_its_zones()) translate(from);
}

bool Table::has_its_zones() const {
    std::size_t at = 0;
    for (std::size_t kind = 0; kind < catalogue_->zones.size(); ++kind) {
        const bool each = catalogue_->zones[kind].scope == Scope::seat;
        for (int seat = 0; seat < (each ? seats_ : 1); ++seat, ++at)
            if (at >= zones_.size() || zones_[at].kind != kind ||
                zones_[at].seat != (each ? seat_at(seat) : SeatId::none))
                return false;
    }
    return at == zones_.size();
}

void Table::translate(const CatalogueNames& from) {
    const CatalogueNames to = catalogue_->names();
    const std::vector<int> definitions = places(from.definitions, to.definitions);
    const std::vector<int> kinds = places(from.zones, to.zones);
    const std::vector<Zone> old_zones = std::move(zones_);
    std::vector<std::vector<CardId>> contents;
    for (const Zone& zone : old_zones) {
        std::vector<CardId> cards;
        for (CardId card = zone.first; card != CardId::none; card = cards_.at(index(card)).next)
            cards.push_back(card);
        if (!cards.empty() && kinds.at(zone.kind) < 0)
            throw std::runtime_error(
                fmt::format("cards of this save lie in '{}', which does not exist any more",
                            from.zones[zone.kind].text()));
        const bool of_seat =
            !cards.empty() &&
            catalogue_->zones[static_cast<std::size_t>(kinds[zone.kind])].scope == Scope::seat;
        if (!cards.empty() && of_seat != (zone.seat != SeatId::none))
            throw std::runtime_error(
                fmt::format("cards of this save lie in '{}', which {} now", from.zones[zone.kind].text(),
                            of_seat ? "every seat has of its own" : "no seat has of its own"));
        contents.push_back(std::move(cards));
    }
    for (Card& card : cards_) {
        if (card.def == DefId::none) continue;
        const int place = definitions.at(index(card.def));
        if (place < 0)
            throw std::runtime_error(fmt::format("this save has a card '{}', which does not exist any more",
                                                 from.definitions[index(card.def)].text()));
        card.def = static_cast<DefId>(place);
    }
    zones_ = Table(catalogue_, seats_, 0).zones_;
    for (std::size_t i = 0; i < old_zones.size(); ++i)
        for (CardId card : contents[i])
            link(card, zone(kinds.at(old_zones[i].kind), old_zones[i].seat), Place::bottom);
    table_counters_ = counters(table_counters_, from.table_counters, catalogue_->table_counters, 1);
    seat_counters_ = counters(seat_counters_, from.seat_counters, catalogue_->seat_counters,
                              static_cast<std::size_t>(seats_));
    card_counters_ = counters(card_counters_, from.card_counters, catalogue_->card_counters, cards_.size());
    std::vector<Stream> streams;
    for (Name name : to.streams) {
        auto place = find(from.streams, name);
        streams.push_back(place == from.streams.end()
                              ? Stream(name.hash(), name.hash())
                              : streams_.at(static_cast<std::size_t>(place - from.streams.begin())));
    }
    streams_ = std::move(streams);
}

}  // namespace tankard
