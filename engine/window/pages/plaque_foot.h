// The foot of a plaque, from the lower edge up: somebody's own tracks, how many cards lie where, and the
// seals of what is on them. What has no room is left out, and PlaqueSheet::complete tells so. Pure.
#pragma once

#include "window/pages/plaque_sheet.h"

namespace tankard::window {

/// What the foot may need below a portrait, whatever stands there now.
float foot_height(const PlaqueSheet& sheet);
/// What seals need at least below the numbers.
float seals_room(const PlaqueSheet& sheet);
/// Whether anything is on whoever it is.
bool has_seals(const PlaqueSheet& sheet);
/// Whether a track says that number.
bool is_tracked(const PlaqueSheet& sheet, Name counter);

/// Tracks along the lower edge, if numbers, seals and piles still have room above; what stands there is no
/// number any more. `under`: where a portrait ends that all else stands below.
void put_tracks(PlaqueSheet& sheet, float under);
/// How many cards lie where, in the last line.
void put_piles(PlaqueSheet& sheet);
/// Effects and skills, and what lies before somebody whose turn it is not: tokens, with their names beside
/// them where these have room.
void put_seals(PlaqueSheet& sheet);

}  // namespace tankard::window
