// A rule set's layout.lua speaks of sentences, questions, verbs and topics: those that have texts; and of
// colours and sounds: those that front ends know. What the table shows of it has words.
#pragma once

#include "play/content/library.h"
#include "workshop/finding.h"

namespace tankard::workshop {

void check_layout_words(const play::Library& library, Findings& findings);

}  // namespace tankard::workshop
