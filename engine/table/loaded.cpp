// What a table must be before anything indexes with what a save says: tested once, when it is loaded. Copies
// in memory are never tested.
#include "table/reader.h"
#include "table/table.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard {
namespace {

constexpr int kMostSeats = 64;
constexpr std::size_t kMostBoards = 100;
constexpr std::int64_t kMostSquares = 100'000;
constexpr std::size_t kMostLoadedDice = 10'000;
/// No rule comes near it, and sums and products of a few such numbers still fit.
constexpr std::int32_t kMostCounted = 1'000'000;

template <typename... Args>
void require(bool holds, fmt::format_string<Args...> otherwise, Args&&... args) {
    if (!holds) throw Malformed(fmt::format(otherwise, std::forward<Args>(args)...));
}

void check_counters(const std::vector<std::int32_t>& counters, std::size_t rows,
                    const std::vector<Name>& names) {
    require(counters.size() == rows * names.size(), "it has {} counters where {} are due", counters.size(),
            rows * names.size());
    for (std::size_t at = 0; at < counters.size(); ++at)
        require(counters[at] >= -kMostCounted && counters[at] <= kMostCounted, "the counter '{}' is {}",
                names[at % names.size()].text(), counters[at]);
}

void check_board(const Board& board, int cards) {
    const std::int64_t squares = std::int64_t{board.rows()} * board.columns();
    require(board.rows() >= 0 && board.columns() >= 0 && squares <= kMostSquares &&
                squares == static_cast<std::int64_t>(board.squares()),
            "a board has {} squares in {} rows and {} columns", board.squares(), board.rows(),
            board.columns());
    for (int cell = 0; cell < static_cast<int>(squares); ++cell)
        for (Ref there : board.at(cell).occupants)
            require(there.kind() != RefKind::card || index(there.as_card()) < static_cast<std::size_t>(cards),
                    "a card stands on a board that does not exist");
}

}  // namespace

void Table::check_loaded(const CatalogueNames& names) const {
    require(seats_ >= 0 && seats_ <= kMostSeats, "its table has {} seats", seats_);
    require(names.zones.size() <= 0xff && names.definitions.size() < index(DefId::none),
            "it names {} kinds of zones and {} definitions", names.zones.size(), names.definitions.size());
    require(cards_.size() < index(CardId::none), "it has {} cards", cards_.size());
    check_zones(names.zones.size());
    check_links();
    for (const Card& card : cards_)
        require(index(card.def) < names.definitions.size(), "it has a card of the unknown kind {}",
                index(card.def));
    check_counters(table_counters_, 1, names.table_counters);
    check_counters(seat_counters_, static_cast<std::size_t>(seats_), names.seat_counters);
    check_counters(card_counters_, cards_.size(), names.card_counters);
    require(streams_.size() == names.streams.size(), "it has {} random streams where {} are due",
            streams_.size(), names.streams.size());
    for (std::size_t at = 0; at < memories_.size(); ++at)
        require(index(memories_[at].first) < cards_.size() &&
                    (at == 0 || memories_[at - 1].first < memories_[at].first),
                "what card {} remembers is out of its place", index(memories_[at].first));
    require(seat_memories_.size() == static_cast<std::size_t>(seats_), "{} seats remember something, of {}",
            seat_memories_.size(), seats_);
    require(boards_.size() <= kMostBoards, "it has {} boards", boards_.size());
    for (const Board& board : boards_)
        check_board(board, cards());
    require(loaded_dice_.size() <= kMostLoadedDice, "it has {} loaded dice", loaded_dice_.size());
    for (std::int32_t die : loaded_dice_)
        require(die >= 0 && die <= kMostCounted, "a loaded die shows {}", die);
}

/// Kind after kind, each once, or once for every seat.
void Table::check_zones(std::size_t kinds) const {
    std::size_t at = 0;
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        const bool each = at < zones_.size() && zones_[at].seat != SeatId::none;
        for (int seat = 0; seat < (each ? seats_ : 1); ++seat, ++at)
            require(at < zones_.size() && zones_[at].kind == kind &&
                        zones_[at].seat == (each ? seat_at(seat) : SeatId::none),
                    "its zone {} is out of its place", at + 1);
    }
    require(at == zones_.size(), "it has {} zones where {} are due", zones_.size(), at);
}

/// Every card in exactly one zone, and each zone's list the same from both ends.
void Table::check_links() const {
    std::vector<bool> seen(cards_.size());
    std::size_t lying = 0;
    for (std::size_t at = 0; at < zones_.size(); ++at) {
        const Zone& zone = zones_[at];
        CardId above = CardId::none;
        std::size_t size = 0;
        for (CardId id = zone.first; id != CardId::none; id = cards_[index(id)].next) {
            require(index(id) < cards_.size(), "zone {} holds card {}, which does not exist", at + 1,
                    index(id));
            const Card& card = cards_[index(id)];
            require(!seen[index(id)] && card.zone == static_cast<ZoneId>(at) && card.above == above,
                    "card {} lies in more than one place", index(id));
            seen[index(id)] = true;
            above = id;
            ++size;
        }
        require(zone.last == above && zone.size == size, "zone {} has miscounted its cards", at + 1);
        lying += size;
    }
    require(lying == cards_.size(), "{} cards lie in zones, {} exist", lying, cards_.size());
}

}  // namespace tankard
