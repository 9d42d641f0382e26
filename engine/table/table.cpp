#include "table/table.h"

#include <algorithm>

namespace tankard {
namespace {

const Value kNothing;

}  // namespace

Table::Table(std::shared_ptr<const Catalogue> catalogue, int seats, std::uint64_t seed)
    : catalogue_(std::move(catalogue)),
      seats_(seats),
      seat_memories_(static_cast<std::size_t>(std::max(seats, 0))) {
    number_zones();
    for (std::size_t kind = 0; kind < catalogue_->zones.size(); ++kind) {
        const bool each = catalogue_->zones[kind].scope == Scope::seat;
        for (int seat = 0; seat < (each ? seats : 1); ++seat)
            zones_.push_back({static_cast<std::uint8_t>(kind), each ? seat_at(seat) : SeatId::none});
    }
    for (const auto& counter : catalogue_->table_counters)
        table_counters_.push_back(counter.initial);
    for (int seat = 0; seat < seats; ++seat)
        for (const auto& counter : catalogue_->seat_counters)
            seat_counters_.push_back(counter.initial);
    for (const BoardKind& kind : catalogue_->boards)
        for (int of = 0; of < boards_of(kind); ++of)
            boards_.emplace_back(kind.rows, kind.columns);
    cards_start_at_0_ = std::all_of(catalogue_->card_counters.begin(), catalogue_->card_counters.end(),
                                    [](const CounterKind& counter) { return counter.initial == 0; });
    reseed(seed);
}

int Table::boards_of(const BoardKind& kind) const { return kind.scope == Scope::seat ? seats_ : 1; }

int Table::first_board(int kind) const {
    int board = 0;
    for (int before = 0; before < kind; ++before)
        board += boards_of(catalogue_->boards[static_cast<std::size_t>(before)]);
    return board;
}

const BoardKind& Table::board_kind(int board) const {
    std::size_t kind = 0;
    while (board >= boards_of(catalogue_->boards.at(kind)))
        board -= boards_of(catalogue_->boards[kind++]);
    return catalogue_->boards[kind];
}

SeatId Table::board_seat(int board) const {
    const BoardKind& kind = board_kind(board);
    if (kind.scope != Scope::seat) return SeatId::none;
    return seat_at(board - first_board(static_cast<int>(&kind - catalogue_->boards.data())));
}

void Table::number_zones() {
    changes_in_play_.resize(static_cast<std::size_t>(seats_) + 1);
    first_zone_.clear();
    int first = 0;
    for (const ZoneKind& kind : catalogue_->zones) {
        first_zone_.push_back(static_cast<ZoneId>(first));
        first += kind.scope == Scope::seat ? seats_ : 1;
    }
}

std::vector<CardId> Table::list(ZoneId zone) const {
    std::vector<CardId> cards;
    cards.reserve(static_cast<std::size_t>(size(zone)));
    for (CardId card : in(zone))
        cards.push_back(card);
    return cards;
}

CardId Table::create(DefId definition, ZoneId zone) {
    create(definition, zone, 1);
    return static_cast<CardId>(cards_.size() - 1);
}

void Table::reserve(int cards) {
    cards_.reserve(static_cast<std::size_t>(cards));
    card_counters_.reserve(static_cast<std::size_t>(cards) * catalogue_->card_counters.size());
}

void Table::create(DefId definition, ZoneId zone, int count) {
    if (count <= 0) return;
    const std::size_t first = cards_.size();
    const std::size_t last = first + static_cast<std::size_t>(count);
    if (last > index(CardId::none)) throw std::logic_error("the table holds no more than 65534 cards");
    const auto& counters = catalogue_->card_counters;
    card_counters_.resize(last * counters.size());
    for (std::size_t card = first; !cards_start_at_0_ && card < last; ++card)
        for (std::size_t i = 0; i < counters.size(); ++i)
            card_counters_[card * counters.size() + i] = counters[i].initial;
    for (std::size_t card = first; card < last; ++card) {
        cards_.push_back({definition});
        link(static_cast<CardId>(card), zone, Place::bottom);
    }
    note_change(zone);
}

void Table::move(CardId card, ZoneId to, Place place) {
    const ZoneId from = where(card);
    unlink(card);
    link(card, to, place);
    const auto& kinds = catalogue_->zones;
    const ZoneKind& old_kind = kinds[static_cast<std::size_t>(kind_of(from))];
    const ZoneKind& new_kind = kinds[static_cast<std::size_t>(kind_of(to))];
    if (old_kind.visibility == Visibility::hidden && new_kind.visibility != Visibility::hidden) note_reveal();
    if (old_kind.in_play && !new_kind.in_play) forget(card);
    if (old_kind.in_play) note_change(from);
    if (new_kind.in_play) note_change(to);
    if (listener() != nullptr && from != to)
        listener()->on({.kind = Event::Kind::moved, .what = ref(card), .from = from, .to = to}, *this);
}

void Table::move_all(ZoneId from, ZoneId to, Place place) {
    for (int left = size(from); left > 0; --left)
        move(top(from), to, place);
}

void Table::shuffle(ZoneId zone, int which) {
    std::vector<CardId> cards = list(zone);
    Stream& chance = stream(which);
    for (std::size_t left = cards.size(); left > 1; --left) {
        const std::uint32_t pick = chance.below(static_cast<std::uint32_t>(left));
        std::swap(cards[left - 1], cards[pick]);
    }
    arrange(zone, cards);
    note_reveal();
    if (listener() != nullptr) listener()->on({.kind = Event::Kind::shuffled, .to = zone}, *this);
}

void Table::redeal(std::span<const ZoneId> zones, const std::function<bool(CardId)>& stays, Stream& chance) {
    std::vector<CardId> places;  // none: to be filled anew
    std::vector<CardId> cards;
    std::vector<DefId> defs;
    for (ZoneId zone : zones)
        for (CardId card = top(zone); card != CardId::none; card = below(card)) {
            const bool known = stays(card);
            places.push_back(known ? card : CardId::none);
            if (known) continue;
            cards.push_back(card);
            defs.push_back(def(card));
        }
    // Both in one order, so that nothing is left of the old arrangement, not even which of two equal cards.
    std::sort(cards.begin(), cards.end());
    std::sort(defs.begin(), defs.end());
    const auto mix = [&chance](auto& all) {
        for (std::size_t left = all.size(); left > 1; --left)
            std::swap(all[left - 1], all[chance.below(static_cast<std::uint32_t>(left))]);
    };
    // A card in a pile has its place there, a figure its square: who stands on it is dealt, too.
    if (std::any_of(cards.begin(), cards.end(), [&](CardId card) { return bool(square_of(card)); }))
        mix(defs);
    for (std::size_t i = 0; i < cards.size(); ++i)
        cards_[index(cards[i])].def = defs[i];
    mix(cards);
    auto card = cards.begin();
    for (CardId& place : places)
        if (place == CardId::none) place = *card++;
    std::span<const CardId> left = places;
    for (ZoneId zone : zones) {
        const auto count = static_cast<std::size_t>(size(zone));
        arrange(zone, left.first(count));
        left = left.subspan(count);
    }
}

bool Table::alive(Ref ref) const {
    switch (ref.kind()) {
        case RefKind::card: {
            const auto place = index(ref.as_card());
            return place < cards_.size() && cards_[place].generation == ref.generation();
        }
        case RefKind::seat: return index(ref.as_seat()) < static_cast<std::size_t>(seats_);
        case RefKind::zone: return index(ref.as_zone()) < zones_.size();
        case RefKind::definition: return index(ref.as_definition()) < catalogue_->definitions.size();
        case RefKind::square:
        case RefKind::edge: {
            const auto board = static_cast<std::size_t>(ref.board());
            const auto cell = static_cast<std::size_t>(ref.cell());
            return board < boards_.size() && cell < boards_[board].squares();
        }
        case RefKind::none: return false;
        default: return true;
    }
}

void Table::change(int counter, std::int32_t value) {
    counted(catalogue_->table_counters[static_cast<std::size_t>(counter)].name, Ref::table(),
            table_counters_[static_cast<std::size_t>(counter)], value);
}

void Table::change(SeatId seat, int counter, std::int32_t value) {
    counted(catalogue_->seat_counters[static_cast<std::size_t>(counter)].name, Ref::seat(seat),
            seat_counters_[slot(seat, counter)], value);
}

void Table::change(CardId card, int counter, std::int32_t value) {
    counted(catalogue_->card_counters[static_cast<std::size_t>(counter)].name, ref(card),
            card_counters_[slot(card, counter)], value);
}

void Table::counted(Name name, Ref what, std::int32_t& value, std::int32_t after) {
    const std::int32_t before = value;
    value = after;
    if (listener() != nullptr)
        listener()->on(
            {.kind = Event::Kind::counted, .name = name, .what = what, .before = before, .after = after},
            *this);
}

int Table::roll(int which, Ref who, int sides) {
    int result = 0;
    if (loaded_dice_.empty()) {
        result = stream(which).die(sides);
    } else {
        result = std::clamp<int>(loaded_dice_.front(), 1, sides);
        loaded_dice_.erase(loaded_dice_.begin());
    }
    note_reveal();
    if (listener() != nullptr)
        listener()->on({.kind = Event::Kind::rolled, .what = who, .before = sides, .after = result}, *this);
    return result;
}

void Table::salt(std::uint64_t value) {
    for (Stream& each : streams_)
        each.salt(value);
}

void Table::reseed(std::uint64_t seed) {
    streams_.clear();
    for (Name name : catalogue_->streams)
        streams_.emplace_back(mix(seed, name.hash()), name.hash());
    loaded_dice_.clear();
}

const Value& Table::memory(CardId card) const {
    auto place = std::lower_bound(memories_.begin(), memories_.end(), card,
                                  [](const auto& entry, CardId wanted) { return entry.first < wanted; });
    return place != memories_.end() && place->first == card ? place->second : kNothing;
}

Value& Table::memory_for_change(CardId card) {
    auto place = std::lower_bound(memories_.begin(), memories_.end(), card,
                                  [](const auto& entry, CardId wanted) { return entry.first < wanted; });
    if (place == memories_.end() || place->first != card) place = memories_.emplace(place, card, Value());
    return place->second;
}

void Table::tell(Name key, std::span<const Slot> slots, std::span<const Slot> parts) {
    if (listener() == nullptr) return;
    Event event{.kind = Event::Kind::told, .name = key, .parts = {parts.begin(), parts.end()}};
    std::copy_n(slots.begin(), std::min(slots.size(), event.slots.size()), event.slots.begin());
    listener()->on(event, *this);
}

void Table::exchange(CardId one, CardId other) {
    std::swap(cards_[index(one)].def, cards_[index(other)].def);
    note_change(where(one));
    note_change(where(other));
}

void Table::unlink(CardId id) {
    Card& card = cards_[index(id)];
    Zone& zone = zones_[index(card.zone)];
    (card.above == CardId::none ? zone.first : cards_[index(card.above)].next) = card.next;
    (card.next == CardId::none ? zone.last : cards_[index(card.next)].above) = card.above;
    --zone.size;
}

void Table::link(CardId id, ZoneId to, Place place) {
    Card& card = cards_[index(id)];
    Zone& zone = zones_[index(to)];
    card.zone = to;
    card.above = place == Place::top ? CardId::none : zone.last;
    card.next = place == Place::top ? zone.first : CardId::none;
    (card.above == CardId::none ? zone.first : cards_[index(card.above)].next) = id;
    (card.next == CardId::none ? zone.last : cards_[index(card.next)].above) = id;
    ++zone.size;
}

void Table::arrange(ZoneId zone, std::span<const CardId> cards) {
    Zone& laid = zones_[index(zone)];
    laid.first = laid.last = CardId::none;
    laid.size = 0;
    for (CardId card : cards)
        link(card, zone, Place::bottom);
    note_change(zone);
}

Ref Table::square_of(CardId card) const {
    for (std::size_t board = 0; board < boards_.size(); ++board)
        for (int cell = 0; cell < static_cast<int>(boards_[board].squares()); ++cell)
            for (const Ref there : boards_[board].at(cell).occupants)
                if (there.kind() == RefKind::card && there.as_card() == card)
                    return Ref::square(static_cast<int>(board), cell);
    return {};
}

void Table::stand(CardId card, Ref square) {
    const Ref before = square_of(card);
    if (before == square) return;
    if (before)
        std::erase_if(boards_[static_cast<std::size_t>(before.board())]
                          .at(static_cast<int>(before.as_number()))
                          .occupants,
                      [card](Ref there) { return there.kind() == RefKind::card && there.as_card() == card; });
    if (square)
        boards_[static_cast<std::size_t>(square.board())]
            .at(static_cast<int>(square.as_number()))
            .occupants.push_back(ref(card));
    note_change(where(card));
}

void Table::forget(CardId id) {
    if (!boards_.empty()) stand(id, {});
    ++cards_[index(id)].generation;
    for (std::size_t counter = 0; counter < catalogue_->card_counters.size(); ++counter)
        card_counters_[slot(id, static_cast<int>(counter))] = catalogue_->card_counters[counter].initial;
    std::erase_if(memories_, [id](const auto& entry) { return entry.first == id; });
}

}  // namespace tankard
