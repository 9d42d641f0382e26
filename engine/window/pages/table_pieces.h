// What lies on the bare wood of a table: the decks as piles, and the dice that have just been thrown. Pure.
#pragma once

#include "window/pages/block.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tankard::window {

/// A die that was rolled, as it is told over the table.
struct Roll {
    std::string who;
    int value = 0;
};

/// The decks: backs, one on the other, with how many there are. Nothing if they are wider than `w`.
Block piles_block(const Ruler& ruler, const std::vector<scene::Zone>& zones, float w);

/// The latest dice, in large, with who threw them: as many as there is room for. `throws`: see TableView.
Block dice_block(const Ruler& ruler, const std::vector<Roll>& rolls, std::uint32_t throws, float w, float h,
                 Ink ink);

}  // namespace tankard::window
