// What a companion says of an answer that looks like a mistake: three words, so that nobody has to guess. It
// speaks of what lies on the table, whoever plays the seat and however it came to its answer.
#pragma once

#include "deckbuilder/definitions/content.h"
#include "table/event.h"
#include "table/question.h"
#include "table/table.h"

namespace tankard::deckbuilder {

/// A sentence of the log; one without a name: the answer speaks for itself. `table`: as it was when the
/// question was put. Of questions outside a chapter's play nothing is said.
Event remark_of(const Content& content, const Question& question, const Answer& answer, const Table& table);

}  // namespace tankard::deckbuilder
