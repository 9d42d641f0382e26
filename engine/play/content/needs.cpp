#include "play/content/needs.h"

#include "play/content/library.h"
#include "play/content/version.h"
#include "script/host.h"

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>

namespace tankard::play {
namespace {

constexpr std::string_view kEngine = "tankard";

void require_engine(const std::string& who, const campaign::Need& need) {
    if (need.range.holds(*campaign::version_of(kEngineVersion))) return;
    throw save::Error(
        fmt::format("{} needs {} {} and this is {} {}: take the Tankard that fits, or another version of {}",
                    who, need.name, need.range.show(), need.name, kEngineVersion, who));
}

void require_adventure(save::Files& files, const std::string& root, const std::string& who,
                       const campaign::Need& need) {
    const std::vector<std::string> there = list_campaigns(files, root);
    if (std::find(there.begin(), there.end(), need.name) == there.end()) {
        const std::vector<std::string_view> names(there.begin(), there.end());
        throw save::Error(
            fmt::format("{} needs {} {}, which is not in {}/adventures: install its package first{}", who,
                        need.name, need.range.show(), root, or_meant(need.name, names)));
    }
    const campaign::Manifest manifest = facts_of(files, root, need.name);
    if (!need.range.holds(manifest.version.value_or(campaign::Version())))
        throw save::Error(
            fmt::format("{} needs {} {}, and the one in {}/adventures is {}: install one "
                        "that fits",
                        who, need.name, need.range.show(), root, version_shown(manifest)));
}

}  // namespace

bool is_reserved(std::string_view name) {
    return name == kEngine || name == "terminal" || name == "campaign" || name.starts_with("template") ||
           name == "api" || is_rule_set(name);
}

campaign::Manifest facts_of(save::Files& files, const std::string& root, const std::string& campaign) {
    const std::string path = campaign_folder(files, root, campaign) + "/campaign.lua";
    Value manifest;
    Problems ignored;
    script::DataBudget budget = script::DataBudget::for_a_manifest();
    // Before it is read: a stranger's file may be larger than the memory.
    if (files.exists(path) && files.size(path) <= script::Limits().file)
        manifest = script::load_data({campaign + "/campaign.lua", files.read(path)}, ignored, budget);
    return campaign::read_manifest(campaign, manifest, {}, ignored);
}

std::string version_shown(const campaign::Manifest& manifest) {
    return manifest.version ? manifest.version->show() : "without a version";
}

void require(save::Files& files, const std::string& root, const std::string& who,
             std::span<const campaign::Need> needs) {
    for (const campaign::Need& need : needs)
        if (need.name == kEngine || is_rule_set(need.name)) require_engine(who, need);
    for (const campaign::Need& need : needs)
        if (need.name != kEngine && !is_rule_set(need.name)) require_adventure(files, root, who, need);
}

std::vector<std::string> needed_adventures(save::Files& files, const std::string& root,
                                           const campaign::Manifest& manifest) {
    std::set<std::string> found;
    std::vector<campaign::Manifest> open{manifest};
    while (!open.empty()) {
        const campaign::Manifest next = std::move(open.back());
        open.pop_back();
        require(files, root, next.id, next.needs);
        for (const campaign::Need& need : next.needs)
            if (!is_reserved(need.name) && need.name != manifest.id && found.insert(need.name).second)
                open.push_back(facts_of(files, root, need.name));
    }
    return {found.begin(), found.end()};
}

}  // namespace tankard::play
