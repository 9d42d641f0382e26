// What lies in front of a hero: Defences, Sheaths, items and allies (3.6 to 3.8, 19B). A card brings its
// armour bonus when it comes and takes it along when it goes, whatever moves it; a Sheath that goes leaves
// its Weapon behind.
#pragma once

#include "deckbuilder/rules/rules.h"

#include <vector>

namespace tankard::deckbuilder {

/// Lays a card in front of a hero. A second Defence of the same kind discards the first one (3.7); Sheaths
/// and allies may stand there side by side.
void lay_in_front(Rules& rules, SeatId seat, CardId card);

/// Moves a card from wherever it lies, with all that hangs on it if that is in front of a hero or in a
/// Sheath.
void take_away(Rules& rules, CardId card, ZoneId to, Place place = Place::top);

/// Whether the card is an ally that belongs to this hero, wherever it stands (19B.1).
bool is_ally_of(const Rules& rules, SeatId owner, CardId card);

/// The cards in front that are this hero's own, also those that stand in another's area.
std::vector<CardId> own_front(const Rules& rules, SeatId owner);

/// 19B.6, 12.10: allies that were not summoned go back to their owners.
void allies_follow(Rules& rules);

/// The Sheaths in front that hold no Weapon (3.8).
std::vector<CardId> empty_sheaths(const Rules& rules, SeatId seat);

/// The Sheath that holds this Weapon, or none.
CardId sheath_of(const Rules& rules, SeatId seat, CardId weapon);

/// Puts a Weapon into an empty Sheath.
void sheathe(Rules& rules, SeatId seat, CardId weapon, CardId sheath);

/// The armour bonus of a hero was `before` and is another now: the pool of this turn follows at once (3.6,
/// 11.4).
void armour_changed(Rules& rules, SeatId seat, int before);

}  // namespace tankard::deckbuilder
