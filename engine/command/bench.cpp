#include "command/shared.h"
#include "command/tongues.h"
#include "command/window_figures.h"
#include "figures/figures.h"

#include <fmt/format.h>

namespace tankard::command {

int bench(const Options& options) {
    save::DiskFiles files;
    const save::Content content = play::read_content(files, options.root, options.campaign);
    const play::Library library(content, options.campaign);
    refuse_if(library.problems(), options.campaign);
    const Tongues tongues(files, options.root);
    declare_window_figures(library, tongues.english);
    if (!figures::run(content, options.campaign, options.name, options.list))
        throw save::Trouble(
            fmt::format("there is no benchmark '{}': --list shows their names", options.name));
    return 0;
}

}  // namespace tankard::command
