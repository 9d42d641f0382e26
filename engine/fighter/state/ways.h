// The three maps as a chart: rooms, arrows, and the way that the party has gone (DF-25 to DF-28).
#pragma once

#include "fighter/definitions/content.h"
#include "table/chart.h"
#include "table/table.h"

#include <vector>

namespace tankard::fighter {

std::vector<Chart> charts_of(const Content& content, const Table& table);

}  // namespace tankard::fighter
