// Victory, score and rank (DF-52, DF-116 to DF-118).
#pragma once

#include "fighter/rules/rules.h"

namespace tankard::fighter {

/// DF-116, of the table as it is.
int score_of(const Table& table);
/// DF-117: 1 to 10.
int rank_of(int score);
void win_game(Rules& rules);

}  // namespace tankard::fighter
