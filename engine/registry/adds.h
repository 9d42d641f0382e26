// What a rule set may say besides of numbers that are added to a die. It is an interface of its own, because
// few rule sets have any.
#pragma once

#include "registry/hooks.h"
#include "registry/settings.h"
#include "table/question.h"
#include "table/sum.h"
#include "table/table.h"

#include <optional>

namespace tankard {

/// What a die that an answer throws at somebody may come to.
struct Odds {
    Ref target;
    int least = 0;       ///< the damage that gets through …
    int most = 0;        ///< … at worst and at best
    int falls_from = 0;  ///< the least face with which the target falls; 0: it falls with none
};

class Adds {
 public:
    virtual ~Adds() = default;
    /// What a fact comes to now, if the die were rolled for this card where it lies: all that rules and hooks
    /// would add, in named parts. No parts: the fact itself says it. `looking`: hooks of this content that no
    /// game is using. May throw ScriptError.
    virtual Sum added(Name fact, const Table& table, CardId card, const Settings& settings,
                      Hooks& looking) const = 0;
    /// What an option of a question would come to, if it throws a die at one who may fall of it; else
    /// nothing. The same holds for `looking`.
    virtual std::optional<Odds> odds(const Question& question, const Option& option, const Table& table,
                                     const Settings& settings, Hooks& looking) const = 0;
};

}  // namespace tankard
