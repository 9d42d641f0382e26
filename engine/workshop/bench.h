// A game that begins where an author wants to look: in any chapter, with chosen heroes, cards on top of a
// deck, cards in hands, and what the story remembers. Nothing is asked before the chapter's first page. It
// knows no rule set: what may be named, and where it goes, stands in layout.lua, part scenario:
//
//     card = { zone = "adventure_deck", kinds = { "adventure_card", "boss" } }   -- a zone of the table
//     give = { zone = "hand", kinds = { "card" } }                               -- a zone of each seat
//
// Things are named by id, by the number with which the id begins ("18"), or by a beginning that only one id
// has.
#pragma once

#include "play/content/library.h"

#include <string>
#include <vector>

namespace tankard::workshop {

struct Bench {
    std::string chapter;              ///< empty: the campaign's first
    std::vector<std::string> cards;   ///< on top of the deck, the first one uppermost
    std::vector<std::string> heroes;  ///< by seat; a seat without one gets the first hero that is free
    std::vector<std::string> gifts;   ///< "CARD" for the first hero's hand, "SEAT:CARD" for another's
    std::vector<std::string> flags;   ///< of the story: "FLAG", or "FLAG=NUMBER"

    bool empty() const {
        return chapter.empty() && cards.empty() && heroes.empty() && gifts.empty() && flags.empty();
    }
};

/// Takes a campaign that has just begun to the first page of the chapter, the table laid. A card of which
/// there are not enough on the table is made. VerbError (registry/call.h) with a sentence if something has no
/// such name.
void begin_at_bench(play::Library& campaign, const Bench& wanted, campaign::State& state);

}  // namespace tankard::workshop
