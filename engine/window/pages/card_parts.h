// What a card is made of, found again in its piece: its paper, what its picture is on, the band with its
// name. Of several that lie on each other the uppermost is meant, which comes last. Pure.
#pragma once

#include "window/pages/page.h"

namespace tankard::window {

inline constexpr float kCardFrame = 4;  ///< pixels between a card's edge and its picture

/// Its little stage or its plinth. Null: it has no picture.
const Figure* stage_of(const Piece& card);
Figure* stage_of(Piece& card);
/// The band with its name. Null: it has none.
const Figure* title_of(const Piece& card);
/// All of it, unless somebody stands there.
Rect paper_of(const Piece& card);
/// Whether a text is drawn on its picture, not written on its paper.
bool is_drawn(const Text& text);

}  // namespace tankard::window
