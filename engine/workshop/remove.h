// Taking an installed adventure away, with the older versions of it that installing kept. Only what a package
// brought is removed: whoever wants it again installs it again. What was written or changed by hand may be
// the only copy, and is left to its owner. Campaigns in progress carry their own copy in their saves.
//
// Each folder first takes a name that nobody plays (root/adventures/.NAME.gone) and then goes, so that an
// adventure is there as a whole or not at all; what a crash leaves is cleared away by removing again.
#pragma once

#include "save/files.h"

#include <string>
#include <vector>

namespace tankard::workshop {

struct Removed {
    std::string id;
    std::string version;             ///< of the one that was in its place; empty if none was
    std::vector<std::string> older;  ///< the folders of older versions that went too
    std::vector<std::string> left;   ///< those that stay, as they are not what a package brought
};

/// Error, and nothing changed, if there is no such adventure, if it is not as a package brought it, or if
/// another one needs it.
Removed remove_adventure(save::Files& files, const std::string& root, const std::string& id);

}  // namespace tankard::workshop
