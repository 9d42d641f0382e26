// A sensible companion's opinion: fights what threatens, buys what helps, heals in time. It looks only at
// what its seat may know: open zones, its own hand, counts. Integers only; higher is better.
#pragma once

#include "deckbuilder/definitions/content.h"
#include "table/question.h"
#include "table/table.h"

#include <vector>

namespace tankard::deckbuilder {

/// One score for each option; for confirm the score of yes (above 0: yes).
std::vector<int> greedy_scores(const Content& content, const Question& question, const Table& table);

}  // namespace tankard::deckbuilder
