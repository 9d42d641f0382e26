// The page on which a campaign is begun: chairs and house rules at the left, and at the right what can be
// chosen for the one in focus, each with a line of explanation. Pure.
#pragma once

#include "window/pages/beginning.h"
#include "window/pages/drawing.h"
#include "window/pages/split.h"

#include <cstddef>

namespace tankard::window {

/// The page with the part at the place `chosen` open. Its foot: begin, back.
Split beginning_split(const Ruler& ruler, const Beginning& beginning, std::size_t chosen);

/// Its chairs and who sits there, in a tavern at one table; the one in focus is in the lamp's light. `box`:
/// the page's Look::picture. `plain`: black on white.
Drawing bench_drawing(const Ruler& ruler, const Beginning& beginning, std::size_t chosen, const Rect& box,
                      bool plain);

}  // namespace tankard::window
