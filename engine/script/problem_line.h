// Where in a file something is wrong. Loading knows where a definition begins; whoever mends it looks for the
// field.
#pragma once

#include "registry/definition.h"

#include <string_view>

namespace tankard::script {

/// The line of the field that a problem of this file is about, or of its definition if it is about none. Of a
/// path that cannot be followed to its end, the line of its last word that is found.
int line_of(const Problem& problem, std::string_view source);

}  // namespace tankard::script
