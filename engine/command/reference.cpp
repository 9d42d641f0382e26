#include "campaign/campaign.h"
#include "command/shared.h"
#include "workshop/describe.h"

namespace tankard::command {

int reference(const Options& options) {
    save::DiskFiles files;
    std::string pages;
    for (const std::unique_ptr<RuleSet>& rules : play::rule_sets()) {
        const Registry* registries[] = {&rules->registry(), &campaign::registry()};
        std::vector<SettingInfo> settings(rules->settings().begin(), rules->settings().end());
        for (SettingInfo& info : campaign::campaign_settings())
            settings.push_back(std::move(info));
        pages +=
            workshop::reference(fmt::format("What scripts can say: {}", rules->name()), registries, settings);
        if (!options.write) continue;
        const std::string path = fmt::format("{}/scripts/api/{}.lua", options.root, rules->name());
        files.make_folders(save::folder_of(path));
        files.write(path, workshop::annotations(registries));
        fmt::print("{}\n", path);
    }
    if (!options.write) {
        fmt::print("{}", pages);
        return 0;
    }
    files.write(options.root + "/docs/reference.md", pages);
    fmt::print("{}/docs/reference.md\n", options.root);
    return 0;
}

}  // namespace tankard::command
