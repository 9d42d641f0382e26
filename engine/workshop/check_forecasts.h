// What a rule set in Lua says that answers would come to, and facts are made of (game.lua: `forecast`,
// `added`), asked at every question of a few games that are played at random.
#pragma once

#include "play/content/library.h"
#include "workshop/finding.h"

namespace tankard::workshop {

/// The first mistake, if there is one. Nothing of a rule set without a forecast, or whose content has
/// mistakes; a game that fails by itself ends there.
void check_forecasts(const play::Library& library, Findings& findings);

}  // namespace tankard::workshop
