// Companions: players made of a few lines. They see only what their seat may know, and use no random stream
// of the game: their choices come from the campaign's seed and the number of the answer, so that taking back
// and replaying agree.
#pragma once

#include "registry/ruleset.h"

namespace tankard::play {

enum class Policy : std::uint8_t {
    random,  ///< any legal answer
    greedy,  ///< what the rule set thinks sensible
};

/// "random", "greedy"; nothing for any other word.
std::optional<Policy> policy_named(std::string_view word);

/// A legal answer. `salt` should differ from answer to answer.
Answer decide(Policy policy, const RuleSet& rules, const Question& question, const Table& table,
              std::uint64_t salt);

}  // namespace tankard::play
