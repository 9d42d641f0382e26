#include "command/say.h"
#include "command/shared.h"
#include "workshop/beginning.h"

#include <filesystem>
#include <string>
#include <system_error>

#include <fmt/format.h>

namespace tankard::command {
namespace {

/// The folder of the pages for authors: a checkout's, or where they are installed.
std::string pages(const std::string& root) {
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path content = fs::canonical(root + "/scripts/deckbuilder", error).parent_path().parent_path();
    const fs::path installed = content.parent_path() / "doc" / "tankard" / "docs";
    return !fs::exists(content / "docs", error) && fs::exists(installed, error) ? installed.string() : "docs";
}

}  // namespace

int new_adventure(const Options& options) {
    save::DiskFiles files;
    const auto begin = options.rules ? workshop::begin_rule_set : workshop::begin_adventure;
    const std::string folder = begin(files, options.root, options.campaign);
    say("{} plays already.\n  tankard play {}      plays it\n  tankard test {}      runs its scenarios\n"
        "  tankard rehearse {}  lets companions play it\nThe guide is {}/{}, the reference "
        "reference.md beside it.\n",
        folder, options.campaign, options.campaign, options.campaign, pages(options.root),
        options.rules ? "rule-set.md" : "first-page.md");
    return 0;
}

}  // namespace tankard::command
