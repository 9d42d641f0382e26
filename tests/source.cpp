#include "source.h"

#include <string>
#include <string_view>

namespace tankard {

std::string source_folder(std::string_view below) { return TANKARD_SOURCE + std::string(below); }

}  // namespace tankard
