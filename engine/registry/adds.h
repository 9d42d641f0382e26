// What a rule set may say besides of numbers that are added to a die. It is an interface of its own, because
// few rule sets have any.
#pragma once

#include "registry/hooks.h"
#include "registry/settings.h"
#include "table/sum.h"
#include "table/table.h"

namespace tankard {

class Adds {
 public:
    virtual ~Adds() = default;
    /// What a fact comes to now, if the die were rolled for this card where it lies: all that rules and hooks
    /// would add, in named parts. No parts: the fact itself says it. `looking`: hooks of this content that no
    /// game is using. May throw ScriptError.
    virtual Sum added(Name fact, const Table& table, CardId card, const Settings& settings,
                      Hooks& looking) const = 0;
};

}  // namespace tankard
