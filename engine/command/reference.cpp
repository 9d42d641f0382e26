#include "command/say.h"
#include "command/shared.h"
#include "play/content/library.h"
#include "workshop/generated.h"

#include <string>
#include <vector>

#include <fmt/format.h>

namespace tankard::command {

int reference(const Options& options) {
    save::DiskFiles files;
    if (!options.write) {
        const std::string name = options.campaign.empty() ? "deckbuilder" : options.campaign;
        show(stdout, workshop::reference_of(*play::declared_rule_set(files, options.root, name)));
        return 0;
    }
    for (const workshop::Generated& file : workshop::generated_files(files, options.root)) {
        const std::string path = fmt::format("{}/{}", options.root, file.path);
        files.make_folders(save::folder_of(path));
        files.write(path, file.text);
        say("{}\n", path);
    }
    return 0;
}

}  // namespace tankard::command
