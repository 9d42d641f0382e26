// Where an order of a few things out of many is laid: a socket for each, where the hand is. Pure.
#pragma once

#include "window/pages/offering.h"

#include <optional>

namespace tankard::window {

struct Setting;

/// A few are put into an order out of more, and nothing speaks against any of them.
bool wants_order(const scene::Ask& ask);
/// Whether that is asked, and whatever is chosen is pressed on the table: on places, not on cards in a hand.
/// What was answered a moment ago stays where it was.
bool are_in_sockets(const Setting& setting, const Page& table);
/// Each as large as a card, with its number; what was chosen lies in it, and is taken back by a press there.
/// Nothing if there is no room for them.
std::optional<Block> sockets(const Setting& setting, float w, float h);

}  // namespace tankard::window
