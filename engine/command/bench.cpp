#include "command/shared.h"
#include "figures/figures.h"

namespace tankard::command {

int bench(const Options& options) {
    save::DiskFiles files;
    const save::Content content = play::read_content(files, options.root, options.campaign);
    refuse_if(play::Library(content, options.campaign).problems(), options.campaign);
    if (!figures::run(content, options.campaign, options.name, options.list))
        throw save::Trouble(
            fmt::format("there is no benchmark '{}': --list shows their names", options.name));
    return 0;
}

}  // namespace tankard::command
