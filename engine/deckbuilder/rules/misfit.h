// What a table of this rule set must be for its rules to go on: each card in a zone for its kind, and each
// counter that leads somewhere (a seat, a phase, a level) within what there is. Asked of saves from outside
// and of corrections by hand, never of copies in memory.
#pragma once

#include "deckbuilder/definitions/content.h"
#include "table/table.h"

#include <string>

namespace tankard::deckbuilder {

/// What is wrong, as the end of a sentence; empty if nothing is.
std::string misfit(const Content& content, const Table& table);

/// The same of a table that the rules have brought about (RuleSet::breach): life within its limits, and while
/// a hero stands, the first-player token is at a standing hero.
std::string breach(const Content& content, const Table& table);

}  // namespace tankard::deckbuilder
