// What is worth showing of cards, for front ends.
#pragma once

#include "fighter/definitions/content.h"
#include "registry/ruleset.h"

#include <vector>

namespace tankard::fighter {

std::vector<Fact> facts_of(const Content& content, DefId definition);
std::vector<Fact> facts_of(const Content& content, const Table& table, CardId card);
Name kind_of(const Content& content, DefId definition);

}  // namespace tankard::fighter
