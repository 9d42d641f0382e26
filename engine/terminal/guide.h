// Help texts and hero sheets as lines of text.
#pragma once

#include "scene/words.h"

#include <string>
#include <vector>

namespace tankard::terminal {

/// Help on the terminal's words (no topic), on a keyword, or on a card, hero, Monster or skill by its name.
/// An author has a few words more.
std::vector<std::string> help_on(const play::Library& library, const scene::Words& words,
                                 const std::string& topic, bool for_author);

/// A hero: numbers, skills, every card owned, and what lies open with all that it does; `layout` is the
/// layout's part "sheet", which names the counters and zones that are meant.
std::vector<std::string> sheet_lines(const scene::Words& words, const campaign::Member& member,
                                     const campaign::State& state, SeatId seat, const RuleSet& rules,
                                     const Value& layout, bool open_hands);

}  // namespace tankard::terminal
