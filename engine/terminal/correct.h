// What people type to put something right by hand, read as a correction (play/session/correction.h): values,
// zones, cards and seats by the names that stand on the table, in the session's language, or by those that
// scripts have. Pure.
#pragma once

#include "campaign/state.h"
#include "scene/words.h"

#include <string>
#include <vector>

namespace tankard::terminal {

struct Reading {
    Value what;           ///< nothing if it cannot be read
    std::string problem;  ///< then: the name that means nothing, and what may be meant; empty: how it is said
};

/// "Anna evil 7 REASON", "table round 3 REASON", "card 17 hand 2 REASON", "card Old Hammer hand Anna REASON".
Reading read_correction(const std::string& typed, const scene::Words& words, const campaign::State& state,
                        const View& view);
/// The values of seats and of the table, and the zones, that have a name on the table: a line each.
std::vector<std::string> correctable(const scene::Words& words, const campaign::State& state);

}  // namespace tankard::terminal
