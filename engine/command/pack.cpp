#include "command/say.h"
#include "command/shared.h"
#include "text/counted.h"
#include "workshop/adventures.h"
#include "workshop/check.h"
#include "workshop/package.h"
#include "workshop/scenario.h"

#include <algorithm>
#include <string>
#include <utility>

#include <fmt/format.h>

namespace tankard::command {
namespace {

/// What others would stumble over is mended before it is given away.
void refuse_errors(const play::Library& library, const workshop::TextFiles& scenarios) {
    const workshop::Findings findings = workshop::check(library, scenarios);
    const auto first = std::find_if(findings.begin(), findings.end(), [](const workshop::Finding& finding) {
        return finding.level == workshop::Level::error;
    });
    if (first == findings.end()) return;
    throw save::Error(fmt::format("{} has errors ('tankard check {}' lists them all), the first is {}:{}: {}",
                                  library.campaign(), library.campaign(), first->file, first->line,
                                  first->message));
}

/// Runs the adventure's own scenarios, in a library of their own: what they leave behind in it is not packed.
/// Returns how many there are.
std::size_t refuse_failures(const play::Library& packed, const workshop::TextFiles& scenarios) {
    play::Library library(packed.content(), packed.campaign());
    const auto results = workshop::run_scenarios(library, scenarios, workshop::Whose::campaign);
    const auto failed = [](const workshop::ScenarioResult& result) { return !result.wrong.empty(); };
    const auto first = std::find_if(results.begin(), results.end(), failed);
    if (first == results.end()) return results.size();
    throw save::Error(
        fmt::format("{} of the {} of {} failed, the first is '{}' in {}: {} ('tankard test {}' tells all; "
                    "--untested packs it all the same)",
                    std::count_if(first, results.end(), failed), text::counted(results.size(), "scenario"),
                    library.campaign(), first->name, first->file, first->wrong.front(), library.campaign()));
}

void tell_what_is_missing(const campaign::Manifest& manifest, const workshop::Gathered& gathered) {
    if (!gathered.left_out.empty())
        say("left out, as nothing reads or shows it: {}\n",
            fmt::format("{}", fmt::join(gathered.left_out, ", ")));
    if (manifest.authors.empty()) say("campaign.lua names no authors: authors = {{ \"Your Name\" }}\n");
    if (manifest.licence.empty())
        say("campaign.lua names no licence, so nobody may pass it on but you: licence = \"CC-BY-4.0\"\n");
}

/// Never over a file that holds anything else.
void write(save::Files& files, const std::string& path, const std::string& bytes) {
    if (files.write_new(path, bytes) || files.read(path) == bytes) return;
    throw save::Error(
        fmt::format("{} is there already and holds something else: raise the version in campaign.lua, or "
                    "name another file",
                    path));
}

}  // namespace

int pack(const Options& options) {
    save::DiskFiles files;
    const std::string campaign = campaign_of(options.campaign);
    workshop::refuse_device_name(campaign);
    const play::Library library(play::read_content(files, options.root, campaign), campaign);
    workshop::Gathered gathered = workshop::gather(files, options.root, campaign);
    const workshop::TextFiles scenarios = play::read_scenarios(files, options.root, campaign);
    refuse_errors(library, scenarios);
    if (!workshop::is_adventure_name(campaign))
        throw save::Error(fmt::format(
            "'{}' is no name for an adventure: call its folder by small letters, digits and _", campaign));
    if (!library.manifest().version)
        throw save::Error(
            fmt::format("{}/campaign.lua names no version: add version = \"1.0.0\" to it", campaign));
    const std::size_t passed = options.untested ? 0 : refuse_failures(library, scenarios);
    const workshop::Package package = workshop::make_package(
        library, std::move(gathered.files), options.untested ? workshop::Tested::no : workshop::Tested::yes);
    const std::string bytes = workshop::write_package(package);
    const std::string version = library.manifest().version->show();
    const std::string name = fmt::format("{}-{}{}", campaign, version, workshop::kPackageEnding);
    std::string to = options.out.empty() ? name : options.out;
    if (is_folder(files, to)) to += "/" + name;
    files.make_folders(save::folder_of(to));
    write(files, to, bytes);
    say("{}: {} {}, {}, {} bytes, hash {}\n", to, campaign, version,
        text::counted(package.files.files.size(), "file"), bytes.size(), workshop::hash_shown(package.files));
    if (options.untested)
        say("its scenarios were not run, and whoever installs it is told so\n");
    else if (passed == 0)
        say("it has no scenarios, so nothing shows that it works: docs/scenarios.md says how\n");
    tell_what_is_missing(library.manifest(), gathered);
    return 0;
}

}  // namespace tankard::command
