// A card that lies across: its picture large at the left, its words at the right. Pixels; pure.
#pragma once

#include "window/pages/pieces.h"

namespace tankard::window {

inline constexpr float kBroadPicture = 0.54F;  ///< of a broad card's width

Piece broad_card(const Ruler& ruler, const scene::Card& card, float w, float h,
                 float picture = kBroadPicture);
/// Whether all its words have room there.
bool has_room(const Ruler& ruler, const scene::Face& face, float w, float h, float picture = kBroadPicture);

}  // namespace tankard::window
