#include "text/utf8.h"

#include <algorithm>

namespace tankard::text {
namespace {

constexpr char32_t kReplacement = 0xFFFD;

struct Span {
    char32_t first;
    char32_t last;
};

constexpr Span kNarrowest[] = {{0x0000, 0x001F}, {0x007F, 0x009F}, {0x0300, 0x036F}, {0x0483, 0x0489},
                               {0x0591, 0x05BD}, {0x064B, 0x065F}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF},
                               {0x200B, 0x200F}, {0x202A, 0x202E}, {0x2060, 0x2064}, {0x20D0, 0x20FF},
                               {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}, {0xFEFF, 0xFEFF}};

constexpr Span kWide[] = {
    {0x1100, 0x115F},   {0x231A, 0x231B},   {0x23E9, 0x23EC},   {0x23F0, 0x23F0},   {0x23F3, 0x23F3},
    {0x25FD, 0x25FE},   {0x2614, 0x2615},   {0x2648, 0x2653},   {0x267F, 0x267F},   {0x2693, 0x2693},
    {0x26A1, 0x26A1},   {0x26AA, 0x26AB},   {0x26BD, 0x26BE},   {0x26C4, 0x26C5},   {0x26CE, 0x26CE},
    {0x26D4, 0x26D4},   {0x26EA, 0x26EA},   {0x26F2, 0x26F3},   {0x26F5, 0x26F5},   {0x26FA, 0x26FA},
    {0x26FD, 0x26FD},   {0x2705, 0x2705},   {0x270A, 0x270B},   {0x2728, 0x2728},   {0x274C, 0x274C},
    {0x274E, 0x274E},   {0x2753, 0x2755},   {0x2757, 0x2757},   {0x2795, 0x2797},   {0x27B0, 0x27B0},
    {0x2B1B, 0x2B1C},   {0x2B50, 0x2B50},   {0x2B55, 0x2B55},   {0x2E80, 0x303E},   {0x3041, 0x4DBF},
    {0x4E00, 0xA4CF},   {0xA960, 0xA97C},   {0xAC00, 0xD7A3},   {0xF900, 0xFAFF},   {0xFE30, 0xFE6F},
    {0xFF00, 0xFF60},   {0xFFE0, 0xFFE6},   {0x1F004, 0x1F004}, {0x1F0CF, 0x1F0CF}, {0x1F18E, 0x1F18E},
    {0x1F191, 0x1F19A}, {0x1F200, 0x1F320}, {0x1F32D, 0x1F335}, {0x1F337, 0x1F37C}, {0x1F37E, 0x1F393},
    {0x1F3A0, 0x1F3CA}, {0x1F3CF, 0x1F3D3}, {0x1F3E0, 0x1F3F0}, {0x1F3F4, 0x1F3F4}, {0x1F3F8, 0x1F43E},
    {0x1F440, 0x1F440}, {0x1F442, 0x1F4FC}, {0x1F4FF, 0x1F53D}, {0x1F54B, 0x1F567}, {0x1F57A, 0x1F57A},
    {0x1F595, 0x1F596}, {0x1F5A4, 0x1F5A4}, {0x1F5FB, 0x1F64F}, {0x1F680, 0x1F6C5}, {0x1F6CC, 0x1F6CC},
    {0x1F6D0, 0x1F6D2}, {0x1F6D5, 0x1F6DF}, {0x1F6EB, 0x1F6EC}, {0x1F6F4, 0x1F6FC}, {0x1F7E0, 0x1F7EB},
    {0x1F90C, 0x1F93A}, {0x1F93C, 0x1F945}, {0x1F947, 0x1F9FF}, {0x1FA70, 0x1FAFF}, {0x20000, 0x3FFFD}};

template <std::size_t N>
bool within(const Span (&spans)[N], char32_t character) {
    const Span* span =
        std::lower_bound(spans, spans + N, character, [](const Span& s, char32_t c) { return s.last < c; });
    return span != spans + N && span->first <= character;
}

/// The end of the letter that begins at `at`, with its combining marks; its width goes to `columns`.
std::size_t end_of_letter(std::string_view text, std::size_t at, int& columns) {
    columns = width(next_character(text, at));
    for (std::size_t ahead = at; ahead < text.size(); at = ahead)
        if (width(next_character(text, ahead)) > 0) break;
    return at;
}

/// How many bytes of the text fit into that many columns.
std::size_t cut(std::string_view text, int columns) {
    std::size_t at = 0;
    while (at < text.size()) {
        int letter = 0;
        const std::size_t end = end_of_letter(text, at, letter);
        if (letter > columns) break;
        columns -= letter;
        at = end;
    }
    return at;
}

void wrap_paragraph(std::string_view text, int columns, int indent, std::vector<std::string>& lines) {
    const std::string margin(static_cast<std::size_t>(indent), ' ');
    std::string line;
    int left = columns;
    bool empty = true;  // no word stands in this line yet
    const auto new_line = [&] {
        lines.push_back(line);
        line = margin;
        left = columns - indent;
        empty = true;
    };
    while (!text.empty()) {
        const std::size_t start = text.find_first_not_of(' ');
        if (start == std::string_view::npos) break;
        text.remove_prefix(start);
        std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(word.size());
        if (!empty && width(word) + 1 > left) new_line();
        while (empty && width(word) > left) {
            const std::size_t part = cut(word, left);
            line += word.substr(0, part);
            word.remove_prefix(part);
            new_line();
        }
        line += empty ? "" : " ";
        line += word;
        left -= width(word) + (empty ? 0 : 1);
        empty = false;
    }
    lines.push_back(line);
}

}  // namespace

char32_t next_character(std::string_view text, std::size_t& at) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(at);
    if (first < 0x80) return text[at++];
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    static constexpr char32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
    char32_t character = first & (0xFFU >> (length + 1));
    const bool room = first >= 0xC2 && first < 0xF5 && at + length <= text.size();
    for (std::size_t i = 1; room && i < length; ++i) {
        if ((byte(at + i) & 0xC0) != 0x80) return ++at, kReplacement;
        character = character << 6 | (byte(at + i) & 0x3FU);
    }
    const bool surrogate = character >= 0xD800 && character <= 0xDFFF;
    if (!room || character < kLeast[length] || surrogate || character > 0x10FFFF) return ++at, kReplacement;
    at += length;
    return character;
}

void remove_last_character(std::string& text) {
    while (!text.empty()) {
        const bool inner = (static_cast<unsigned char>(text.back()) & 0xc0U) == 0x80U;
        text.pop_back();
        if (!inner) return;
    }
}

void append_character(std::string& text, char32_t character) {
    const auto tail = [&](int shift) { text += static_cast<char>(0x80 | ((character >> shift) & 0x3F)); };
    if (character < 0x80) {
        text += static_cast<char>(character);
    } else if (character < 0x800) {
        text += static_cast<char>(0xC0 | character >> 6);
        tail(0);
    } else if (character < 0x10000) {
        text += static_cast<char>(0xE0 | character >> 12);
        tail(6), tail(0);
    } else {
        text += static_cast<char>(0xF0 | character >> 18);
        tail(12), tail(6), tail(0);
    }
}

int width(char32_t character) {
    if (within(kNarrowest, character)) return 0;
    return within(kWide, character) ? 2 : 1;
}

int width(std::string_view text) {
    int columns = 0;
    for (std::size_t at = 0; at < text.size();)
        columns += width(next_character(text, at));
    return columns;
}

std::vector<std::string> wrap(std::string_view text, int columns, int indent) {
    indent = std::max(indent, 0);
    columns = std::max(columns, indent + 2);
    std::vector<std::string> lines;
    for (;;) {
        const std::size_t end = text.find('\n');
        wrap_paragraph(text.substr(0, end), columns, indent, lines);
        if (end == std::string_view::npos) return lines;
        text.remove_prefix(end + 1);
    }
}

std::string fit(std::string_view text, int columns) {
    if (columns <= 0) return "";
    std::string line(text);
    if (width(text) > columns) line = std::string(text.substr(0, cut(text, columns - 1))) + "…";
    line.append(static_cast<std::size_t>(columns - width(line)), ' ');
    return line;
}

}  // namespace tankard::text
