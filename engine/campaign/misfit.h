// Whether a state that came from outside can be played at all: a save may come from a stranger, and a
// checksum finds accidents, not forgers. Asked once, when a state is read; copies in memory are never tested.
//
// The table itself is whole already: loading it tests its zones, cards and counters (table/loaded.cpp). This
// adds the party, the story and the sheets, and asks the rule set about a chapter in progress. After it no
// rule, view or front end meets an index that leads nowhere.
#pragma once

#include "campaign/campaign.h"

#include <string>
#include <string_view>

namespace tankard::campaign {

/// At most 200 bytes in one line: a player's name, the name of a thing.
bool is_word(std::string_view text);

/// What is wrong, as the end of a sentence; empty if nothing is. The table has the environment's catalogue.
std::string misfit(const State& state, const Environment& environment);

/// The same of one hero sheet: what it holds may come from a file that somebody wrote by hand.
std::string misfit_sheet(const Value& sheet);

}  // namespace tankard::campaign
