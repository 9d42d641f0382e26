// What an attack on offer may come to, before anybody throws: what its die would have to show.
#pragma once

#include "deckbuilder/rules/rules.h"
#include "registry/adds.h"

#include <optional>

namespace tankard::deckbuilder {

/// Of an option with which a hero or an ally strikes one Monster (7.2 to 7.8, 21.22, 21.56), the least and
/// the most damage that gets through, and from which face on its target falls; what the blow sets off is not
/// foreseen. Nothing if it is no blow, or it may still go at several.
std::optional<Odds> odds_of(Rules& rules, const Question& question, const Option& option);

}  // namespace tankard::deckbuilder
