// What a rule set puts on its table: the kinds of zones, the counters, the random streams and the definitions
// of its cards. Written once when a game is set up and never changed; every copy of a table shares it.
// Because everything is declared here, views, hashes, saves, layouts and corrections need to know no rule
// set.
#pragma once

#include "table/ids.h"
#include "table/name.h"
#include "table/paths.h"

#include <cstdint>
#include <vector>

namespace tankard {

enum class Scope : std::uint8_t { table, seat, card };
/// Who may see the cards of a zone: everybody, its seat only, nobody. Everybody may see how many there are.
enum class Visibility : std::uint8_t { open, owner, hidden };

struct ZoneKind {
    Name name;
    Scope scope = Scope::table;  ///< table: one zone; seat: one for each seat
    Visibility visibility = Visibility::open;
    /// Cards in play keep their wounds and memory. A card that moves from play to a zone out of play forgets
    /// them.
    bool in_play = false;
};

/// A whole number with a name. The limits bound sums (Table::add), corrections made by hand and what
/// scenarios set; what rules set they keep within their own.
struct CounterKind {
    Name name;
    std::int32_t initial = 0;
    std::int32_t least = 0;
    std::int32_t most = 9999;
};

/// A board of squares, or one for each seat. Terrain is numbered in the order of its words, and all squares
/// begin with the first; edges from 1 on, as 0 is an open one.
struct BoardKind {
    Name name;
    Scope scope = Scope::table;  ///< table or seat
    int rows = 0;
    int columns = 0;
    std::vector<Name> terrains;
    std::vector<Name> edges;
    Obstacles obstacles;
};

/// The names of a catalogue's parts in their order: what a saved table's numbers mean. Those of a save are
/// known by their hashes alone.
struct CatalogueNames {
    std::vector<Name> zones, table_counters, seat_counters, card_counters, streams, definitions;

    bool agrees_with(const CatalogueNames& other) const;

    template <typename Archive>
    void serialize(Archive& archive) {
        archive(zones, table_counters, seat_counters, card_counters, streams, definitions);
    }
};

struct Catalogue {
    std::vector<ZoneKind> zones;
    std::vector<CounterKind> table_counters;
    std::vector<CounterKind> seat_counters;
    std::vector<CounterKind> card_counters;
    std::vector<Name> streams;
    std::vector<BoardKind> boards;
    std::vector<Name> definitions;  ///< index = DefId

    /// The definition with this name, or DefId::none.
    DefId find(Name name) const;
    CatalogueNames names() const;
};

/// The place of a kind of zone, of a counter or of a board among `kinds`, or -1 if none has this name.
template <typename Kind>
int kind_named(const std::vector<Kind>& kinds, Name name) {
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (kinds[i].name == name) return static_cast<int>(i);
    return -1;
}

}  // namespace tankard
