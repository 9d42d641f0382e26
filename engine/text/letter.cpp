#include "text/utf8.h"

#include <algorithm>
#include <string>
#include <string_view>

#include <utf8proc.h>

namespace tankard::text {
namespace {

constexpr char32_t kSharpS = 0xDF;  // no word begins with it, and its capital is in few fonts

char32_t to_upper(char32_t c) {
    return static_cast<char32_t>(utf8proc_toupper(static_cast<utf8proc_int32_t>(c)));
}
char32_t to_lower(char32_t c) {
    return static_cast<char32_t>(utf8proc_tolower(static_cast<utf8proc_int32_t>(c)));
}

/// Signs before the first letter of a sentence. Not the bracket: `[noun.x]` marks what is missing.
bool opens(char32_t c) {
    return c == ' ' || c == '"' || c == '\'' || c == '(' || c == '*' || c == '-' || c == 0x00AB ||
           c == 0x00BF || c == 0x00A1 || (c >= 0x2010 && c <= 0x2026);
}

}  // namespace

char32_t upper(char32_t c) {
    const char32_t capital = to_upper(c);
    return c != kSharpS && to_lower(capital) == c ? capital : c;
}

char32_t lower(char32_t c) {
    const char32_t small = to_lower(c);
    return small != kSharpS && to_upper(small) == c ? small : c;
}

bool is_letter(char32_t c) {
    switch (utf8proc_category(static_cast<utf8proc_int32_t>(c))) {
        case UTF8PROC_CATEGORY_LU:
        case UTF8PROC_CATEGORY_LL:
        case UTF8PROC_CATEGORY_LT:
        case UTF8PROC_CATEGORY_LM:
        case UTF8PROC_CATEGORY_LO: return true;
        default: return false;
    }
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

std::string spelt_out(std::string_view key) {
    std::string plain(key.substr(key.rfind('.') + 1));
    if (const std::size_t first = plain.find_first_not_of("0123456789_"); first != std::string::npos)
        plain.erase(0, first);
    std::replace(plain.begin(), plain.end(), '_', ' ');
    return plain;
}

}  // namespace tankard::text
