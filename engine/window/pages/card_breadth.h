// How much room a card's words have across. Pixels; pure.
#pragma once

#include "window/pages/card_parts.h"
#include "window/pages/pieces.h"

#include <algorithm>

namespace tankard::window {

struct CardBreadth {
    const Ruler& ruler;
    float w = 0;
    float seen = 0;  ///< its first pixels, at most `w`: another card lies over the rest

    bool is_covered() const { return seen < w; }
    /// There its picture matters more than its words, which are read where it is seen in large.
    bool is_small() const { return w < ruler.em * 5; }
    /// So little of it is seen that a long name is not told.
    bool is_narrow() const { return is_covered() && seen < ruler.em * 3.2F; }
    /// Between what is seen and the words.
    float edge() const { return is_narrow() ? kCardFrame + 1 : std::max(6.0F, ruler.pad()); }
    float inside() const { return seen - 2 * edge(); }
};

}  // namespace tankard::window
