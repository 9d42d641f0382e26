#include "command/say.h"
#include "command/shared.h"
#include "workshop/generated.h"

#include <string>
#include <vector>

#include <fmt/format.h>

namespace tankard::command {

int reference(const Options& options) {
    const std::vector<workshop::Generated> generated = workshop::generated_files();
    if (!options.write) {
        show(stdout, generated.back().text);
        return 0;
    }
    save::DiskFiles files;
    for (const workshop::Generated& file : generated) {
        const std::string path = fmt::format("{}/{}", options.root, file.path);
        files.make_folders(save::folder_of(path));
        files.write(path, file.text);
        say("{}\n", path);
    }
    return 0;
}

}  // namespace tankard::command
