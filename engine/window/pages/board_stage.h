// The stage of a table with boards: what the game is about from above, as large as there is room for, and
// beside it cards, numbered places and the others' boards, which fold first. Pure.
#pragma once

#include "window/pages/grounds.h"
#include "window/pages/stage_cards.h"

namespace tankard::window {

/// At most so wide and high, in the middle of it.
Block board_stage(const Setting& setting, const StageCards& cards, float w, float h);

}  // namespace tankard::window
