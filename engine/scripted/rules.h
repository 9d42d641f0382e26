// All that a rule set in Lua is made of, once it is loaded; nobody changes it any more.
#pragma once

#include "scripted/content.h"
#include "scripted/declarations.h"

#include <string>

namespace tankard::scripted {

struct Rules {
    std::string name;
    Declarations declared;
    Registry registry;
    Content content;
};

}  // namespace tankard::scripted
