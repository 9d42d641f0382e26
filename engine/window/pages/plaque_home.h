// A plaque on which somebody's own board stands. Pure.
#pragma once

#include "window/pages/plaque_sheet.h"

#include <optional>

namespace tankard::window {

/// The board in all the plaque's height, at the right; beside it the portrait as a medallion with the name,
/// and below these all else. Nothing if its squares would be too small.
std::optional<Block> housed(PlaqueSheet& sheet, const scene::Board& home);

}  // namespace tankard::window
