#include "table/catalogue.h"

#include <algorithm>

namespace tankard {

DefId Catalogue::find(Name name) const {
    auto place = std::find(definitions.begin(), definitions.end(), name);
    return place == definitions.end() ? DefId::none : static_cast<DefId>(place - definitions.begin());
}

CatalogueNames Catalogue::names() const {
    auto of = [](const auto& kinds) {
        std::vector<Name> names;
        for (const auto& kind : kinds)
            names.push_back(kind.name);
        return names;
    };
    return {of(zones), of(table_counters), of(seat_counters), of(card_counters), streams, definitions};
}

}  // namespace tankard
