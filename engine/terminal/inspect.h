// The inspector: what lies on a table, all of it, for authors. It shows what nobody at the table may know, by
// the names that scripts and scenarios use, and knows no rule set: zones, counters and definitions are those
// of the catalogue. Which zone holds lasting effects, and when they end, stands in layout.lua:
//
//     lasting = { zone = "effects", ends = "turns", at = { [0] = "lasting.encounter", [-1] =
//     "lasting.chapter" } }
//
// (`ends` is a counter of the card; `at` has text keys for values that are no count.)
#pragma once

#include "scene/words.h"

#include <string>
#include <vector>

namespace tankard::terminal {

/// Nothing: every zone, counter, effect and memory, a line each. "flags": what the story knows. A zone's
/// name: its cards in order, from the top. A definition's id, its number or beginning, or a card's number:
/// those cards.
std::vector<std::string> inspect(const play::Library& library, const scene::Words& words,
                                 const campaign::State& state, const std::string& what);

}  // namespace tankard::terminal
