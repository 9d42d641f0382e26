// A rule set whose rules are Lua: rules.lua says what there is (scripted/declarations.h), game.lua what
// happens. Known to everybody else as a RuleSet like any other; it knows no game, no campaign and no Lua: its
// functions are hooks of the definition `game`, called through Hooks.
//
// Threads. Once loaded a rule set is only read: any number of matches on any threads share it, each with
// hooks of its own.
#pragma once

#include "registry/ruleset.h"

#include <memory>
#include <string>

namespace tankard::scripted {

/// `rules` is what rules.lua returned, read before any host exists; mistakes name `file`. The registry is
/// complete at once; load() adds the content.
std::unique_ptr<RuleSet> make_rule_set(std::string name, const Value& rules, std::string file,
                                       Problems& problems);

}  // namespace tankard::scripted
