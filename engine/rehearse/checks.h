// What must hold in every game, whatever is played: checked at every beat, and by resuming, copying and
// taking back at the end. A breach is a std::logic_error that says what was wrong.
#pragma once

#include "rehearse/resumes.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tankard::rehearse {

struct Plan;

class Checker {
 public:
    Checker(play::Library& library, const Plan& plan, std::uint64_t seed)
        : library_(library), seed_(seed), resumes_(plan, seed) {}

    /// Every definition's count over all zones is constant in a chapter, or grows where scripts may make
    /// cards; the rule set finds its table whole (RuleSet::misfit); no view changes when two hidden cards
    /// change places.
    void at_beat(const play::Session& session);
    /// The game again from bytes and a fresh script host (see Resumes), and the last chapter taken back to a
    /// random answer and to the start: equal hashes.
    void at_end(play::Session& session);

 private:
    void count_cards(const Table& table, bool may_grow);
    void exchange_hidden(const campaign::State& state);

    play::Library& library_;
    std::uint64_t seed_;
    Resumes resumes_;
    std::string chapter_;
    int chapters_played_ = -1;
    std::vector<int> counts_;
    std::uint64_t beats_ = 0;
};

}  // namespace tankard::rehearse
