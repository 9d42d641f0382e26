// What no table of a dungeon fight can say (RuleSet::misfit, RuleSet::breach).
#pragma once

#include "fighter/definitions/content.h"
#include "table/table.h"

#include <string>

namespace tankard::fighter {

std::string misfit(const Content& content, const Table& table);
std::string breach(const Content& content, const Table& table);

}  // namespace tankard::fighter
