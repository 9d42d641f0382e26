// What a handover on the tape does to a game: the chair is somebody else's, and the rules of a chapter that
// is being played know of it.
#pragma once

#include "campaign/state.h"

namespace tankard::play {

/// The field with the number of the beat at whose question it was said. Records of older saves have none:
/// their chapters were played by rules that heard of no handover.
inline constexpr const char* kHandedAt = "beat";

/// A forged one is left out.
void apply_handover(const Value& what, campaign::State& state, const RuleSet& rules);

}  // namespace tankard::play
