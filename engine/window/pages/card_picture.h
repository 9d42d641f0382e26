// The picture of a card: its woodcut, or the part of a board that it brings. Pure.
#pragma once

#include "window/pages/pieces.h"

namespace tankard::window {

/// In `box`, from left to right and from top to bottom of it; a board that is too small there to be read is
/// left out for the woodcut.
void put_picture(const Ruler& ruler, Piece& piece, const scene::Face& face, const Rect& box);

/// Of what is no use now the picture is so much darker, and what is to be read is not; all of it, if it has
/// no picture.
void dim_picture(Piece& piece, float share);

/// What is known already, beside what is looked at: light ink on dark paper, and a darker picture.
void recede(Piece& card);

}  // namespace tankard::window
