// A companion that thinks ahead. For every sensible answer it plays some games in its head (play/playout.h),
// answers for answers with the same luck; who falls behind gets no more of them (sequential halving). It
// answers as greedy does unless another answer was clearly better in the same futures.
//
// With a number of playouts alone it is a pure function of what its seat may know, the campaign's seed and
// the answer's number: the same on every computer. With a time limit it is not: then the answer counts that
// is in the journal. Integers only.
//
// Threads. It thinks in the thread that asks, with tables copied from the game's and a library of its own
// (Library::mind); no thread is started.
//
// In a secret round the others' answers are not known: they are taken to answer as greedy players would.
//
// Not thought about, and answered as greedy does: what is asked outside a chapter's play (votes, bags), and
// what nobody's seat is asked.
#pragma once

#include "play/companions/playout.h"

namespace tankard::play {

/// The most --budget; the least is 1.
inline constexpr int kMostPlayouts = 100'000;

struct SearchBudget {
    int playouts = 64;     ///< at most so many a decision
    int milliseconds = 0;  ///< and no more after this time; 0: no limit
};

/// `library`: see Playout. Passes on script::OutOfMemory.
Answer search(Library& library, const Situation& situation, const SearchBudget& budget);

}  // namespace tankard::play
