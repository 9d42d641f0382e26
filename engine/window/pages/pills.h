// Numbers with their signs on pills, side by side, wrapped. Pure.
#pragma once

#include "window/pages/pieces.h"

#include <vector>

namespace tankard::window {

/// How high a line of pills with letters of that size is, in pixels.
float pill_line(unsigned size);
/// With their words if `named`. What has no room in `box` is left out; returns where the next line would
/// begin.
float pills(const Ruler& ruler, Piece& piece, const std::vector<scene::Badge>& all, unsigned size,
            const Rect& box, bool named = false);

}  // namespace tankard::window
