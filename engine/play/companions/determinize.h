// A table as a seat may determinize it: what it sees is as it is, all else is one of the possibilities. The
// cards of every hidden zone change places (with closed hands, another seat's hand and deck together), and
// every random stream runs differently from here on. So nothing that is thought out on such a table can come
// from what its seat cannot know.
//
// Known although it is hidden: what the question shows, and what the rule set says everybody knows. Not
// remembered: the order of cards seen on their way under a deck.
#pragma once

#include "registry/ruleset.h"

#include <cstdint>

namespace tankard::play {

/// Makes of a copied table one that `seat` may determinize at this question: another one for another
/// `chance`, the same one for all tables that look alike to the seat.
void determinize(Table& table, const RuleSet& rules, const Question& question, bool open_hands,
                 std::uint64_t chance);

}  // namespace tankard::play
