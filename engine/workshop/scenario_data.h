// A scenario as it is written (workshop/scenario.h), read into its fields.
#pragma once

#include "registry/definition.h"
#include "table/value.h"

#include <string>
#include <vector>

namespace tankard::workshop {

/// What happens in one chapter.
struct ScenarioPart {
    std::string at;  ///< the question; empty: the layout's
    Value start, before, table, flags, dice, play, expect;
};

struct Scenario : ScenarioPart {
    std::string name, chapter;
    int seed = 1;
    Value heroes, companions, settings;
    std::vector<ScenarioPart> next;  ///< the chapters after it
};

/// Reads one; mistakes go to `problems`.
void read_scenario(const Source& source, Scenario& scenario, Problems& problems);

}  // namespace tankard::workshop
