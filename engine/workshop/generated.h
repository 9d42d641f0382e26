// The files of the repository that follow from the declarations: written by `tankard reference --write`, held
// against the declarations by a test.
#pragma once

#include <string>
#include <vector>

namespace tankard::workshop {

struct Generated {
    std::string path;  ///< below the repository's root
    std::string text;
};

/// scripts/api/RULES.lua for each rule set; then docs/reference.md, always the last.
std::vector<Generated> generated_files();

}  // namespace tankard::workshop
