// How well a party stands: what companions that search aim at. Between two encounters this is the chance
// of winning the chapter, from the heroes' life, what their decks can do, and what is still to come. It looks
// only at what every seat may know: counts, open zones, and which cards are in a deck, never in what order.
#pragma once

#include "deckbuilder/definitions/content.h"
#include "registry/ruleset.h"

#include <cstdint>

namespace tankard::deckbuilder {

/// RuleSet::evaluate. A lost chapter is a little better the more was done to the enemies; a won one the more
/// life is left.
std::int32_t evaluate(const Content& content, const Table& table, Ending ending);

/// RuleSet::horizon: an encounter with its hand-off, until the next adventure card is about to be revealed.
std::int32_t horizon(const Table& table);

/// The boss lies under the adventure cards unless the chapter shuffles it in (4B.4).
bool waits_at_the_bottom(const Content& content, const Table& table, CardId card);

}  // namespace tankard::deckbuilder
