// Everything that the deck-builder offers to scripts, declared once: receivers, verbs, hooks, kinds of
// definitions.
#pragma once

#include "registry/registry.h"

namespace tankard::deckbuilder {

const tankard::Registry& registry();

}  // namespace tankard::deckbuilder
