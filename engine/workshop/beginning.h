// A new adventure, or a new rule set wholly in Lua, that already plays, from the templates in
// scripts/template and scripts/template_rules.
#pragma once

#include "save/files.h"

#include <string>

namespace tankard::workshop {

/// Writes root/adventures/NAME; returns its folder. Error, and nothing is left behind, if the name is none
/// (small letters, digits and _, a letter first, at most 40) or is taken.
std::string begin_adventure(save::Files& files, const std::string& root, const std::string& name);
/// Writes root/scripts/NAME, likewise.
std::string begin_rule_set(save::Files& files, const std::string& root, const std::string& name);

}  // namespace tankard::workshop
