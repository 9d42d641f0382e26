// What a script says to its author with `log(...)`, and where it says it.
#pragma once

#include <string>

namespace tankard::script {

struct LogLine {
    std::string file;  ///< as content names it: "black_water/cards/18_choking_fog.lua"
    int line = 0;
    std::string text;  ///< one line without control characters

    /// "log 18_choking_fog.lua:12: the bell rings"
    std::string show() const;
};

}  // namespace tankard::script
