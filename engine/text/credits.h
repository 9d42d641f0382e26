// Whose work the program shows and contains, a paragraph each.
#pragma once

#include <span>
#include <string_view>

namespace tankard::text {

std::span<const std::string_view> credits();

}  // namespace tankard::text
