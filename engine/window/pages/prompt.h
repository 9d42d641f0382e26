// The question itself: how things stand, in italics; what is asked, in bold; and in small what is to be known
// about it. Pure.
#pragma once

#include "window/pages/pieces.h"

#include <cstddef>
#include <string_view>

namespace tankard::window {

/// The parts of a question, in their order; all but `asked` may be empty.
struct Prompt {
    std::string_view stands;  ///< "The rent is 3 gold, and you have 2."
    std::string_view asked;   ///< the last sentence that asks, else the first one: "How much do you pay?"
    std::string_view known;   ///< all behind it: "(Up to 4 more)"
};
/// Views of `words`.
Prompt prompt_of(std::string_view words);

/// In at most so many lines, those of `known` in small; returns where it ends.
float write_prompt(const Ruler& ruler, Piece& piece, std::string_view words, const Rect& box,
                   std::size_t most_lines);

}  // namespace tankard::window
