// Sets a table as an author wants it: cards by their definitions into zones, numbers into counters. It knows
// zones and counters by name only, so that every rule set gets it.
#pragma once

#include "table/table.h"

#include <string>
#include <vector>

namespace tankard::workshop {

/// `wanted` gives zones and counters of the table by name, and under `seats` a list with those of each seat:
///
///     { round = 3, adventure_deck = { "18_fog" },
///       seats = { { life = 12, hand = { "staff", "coin" }, monsters = { { "imp", wounds = 1 } } } } }
///
/// A zone that has a `rest` in `layout` (a rule set's layout.lua, part scenario) is replaced: its cards go
/// there first. Of any other zone the cards are laid on top, the first one uppermost. Cards come from the
/// seat's own zones before the table's. Throws Misuse (registry/verb.h) with a sentence.
void arrange(Table& table, const Value& wanted, const Value& layout);

/// What of `wanted` is not so, one sentence each. Zones are compared as a whole, in any order.
std::vector<std::string> differences(const Table& table, const Value& wanted);

}  // namespace tankard::workshop
