// The co-operative deck-builder as a RuleSet (rules/deckbuilder.md of the design papers; section 21B is the
// loop).
#pragma once

#include "registry/ruleset.h"

#include <memory>

namespace tankard::deckbuilder {

std::unique_ptr<RuleSet> make_rule_set();

}  // namespace tankard::deckbuilder
