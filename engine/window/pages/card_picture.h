// The picture of a card: its woodcut, or the part of a board that it brings. Pure.
#pragma once

#include "window/pages/pieces.h"

namespace tankard::window {

/// In `box`, from left to right and from top to bottom of it; a board that is too small there to be read is
/// left out for the woodcut.
void put_picture(const Ruler& ruler, Piece& piece, const scene::Face& face, const Rect& box);

}  // namespace tankard::window
