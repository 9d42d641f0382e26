// A chart: a map on a sheet of paper, its spaces as plates from left to right and the ways between them in
// ink, the way gone in colour.
#pragma once

#include "window/pages/block.h"

#include <utility>
#include <vector>

namespace tankard::window {

/// At most `width` wide, with the label above, spaces of at most this side, and words below them if `named`.
Block chart_block(const Ruler& ruler, const scene::Chart& chart, float width, float side, bool named);
/// With words, in the middle of a sheet of that width.
Block map_block(const Ruler& ruler, const scene::Chart& chart, float width, float side);
/// How wide and high a chart is.
std::pair<float, float> chart_size(const Ruler& ruler, const scene::Chart& chart, float width, float side,
                                   bool named);

/// Several as one way: side by side in a line of that width, with equal spaces, each leading to the next, and
/// words below them if `named`.
Block chain_block(const Ruler& ruler, const std::vector<const scene::Chart*>& charts, float width, float side,
                  bool named = true);
/// How wide and high they are; wider than `width` where the ways between so large spaces have no room.
std::pair<float, float> chain_size(const Ruler& ruler, const std::vector<const scene::Chart*>& charts,
                                   float width, float side, bool named = true);

}  // namespace tankard::window
