// The table: cards in zones, counters, seats, random streams and what scripts remember. It knows no game.
//
// Invariants. A card is in exactly one zone, always: zones are linked lists threaded through the cards, so
// there is no way to say anything else. Cards are made at set-up and never destroyed; `box` and `removed` are
// zones like others. All of it is plain data: a copy is a copy, equal tables have equal hashes
// (table/hash.h).
//
// Errors: an index that does not exist is a programming error and stops the game with std::logic_error where
// it is cheap to see; stale handles are found by `alive`.
//
// Threads. A table belongs to one thread at a time. A copy is another table: it may go to another thread at
// once, though both share the catalogue (which nobody changes any more) and the entries of values that
// neither has changed (table/value.h). A copy has no audience, so events stay with the thread whose table it
// is.
#pragma once

#include "table/board.h"
#include "table/catalogue.h"
#include "table/event.h"
#include "table/random.h"
#include "table/value.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

namespace tankard {

/// A pointer that a copy does not take with it: a copied game has no audience.
template <typename T>
class Unshared {
 public:
    Unshared() = default;
    Unshared(const Unshared&) {}
    Unshared& operator=(const Unshared&) { return *this; }  // NOLINT(bugprone-unhandled-self-assignment)
    void set(T* value) { value_ = value; }
    T* get() const { return value_; }

 private:
    T* value_ = nullptr;
};

enum class Place : std::uint8_t { top, bottom };

class Table;

/// The cards of a zone from the top, looked at where they lie: for loops that move none of them.
class Lying {
 public:
    class Iterator {
     public:
        Iterator(const Table& table, CardId card) : table_(&table), card_(card) {}
        CardId operator*() const { return card_; }
        inline Iterator& operator++();
        friend bool operator==(const Iterator& one, const Iterator& other) {
            return one.card_ == other.card_;
        }

     private:
        const Table* table_ = nullptr;
        CardId card_ = CardId::none;
    };

    Lying(const Table& table, CardId first) : table_(table), first_(first) {}
    Iterator begin() const { return {table_, first_}; }
    Iterator end() const { return {table_, CardId::none}; }

 private:
    const Table& table_;
    CardId first_;
};

class Table {
 public:
    Table() = default;
    Table(std::shared_ptr<const Catalogue> catalogue, int seats, std::uint64_t seed);

    const Catalogue& catalogue() const { return *catalogue_; }
    /// After loading: what the table's numbers mean now. A table that was saved with other zones, counters or
    /// definitions is rewritten by their names; what is new begins at its beginning. std::runtime_error with
    /// a sentence if cards lie in a zone, or are of a definition, that does not exist any more.
    void set_catalogue(std::shared_ptr<const Catalogue> catalogue);
    int seats() const { return seats_; }
    int cards() const { return static_cast<int>(cards_.size()); }

    // Zones.
    /// The zone of a kind (an index into Catalogue::zones); kinds of scope seat need one.
    ZoneId zone(int kind, SeatId seat = SeatId::none) const {
        const std::size_t first = index(first_zone_[static_cast<std::size_t>(kind)]);
        return static_cast<ZoneId>(seat == SeatId::none ? first : first + index(seat));
    }
    int kind_of(ZoneId zone) const { return zones_[index(zone)].kind; }
    SeatId seat_of(ZoneId zone) const { return zones_[index(zone)].seat; }
    int zones() const { return static_cast<int>(zones_.size()); }
    int size(ZoneId zone) const { return zones_[index(zone)].size; }
    bool empty(ZoneId zone) const { return size(zone) == 0; }
    /// Grows whenever in a seat's area (none: among the table's own zones) a card comes into play, goes out
    /// of it, moves in it or becomes another: what somebody worked out of the cards in play there holds as
    /// long as it stays the same. No part of the game: neither saved nor hashed.
    std::uint64_t changes_in_play(SeatId seat) const { return changes_in_play_[area(seat)]; }
    /// The top card of a zone, or CardId::none.
    CardId top(ZoneId zone) const { return zones_[index(zone)].first; }
    CardId bottom(ZoneId zone) const { return zones_[index(zone)].last; }
    CardId below(CardId card) const { return cards_[index(card)].next; }
    Lying in(ZoneId zone) const { return {*this, top(zone)}; }
    /// The cards of a zone from the top, as a copy: what is done to them does not disturb the loop.
    std::vector<CardId> list(ZoneId zone) const;

    // Cards.
    CardId create(DefId definition, ZoneId zone);
    /// Room for so many cards, before they are created.
    void reserve(int cards);
    /// So many of one kind, each below the one before.
    void create(DefId definition, ZoneId zone, int count);
    DefId def(CardId card) const { return cards_[index(card)].def; }
    ZoneId where(CardId card) const { return cards_[index(card)].zone; }
    void move(CardId card, ZoneId to, Place place = Place::top);
    void move_all(ZoneId from, ZoneId to, Place place = Place::top);
    void shuffle(ZoneId zone, int stream);
    /// What lies where in these zones, were it unknown: their cards change places at random, but for those
    /// that `stays` holds. The outcome depends on which cards there are and on `chance`, never on how they
    /// lay. For companions that search on a copy; nobody is told.
    void redeal(std::span<const ZoneId> zones, const std::function<bool(CardId)>& stays, Stream& chance);
    Ref ref(CardId card) const { return Ref::card(card, cards_[index(card)].generation); }
    /// Whether a handle still points at what it pointed at when it was made.
    bool alive(Ref ref) const;

    // Counters.
    std::int32_t get(int counter) const { return table_counters_[static_cast<std::size_t>(counter)]; }
    std::int32_t get(SeatId seat, int counter) const { return seat_counters_[slot(seat, counter)]; }
    std::int32_t get(CardId card, int counter) const { return card_counters_[slot(card, counter)]; }
    void set(int counter, std::int32_t value) {
        if (value != get(counter)) change(counter, value);
    }
    void set(SeatId seat, int counter, std::int32_t value) {
        if (value != get(seat, counter)) change(seat, counter, value);
    }
    void set(CardId card, int counter, std::int32_t value) {
        if (value != get(card, counter)) change(card, counter, value);
    }
    /// Adds, and stops at the counter's declared limits: no sum runs over, whatever is added.
    void add(int counter, std::int32_t change) {
        set(counter, sum(catalogue_->table_counters, counter, get(counter), change));
    }
    void add(SeatId seat, int counter, std::int32_t change) {
        set(seat, counter, sum(catalogue_->seat_counters, counter, get(seat, counter), change));
    }
    void add(CardId card, int counter, std::int32_t change) {
        set(card, counter, sum(catalogue_->card_counters, counter, get(card, counter), change));
    }

    // Chance.
    Stream& stream(int which) { return streams_[static_cast<std::size_t>(which)]; }
    /// A die for somebody or something, shown to those who watch.
    int roll(int stream, Ref who, int sides = 6);
    /// The next dice show these numbers, whatever stream they belong to: for scenarios that set the table.
    void load_dice(std::vector<std::int32_t> dice) { loaded_dice_ = std::move(dice); }
    void salt(std::uint64_t value);
    /// Streams that have nothing to do with those there were, and no loaded dice: a future that nobody knows.
    void reseed(std::uint64_t seed);
    /// Counts draws and reveals: an answer during which it grew cannot be taken back unnoticed (`to_line`).
    std::uint64_t revealed() const { return revealed_; }
    void note_reveal() { ++revealed_; }

    // Memory of scripts: one value a card, cleared when the card leaves play, one a seat, one for the table.
    const Value& memory(CardId card) const;
    Value& memory_for_change(CardId card);
    const Value& memory(SeatId seat) const { return seat_memories_[index(seat)]; }
    Value& memory_for_change(SeatId seat) { return seat_memories_[index(seat)]; }
    const Value& memory() const { return memory_; }
    Value& memory_for_change() { return memory_; }

    /// How far a game has come whose rules are a script: its rule set's own, which scripts never see.
    const Value& course() const { return course_; }
    Value& course_for_change() { return course_; }

    // Boards: those of the catalogue in their order, one of a seat's once for each seat.
    std::vector<Board>& boards() { return boards_; }
    const std::vector<Board>& boards() const { return boards_; }
    /// The kind of the board with this number; whose it is, none if it is the table's.
    const BoardKind& board_kind(int board) const;
    SeatId board_seat(int board) const;
    /// The number of the first board of a kind: the table's, or the first seat's.
    int first_board(int kind) const;
    /// The square on which a card stands; the nothing-Ref if it stands on none.
    Ref square_of(CardId card) const;
    /// Puts a card there, away from where it stood; onto no square with the nothing-Ref. A card that leaves
    /// play leaves its square.
    void stand(CardId card, Ref square);

    // Audience.
    void listen(Listener* listener) { listener_.set(listener); }
    Listener* listener() const { return listener_.get(); }
    /// `parts`: of the sum that the sentence tells (table/sum.h).
    void tell(Name key, std::span<const Slot> slots, std::span<const Slot> parts = {});
    void tell(Name key, std::initializer_list<Slot> slots = {}, std::span<const Slot> parts = {}) {
        tell(key, std::span(slots.begin(), slots.size()), parts);
    }

    /// Exchanges two cards' identities without moving them; only for tests that a view hides what it must.
    void exchange(CardId one, CardId other);

    template <typename Archive>
    void save(Archive& archive, std::uint32_t /*version*/) const {
        archive(catalogue_ ? catalogue_->names() : CatalogueNames());
        archive(seats_, zones_, cards_, table_counters_, seat_counters_, card_counters_, streams_, memories_,
                boards_, revealed_, loaded_dice_, seat_memories_, memory_, course_);
    }
    /// A loaded table knows names only; set_catalogue makes it whole. Malformed if it is none that these
    /// names allow. Version 1 had 8 bits for a card's generation; up to version 2 cards alone remembered.
    template <typename Archive>
    void load(Archive& archive, std::uint32_t version) {
        CatalogueNames names;
        archive(names, seats_, zones_);
        cards_.clear();
        if (version < 2) {
            std::vector<FirstCard> cards;
            archive(cards);
            for (const FirstCard& card : cards)
                cards_.push_back({card.def, card.zone, card.above, card.next, card.generation});
        } else {
            archive(cards_);
        }
        archive(table_counters_, seat_counters_, card_counters_, streams_, memories_, boards_, revealed_,
                loaded_dice_);
        seat_memories_.assign(static_cast<std::size_t>(std::clamp(seats_, 0, 0xff)), Value());
        memory_ = course_ = Value();
        if (version >= 3) archive(seat_memories_, memory_, course_);
        check_loaded(names);
        loaded_names_ = std::make_shared<const CatalogueNames>(std::move(names));
        catalogue_.reset();
    }

 private:
    struct Card {
        DefId def = DefId::none;
        ZoneId zone = ZoneId::none;
        CardId above = CardId::none;
        CardId next = CardId::none;
        std::uint32_t generation = 0;

        template <typename Archive>
        void serialize(Archive& archive) {
            archive(def, zone, above, next, generation);
        }
    };
    /// As version 1 wrote it.
    struct FirstCard {
        DefId def = DefId::none;
        ZoneId zone = ZoneId::none;
        CardId above = CardId::none;
        CardId next = CardId::none;
        std::uint8_t generation = 0;

        template <typename Archive>
        void serialize(Archive& archive) {
            archive(def, zone, above, next, generation);
        }
    };
    struct Zone {
        std::uint8_t kind = 0;
        SeatId seat = SeatId::none;
        CardId first = CardId::none;
        CardId last = CardId::none;
        std::uint16_t size = 0;

        template <typename Archive>
        void serialize(Archive& archive) {
            archive(kind, seat, first, last, size);
        }
    };

    static std::int32_t sum(const std::vector<CounterKind>& kinds, int counter, std::int32_t value,
                            std::int32_t change) {
        const CounterKind& kind = kinds[static_cast<std::size_t>(counter)];
        return static_cast<std::int32_t>(
            std::clamp<std::int64_t>(std::int64_t{value} + change, kind.least, kind.most));
    }
    std::size_t slot(SeatId seat, int counter) const {
        return index(seat) * catalogue_->seat_counters.size() + static_cast<std::size_t>(counter);
    }
    std::size_t slot(CardId card, int counter) const {
        return index(card) * catalogue_->card_counters.size() + static_cast<std::size_t>(counter);
    }
    void unlink(CardId card);
    void link(CardId card, ZoneId zone, Place place);
    /// Lays a zone's own cards anew, the first one on top.
    void arrange(ZoneId zone, std::span<const CardId> cards);
    void forget(CardId card);
    void change(int counter, std::int32_t value);
    void change(SeatId seat, int counter, std::int32_t value);
    void change(CardId card, int counter, std::int32_t value);
    void counted(Name name, Ref what, std::int32_t& value, std::int32_t after);
    std::size_t area(SeatId seat) const {
        return seat == SeatId::none ? static_cast<std::size_t>(seats_) : index(seat);
    }
    void note_change(ZoneId zone) { ++changes_in_play_[area(seat_of(zone))]; }

    int boards_of(const BoardKind& kind) const;
    void number_zones();
    /// Whether the zones are those of the catalogue, in its order.
    bool has_its_zones() const;
    void translate(const CatalogueNames& from);
    void check_loaded(const CatalogueNames& names) const;
    void check_zones(std::size_t kinds) const;
    void check_links() const;

    std::shared_ptr<const Catalogue> catalogue_;
    std::shared_ptr<const CatalogueNames> loaded_names_;  // between loading and set_catalogue
    int seats_ = 0;
    std::vector<ZoneId> first_zone_;  // of each kind; zones stand in the order of their kinds
    std::vector<Zone> zones_;
    std::vector<Card> cards_;
    std::vector<std::int32_t> table_counters_;
    std::vector<std::int32_t> seat_counters_;
    std::vector<std::int32_t> card_counters_;
    bool cards_start_at_0_ = false;  // in all their counters, as far as is known
    std::vector<Stream> streams_;
    std::vector<std::pair<CardId, Value>> memories_;  // sorted by card
    std::vector<Value> seat_memories_;
    Value memory_;
    Value course_;
    std::vector<Board> boards_;
    std::uint64_t revealed_ = 0;
    std::vector<std::int32_t> loaded_dice_;
    std::vector<std::uint64_t> changes_in_play_;  // of each seat's area, and last of the table's own
    Unshared<Listener> listener_;
};

inline Lying::Iterator& Lying::Iterator::operator++() {
    card_ = table_->below(card_);
    return *this;
}

}  // namespace tankard
