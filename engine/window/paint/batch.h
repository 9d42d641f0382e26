// What is to be drawn with as few calls as possible, by what lies over what.
#pragma once

#include "window/paint/strokes.h"

#include <cstdint>
#include <map>
#include <tuple>

namespace tankard::window {

struct Batch {
    Strokes shapes;  ///< opaque
    Strokes scenes;  ///< opaque, cut from the cards' stages
    Strokes plates;  ///< opaque, over them: what a picture must not cover
    Strokes glazes;  ///< laid over them: shadows, hatching, veils
    /// Of a text: what is drawn lies under tags, what is written over them.
    struct Cut {
        bool drawn = false;
        std::uint8_t face = 0;
        unsigned size = 0;

        friend bool operator<(const Cut& one, const Cut& other) {
            return std::tie(one.drawn, one.face, one.size) < std::tie(other.drawn, other.face, other.size);
        }
    };
    std::map<Cut, Strokes> texts;
    Strokes tags;   ///< opaque, over the texts' drawings and under their letters: keys, how many there are
    Strokes marks;  ///< laid over all of it

    template <typename Do>
    void each(const Do& does) {
        for (Strokes* strokes : {&shapes, &scenes, &plates, &glazes, &tags, &marks})
            does(*strokes);
        for (auto& [_, strokes] : texts)
            does(strokes);
    }
    /// Empties it; it keeps its room.
    void clear() {
        each([](Strokes& strokes) { strokes.clear(); });
    }
};

}  // namespace tankard::window
