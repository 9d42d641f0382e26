// Companions: players made of a few lines. They see only what their seat may know, and use no random stream
// of the game: their choices come from the campaign's seed and the number of the answer, so that taking back
// and replaying agree.
#pragma once

#include "registry/ruleset.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::play {

enum class Policy : std::uint8_t {
    random,  ///< any legal answer
    greedy,  ///< what the rule set thinks sensible
    search,  ///< what proves best when it is tried out in the head (play/search.h)
};

/// "random", "greedy", "search".
std::vector<std::string> policy_names();
/// Nothing for any word that is not among the names.
std::optional<Policy> policy_named(std::string_view word);

/// A legal answer without thinking ahead: that takes a whole game, and for `search` this is greedy's answer.
/// `thinking`: see RuleSet::advise. `salt` should differ from answer to answer.
Answer decide(Policy policy, const RuleSet& rules, Hooks& thinking, const Question& question,
              const Table& table, std::uint64_t salt);

}  // namespace tankard::play
