// A drawing in perspective, ready for the painter: triangles in pixels, in the order in which they are
// drawn. Plain data; throw_picture.h makes them.
#pragma once

#include "window/pages/page.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tankard::window {

struct Tint {
    std::uint8_t r = 255;
    std::uint8_t g = 255;
    std::uint8_t b = 255;
    std::uint8_t a = 255;
};

/// What a triangle is covered with. Places on it are shares of its width and height; wood repeats.
enum class Skin : std::uint8_t { plain, wood, target, die, count };

/// Half a side of the target's skin, in centimetres.
constexpr double kSheet = 31;

struct Corner {
    float x = 0;
    float y = 0;
    Tint tint;
    float u = 0;
    float v = 0;
};

/// Triangles of one skin, three corners each.
struct Coat {
    Skin skin = Skin::plain;
    bool blended = false;
    std::vector<Corner> corners;
};

struct Drawing {
    Rect box;           ///< nothing is seen beyond it
    std::string glyph;  ///< the hero's icon, on the die
    std::vector<Coat> coats;

    /// The last coat if it is of that kind, or a new one.
    std::vector<Corner>& coat(Skin skin, bool blended) {
        if (coats.empty() || coats.back().skin != skin || coats.back().blended != blended)
            coats.push_back({skin, blended, {}});
        return coats.back().corners;
    }
};

}  // namespace tankard::window
