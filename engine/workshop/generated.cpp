#include "workshop/generated.h"

#include "campaign/manifest.h"
#include "play/content/library.h"
#include "workshop/describe.h"

#include <memory>
#include <utility>

#include <fmt/format.h>

namespace tankard::workshop {

std::string reference_of(const RuleSet& rules) {
    const Registry* registries[] = {&rules.registry(), &campaign::registry()};
    return reference(fmt::format("What scripts can say: {}", rules.name()), registries,
                     campaign::settings_under(rules));
}

std::vector<Generated> generated_files(save::Files& files, const std::string& root) {
    std::vector<Generated> all;
    for (const std::string& name : play::list_rule_sets(files, root)) {
        const std::unique_ptr<RuleSet> rules = play::declared_rule_set(files, root, name);
        const Registry* registries[] = {&rules->registry(), &campaign::registry()};
        all.push_back({fmt::format("scripts/api/{}.lua", name), annotations(registries)});
        all.push_back({all.size() == 1 ? "docs/reference.md" : fmt::format("docs/reference-{}.md", name),
                       reference_of(*rules)});
    }
    return all;
}

}  // namespace tankard::workshop
