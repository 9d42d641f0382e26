#include "text/utf8.h"

#include <algorithm>

#include <utf8proc.h>

namespace tankard::text {
namespace {

constexpr char32_t kReplacement = 0xFFFD;

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
    for (std::string_view word : split_words(text)) {
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

int width(char32_t character) { return utf8proc_charwidth(static_cast<utf8proc_int32_t>(character)); }

int width(std::string_view text) {
    int columns = 0;
    for (std::size_t at = 0; at < text.size();)
        columns += width(next_character(text, at));
    return columns;
}

std::vector<std::string_view> split_words(std::string_view text) {
    std::vector<std::string_view> all;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0) all.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return all;
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
