// What a practised hand finds out before it throws: with which pull a die that is thrown so hits, and how
// much a hand must be left so that the die comes to the target at all.
#pragma once

#include "throw/handicap.h"

#include <optional>

namespace tankard::thrown {

/// Of the hands that do not tremble the one that hits most safely: those that are a little different hit as
/// well. Where none hits, one whose die touches the target; nothing if none does.
std::optional<Hand> practised(const Handicap& handicap);

/// Several special throws at once may leave too little: then the hand has so much more strength, and after
/// that so much more lift, that the die comes to the target. `usual` is the practised hand.
Handicap made_possible(Handicap handicap);

}  // namespace tankard::thrown
