// What Lua says of a sum's parts.
#pragma once

#include "table/sum.h"
#include "table/value.h"

namespace tankard::scripted {

/// { blade = 2, cursed = -1 }; VerbError if it is anything else.
Sum sum_of(const Value& parts);

}  // namespace tankard::scripted
