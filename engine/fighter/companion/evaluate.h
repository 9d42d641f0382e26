// How well a party stands in its dungeon, for companions that think ahead.
#pragma once

#include "fighter/definitions/content.h"
#include "registry/ruleset.h"

namespace tankard::fighter {

std::int32_t evaluate(const Content& content, const Table& table, Ending ending);

}  // namespace tankard::fighter
