// What stands beside boards for those who look at them with a mouse or a finger alone: closer, farther, all
// of it, and where more of a board lies. A direction in which something is asked out of sight is golden.
#pragma once

#include "window/pages/offering.h"
#include "window/pages/zoom.h"

namespace tankard::window {

/// How wide they are.
float zoom_width(const Ruler& ruler);
/// At most `most` high. `seen`: of which board what is seen; null where all boards are whole.
Block zoom_block(const Ruler& ruler, const TableView& view, const Offering& offering,
                 const scene::Board* board, const Part& seen, float most);

}  // namespace tankard::window
