// Sentences quote what authors wrote, and go to terminals.
#pragma once

#include <string>
#include <string_view>

namespace tankard::script {

/// Text as one line that may be shown anywhere: no control characters, and no longer than a long sentence.
std::string as_one_line(std::string_view text);

}  // namespace tankard::script
