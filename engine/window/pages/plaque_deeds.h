// What the hero of a plaque can do, as a card would say it. Pure.
#pragma once

#include "window/pages/plaque_sheet.h"

namespace tankard::window {

/// Numbers on pills, with their words where there is room, and the rule below, as large as both fit. Only for
/// a plaque that has PlaqueSheet::self.
void put_deeds(PlaqueSheet& sheet);

}  // namespace tankard::window
