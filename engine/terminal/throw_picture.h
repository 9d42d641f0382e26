// A throw in characters: the table from above with the target and the way of the die, and the same way from
// the side.
#pragma once

#include "throw/throw.h"

#include <string>
#include <vector>

namespace tankard::terminal {

/// `o` where it flew, `x` where it lay low, `@` where it came to rest. Without a path the table alone.
std::vector<std::string> throw_picture(const thrown::Path& path, const thrown::Handicap& handicap);

}  // namespace tankard::terminal
