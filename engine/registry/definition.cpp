#include "registry/definition.h"

namespace tankard {

std::string Problem::show() const {
    return line > 0 ? fmt::format("{}:{}: {}", file, line, message) : fmt::format("{}: {}", file, message);
}

}  // namespace tankard
