// The dungeon fight with thrown dice as a RuleSet (rules/fighter.md of the design papers, DF-1 to DF-177).
#pragma once

#include "registry/ruleset.h"

#include <memory>

namespace tankard::fighter {

std::unique_ptr<RuleSet> make_rule_set();

}  // namespace tankard::fighter
