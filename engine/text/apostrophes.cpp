#include "text/apostrophes.h"

#include "text/utf8.h"

#include <cstddef>

namespace tankard::text {
namespace {

constexpr char32_t kTyped = U'\'';
constexpr char32_t kPrinted = U'’';

}  // namespace

std::string with_apostrophes(std::string_view text) {
    if (text.find('\'') == std::string_view::npos) return std::string(text);
    std::string shown;
    char32_t before = 0;
    bool quoted = false;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t letter = next_character(text, at);
        std::size_t ahead = at;
        const bool after = letter == kTyped && is_letter(before);
        const bool between = after && at < text.size() && is_letter(next_character(text, ahead));
        const bool printed = between || (after && !quoted);
        if (letter == kTyped && !printed) quoted = !after;
        append_character(shown, printed ? kPrinted : letter);
        before = letter;
    }
    return shown;
}

std::string without_apostrophes(std::string_view text) {
    std::string typed;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t letter = next_character(text, at);
        append_character(typed, letter == kPrinted ? kTyped : letter);
    }
    return typed;
}

}  // namespace tankard::text
