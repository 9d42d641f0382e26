// A chart: its spaces as plates from left to right, and the ways between them.
#pragma once

#include "window/pages/block.h"

#include <utility>

namespace tankard::window {

/// At most `width` wide, with the label above, spaces of at most this side, and words below them if `named`.
Block chart_block(const Ruler& ruler, const scene::Chart& chart, float width, float side, bool named);
/// How wide and high it is.
std::pair<float, float> chart_size(const Ruler& ruler, const scene::Chart& chart, float width, float side,
                                   bool named);

}  // namespace tankard::window
