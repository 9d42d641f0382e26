// The end of an adventure after the story's page: housekeeping (16.2), new heroes for retired ones
// (16.4, 16.5), and Pack your Bag (17). Each step is a beat.
#pragma once

#include "deckbuilder/rules/rules.h"

namespace tankard::deckbuilder {

inline constexpr int kBagMoney = 8;  ///< 17.3
inline constexpr int kBagFree = 2;   ///< 17.4

void housekeeping_step(Rules& rules);
void newcomers_step(Rules& rules);
void bag_trim_step(Rules& rules);
void bag_offer_step(Rules& rules);
void bag_take_step(Rules& rules);

/// A new deck of 8 Coins and 2 Staffs out of the box (16.5, 21.66).
void starting_deck(Rules& rules, SeatId seat);

}  // namespace tankard::deckbuilder
