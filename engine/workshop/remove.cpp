#include "workshop/remove.h"

#include "play/content/library.h"
#include "play/content/needs.h"
#include "workshop/adventures.h"
#include "workshop/package.h"

#include <string_view>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

/// The folders that installing made of older versions: .kept/NAME, .kept/NAME-1.0.0, .kept/NAME-1.0.0 (2).
std::vector<std::string> kept_folders(save::Files& files, const std::string& root, const std::string& id) {
    const std::string kept = fmt::format("{}/adventures/{}", root, kKept);
    std::vector<std::string> all;
    if (!files.exists(kept)) return all;
    for (const std::string& name : files.folders(kept))
        if (name.substr(0, name.find_first_of("- ")) == id) all.push_back(kept + "/" + name);
    return all;
}

void refuse_if_needed(save::Files& files, const std::string& root, const std::string& id) {
    for (const std::string& other : play::list_campaigns(files, root))
        for (const campaign::Need& need : play::facts_of(files, root, other).needs)
            if (need.name == id && other != id)
                throw save::Error(fmt::format(
                    "{} needs {} and could not be played without it: remove {} first", other, id, other));
}

[[noreturn]] void refuse_unknown(save::Files& files, const std::string& root, const std::string& id) {
    const std::vector<std::string> there = play::list_campaigns(files, root);
    const std::vector<std::string_view> names(there.begin(), there.end());
    throw save::Error(
        fmt::format("there is no adventure '{}' in {}/adventures{}", id, root, or_meant(id, names)));
}

void take_away(save::Files& files, const std::string& folder, const std::string& gone) {
    files.rename(folder, gone);
    files.sync_folder(save::folder_of(folder));
    files.sync_folder(save::folder_of(gone));
    files.remove_folder(gone);
}

}  // namespace

Removed remove_adventure(save::Files& files, const std::string& root, const std::string& id) {
    const std::string folder = root + "/adventures/" + id;
    const std::string gone = fmt::format("{}/adventures/.{}.gone", root, id);
    if (!is_adventure_name(id)) refuse_unknown(files, root, id);
    const std::vector<std::string> kept = kept_folders(files, root, id);
    const bool there = files.exists(folder);
    if (!there && kept.empty() && !files.exists(gone)) refuse_unknown(files, root, id);
    const auto lock = files.lock(folder);
    Removed removed{.id = id};
    if (there) {
        if (!is_as_installed(files, folder, id))
            throw save::Error(
                fmt::format("{} is not as a package brought it, and may be the only copy: delete the folder "
                            "by hand if nobody needs it",
                            folder));
        refuse_if_needed(files, root, id);
        removed.version = play::version_shown(play::facts_of(files, root, id));
    }
    files.remove_folder(gone);
    if (there) take_away(files, folder, gone);
    for (const std::string& older : kept) {
        const bool whole = is_as_installed(files, older, id);
        if (whole) take_away(files, older, gone);
        (whole ? removed.older : removed.left).push_back(older);
    }
    return removed;
}

}  // namespace tankard::workshop
