// A track: a line of steps with every seat's marker on its own, and words in the steps that have any.
#pragma once

#include "window/pages/block.h"

#include <vector>

namespace tankard::window {

/// `seats`: whose markers stand on it.
Block track_block(const Ruler& ruler, const scene::Track& track, const std::vector<scene::Seat>& seats,
                  float width, bool tight);

/// How wide such a line would like to be: one with less has smaller steps.
float track_wants(const Ruler& ruler, const scene::Track& track);

/// Somebody's own track in one line: the steps, the one that is reached in gold, and how far the next is.
/// What a step gives is its hint.
Block own_track(const Ruler& ruler, const scene::Track& track, SeatId seat, float width);
/// Its steps alone, as large as the ruler says.
Block steps_block(const Ruler& ruler, const scene::Track& track);
/// How high both are.
float own_track_height(const Ruler& ruler);

}  // namespace tankard::window
