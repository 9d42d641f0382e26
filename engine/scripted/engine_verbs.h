// The words that every rule set in Lua has: those of the game, its seats, zones, cards and boards.
#pragma once

#include "registry/registry.h"

namespace tankard::scripted {

void declare_engine(Registry& r);

}  // namespace tankard::scripted
