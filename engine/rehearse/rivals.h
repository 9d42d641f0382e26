// What rivals' games came to: wins by seat, points, and by what a seat had. A party wins together and has
// none of this.
#pragma once

#include "rehearse/figures.h"

#include <string>
#include <vector>

namespace tankard::rehearse {

/// Of a card, or a seat's number: the chapters of those who had it, and how many of these they won.
struct RivalRow {
    std::string id;
    Tally chapters;
};

/// By the seat's number, from 1.
std::vector<RivalRow> seats_of(const ChapterFigures& chapter);
/// All that some had and others had not, the best first, of equals by id. Nothing for a party.
std::vector<RivalRow> owned_of(const ChapterFigures& chapter);

}  // namespace tankard::rehearse
