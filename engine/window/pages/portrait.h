// Somebody's face with the name below it and nothing else: a card where there is little room. Pure.
#pragma once

#include "window/pages/pieces.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace tankard::window {

/// The name has room for so many lines, or as many more as it needs.
Piece portrait(const Ruler& ruler, const scene::Face& face, float w, float h, std::size_t lines = 1);
/// How many lines the name needs.
std::size_t portrait_lines(const Ruler& ruler, const scene::Face& face, float w);

/// Whom somebody plays: their hero, else the one card that stands for them; may be empty.
const std::string& played_by(const scene::Seat& seat);

/// The colour of what is behind somebody's portrait: their own, else one for each seat, near that of what
/// stands for them on the boards.
std::string hue_of(const scene::Seat& seat);

/// What lies over the portrait of who takes no part any more: a skull and a word along its lower edge.
Piece fallen(const Ruler& ruler, std::string_view word, float w, float h);
/// What it leaves of the portrait's box.
Rect above_fallen(const Ruler& ruler, const Rect& box);

}  // namespace tankard::window
