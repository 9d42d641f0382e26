#include "registry/section.h"

#include <algorithm>

namespace tankard {

bool listed(const Value& section, Fields lists, std::string_view id) {
    return std::any_of(lists.begin(), lists.end(),
                       [&](std::string_view list) { return section.at(list).lists(id); });
}

std::vector<std::string> unknown_in(const Value& section, Fields lists, const Catalogue& catalogue) {
    std::vector<std::string> ids;
    for (const std::string_view list : lists)
        for (const auto& [_, id] : section.at(list).entries())
            if (id.text() == nullptr || catalogue.find(Name::of(*id.text())) == DefId::none)
                ids.push_back(id.text() != nullptr ? *id.text() : id.show());
    return ids;
}

}  // namespace tankard
