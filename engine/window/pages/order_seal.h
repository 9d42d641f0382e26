// As which of several something was chosen. Pixels; pure.
#pragma once

#include "window/pages/pieces.h"

#include <cstddef>

namespace tankard::window {

/// In wax, in a box that is square: neither a coin nor a key looks so. `place`: from 1.
void put_order_seal(const Ruler& ruler, Piece& piece, std::size_t place, const Rect& box);

}  // namespace tankard::window
