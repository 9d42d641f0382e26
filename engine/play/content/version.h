// The engine's version: saves carry it, and adventures may need one.
#pragma once

#include <string_view>

namespace tankard::play {

inline constexpr std::string_view kEngineVersion = "0.1.0";

}  // namespace tankard::play
