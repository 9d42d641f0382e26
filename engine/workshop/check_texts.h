// Texts: every definition has a name, every key that a script tells exists, both languages say the same,
// every picture is of something.
#pragma once

#include "play/content/library.h"
#include "workshop/check.h"
#include "workshop/script_uses.h"

#include <map>
#include <string>

namespace tankard::workshop {

void check_texts(const play::Library& library, const std::map<std::string, ScriptUses>& uses,
                 Findings& findings);

}  // namespace tankard::workshop
