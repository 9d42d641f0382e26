// What is worth showing of a card: its numbers, and where it lies what has become of them.
#pragma once

#include "deckbuilder/content.h"
#include "registry/ruleset.h"

namespace tankard::deckbuilder {

std::vector<Fact> facts_of(const Content& content, DefId definition);
std::vector<Fact> facts_of(const Content& content, const Table& table, CardId card);

}  // namespace tankard::deckbuilder
