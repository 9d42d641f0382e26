// What `check` finds: a number that stays the same from version to version, a place, and one sentence.
#pragma once

#include <string>
#include <vector>

namespace tankard::workshop {

enum class Level { error, warning, hint };

struct Finding {
    int number = 0;  ///< see docs/check.md
    Level level = Level::error;
    std::string file;
    int line = 0;  ///< 0: the file as a whole
    std::string message;
};
using Findings = std::vector<Finding>;

}  // namespace tankard::workshop
