#include "workshop/generated.h"

#include "campaign/manifest.h"
#include "play/content/library.h"
#include "workshop/describe.h"

#include <memory>
#include <utility>

#include <fmt/format.h>

namespace tankard::workshop {

std::vector<Generated> generated_files() {
    std::vector<Generated> files;
    std::string pages;
    for (const std::unique_ptr<RuleSet>& rules : play::rule_sets()) {
        const Registry* registries[] = {&rules->registry(), &campaign::registry()};
        pages += reference(fmt::format("What scripts can say: {}", rules->name()), registries,
                           campaign::settings_under(*rules));
        files.push_back({fmt::format("scripts/api/{}.lua", rules->name()), annotations(registries)});
    }
    files.push_back({"docs/reference.md", std::move(pages)});
    return files;
}

}  // namespace tankard::workshop
