#include "table/catalogue.h"

namespace tankard {

DefId Catalogue::find(Name name) const {
    auto place = std::find(definitions.begin(), definitions.end(), name);
    return place == definitions.end() ? DefId::none : static_cast<DefId>(place - definitions.begin());
}

}  // namespace tankard
