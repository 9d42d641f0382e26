// How dangerous each card of a chapter is: how long it lasts, what it costs, whether anybody fears for a
// hero.
#pragma once

#include "rehearse/figures.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tankard::rehearse {

struct FacedRow {
    std::string id;           ///< the card's definition
    std::int64_t played = 0;  ///< how often it was faced, for a turn at least
    double rounds = 0;        ///< turns for each hero, on average
    double most_rounds = 0;   ///< that 95 of 100 do not exceed
    double lost = 0;          ///< life for each hero, on average; healing is not set against it
    double danger = 0;        ///< how often somebody came below half of what life may be, 0..1
};

/// The most costly first. `seats`: heroes of the party, at least 1.
std::vector<FacedRow> faced_in(const ChapterFigures& chapter, int seats);

}  // namespace tankard::rehearse
