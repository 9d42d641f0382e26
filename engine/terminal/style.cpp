#include "terminal/style.h"

#include <cstdlib>

#include <fmt/format.h>
#include <unistd.h>

namespace tankard::terminal {

Style Style::of_this_terminal() {
    const char* off = std::getenv("NO_COLOR");
    const char* kind = std::getenv("TERM");
    const bool dumb = kind == nullptr || std::string_view(kind) == "dumb";
    return Style(::isatty(STDOUT_FILENO) != 0 && (off == nullptr || *off == '\0') && !dumb);
}

std::string Style::operator()(Ink ink, std::string_view text) const {
    if (!colours_ || ink == Ink::plain || text.empty()) return std::string(text);
    static constexpr std::string_view kCodes[] = {"", "1", "2", "31", "32", "33", "34"};
    return fmt::format("\x1b[{}m{}\x1b[0m", kCodes[static_cast<std::size_t>(ink)], text);
}

}  // namespace tankard::terminal
