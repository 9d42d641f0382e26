// A throw that a question asks for, in words and numbers: at what, under which conditions, and what each
// special throw does to the hand and the view of whoever throws on a screen. Part of scene::Ask.
#pragma once

#include "throw/asked.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tankard::scene {

/// A special throw that is demanded.
struct Demand {
    std::string name;
    std::string rule;      ///< how it is done with a die of one's own
    std::string handicap;  ///< what it does to a throw on a screen; empty: there is nothing to say
    bool seen = false;     ///< the record's fields show whether it was done
};

struct Throw {
    thrown::Asked asked;
    std::string target;
    std::vector<Demand> demands;
    /// Of this moment's tremble: the same again after an undo, another one at the next throw. The front end's
    /// books know it (FrontEndBase::asked).
    std::uint64_t seed = 0;

    /// False: a die on the people's own table has to tell.
    bool simulated() const { return asked.unknown.empty(); }
};

}  // namespace tankard::scene
