// Whether a text is Lua at all, without running any of it.
#pragma once

#include <string_view>

namespace tankard::script {

bool is_lua(std::string_view source);
/// Whether a text or a comment in it is never closed: then words behind it are none.
bool is_open(std::string_view source);

}  // namespace tankard::script
