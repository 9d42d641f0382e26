#include "command/say.h"

#include <string>
#include <string_view>

namespace tankard::command {

void show(std::FILE* out, std::string_view text) {
    const std::string shown = text::visible_lines(text);
    std::fwrite(shown.data(), 1, shown.size(), out);
}

}  // namespace tankard::command
