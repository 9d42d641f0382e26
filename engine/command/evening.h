// An evening at the terminal: one campaign file, played until somebody leaves or the campaign has ended. With
// --watch the content may change under way; then one session ends and the next goes on with the same file.
#pragma once

#include "command/game.h"

namespace tankard::command {

struct Evening {
    save::Files& files;
    const Options& options;
    const Companions& companions;
};

/// Returns the exit status. Error if the disk does not take what was answered and people give up.
int at_the_terminal(Game game, const Evening& evening);

}  // namespace tankard::command
