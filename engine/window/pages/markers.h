// Markers: what stands on squares, spaces and tracks. A seat's have its form, its pigment and its letter, so
// that nobody needs to tell colours apart; what is nobody's is a pale tile.
#pragma once

#include "window/pages/block.h"
#include "window/pages/layout_names.h"

#include <string_view>
#include <vector>

namespace tankard::window {

/// The form and pigment of a seat, or of nobody.
Figure marker_shape(SeatId seat, const Rect& box);
/// A marker with letters, and over them the glyph if there is room for both; `w` by `h`.
Piece marker(const Ruler& ruler, SeatId seat, std::string_view letters, std::string_view glyph, float w,
             float h);
/// The marker of a card, "?" if the view does not see it; or of a seat.
Piece marker_of(const Ruler& ruler, const LayoutView& view, Ref thing, float w, float h);
/// What a press on a card does: an answer if the question is about it, else a closer look. Nothing for a
/// card that is hidden.
void add_spot(const LayoutView& view, CardId card, Piece& piece, std::vector<Spot>& spots);

}  // namespace tankard::window
