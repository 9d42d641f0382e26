#include "text/apostrophes.h"

#include "text/utf8.h"

#include <cstddef>

namespace tankard::text {
namespace {

constexpr char32_t kTyped = U'\'';
constexpr char32_t kPrinted = U'’';

}  // namespace

std::string with_apostrophes(std::string_view text) {
    std::string shown;
    char32_t before = 0;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t letter = next_character(text, at);
        std::size_t ahead = at;
        const bool between = letter == kTyped && is_letter(before) && at < text.size() &&
                             is_letter(next_character(text, ahead));
        append_character(shown, between ? kPrinted : letter);
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
