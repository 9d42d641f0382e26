// What cards side by side have in common, so that their pictures and names stand in lines. Pixels; pure.
#pragma once

#include "window/pages/pieces.h"

#include <cstddef>
#include <span>
#include <vector>

namespace tankard::window {

struct Anatomy {
    float picture = 100'000;  ///< at most so high
    unsigned name = 1'000;    ///< the size of its letters, at most
    unsigned rule = 1'000;    ///< the same of what they do
    std::size_t lines = 0;    ///< room for at least so many lines of a name
    bool named = true;        ///< next to nothing of them is seen, and yet there is room for their names
    bool worded = false;      ///< numbers stand beside their words
    bool large = false;       ///< numbers that have one line are larger
    bool rules = true;        ///< all of them have room for what they do, or none tells it
    bool sole = false;        ///< each has one number, which is what it is for: it stands in large
};

/// Of cards of one size; of each so much is `seen`, 0: all.
Anatomy anatomy_of(const Ruler& ruler, const std::vector<const scene::Face*>& faces, float w, float h,
                   float seen = 0);
/// The same where one of them is seen whole, and has perhaps more to show: no picture is higher than its own.
Anatomy beside_whole(const Ruler& ruler, const scene::Face& whole, float w, float h, Anatomy common);
/// The same with words beside the numbers, if all of them have room for these, and lose nothing for it but so
/// much of their pictures that this share is `kept`; else `common` as it was. `seen`: at most `w`.
Anatomy with_words(const Ruler& ruler, std::span<const scene::Face* const> faces, float w, float h,
                   float seen, const Anatomy& common, float kept);

}  // namespace tankard::window
