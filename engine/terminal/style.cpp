#include "terminal/style.h"

#include "text/visible.h"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace tankard::terminal {
namespace {

/// By ink; plain: the end of any other.
constexpr std::string_view kMarks[] = {"\x1b[0m",  "\x1b[1m",  "\x1b[2m", "\x1b[31m",
                                       "\x1b[32m", "\x1b[33m", "\x1b[94m"};

}  // namespace

int columns() {
    constexpr int kUsual = 80;
    constexpr int kLeast = 40;
    constexpr int kMost = 120;
    winsize size{};
    if (::isatty(STDOUT_FILENO) == 0 || ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
        return kUsual;
    return std::clamp<int>(size.ws_col, kLeast, kMost);
}

int lines_of_screen() {
    constexpr int kUsual = 24;
    constexpr int kLeast = 16;
    constexpr int kMost = 200;
    winsize size{};
    if (::isatty(STDOUT_FILENO) == 0 || ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0)
        return kUsual;
    return std::clamp<int>(size.ws_row, kLeast, kMost);
}

Style Style::of_this_terminal() {
    const char* off = std::getenv("NO_COLOR");
    const char* kind = std::getenv("TERM");
    const bool dumb = kind == nullptr || std::string_view(kind) == "dumb";
    return Style(::isatty(STDOUT_FILENO) != 0 && (off == nullptr || *off == '\0') && !dumb);
}

std::string Style::operator()(Ink ink, std::string_view text) const {
    if (!colours_ || ink == Ink::plain || text.empty()) return std::string(text);
    return fmt::format("{}{}{}", kMarks[static_cast<std::size_t>(ink)], text, kMarks[0]);
}

std::string Style::shown(std::string_view text) const {
    std::string clean;
    while (!text.empty()) {
        std::size_t at = std::string_view::npos;
        std::size_t length = 0;
        for (std::string_view mark : kMarks)
            if (const std::size_t found = colours_ ? text.find(mark) : at; found < at) {
                at = found;
                length = mark.size();
            }
        clean += text::visible_lines(text.substr(0, at));
        if (at == std::string_view::npos) break;
        clean += text.substr(at, length);
        text.remove_prefix(at + length);
    }
    return clean;
}

}  // namespace tankard::terminal
