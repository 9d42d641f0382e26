// Small numbers with a type: a seat is never taken for a card. All are indices, and all have one value
// `none`.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace tankard {

enum class CardId : std::uint16_t { none = 0xffff };
enum class ZoneId : std::uint16_t { none = 0xffff };
/// A kind of card: an index into the catalogue's definitions.
enum class DefId : std::uint16_t { none = 0xffff };
enum class SeatId : std::uint8_t { none = 0xff };

template <typename Id>
concept AnyId = std::is_enum_v<Id> && requires {
    Id::none;
};

/// Of a square. Numbers are kept in saves.
enum class Side : std::uint8_t { north, east, south, west };
/// What people and scripts call them, in the order of Side.
inline constexpr std::array<std::string_view, 4> side_words{"north", "east", "south", "west"};

constexpr std::size_t index(AnyId auto id) { return static_cast<std::size_t>(id); }

constexpr SeatId seat_at(int number) { return static_cast<SeatId>(number); }
constexpr int number_of(SeatId seat) { return static_cast<int>(seat); }

}  // namespace tankard
