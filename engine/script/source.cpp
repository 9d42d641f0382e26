#include "script/source.h"

#include <algorithm>

namespace tankard::script {
namespace {

bool is_word(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
           (letter >= '0' && letter <= '9') || letter == '_';
}

bool is_space(char letter) { return std::string_view(" \t\r\n\f\v").find(letter) != std::string_view::npos; }

/// The level of a long bracket that opens at `at`, or -1.
int long_bracket(std::string_view text, std::size_t at) {
    if (at >= text.size() || text[at] != '[') return -1;
    std::size_t end = at + 1;
    while (end < text.size() && text[end] == '=')
        ++end;
    return end < text.size() && text[end] == '[' ? static_cast<int>(end - at) - 1 : -1;
}

std::size_t end_of_long(std::string_view text, std::size_t at, int level) {
    const std::string close = "]" + std::string(static_cast<std::size_t>(level), '=') + "]";
    const std::size_t end = text.find(close, at + static_cast<std::size_t>(level) + 2);
    return end == std::string_view::npos ? text.size() : end + close.size();
}

std::size_t end_of_quoted(std::string_view text, std::size_t at) {
    const char quote = text[at];
    for (std::size_t i = at + 1; i < text.size(); ++i) {
        if (text[i] == '\\') {
            if (i + 1 < text.size() && text[i + 1] == 'z') {  // skips white space, lines too
                i += 2;
                while (i < text.size() && is_space(text[i]))
                    ++i;
                --i;
            } else {
                ++i;
                if (i + 1 < text.size() && text[i] == '\r' && text[i + 1] == '\n') ++i;
            }
        } else if (text[i] == quote) {
            return i + 1;
        } else if (text[i] == '\n') {
            return i;  // unfinished: Lua will say so
        }
    }
    return text.size();
}

}  // namespace

Screened screen(std::string_view source) {
    Screened result;
    if (!source.empty() && source[0] == '\x1b') {
        result.mistake = "this is compiled code; only text is accepted";
        result.line = 1;
        return result;
    }
    int line = 1;
    auto refuse = [&](std::string_view why) {
        if (!result.mistake.empty()) return;
        result.mistake = why;
        result.line = line;
    };
    std::size_t at = 0;
    std::string_view last;  // what stood before, but for white space and comments
    while (at < source.size()) {
        std::size_t end = at + 1;
        const char letter = source[at];
        bool counts = true;
        if (letter == '-' && at + 1 < source.size() && source[at + 1] == '-') {
            counts = false;
            const int level = long_bracket(source, at + 2);
            end = level >= 0 ? end_of_long(source, at + 2, level)
                             : std::min(source.find_first_of("\r\n", at), source.size());
        } else if (letter == '"' || letter == '\'') {
            end = end_of_quoted(source, at);
        } else if (const int level = long_bracket(source, at); level >= 0) {
            end = end_of_long(source, at, level);
        } else if (is_word(letter)) {
            while (end < source.size() && is_word(source[end]))
                ++end;
            const std::string_view word = source.substr(at, end - at);
            if (word == "_ENV") refuse("there is no _ENV here");
            if (word == "__length") refuse("'__length' is a word of the engine; write # instead");
        } else if (letter == '^') {
            refuse("'^' gives other results on other computers; multiply instead");
        } else if (letter == '.') {
            end = std::min(source.find_first_not_of('.', at), source.size());
        } else if (letter == '#' && (last == "." || last == ":")) {
            refuse("'#' stands before a list or a text, not behind a dot or a colon");
        } else if (is_space(letter)) {
            counts = false;
        }
        const std::string_view piece = source.substr(at, end - at);
        if (letter == '#')
            result.text += " __length^";
        else
            result.text += piece;
        for (char one : piece)
            if (one == '\n') ++line;
        if (counts) last = piece;
        at = end;
    }
    return result;
}

}  // namespace tankard::script
