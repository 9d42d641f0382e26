// Laying the table for a chapter (section 4B): every card of the content in its place, heroes with their
// decks.
#pragma once

#include "deckbuilder/rules/rules.h"

#include <memory>

namespace tankard::deckbuilder {

/// `courteous`: companions leave people what is theirs.
Table lay_table(std::shared_ptr<const Catalogue> catalogue, const Content& content, const Setup& setup,
                int opening_hand, bool courteous);

/// The sheet's section of this rule set for a hero who has never played: 8 Coins and 2 Staffs (2.14).
Value fresh_section(const Content& content, DefId hero);
/// The cards that are out of the game for the whole campaign (10.5), by name with their number.
Value removed_cards(const Table& table, const Content& content);
/// What a hero takes along.
Value section_of(const Table& table, const Content& content, SeatId seat);

}  // namespace tankard::deckbuilder
