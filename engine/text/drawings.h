// The drawings of game-icons.net by their names: one letter each, from U+100000 on, which only the drawings'
// font has (assets/drawings.py). A text that names drawings becomes letters here; who cannot draw a letter
// shows what stands behind it, or something else.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::text {

/// All names, in alphabetical order.
std::span<const std::string_view> drawing_names();

std::optional<char32_t> drawing(std::string_view name);
bool is_drawing(char32_t letter);
/// The body of a drawing, to lie behind it in a second colour: its cuts and small holes are closed. 0 for any
/// other letter.
char32_t body_of(char32_t letter);
/// A drawing or a body.
bool is_drawn(char32_t letter);

/// What a text in a pictures.lua or among a layout's icons says: names of drawings and glyphs, with spaces
/// between them or not.
struct Figures {
    std::string letters;               ///< one for each drawing and glyph
    std::size_t count = 0;             ///< how many were said, unknown names as well
    std::vector<std::string> unknown;  ///< names that no drawing has
    bool wrong = false;                ///< something in it is neither a name nor a glyph
};
Figures read_figures(std::string_view words);

/// Names for somebody who looks for a word: those that have it in them; if there are none, those that are
/// nearest to it.
std::vector<std::string_view> drawings_like(std::string_view word);

}  // namespace tankard::text
