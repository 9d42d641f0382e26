// Installing a package: whole or not at all. Everything is read, compared and loaded before anything is
// written; the files are written beside (root/adventures/.NAME.new) and then take the name. A crash leaves at
// most that folder, which nobody plays and which the next installation clears away.
//
// Nothing is lost: an adventure that was there is moved to root/adventures/.kept/NAME-VERSION, not deleted,
// and campaigns in progress carry their own copy in their saves. The two change places in
// one step (as root/adventures/.NAME.old, from where the old one goes to .kept), so that one of them is
// always there whole. Where the disk knows no such step, the old one is moved away first: if the power goes
// then, it is in .kept, and installing again goes on from there.
#pragma once

#include "workshop/package.h"

#include <string>

namespace tankard::workshop {

struct Installed {
    std::string id;
    std::string version;
    std::string hash;
    std::string folder;
    Tested tested = Tested::yes;
    bool already = false;  ///< the same files were there: nothing was done
    std::string before;    ///< the version that was there; empty if there was none
    std::string kept;      ///< the folder that it was moved to
};

/// Error, and nothing changed, if `file` is no package that can be played here (workshop/package.h), or if
/// there is an adventure of that name which a newer package does not simply replace: one of your own, one
/// that was changed by hand, one of the same or a later version, or one that other adventures need as it is.
/// With `replace` these give way, too.
Installed install(save::Files& files, const std::string& root, const std::string& file, bool replace);

}  // namespace tankard::workshop
