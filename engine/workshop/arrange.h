// Sets a table as an author wants it: cards by their definitions into zones, numbers into counters. It knows
// zones and counters by name only, so that every rule set gets it.
//
// What cannot be is refused with a sentence (VerbError, registry/call.h) before the table is played on:
// unknown names, numbers outside a counter's limits, cards where their kind cannot lie, Monsters without
// life.
#pragma once

#include "registry/ruleset.h"
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
/// there first. Of any other zone the cards are laid on top, unless the list says `only = true`: then all
/// others of the zone go to the layout's `aside`. The first card of a list lies uppermost. `bare = true`
/// takes a seat's own cards away first. Cards come from the seat's own zones before the table's.
void arrange(Table& table, const Value& wanted, const Value& layout, const RuleSet& rules);

/// What of `wanted` is not so, one sentence each. A zone is compared as a whole and in any order, but for
/// `in_order = true`, and `top = true`, which looks at its uppermost cards alone, in order.
std::vector<std::string> differences(const Table& table, const Value& wanted);

}  // namespace tankard::workshop
