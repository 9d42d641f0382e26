// What is worth showing of a card: its numbers, and where it lies what has become of them.
#pragma once

#include "deckbuilder/definitions/content.h"
#include "registry/ruleset.h"

#include <vector>

namespace tankard::deckbuilder {

std::vector<Fact> facts_of(const Content& content, DefId definition);
std::vector<Fact> facts_of(const Content& content, const Table& table, CardId card);

/// `kind.<name>` among the texts.
Name kind_of(const Content& content, DefId definition);

}  // namespace tankard::deckbuilder
