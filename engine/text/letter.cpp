#include "text/utf8.h"

#include <string>
#include <string_view>

namespace tankard::text {
namespace {

/// Scripts that give each letter two numbers side by side, capital first: those with an even capital, those
/// with an odd.
bool even_pair(char32_t c) {
    return (c >= 0x100 && c <= 0x137 && c != 0x130 && c != 0x131) || (c >= 0x14A && c <= 0x177) ||
           (c >= 0x460 && c <= 0x481);
}
bool odd_pair(char32_t c) { return (c >= 0x139 && c <= 0x148) || (c >= 0x179 && c <= 0x17E); }

/// Signs before the first letter of a sentence. Not the bracket: `[noun.x]` marks what is missing.
bool opens(char32_t c) {
    return c == ' ' || c == '"' || c == '\'' || c == '(' || c == '*' || c == '-' || c == 0x00AB ||
           c == 0x00BF || c == 0x00A1 || (c >= 0x2010 && c <= 0x2026);
}

}  // namespace

char32_t upper(char32_t c) {
    if ((c >= 'a' && c <= 'z') || (c >= 0xE0 && c <= 0xFE && c != 0xF7)) return c - 0x20;
    if (c == 0xFF) return 0x178;
    if ((c >= 0x3B1 && c <= 0x3C9 && c != 0x3C2) || (c >= 0x430 && c <= 0x44F)) return c - 0x20;
    if (c >= 0x450 && c <= 0x45F) return c - 0x50;
    if (even_pair(c)) return c & ~char32_t{1};
    if (odd_pair(c)) return c % 2 == 0 ? c - 1 : c;
    return c;
}

char32_t lower(char32_t c) {
    if ((c >= 'A' && c <= 'Z') || (c >= 0xC0 && c <= 0xDE && c != 0xD7)) return c + 0x20;
    if (c == 0x178) return 0xFF;
    if ((c >= 0x391 && c <= 0x3A9 && c != 0x3A2) || (c >= 0x410 && c <= 0x42F)) return c + 0x20;
    if (c >= 0x400 && c <= 0x40F) return c + 0x50;
    if (even_pair(c)) return c | 1;
    if (odd_pair(c)) return c % 2 == 1 ? c + 1 : c;
    return c;
}

bool is_letter(char32_t c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           (c >= 0xC0 && c <= 0x24F && c != 0xD7 && c != 0xF7) || (c >= 0x370 && c <= 0x52F);
}

std::string capitalise(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t start = at;
        const char32_t letter = next_character(text, at);
        if (opens(letter)) continue;
        std::string capital(text.substr(0, start));
        if (upper(letter) == letter) break;
        append_character(capital, upper(letter));
        return capital += text.substr(at);
    }
    return std::string(text);
}

}  // namespace tankard::text
