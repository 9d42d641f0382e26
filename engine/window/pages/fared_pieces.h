// How each of many came out of a deed: portraits in a row, and below each what it had and what is left. Pure.
#pragma once

#include "scene/scene.h"
#include "window/pages/pieces.h"

#include <vector>

namespace tankard::window {

/// At the origin, so wide, for at least one. Who is gone is struck out.
Piece fared_piece(const Ruler& ruler, const std::vector<scene::Fared>& all, float w);

}  // namespace tankard::window
