// Blocks beside and above each other, each in the middle of what is left. Pure.
#pragma once

#include "window/pages/block.h"

namespace tankard::window {

/// Side by side, and one above the other; each in the middle. The second may be empty.
Block row(Block left, Block right, float gap);
Block column(Block upper, Block lower, float gap);
/// Without what is empty at its left: it shall stand in the middle of something else.
Block trimmed(Block block);
/// In the middle of `w` by `h`; in neither direction if it is larger, or that is 0.
Block centred(Block block, float w, float h);

}  // namespace tankard::window
