// A track: a line of steps with every seat's marker on its own, and words under the steps that have any.
#pragma once

#include "window/pages/markers.h"

#include <string>

namespace tankard::window {

/// The seat counter `which` from `from` to `to`; a seat that is beyond an end stands at that end.
struct Track {
    std::string caption;
    int which = 0;
    int from = 0;
    int to = 0;
    const Value& marks;  ///< keys by step
};

Block track_block(const Ruler& ruler, const LayoutView& view, const Track& track, float width, bool tight);

}  // namespace tankard::window
