// The party between two chapters: everybody at one table in the tavern, and the chairs of those who stay
// away. Pure.
#pragma once

#include "window/pages/drawing.h"
#include "window/pages/offering.h"

namespace tankard::window {

/// They sit in `box`; the picture's place goes on `beside` it at the right (Look::picture; `share` of its
/// height is the bench before them, `lost` of its width that; `lit`: a chair waits there for somebody else).
/// Over them where the story goes on, on the bench what everybody is called and below that what may be asked
/// of them, each a button, if all of it has room. Who is offered answers by being pressed.
void add_company(const Ruler& ruler, const Offering& offering, const TableView& view, const Rect& box,
                 float beside, Page& page);

/// The picture itself, for its place on that page. `plain`: black on white.
Drawing company_drawing(const Ruler& ruler, const scene::Scene& scene, const Page& page, bool plain);

}  // namespace tankard::window
