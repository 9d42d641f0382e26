#include "command/shared.h"
#include "workshop/beginning.h"

namespace tankard::command {

int new_adventure(const Options& options) {
    save::DiskFiles files;
    const std::string folder = workshop::begin_adventure(files, options.root, options.campaign);
    fmt::print(
        "{} plays already.\n  tankard play {}      plays it\n  tankard test {}      runs its scenarios\n"
        "  tankard rehearse {}  lets companions play it\nThe guide is docs/first-page.md, the reference "
        "docs/reference.md.\n",
        folder, options.campaign, options.campaign, options.campaign);
    return 0;
}

}  // namespace tankard::command
