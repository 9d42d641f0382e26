// What of a page is bare: covered by no piece. Without a graphics card filling is what drawing costs, so the
// table's wood is drawn only where it is seen. Pure.
#pragma once

#include "window/pages/page.h"

#include <vector>

namespace tankard::window {

/// Rectangles that do not meet each other nor any of `covers`, and together with them make up the page.
std::vector<Rect> bare(float width, float height, const std::vector<Rect>& covers);

/// Adds the boxes that a piece fills wholly and opaquely.
void add_covers(const Piece& piece, std::vector<Rect>& covers);

}  // namespace tankard::window
