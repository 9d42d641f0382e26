// The numbers of whoever a plaque is about, but for what the bar and the tracks say. Pure.
#pragma once

#include "window/pages/plaque_sheet.h"

namespace tankard::window {

/// In columns, each with its word below, in letters of `digits` times the body's; if `worded` is false, or
/// they have no room above `low`, in lines with their signs. Then PlaqueSheet::complete tells that.
void put_numbers(PlaqueSheet& sheet, float digits, bool worded, float low);
/// Below each other in one column or two, each with its sign, above what the seals need; their words are told
/// where they are looked at.
void put_signs(PlaqueSheet& sheet);
/// How high the signs are at least, two in a line.
float least_signs(const PlaqueSheet& sheet);

}  // namespace tankard::window
