// Somebody's face with the name below it and nothing else: a card where there is little room. Pure.
#pragma once

#include "window/pages/pieces.h"

namespace tankard::window {

Piece portrait(const Ruler& ruler, const scene::Face& face, float w, float h);

}  // namespace tankard::window
