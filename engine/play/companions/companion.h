// Companions: players made of a few lines. They see only what their seat may know, and use no random stream
// of the game: their choices come from the campaign's seed and the number of the answer, so that taking back
// and replaying agree.
#pragma once

#include "registry/ruleset.h"

#include <algorithm>
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
/// Whether a name is one of these, or "companion", in capitals or not: then nobody is called so, for "give 1
/// greedy" means a companion.
bool is_companion_kind(std::string_view name);

/// Who plays how: seat after seat, and those after the last as the last.
class Policies {
 public:
    Policies(Policy everybody) : by_seat_{everybody} {}  // NOLINT(google-explicit-constructor)

    /// Of what asks nobody in particular: as the first seat.
    Policy of(SeatId seat) const {
        return by_seat_[std::min(seat == SeatId::none ? 0 : index(seat), by_seat_.size() - 1)];
    }
    bool any(Policy policy) const {
        return std::find(by_seat_.begin(), by_seat_.end(), policy) != by_seat_.end();
    }
    /// From now on; nobody else plays otherwise than before.
    void put(SeatId seat, Policy policy);
    /// As policies_named reads them.
    std::string words() const;
    friend std::optional<Policies> policies_named(std::string_view words);

 private:
    std::vector<Policy> by_seat_;  ///< never empty
};

/// "greedy"; "search,greedy" by seat. Nothing if a word is no policy.
std::optional<Policies> policies_named(std::string_view words);

/// A legal answer without thinking ahead: that takes a whole game, and for `search` this is greedy's answer.
/// `thinking`: see RuleSet::advise. `salt` should differ from answer to answer.
Answer decide(Policy policy, const RuleSet& rules, Hooks& thinking, const Question& question,
              const Table& table, std::uint64_t salt);

}  // namespace tankard::play
