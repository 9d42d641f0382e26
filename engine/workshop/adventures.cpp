#include "workshop/adventures.h"

#include "play/content/needs.h"
#include "workshop/package.h"

#include <algorithm>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

void refuse_links(save::Files& files, const std::string& folder) {
    for (const std::string& link : files.links(folder))
        if (!link.starts_with('.'))
            throw save::Error(
                fmt::format("{}/{} is a link: put the file itself there, or take it away", folder, link));
}

/// A folder's files, and those of the folders in it; `path` is its way from the adventure's folder, with a
/// slash, and so many folders `deep`.
void gather_folder(save::Files& files, const std::string& folder, const std::string& campaign,
                   const std::string& path, int deep, Gathered& gathered) {
    refuse_links(files, folder);
    for (const std::string& name : files.list(folder)) {
        if (name.starts_with('.')) continue;
        if (is_device_name(name))
            throw save::Error(fmt::format(
                "{}/{} is a device on some computers, where no file can be called so: give it another name",
                folder, name));
        if (is_packed(path + name))
            gathered.files.files.emplace_back(fmt::format("{}/{}{}", campaign, path, name),
                                              files.read(folder + "/" + name));
        else
            gathered.left_out.push_back(path + name);
    }
    for (const std::string& part : files.folders(folder)) {
        if (part.starts_with('.')) continue;
        const std::string inside = path + part + "/";
        if (deep == kDeepest)
            gathered.left_out.push_back(inside);
        else
            gather_folder(files, folder + "/" + part, campaign, inside, deep + 1, gathered);
    }
}

AdventureRow::State state_of(save::Files& files, const std::string& folder, const std::string& hash) {
    const std::string receipt = fmt::format("{}/{}", folder, kReceipt);
    if (!files.exists(receipt)) return AdventureRow::State::own;
    return files.read(receipt) == hash + "\n" ? AdventureRow::State::installed : AdventureRow::State::changed;
}

/// The adventure's files in `folder`, wherever that lies.
Gathered gather_from(save::Files& files, const std::string& folder, const std::string& campaign) {
    Gathered gathered;
    gather_folder(files, folder, campaign, "", 0, gathered);
    std::sort(gathered.files.files.begin(), gathered.files.files.end());
    return gathered;
}

}  // namespace

Gathered gather(save::Files& files, const std::string& root, const std::string& campaign) {
    return gather_from(files, root + "/adventures/" + campaign, campaign);
}

bool is_as_installed(save::Files& files, const std::string& folder, const std::string& campaign) {
    try {
        const Gathered gathered = gather_from(files, folder, campaign);
        return gathered.left_out.empty() &&
               state_of(files, folder, hash_shown(gathered.files)) == AdventureRow::State::installed;
    } catch (const save::Error&) {
        return false;
    }
}

AdventureRow look_at(save::Files& files, const std::string& root, const std::string& campaign) {
    AdventureRow row;
    row.id = campaign;
    const campaign::Manifest manifest = play::facts_of(files, root, campaign);
    row.version = play::version_shown(manifest);
    row.authors = manifest.authors;
    row.licence = manifest.licence;
    try {
        const Gathered gathered = gather(files, root, campaign);
        row.hash = hash_shown(gathered.files);
        row.state = state_of(files, root + "/adventures/" + campaign, row.hash);
        play::needed_adventures(files, root, manifest);
    } catch (const save::Error& error) {
        row.sentence = error.what();
    }
    return row;
}

std::vector<AdventureRow> list_adventures(save::Files& files, const std::string& root) {
    std::vector<AdventureRow> rows;
    for (const std::string& campaign : play::list_campaigns(files, root))
        rows.push_back(look_at(files, root, campaign));
    return rows;
}

}  // namespace tankard::workshop
