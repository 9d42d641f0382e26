// What stands above a question's answers: who is asked what, with what is left to spend, and as a ribbon what
// other seats may do meanwhile. Pure.
#pragma once

#include "window/pages/pieces.h"
#include "window/pages/typed_number.h"

namespace tankard::window {

/// Who is asked, what, and with which number so far, at the top of `box`. Returns where it ends.
float add_ask_head(const Ruler& ruler, const scene::Ask& ask, const TypedNumber& number, const Rect& box,
                   Page& page);

/// What the others may do meanwhile, at the top of `box`, so that the question has room below it; nothing if
/// there is none. `looked_through`: so many have been seen already, and come last. Returns where it ends.
float add_ribbon(const Ruler& ruler, const scene::Ask& ask, int looked_through, const Rect& box, Page& page);

}  // namespace tankard::window
