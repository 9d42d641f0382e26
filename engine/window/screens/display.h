// Whether there is a display that can show a window at all: SFML ends the program where there is none.
#pragma once

#include <string>

namespace tankard::window {

/// Why no window can be opened, as a sentence; empty if one can.
std::string no_display();

}  // namespace tankard::window
