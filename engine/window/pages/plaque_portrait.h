// The portrait on a plaque, with what is on whoever it shows: wounds, the letter that stands for them on the
// boards, and that they are out. Pure.
#pragma once

#include "window/pages/plaque_sheet.h"

namespace tankard::window {

/// In `box`. Where it can be pressed it is a thing of its own, PlaqueSheet::portrait.
void put_portrait(PlaqueSheet& sheet, const Rect& box);
/// The same in a disc, small and without wounds.
void put_medallion(PlaqueSheet& sheet, const Rect& box);

}  // namespace tankard::window
