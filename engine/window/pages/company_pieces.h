// The party between two chapters: everybody at one table in the tavern, and the chairs of those who stay
// away. Pure.
#pragma once

#include "window/pages/drawing.h"
#include "window/pages/offering.h"

namespace tankard::window {

/// The picture's place (Look::picture; `share` of its height is the bench before them) in all of `box`, over
/// it where the story goes on, on the bench what everybody is called and below that what may be asked of
/// them, each a button, if all of it has room. Who is offered answers by being pressed.
void add_company(const Ruler& ruler, const Offering& offering, const TableView& view, const Rect& box,
                 Page& page);

/// The picture itself, for its place on that page. `plain`: black on white.
Drawing company_drawing(const Ruler& ruler, const scene::Scene& scene, const Page& page, bool plain);

}  // namespace tankard::window
