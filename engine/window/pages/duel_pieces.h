// Two that face each other, once more in large beside the table: portraits, names, and what either comes to
// so far, with a sign between. Pure.
#pragma once

#include "scene/scene.h"
#include "window/pages/pieces.h"

#include <optional>
#include <utility>

namespace tankard::window {

/// At the origin, so wide: whose doing it is at the left. Who stands on no board is whoever is `asked`, and
/// whoever is faced on the table. Nothing if one of them is not there.
std::optional<Piece> duel_piece(const Ruler& ruler, const scene::Scene& scene, SeatId asked,
                                const std::pair<int, int>& sums, float w);

}  // namespace tankard::window
