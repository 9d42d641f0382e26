// A drawing, ready for the painter: triangles and large letters in pixels, in the order in which they are
// drawn. Plain data; throw_picture.h makes them in perspective, stage_set.h as layers one behind the other.
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

/// A letter as a picture, mostly one of the drawings (text/drawings.h), of any size.
struct Letter {
    char32_t letter = 0;
    float x = 0;  ///< its left edge
    float y = 0;  ///< the line that it stands on
    float size = 0;
    Tint tint;
    Tint foot;  ///< its colour at the foot
    bool mirrored = false;
    Tint shading{0, 0, 0,
                 0};  ///< of an engraver's lines on the side that is away from the light; unseen: none
    bool lit_from_right = false;
    std::string pigment{};  ///< of the same side, a wash over it; empty: none
    float seen = 1;         ///< of its height, from above: the rest is cut off
};

/// Triangles of one skin, three corners each, and letters over them.
struct Coat {
    Skin skin = Skin::plain;
    bool blended = false;
    std::vector<Corner> corners;
    std::vector<Letter> letters{};
};

struct Drawing {
    Rect box;           ///< nothing is seen beyond it
    std::string glyph;  ///< the hero's icon, on the die
    std::vector<Coat> coats;
    float apart = 0;  ///< pixels from one line of its letters' shading to the next; 0: as everywhere

    /// The last coat if it is of that kind, or a new one.
    std::vector<Corner>& coat(Skin skin, bool blended) {
        if (coats.empty() || coats.back().skin != skin || coats.back().blended != blended ||
            !coats.back().letters.empty())
            coats.push_back({skin, blended, {}});
        return coats.back().corners;
    }
    /// Over all that was drawn before.
    void add(const Letter& letter) {
        if (coats.empty()) coats.emplace_back();
        coats.back().letters.push_back(letter);
    }
};

/// What stands on a page for one (Look::picture), the last if there are several; its box is empty: nothing.
inline Figure picture_on(const Page& page) {
    Figure found;
    for (const Piece& piece : page.pieces)
        for (const Figure& figure : piece.shapes)
            if (figure.look == Look::picture) found = figure;
    return found;
}
inline Rect place_of_drawing(const Page& page) { return picture_on(page).box; }

}  // namespace tankard::window
