// The files of the repository that follow from the declarations: written by `tankard reference --write`, held
// against the declarations by a test.
#pragma once

#include "registry/ruleset.h"
#include "save/files.h"

#include <string>
#include <vector>

namespace tankard::workshop {

struct Generated {
    std::string path;  ///< below the repository's root
    std::string text;
};

/// scripts/api/RULES.lua for each rule set, and its page: docs/reference.md for the deck-builder,
/// docs/reference-RULES.md for the others. Error if a rules.lua has a mistake.
std::vector<Generated> generated_files(save::Files& files, const std::string& root);
/// A rule set's page alone.
std::string reference_of(const RuleSet& rules);

}  // namespace tankard::workshop
