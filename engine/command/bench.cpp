#include "benchmarks/benchmarks.h"
#include "command/languages.h"
#include "command/shared.h"
#include "command/window_benchmark.h"

#include <map>
#include <string>

#include <fmt/format.h>

namespace tankard::command {

int bench(const Options& options) {
    save::DiskFiles files;
    const save::Content content = play::read_content(files, options.root, options.campaign);
    const play::Library library(content, options.campaign);
    refuse_if(library.problems(), options.campaign);
    const Languages languages(files, options.root);
    declare_window_benchmarks(library, languages.english);
    // Every rule set has a game of its own.
    std::map<std::string, save::Content> games;
    for (const std::string& name : play::list_rule_sets(files, options.root))
        if (name != options.campaign &&
            play::campaign_folder(files, options.root, name).ends_with("/scripts/" + name))
            games.emplace(name, play::read_content(files, options.root, name));
    for (const auto& [name, played] : games)
        benchmarks::declare_decisions(played, name);
    if (!benchmarks::run(content, options.campaign, options.name, options.list))
        throw save::Error(fmt::format("there is no benchmark '{}': --list shows their names", options.name));
    return 0;
}

}  // namespace tankard::command
