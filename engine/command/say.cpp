#include "command/say.h"

#include "terminal/style.h"
#include "text/utf8.h"

#include <string>
#include <string_view>
#include <vector>

#include <unistd.h>

namespace tankard::command {
namespace {

/// Lines that a terminal would break within words are broken between them.
std::string broken_at_words(std::string_view text) {
    std::string all;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        if (text::width(line) <= terminal::columns()) {
            all += line;
        } else {
            const std::vector<std::string> lines = text::wrap(line, terminal::columns(), 2);
            for (const std::string& part : lines)
                all += (&part == &lines.front() ? "" : "\n") + part;
        }
        if (end == std::string_view::npos) break;
        all += '\n';
        text.remove_prefix(end + 1);
    }
    return all;
}

}  // namespace

void show(std::FILE* out, std::string_view text) {
    std::string shown = text::visible_lines(text);
    // Not what is printed: lists, and commands that people copy.
    if (out == stderr && ::isatty(STDERR_FILENO) != 0) shown = broken_at_words(shown);
    std::fwrite(shown.data(), 1, shown.size(), out);
}

}  // namespace tankard::command
