// Whether a correction outlives the beat that it goes before. Somebody puts something right at a beat's first
// question; the correction is made at the beat's beginning, and the beat runs again up to its question. What
// the beat itself sets on the way, draws or lays down would undo it, and nobody would be told.
//
// The beat is tried beside the game, in a library of its own: a pure function of what is handed over.
#pragma once

#include "play/content/library.h"
#include "save/tape.h"

#include <span>
#include <string>

namespace tankard::play {

/// Why the last of the steps, a correction, would not be found at the beat's first question, as a sentence;
/// empty if it would. `beat`: the state at the beat's beginning; `steps`: what the table has done since;
/// `shown`: the state at the question that somebody looks at.
std::string overruled(const Library& library, const campaign::State& beat, std::span<const save::Step> steps,
                      const campaign::State& shown);

}  // namespace tankard::play
