// Somebody's face with the name below it and nothing else: a card where there is little room. Pure.
#pragma once

#include "window/pages/pieces.h"

#include <string_view>

namespace tankard::window {

Piece portrait(const Ruler& ruler, const scene::Face& face, float w, float h);

/// What lies over the portrait of who takes no part any more: a skull and a word along its lower edge.
Piece fallen(const Ruler& ruler, std::string_view word, float w, float h);

}  // namespace tankard::window
