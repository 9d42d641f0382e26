// What each hero did and gained in a chapter, as columns of rows. Pure: they are made, not yet placed.
#pragma once

#include "scene/tale.h"
#include "window/pages/block.h"

#include <cstdint>
#include <vector>

namespace tankard::window {

/// How much columns tell: all numbers in large, with and without lists of what was done to whom, and only who
/// got how far; or one of them in large, the others in small, only the four that each did best, not there, or
/// all in a line. What they leave out can be read in the chronicle.
enum class Detail : std::uint8_t { all, no_lists, names, quiet, four, feats, brief };

/// What all parts tell, each row as wide as its column.
struct TaleColumns {
    float w = 0;      ///< pixels: of each
    float apart = 0;  ///< pixels: between two
    std::vector<std::vector<Piece>> rows{};

    /// Of the highest, with that much between its rows.
    float high(float gap) const;
    float wide() const;
};

/// What is nobody's alone stands beside the outcome if it is but deeds.
bool stands_above(const scene::Part& part);

/// What all have gained is told once, over all columns; only where there are several.
std::vector<Piece> everybodys_rows(const Ruler& ruler, const scene::Tale& tale, float w);

/// One for each hero, or as many as have room in `wide` pixels.
TaleColumns tale_columns(const Ruler& ruler, const scene::Tale& tale, float wide, Detail detail);

}  // namespace tankard::window
