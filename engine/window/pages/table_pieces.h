// The dice that have just been thrown. Pure.
#pragma once

#include "window/pages/block.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tankard::window {

/// A die that was rolled, as it is told over the table.
struct Roll {
    std::string who;
    int value = 0;
    CardId card = CardId::none;     ///< that it was thrown for; none: for somebody
    scene::Summed sum{};            ///< what it comes to; empty: nothing is said
    bool lies = true;               ///< false: it rolls, and nobody knows yet what it comes to
    std::optional<bool> reached{};  ///< whether it comes to what it must; null: it must come to nothing

    /// So much is left of it after something was told to stop the rest: "1 + 7 − 1 = 7".
    void costs(int left);
};

/// A die as it lies on a card.
Piece die_on(const Ruler& ruler, const Roll& roll, std::uint64_t thing, float side);

/// The dice of the latest throws, as large as there is room for, with who threw them: one below the other
/// those of one throw where they are many. `throws`: see TableView.
Block dice_block(const Ruler& ruler, const std::vector<Roll>& rolls, std::uint32_t throws, float w, float h,
                 Ink ink);

}  // namespace tankard::window
