// What this rule set offers to scripts: receivers, verbs, hooks and kinds of definitions.
#pragma once

#include "registry/registry.h"

namespace tankard::fighter {

const tankard::Registry& registry();

}  // namespace tankard::fighter
