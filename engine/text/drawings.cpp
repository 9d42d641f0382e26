#include "text/drawings.h"

#include "registry/registry.h"
#include "text/utf8.h"

#include <algorithm>
#include <iterator>

namespace tankard::text {
namespace {

constexpr char32_t kFirst = 0x100000;
constexpr char32_t kFirstBody = 0xF0000;

bool is_of_name(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
}

}  // namespace

std::optional<char32_t> drawing(std::string_view name) {
    const auto names = drawing_names();
    const auto found = std::lower_bound(names.begin(), names.end(), name);
    if (found == names.end() || *found != name) return std::nullopt;
    return kFirst + static_cast<char32_t>(found - names.begin());
}

bool is_drawing(char32_t letter) { return letter >= kFirst && letter < kFirst + drawing_names().size(); }

bool is_drawn(char32_t letter) {
    return is_drawing(letter) || (letter >= kFirstBody && letter < kFirstBody + drawing_names().size());
}

char32_t body_of(char32_t letter) { return is_drawing(letter) ? letter - kFirst + kFirstBody : 0; }

Figures read_figures(std::string_view words) {
    Figures figures;
    for (std::size_t at = 0; at < words.size();) {
        if (words[at] == ' ') {
            ++at;
            continue;
        }
        ++figures.count;
        if (!is_of_name(words[at])) {
            const char32_t letter = next_character(words, at);
            if (letter <= U' ' || letter == U'\uFFFD' || is_drawing(letter))
                figures.wrong = true;
            else
                append_character(figures.letters, letter);
            continue;
        }
        const std::size_t from = at;
        while (at < words.size() && is_of_name(words[at]))
            ++at;
        if (at < words.size() && words[at] != ' ') figures.wrong = true;
        const std::string_view name = words.substr(from, at - from);
        if (const auto letter = drawing(name))
            append_character(figures.letters, *letter);
        else
            figures.unknown.emplace_back(name);
    }
    return figures;
}

std::vector<std::string_view> drawings_like(std::string_view word) {
    std::vector<std::string_view> found;
    const auto names = drawing_names();
    std::copy_if(names.begin(), names.end(), std::back_inserter(found),
                 [word](std::string_view name) { return name.find(word) != std::string_view::npos; });
    if (!found.empty()) return found;
    // A name's words as well as whole names may be what was meant.
    std::vector<std::string_view> parts;
    for (std::string_view name : names)
        for (std::size_t from = 0; from <= name.size();) {
            const std::size_t end = std::min(name.find('-', from), name.size());
            parts.push_back(name.substr(from, end - from));
            from = end + 1;
        }
    const auto meant = did_you_mean(word, parts);
    return meant ? drawings_like(*meant) : found;
}

}  // namespace tankard::text
