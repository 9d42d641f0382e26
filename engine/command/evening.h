// An evening at the terminal: one campaign file, played until somebody leaves or the campaign has ended. With
// --watch the content may change under way; then one session ends and the next goes on with the same file.
#pragma once

#include "command/shared.h"

namespace tankard::command {

struct Evening {
    save::Files& files;
    save::CampaignFile& file;
    const Options& options;
    const Companions& companions;
    bool bench = false;    ///< an author's game: no hero sheets are written
    bool resumed = false;  ///< begins with what happened last
};

/// Returns the exit status. Trouble if the disk does not take what was answered and people give up.
int at_the_terminal(std::unique_ptr<play::Library> library, const Evening& evening);

}  // namespace tankard::command
