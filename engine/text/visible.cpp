#include "text/visible.h"

#include "text/drawings.h"
#include "text/utf8.h"

#include <algorithm>
#include <limits>
#include <utility>

#include <utf8proc.h>

namespace tankard::text {
namespace {

constexpr char32_t kReplacement = 0xFFFD;
constexpr char32_t kNoBreakSpace = 0xA0;
constexpr char32_t kEscape = 0x1B;
constexpr std::size_t kLongestSequence = 256;  ///< bytes; what is longer is no escape sequence, but text
constexpr int kMostMarks = 4;                  ///< on one letter: more climb into the lines around

bool between(char letter, char least, char most) { return letter >= least && letter <= most; }

/// The first place from `at` on whose letter is none of least..most.
std::size_t skip(std::string_view text, std::size_t at, char least, char most) {
    while (at < text.size() && between(text[at], least, most))
        ++at;
    return at;
}

/// ECMA-48: parameters and intermediate bytes, then one that ends it. `at` is behind the introducer.
std::size_t end_of_control(std::string_view text, std::size_t at) {
    at = skip(text, skip(text, at, 0x30, 0x3F), 0x20, 0x2F);
    return at < text.size() && between(text[at], 0x40, 0x7E) ? at + 1 : std::string_view::npos;
}

/// A title, a link and the like: anything up to BEL or ST.
std::size_t end_of_string(std::string_view text, std::size_t at) {
    const std::string_view ahead = text.substr(0, std::min(text.size(), at + kLongestSequence));
    std::size_t end = std::string_view::npos;
    for (std::string_view terminator : {"\a", "\x1b\\", "\xc2\x9c"})
        if (const std::size_t found = ahead.find(terminator, at); found != std::string_view::npos)
            end = std::min(end, found + terminator.size());
    return end;
}

/// Where the escape sequence ends whose first character, just before `at`, was ESC or a C1 control; `at` if
/// that began none.
std::size_t end_of_sequence(std::string_view text, char32_t first, std::size_t at) {
    char32_t introducer = first;  // ESC [ and U+009B are the same, and so on
    std::size_t from = at;
    if (first == kEscape && at < text.size() && between(text[at], 0x40, 0x5F))
        introducer = static_cast<char32_t>(text[from++]) + 0x40;
    std::size_t end = std::string_view::npos;
    switch (introducer) {
        case 0x9B: end = end_of_control(text, from); break;
        case 0x90:
        case 0x98:
        case 0x9D:
        case 0x9E:
        case 0x9F: end = end_of_string(text, from); break;
        case kEscape:
            from = skip(text, at, 0x20, 0x2F);
            if (from < text.size() && between(text[from], 0x30, 0x7E)) end = from + 1;
            break;
        default: end = from;
    }
    return end == std::string_view::npos ? at : end;
}

bool is_mark(utf8proc_category_t category) {
    return category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_ME ||
           category == UTF8PROC_CATEGORY_MC;
}

/// What stands for a character; 0: nothing.
char32_t shown(char32_t character) {
    constexpr char32_t kBlankBraille = 0x2800;
    constexpr char32_t kObject = 0xFFFC;
    const auto point = static_cast<utf8proc_int32_t>(character);
    if (character == kBlankBraille) return ' ';
    if (character == kObject) return kReplacement;
    switch (utf8proc_category(point)) {
        case UTF8PROC_CATEGORY_CC: return ' ';
        case UTF8PROC_CATEGORY_ZL:
        case UTF8PROC_CATEGORY_ZP: return '\n';
        case UTF8PROC_CATEGORY_ZS:
            return character == kNoBreakSpace || character == 0x202F ? kNoBreakSpace : char32_t{' '};
        case UTF8PROC_CATEGORY_CF: return 0;
        case UTF8PROC_CATEGORY_CO: return is_drawing(character) ? character : kReplacement;
        case UTF8PROC_CATEGORY_CN:
        case UTF8PROC_CATEGORY_CS: return kReplacement;
        default: return utf8proc_get_property(point)->ignorable != 0 ? 0 : character;
    }
}

bool is_plain(std::string_view text, bool lines) {
    return std::all_of(text.begin(), text.end(), [lines](char letter) {
        return between(letter, 0x20, 0x7E) || (lines && letter == '\n');
    });
}

std::string visible(std::string_view text, bool lines, std::size_t most) {
    if (text.size() <= most && is_plain(text, lines)) return std::string(text);
    std::string clean;
    std::size_t letters = 0;
    std::size_t short_of_most = 0;  // where the last letter begins that "…" may stand for
    int marks = kMostMarks;         // none may stand at the beginning
    for (std::size_t at = 0; at < text.size();) {
        const char32_t character = next_character(text, at);
        if (character == kEscape || (character >= 0x80 && character < 0xA0))
            if (const std::size_t end = end_of_sequence(text, character, at); end != at) {
                at = end;
                continue;
            }
        char32_t letter = lines && character == '\n' ? char32_t{'\n'} : shown(character);
        if (letter == 0) continue;
        if (!lines && letter == '\n') letter = ' ';
        if (is_mark(utf8proc_category(static_cast<utf8proc_int32_t>(letter)))) {
            if (++marks <= kMostMarks) append_character(clean, letter);
            continue;
        }
        if (letters == most) return clean.substr(0, short_of_most) + "…";
        marks = 0;
        short_of_most = ++letters == most ? clean.size() : short_of_most;
        append_character(clean, letter);
    }
    return clean;
}

}  // namespace

std::string visible_line(std::string_view text, std::size_t most) { return visible(text, false, most); }

std::string visible_lines(std::string_view text) {
    return visible(text, true, std::numeric_limits<std::size_t>::max());
}

}  // namespace tankard::text
