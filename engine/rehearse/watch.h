// What the laboratory looks at on a table. It knows no rule set: the part `statistics` of a rule set's
// layout.lua names zones, counters, sentences and facts of its own. Each entry may be left out; then that is
// not counted.
//
//     standing = "standing"       a seat's counter: 0 for a fallen hero
//     life = "life", xp = "xp"    a seat's counters
//     most_life = "max_life"      the one that bounds its life: then it counts who comes close to falling
//     turn = "log.turn"           the sentence told at each turn's beginning
//     bought = "log.bought"       the sentence told of each purchase; its first card is what was bought
//     cards = { "deck", ... }     a seat's zones that hold what its hero owns
//     money = "money"             the fact that says what an owned card is worth
//     falls_at = { ... }          zones of the table: the first that holds a card says where a hero fell
#pragma once

#include "play/content/library.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace tankard::rehearse {

/// The names found in the catalogue. -1, no name, an empty list: not declared.
struct Watch {
    int standing = -1;
    int life = -1;
    int most_life = -1;
    int xp = -1;
    Name turn;
    Name bought;
    std::vector<int> cards;     ///< kinds of zones
    std::vector<int> falls_at;  ///< kinds of zones
    std::vector<int> money;     ///< by definition; empty: not declared
};

/// Of each of a campaign's rule sets, by its name.
using Watches = std::map<std::string, Watch, std::less<>>;

/// Error that names the entry if it names nothing of the rule set.
Watch read_watch(const play::Library& library);
/// Of all rule sets of the library's campaign.
Watches read_watches(const play::Library& library);

}  // namespace tankard::rehearse
