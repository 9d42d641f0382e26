// A chart: its spaces as plates from left to right, and the ways between them.
#pragma once

#include "window/pages/block.h"

namespace tankard::window {

/// At most `width` wide, with the label above; `tight`: without the words below the spaces.
Block chart_block(const Ruler& ruler, const scene::Chart& chart, float width, bool tight);

}  // namespace tankard::window
