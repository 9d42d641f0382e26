// Who sees what on a board, as a layout declares it for those who ask:
//
//     sight = { lines = "straight", blind = { "unknown" }, ends = { "stairs" }, stopped_by = { "character" }
//     }
//
// Edges that are screens and solid terrain are in the way of sight in any case. Pure; the rules never ask it.
#pragma once

#include "table/catalogue.h"
#include "table/paths.h"

#include <bitset>
#include <functional>
#include <optional>
#include <vector>

namespace tankard {
class Value;
}

namespace tankard::scene {

class SightLines {
 public:
    /// The squares in sight of one, without itself, in their order. `hides(cell)`: somebody stands there who
    /// is seen, and nothing behind.
    std::vector<int> from(const tankard::Board& board, int cell, const std::function<bool(int)>& hides) const;
    /// Whether a kind of card hides what is behind it.
    bool stopped_by(Name kind) const;

 private:
    friend std::optional<SightLines> sight_lines(const Value& declared, const BoardKind& kind);

    bool straight_ = false;
    std::bitset<256> blind_;  ///< terrain that nobody sees into
    Obstacles obstacles_;     ///< with terrain that is seen, and nothing behind
    std::vector<Name> stopped_by_;
};

/// Nothing if a layout declares no sight for the board.
std::optional<SightLines> sight_lines(const Value& declared, const BoardKind& kind);

}  // namespace tankard::scene
