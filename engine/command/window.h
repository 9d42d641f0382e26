// An evening before the window: its start screen, and one campaign after the other.
#pragma once

#include "command/game.h"

#include <cstdint>

namespace tankard::command {

/// With what the window begins.
enum class Opening : std::uint8_t { play, resume };

/// Whether this is to be played in a window: if --window says so, or if there is a display and somebody who
/// looks at it (a terminal, no pipe). Error if --window is said and there is no display.
bool wants_window(const Options& options);

/// Returns the exit status. If the window cannot be opened (no OpenGL, a font is missing) one sentence says
/// why, and the terminal takes over, unless --window was said.
int at_the_window(save::Files& files, Options options, Opening opening);

}  // namespace tankard::command
