// Equipment: who may carry it, and what it does when it is used (DF-87 to DF-92, DF-137 to DF-145).
#pragma once

#include "fighter/rules/rules.h"

namespace tankard::fighter {

/// Whether a question should offer to use this card now: it heals, and somebody needs it.
bool is_of_use(const Rules& rules, CardId card);
/// Offers a seat's healing items as options of its own question.
void offer_items(const Rules& rules, Question& question, SeatId seat);
/// DF-90: at any moment. Those of all others who fight, behind all other options.
void offer_interjections(const Rules& rules, Question& question, SeatId asked);
/// Carries out an option made by these; false if it is another one.
bool use_item(Rules& rules, const Option& option);
void discard(Rules& rules, CardId card);
/// The card becomes this hero's; whoever then carries too much lets something go (DF-89). In clean-up alone.
void hand_over(Rules& rules, CardId card, SeatId to);
/// DF-99, DF-132: draws one and lets the leader say whose it is.
void gift_step(Rules& rules);

}  // namespace tankard::fighter
