// Scores for a sensible companion: one look at the table, no thinking ahead.
#pragma once

#include "fighter/definitions/content.h"
#include "table/question.h"
#include "table/table.h"

#include <vector>

namespace tankard::fighter {

std::vector<int> greedy_scores(const Content& content, const Question& question, const Table& table);

}  // namespace tankard::fighter
