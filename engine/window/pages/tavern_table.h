// A tavern's table from its long side, as a drawing: who sits behind it, and the chairs that wait for
// somebody. Pure.
#pragma once

#include "window/pages/drawing.h"
#include "window/pages/type.h"

#include <cstddef>
#include <vector>

namespace tankard::window {

/// Whoever has a place there, or their chair.
struct Guest {
    char32_t face = 0;     ///< a drawing (text/drawings.h); 0: nobody, the chair is free
    char32_t before = 0;   ///< what stands on the table before them; 0: nothing
    std::size_t coat = 0;  ///< which of the colours they wear; there are more than six
    bool lit = false;      ///< seen in the light; over the only one hangs the lamp
};

/// What stands before the guest at that place: no two neighbours drink the same.
char32_t mug_of(std::size_t place);

/// What of a tavern's picture is kept for words, in pixels.
struct WordSpace {
    float front = 0;     ///< the lowest: the table's front, for names
    float beside = 0;    ///< at the right, where nobody sits …
    bool chair = false;  ///< … but a chair waits for somebody
};

/// How many pixels of such a picture are free at its top, over the heads of so many guests.
float over_heads(const Type& type, const Rect& box, std::size_t guests, const WordSpace& words);

/// All of them side by side in `box`, each in as much of its width. `plain`: black on white.
Drawing tavern_table(const Type& type, const Rect& box, const std::vector<Guest>& guests,
                     const WordSpace& words, bool plain);

}  // namespace tankard::window
