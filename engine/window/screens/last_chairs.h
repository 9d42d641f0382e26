// Who sat where and by which house rules, campaign by campaign; kept beside the saves as chairs.json, for the
// next time.
#pragma once

#include "save/files.h"
#include "window/pages/beginning.h"

#include <string>

namespace tankard::window {

/// Offers what was chosen for this campaign the last time; else who sat there when any was begun. What is
/// damaged or does not fit any more is passed over.
void recall_chairs(save::Files& files, const std::string& saves, Beginning& beginning);
/// Nothing is written if the disk does not want it: it will be asked for again.
void keep_chairs(save::Files& files, const std::string& saves, const Beginning& beginning);

}  // namespace tankard::window
