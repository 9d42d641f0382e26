// A handle: one 64-bit word that says what kind of thing it points at, which one, and which generation of it.
// Options, events, text slots and scripts all speak of the table through it. A card's generation changes when
// the card leaves play, so that an old handle is noticed (Table::alive) and never points at something else.
//
// From the highest bit: 8 of kind; 8 of generation, its lowest; 48 of what the kind needs. A card's are 24
// of generation, its highest, 8 spare and 16 of the card's number: 32 bits of generation do not come round,
// and a journal's fingerprints of questions, which hold handles, are what they were with 8.
#pragma once

#include "table/ids.h"

#include <compare>
#include <cstdint>

namespace tankard {

enum class RefKind : std::uint8_t { none, number, seat, card, zone, square, edge, definition, table, member };

class Ref {
 public:
    constexpr Ref() = default;
    static constexpr Ref number(std::int64_t value) {
        return Ref(RefKind::number, 0, static_cast<std::uint64_t>(value));
    }
    static constexpr Ref seat(SeatId id) { return Ref(RefKind::seat, 0, index(id)); }
    static constexpr Ref card(CardId id, std::uint32_t generation) {
        return Ref(RefKind::card, static_cast<std::uint8_t>(generation),
                   static_cast<std::uint64_t>(generation >> 8) << 24 | index(id));
    }
    static constexpr Ref zone(ZoneId id) { return Ref(RefKind::zone, 0, index(id)); }
    static constexpr Ref definition(DefId id) { return Ref(RefKind::definition, 0, index(id)); }
    static constexpr Ref square(int board, int cell) { return place(RefKind::square, board, cell); }
    /// The side of a square, which carries what stands there.
    static constexpr Ref edge(int board, int cell, Side side) {
        return place(RefKind::edge, board, cell * kSides + static_cast<int>(side));
    }
    /// The table itself; `aspect` tells one face of it from another (a turn, a story).
    static constexpr Ref table(int aspect = 0) {
        return Ref(RefKind::table, 0, static_cast<std::uint64_t>(aspect));
    }
    /// Somebody of the party, by the number in its list, whether seated tonight or not.
    static constexpr Ref member(int number) {
        return Ref(RefKind::member, 0, static_cast<std::uint64_t>(number));
    }
    static constexpr Ref from_bits(std::uint64_t bits) {
        Ref ref;
        ref.bits_ = bits;
        return ref;
    }

    constexpr RefKind kind() const { return static_cast<RefKind>(bits_ >> 56); }
    /// Of a card; 0 for anything else.
    constexpr std::uint32_t generation() const {
        if (kind() != RefKind::card) return 0;
        return static_cast<std::uint32_t>(bits_ >> 48 & 0xff) |
               static_cast<std::uint32_t>(bits_ >> 24 & 0xffffff) << 8;
    }
    constexpr std::uint64_t bits() const { return bits_; }
    constexpr explicit operator bool() const { return bits_ != 0; }

    constexpr CardId as_card() const {
        return kind() == RefKind::card ? static_cast<CardId>(payload() & 0xffff) : CardId::none;
    }
    constexpr SeatId as_seat() const {
        return kind() == RefKind::seat ? static_cast<SeatId>(payload()) : SeatId::none;
    }
    constexpr ZoneId as_zone() const {
        return kind() == RefKind::zone ? static_cast<ZoneId>(payload()) : ZoneId::none;
    }
    constexpr DefId as_definition() const {
        return kind() == RefKind::definition ? static_cast<DefId>(payload()) : DefId::none;
    }
    /// A number's value (48 bits, signed); a member's number; a square's or edge's index on its board; an
    /// aspect of the table.
    constexpr std::int64_t as_number() const {
        if (kind() == RefKind::square || kind() == RefKind::edge)
            return static_cast<std::int64_t>(bits_ & 0xffffffff);
        return static_cast<std::int64_t>(bits_ << 16) >> 16;
    }
    /// Of a square, or of the square that carries an edge: its index on the board.
    constexpr int cell() const {
        return static_cast<int>(as_number()) / (kind() == RefKind::edge ? kSides : 1);
    }
    /// Of an edge.
    constexpr Side side() const { return static_cast<Side>(as_number() % kSides); }
    constexpr int board() const { return static_cast<int>((bits_ >> 32) & 0xffff); }

    friend constexpr auto operator<=>(Ref, Ref) = default;  // NOLINT(modernize-use-nullptr)

    template <typename Archive>
    void serialize(Archive& archive) {
        archive(bits_);
    }

 private:
    constexpr Ref(RefKind kind, std::uint8_t generation, std::uint64_t payload)
        : bits_(static_cast<std::uint64_t>(kind) << 56 | static_cast<std::uint64_t>(generation) << 48 |
                (payload & 0xffffffffffff)) {}
    static constexpr Ref place(RefKind kind, int board, int cell) {
        return Ref(kind, 0, static_cast<std::uint64_t>(board) << 32 | static_cast<std::uint32_t>(cell));
    }
    constexpr std::uint64_t payload() const { return bits_ & 0xffffffffffff; }
    static constexpr int kSides = 4;
    std::uint64_t bits_ = 0;
};

}  // namespace tankard
