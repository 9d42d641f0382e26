// Two policies in the same games: how much more often one of them won.
#pragma once

#include "rehearse/interval.h"

#include <cstdint>

namespace tankard::rehearse {

/// How much one side won more often than the other in the same games, -1..1: `gained` of them it won alone,
/// `lost` the other won alone. Agresti and Min's interval for matched pairs. [-1, 1] without games.
Interval paired(std::int64_t gained, std::int64_t lost, std::int64_t games);

}  // namespace tankard::rehearse
