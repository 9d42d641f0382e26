#include "workshop/install.h"

#include "play/content/needs.h"
#include "workshop/adventures.h"
#include "workshop/package.h"

#include <optional>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

using State = AdventureRow::State;

Package read(save::Files& files, const std::string& file) {
    // Before it is read: a stranger's file may be larger than the memory.
    if (files.size(file) > kLongestPackage)
        throw save::Error(fmt::format("{} is larger than {} MB, which no adventure needs: do not trust it",
                                      file, kLongestPackage >> 20));
    const std::string bytes = files.read(file);
    return read_package(bytes, file);
}

/// Loads it with what is here, as if it lay in its folder, and compares what it says of itself with what it
/// is.
campaign::Manifest try_out(save::Files& files, const std::string& root, const Package& package,
                           const std::string& file) {
    const std::string manifest = package.id + "/campaign.lua";
    Problems ignored;  // the library finds them again
    Value facts;
    script::DataBudget budget = script::DataBudget::for_a_manifest();
    for (const auto& [path, text] : package.files.files)
        if (path == manifest) facts = script::load_data({path, text}, ignored, budget);
    const campaign::Manifest needs = campaign::read_manifest(package.id, facts, {}, ignored);
    const play::Library library(play::content_with(files, root, needs, played(package.files)), package.id);
    if (const Problems& problems = library.problems(); !problems.empty())
        throw save::Error(fmt::format("{} has mistakes (ask its author for a better one), the first is {}",
                                      file, problems.front().show()));
    if (manifest_of(library, package.files, tested(package)) != package.manifest)
        throw save::Error(
            fmt::format("the manifest of {} says other things than its files: it was altered, "
                        "fetch it again from where it came from",
                        file));
    return library.manifest();
}

/// Who plays with the one that is there, and could not with the new one.
void refuse_to_strand(save::Files& files, const std::string& root, const std::string& id,
                      const campaign::Version& fresh) {
    for (const std::string& other : play::list_campaigns(files, root))
        for (const campaign::Need& need : play::facts_of(files, root, other).needs)
            if (need.name == id && other != id && !need.range.holds(fresh))
                throw save::Error(
                    fmt::format("{} needs {} {} and could not be played with {}: '--replace' "
                                "installs it all the same",
                                other, id, need.range.show(), fresh.show()));
}

void refuse_clash(const AdventureRow& there, const std::string& folder, const campaign::Version& fresh) {
    const std::string way = "'--replace' installs it all the same and keeps the old one beside";
    if (there.state == State::own)
        throw save::Error(fmt::format("{} is there already, and is not from a package: {}", folder, way));
    if (there.state == State::changed || there.hash.empty())
        throw save::Error(fmt::format("{} was changed since it was installed: {}", folder, way));
    const std::optional<campaign::Version> old = campaign::version_of(there.version);
    if (old == fresh)
        throw save::Error(fmt::format("{} is {} already, with other files under the same version: {}", folder,
                                      there.version, way));
    if (old && *old > fresh)
        throw save::Error(
            fmt::format("{} is {}, which is newer than {}: {}", folder, there.version, fresh.show(), way));
}

/// Writes the files beside and returns their folder.
std::string stage(save::Files& files, const std::string& root, const Package& package) {
    std::string beside = fmt::format("{}/adventures/.{}.new", root, package.id);
    files.remove_folder(beside);
    try {
        files.make_folders(beside);
        for (const auto& [path, text] : package.files.files) {
            const std::string to = beside + path.substr(package.id.size());
            files.make_folders(save::folder_of(to));
            files.write(to, text);
        }
        files.write(fmt::format("{}/{}", beside, kReceipt), hash_shown(package.files) + "\n");
    } catch (const save::Error&) {
        files.remove_folder(beside);
        throw;
    }
    return beside;
}

void take_name(save::Files& files, const std::string& beside, const std::string& folder) {
    if (!files.rename_new(beside, folder))
        throw save::Error(fmt::format("{} came into being meanwhile: try again", folder));
}

/// Moves a folder of root/adventures to where old ones are kept, under the first name that is free for its
/// version.
std::string keep(save::Files& files, const std::string& root, const std::string& id,
                 const std::string& name) {
    const std::string kept = fmt::format("{}/adventures/{}", root, kKept);
    const std::string folder = root + "/adventures/" + name;
    const std::optional<campaign::Version> version = play::facts_of(files, root, name).version;
    const std::string stem = version ? id + "-" + version->show() : id;
    files.make_folders(kept);
    for (int number = 1;; ++number) {
        // A version's points are no ending that numbered() should split.
        std::string to = fmt::format("{}/{}{}", kept, stem, number == 1 ? "" : fmt::format(" ({})", number));
        if (!files.rename_new(folder, to)) continue;
        files.sync_folder(kept);
        files.sync_folder(root + "/adventures");
        return to;
    }
}

/// Under this name the new folder waits to change places with the old one, and then the old one to be kept.
std::string leaving(const std::string& id) { return "." + id + ".old"; }

/// The new folder takes the name, and the one that is there goes to where old ones are kept: where it ends
/// up. In one step if the disk can, so that one of the two is always there.
std::string change_places(save::Files& files, const std::string& root, const std::string& id,
                          const std::string& beside) {
    const std::string folder = root + "/adventures/" + id;
    const std::string out = root + "/adventures/" + leaving(id);
    files.rename(beside, out);
    bool exchanged = false;
    try {
        exchanged = files.exchange(out, folder);
        if (exchanged) {
            files.sync_folder(root + "/adventures");
            return keep(files, root, id, leaving(id));
        }
    } catch (const save::Error&) {
        if (exchanged && files.exists(out)) files.exchange(out, folder);
        files.rename(out, beside);
        throw;
    }
    files.rename(out, beside);
    std::string kept = keep(files, root, id, id);
    try {
        take_name(files, beside, folder);
    } catch (const save::Error&) {
        files.rename_new(kept, folder);
        throw;
    }
    return kept;
}

}  // namespace

Installed install(save::Files& files, const std::string& root, const std::string& file, bool replace) {
    const Package package = read(files, file);
    const campaign::Manifest manifest = try_out(files, root, package, file);
    const campaign::Version version = manifest.version.value_or(campaign::Version());
    Installed done{.id = package.id,
                   .version = version.show(),
                   .hash = hash_shown(package.files),
                   .folder = root + "/adventures/" + package.id,
                   .tested = tested(package)};
    files.make_folders(root + "/adventures");
    const auto lock = files.lock(done.folder);
    // What a power cut left on its way is kept, whichever of the two it is.
    if (files.exists(root + "/adventures/" + leaving(package.id)))
        keep(files, root, package.id, leaving(package.id));
    const bool there = files.exists(done.folder);
    const AdventureRow old = there ? look_at(files, root, package.id) : AdventureRow();
    done.already = there && old.hash == done.hash;
    if (done.already) return done;
    if (there && !replace) {
        refuse_clash(old, done.folder, version);
        refuse_to_strand(files, root, package.id, version);
    }
    const std::string beside = stage(files, root, package);
    try {
        if (there) {
            done.before = old.version;
            done.kept = change_places(files, root, package.id, beside);
        } else {
            take_name(files, beside, done.folder);
        }
    } catch (const save::Error&) {
        files.remove_folder(beside);
        throw;
    }
    files.sync_folder(root + "/adventures");
    return done;
}

}  // namespace tankard::workshop
