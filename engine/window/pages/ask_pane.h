// The question as it is put to people: the prompt, its choices as buttons, steppers and sliders, and what
// other seats may do meanwhile as a ribbon.
#pragma once

#include "window/pages/choosing.h"
#include "window/pages/on_table.h"
#include "window/pages/pieces.h"
#include "window/pages/typed_number.h"

namespace tankard::window {

/// How far a list has been scrolled, and which thing's options alone are shown.
struct Reading {
    int scroll = 0;
    Ref narrowed;
    TypedNumber number{};  ///< of an option
    int others = 0;        ///< of what the others may do meanwhile, so many have been looked through
};

/// Adds the pane to a page, within `box`; its bottom part stays empty if less is needed. Returns where it
/// ends. Answers that lie on the table are a list as well if all answers have room as pictures; else the list
/// is of the others, and below it stands what the one does that is pointed at.
float add_ask(const Ruler& ruler, const scene::Ask& ask, const Choosing& choosing, const Reading& reading,
              const Rect& box, Page& page, const OnTable& on_table = {});

}  // namespace tankard::window
