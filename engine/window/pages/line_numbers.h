// The places in a line of those who stand before somebody. Pure.
#pragma once

#include "window/pages/block.h"
#include "window/pages/places.h"

namespace tankard::window {

/// Who stands before a seat's board stands in a line: the first, who is in front, has a I. One alone has
/// it too, while others are on the way to anybody's: these have none.
void number_the_line(const Setting& setting, Block& block);

}  // namespace tankard::window
