// Markers: what stands on squares, spaces and tracks. A seat's have its form, its pigment and its letter, so
// that nobody needs to tell colours apart; what is nobody's is a pale tile.
#pragma once

#include "window/pages/block.h"

#include <optional>
#include <string_view>

namespace tankard::window {

/// The form and pigment of a seat, or of nobody.
Figure marker_shape(SeatId seat, const Rect& box);
/// A marker with the glyph, or with letters where there is none; `w` by `h`.
Piece marker(const Ruler& ruler, SeatId seat, std::string_view letters, std::string_view glyph, float w,
             float h);
/// The letter that stands for somebody.
std::string_view initial(std::string_view name);
/// What stands on a square; "?" for what cannot be seen. `ink`: of a thing's picture, which is part of
/// the ground and has a dark outline; without it a thing is a counter.
Piece marker_of(const Ruler& ruler, const scene::Token& token, float w, float h, std::optional<Ink> ink = {});

/// The same of whoever it is while they are sound.
Piece sound_marker_of(const Ruler& ruler, const scene::Token& token, float w, float h,
                      std::optional<Ink> ink = {});
/// It stands for somebody who is hurt, as one looks who has a fifth of a life left.
void wound(Piece& marker, CardId card);
/// It stands for somebody who is there no more.
void strike_out(Piece& marker, CardId card);

}  // namespace tankard::window
