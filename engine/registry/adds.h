// What a rule set may say besides: of numbers that are added to a die, and of what an answer would come to.
// It is an interface of its own, because not all rule sets have any.
#pragma once

#include "registry/hooks.h"
#include "registry/settings.h"
#include "table/question.h"
#include "table/sum.h"
#include "table/table.h"

#include <optional>
#include <vector>

namespace tankard {

/// What a blow does to somebody.
struct Harm {
    int least = 0;       ///< the damage that gets through …
    int most = 0;        ///< … at worst and at best
    int falls_from = 0;  ///< the least face with which the target falls; 0: it falls with none

    friend bool operator==(const Harm&, const Harm&) = default;
};

/// What dice have to come to together, so that an answer comes off.
struct Needed {
    int dice = 1;
    int sides = 6;
    int least = 0;  ///< 0: whatever they say

    bool is_vain() const { return least > dice * sides; }
    friend bool operator==(const Needed&, const Needed&) = default;
};

/// What strikes at who answers, as things stand.
struct Blow {
    int strength = 0;  ///< both 0: it is not compared with anything
    int against = 0;
    bool hits = false;
    bool if_missed = false;  ///< only if the throw comes to nothing
    int costs = 0;        ///< if it hits, in what the rule set counts (text `odds.costs`); 0: nothing is said
    bool more = false;    ///< it does something besides, which its card says
    bool deadly = false;  ///< who is hit would not survive it

    friend bool operator==(const Blow&, const Blow&) = default;
};

/// What an answer would come to, as far as it can be told before anybody throws.
struct Odds {
    Ref target;  ///< a card: whom it is thrown at, and who strikes
    std::optional<Harm> harm{};
    std::optional<Needed> needed{};
    std::optional<Blow> blow{};

    friend bool operator==(const Odds&, const Odds&) = default;
};

class Adds {
 public:
    virtual ~Adds() = default;
    /// What a fact comes to now, if the die were rolled for this card where it lies: all that rules and hooks
    /// would add, in named parts. No parts: the fact itself says it. `looking`: hooks of this content that no
    /// game is using. May throw ScriptError.
    virtual Sum added(Name fact, const Table& table, CardId card, const Settings& settings,
                      Hooks& looking) const = 0;
    /// What each option of a question would come to, nothing where that cannot be told; or an empty list: of
    /// none it can. `looking` and ScriptError as above. `table`: what the asked seat may not know of it need
    /// not be as it is.
    /// An option may name as its target what the asked question leaves open (Goal::thing).
    virtual std::vector<std::optional<Odds>> odds(const Question& question, const Table& table,
                                                  const Settings& settings, Hooks& looking) const = 0;
    /// Whether there is anything that odds() tells.
    virtual bool has_odds() const { return true; }
};

}  // namespace tankard
