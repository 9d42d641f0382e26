// What a script's definition `game { ... }` lays on the table: its facts, read as a Catalogue.
//
//     zones    = { hand = { of = "seat", seen_by = "owner", in_play = false }, ... }   of: "table" (default),
//     "seat";
//                                                           seen_by: "all" (default), "owner", "nobody"
//     counters = { game = { round = 1 }, seat = { gold = { 3, 0, 99 } }, card = { owner = 0 } }   initial,
//     least, most streams  = { "deck", "dice" } cards    = { "goblin", ... }
//
// Zones and counters stand in the order of their names. The definitions are the listed cards, then those of
// `sources`, so that equal content has equal numbers. Every mistake is collected.
#pragma once

#include "registry/definition.h"
#include "table/catalogue.h"

#include <memory>
#include <span>

namespace tankard {

std::shared_ptr<const Catalogue> catalogue_of(const Source& game, std::span<const Source> sources,
                                              Problems& problems);

}  // namespace tankard
