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

/// What the chance is made from, each about 0 to 2,000.
struct Standing {
    int life = 0;     ///< the party's life, in thousandths of its maximum
    int lowest = 0;   ///< that of the hero who has least
    int attack = 0;   ///< what a hand of five cards strikes with, in hundredths, on average over the heroes
    int defence = 0;  ///< what it defends with
    int healing = 0;  ///< what it heals
    int ahead = 0;    ///< the enemies still to come for each hero: life times attack
    int cards = 0;    ///< adventure cards to come
};

Standing standing_of(const Content& content, const Table& table);

}  // namespace tankard::deckbuilder
