// What squares and edges are called in labels of options and in scenarios: "c7", "c7.north"; where there are
// several boards, with the board's name before it, and the seat's number if it is a seat's: "lair2.c7".
#pragma once

#include "table/table.h"

#include <string>
#include <string_view>

namespace tankard {

std::string place_label(Ref place, const Table& table);
/// The word of rules.lua for a square's terrain, or for what stands on an edge: "open" if nothing does.
std::string_view word_at(Ref place, const Table& table);
/// The square or edge that is called so; the nothing-Ref if none is.
Ref place_named(std::string_view label, const Table& table);

}  // namespace tankard
