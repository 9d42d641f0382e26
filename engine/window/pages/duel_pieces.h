// Two that face each other on a board, once more in large beside it: portraits, names, and what either comes
// to so far, with a sign between. Pure.
#pragma once

#include "scene/scene.h"
#include "window/pages/pieces.h"

#include <optional>
#include <utility>

namespace tankard::window {

/// At the origin, so wide: whose doing it is at the left. Nothing if one of them stands on no board.
std::optional<Piece> duel_piece(const Ruler& ruler, const scene::Scene& scene,
                                const std::pair<int, int>& sums, float w);

}  // namespace tankard::window
