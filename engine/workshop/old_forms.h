// Values in a form that only old content has (FieldInfo::old_form): the game takes them as they were meant,
// so that saves go on, and authors are told what to write.
#pragma once

#include "registry/definition.h"
#include "workshop/finding.h"

#include <string>
#include <vector>

namespace tankard::workshop {

struct OldForm {
    std::string field;     ///< of the definition
    std::string sentence;  ///< what to write instead
};

/// Those of one definition, also in the parts within it.
std::vector<OldForm> old_forms(const Source& source, const Registry& registry);

}  // namespace tankard::workshop
