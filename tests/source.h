// Where the project lies that is being tested: its scripts, adventures and golden files.
#pragma once

#include <string>
#include <string_view>

namespace tankard {

/// The checkout's folder with this behind it: source_folder("/scripts").
std::string source_folder(std::string_view below = {});

}  // namespace tankard
