// What the rules can tell before anything is done: of dice (registry/adds.h), and what is sensible.
#pragma once

#include "campaign/state.h"
#include "play/content/library.h"
#include "registry/adds.h"

#include <memory>
#include <optional>
#include <vector>

namespace tankard::scene {

class Foresight {
 public:
    /// `library` outlives it.
    explicit Foresight(const play::Library& library) : library_(&library) {}

    /// What a fact of a card comes to now. No parts: its rules tell nothing, or a script failed, which is
    /// told where that happens.
    Sum added(Name fact, CardId card, const campaign::State& state) const;
    /// What each option of a question would come to, for who is asked: rules that are scripts see none of
    /// what that seat may not know. An empty list as above.
    std::vector<std::optional<Odds>> odds(const Question& question, const campaign::State& state) const;
    /// What an option would come to with each of its goals that it is told of: of cards, by rules in C++.
    std::vector<Odds> odds(const Question& question, const Reach& reach, const campaign::State& state) const;
    /// What a sensible companion thinks of each option (RuleSet::advise: of what the asked seat may know).
    /// Empty: a script failed.
    std::vector<int> advice(const Question& question, const campaign::State& state) const;

 private:
    template <typename Asks>
    auto ask(const campaign::State& state, const Asks& asks) const;
    Hooks& looking() const;

    const play::Library* library_;
    mutable std::shared_ptr<play::Library>
        looking_;  ///< for hooks that no game uses; made when first asked for
};

}  // namespace tankard::scene
