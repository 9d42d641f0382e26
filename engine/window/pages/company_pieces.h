// The party between two chapters: everybody at one table in the tavern, and the chairs of those who stay
// away. Pure.
#pragma once

#include "window/pages/drawing.h"
#include "window/pages/offering.h"

namespace tankard::window {

/// The picture's place (Look::picture) in all of `box`, over it where the story goes on, at its foot what
/// everybody is called. Who is offered answers by being pressed.
void add_company(const Ruler& ruler, const Offering& offering, const scene::Scene& scene, const Rect& box,
                 Page& page);

/// The picture itself. `plain`: black on white.
Drawing company_drawing(const Ruler& ruler, const scene::Scene& scene, const Rect& box, bool plain);

}  // namespace tankard::window
