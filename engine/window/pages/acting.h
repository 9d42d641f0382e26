// Who acts on the stage, or is meant by the answer that is pointed at: light falls on them and the others
// stand back; what was thrown lies beside them, with what it comes to, and on them stands whom it is for.
// Added to a page on which the cards already lie. Pure.
#pragma once

#include "window/pages/places.h"

namespace tankard::window {

/// `stage`: where there may be room beside a card.
void add_acting(const Setting& setting, const Rect& stage, Page& page);
/// What nobody on the stage has thrown, where the stage is free, else the table in `hand`, once everything
/// else lies there: on no card, as long as there is room.
void add_loose_dice(const Setting& setting, const Rect& stage, const Rect& hand, Page& page);

/// What was lost or done in large, with its sign.
Piece toll(const Ruler& ruler, int amount, float em);

}  // namespace tankard::window
