#include "source.h"

namespace tankard {

std::string source_folder(std::string_view below) { return TANKARD_SOURCE + std::string(below); }

}  // namespace tankard
