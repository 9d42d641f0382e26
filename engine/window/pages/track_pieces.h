// A track: a line of steps with every seat's marker on its own, and words under the steps that have any.
#pragma once

#include "window/pages/block.h"

#include <vector>

namespace tankard::window {

/// `seats`: whose markers stand on it.
Block track_block(const Ruler& ruler, const scene::Track& track, const std::vector<scene::Seat>& seats,
                  float width, bool tight);

}  // namespace tankard::window
