// A block of a board's squares on its way to where it turns, as pieces of its own: the floor, which turns,
// and what stands on it, which goes along upright. Pure.
#pragma once

#include "window/pages/block.h"
#include "window/pages/board_plan.h"
#include "window/pages/turning.h"

#include <cstdint>

namespace tankard::window {

/// Its pieces that are no things yet are numbered from `thing`; none can be pressed.
Block turning_block(const BoardPlan& plan, const Turning& turning, std::uint64_t thing);

}  // namespace tankard::window
