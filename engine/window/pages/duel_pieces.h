// Two that face each other, once more in large beside the table: portraits, names, and what either comes to
// so far, with a sign between. Pure.
#pragma once

#include "scene/scene.h"
#include "window/pages/pieces.h"

#include <optional>
#include <utility>

namespace tankard::window {

/// Who faces whom now: on a board, or whoever is `asked` and whoever is faced on the table. Nothing if one of
/// them is not there.
std::optional<scene::Duel> duel_on(const scene::Scene& scene, SeatId asked, const std::pair<int, int>& sums);
/// At the origin, so wide: whose doing it is at the left. The higher of both sums leads, and looks it.
Piece duel_piece(const Ruler& ruler, const scene::Duel& duel, float w);

}  // namespace tankard::window
