// Mended content: a campaign goes on with adventures and scripts that have changed since it was saved.
#pragma once

#include "play/session/session.h"

namespace tankard::play {

/// Begins an epoch with `fresh`'s content at the beginning of the present move; the answers given in that
/// move follow, and are set aside if the mended content asks otherwise. `old` is what the file was played
/// with so far. Error, and nothing changed, if cards of the table are missing from the new content.
void mend(save::CampaignFile& file, Library& old, Library& fresh);

}  // namespace tankard::play
