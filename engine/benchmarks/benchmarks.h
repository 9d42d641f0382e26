// Named benchmarks of the whole engine, run with Google Benchmark (Debian package libbenchmark-dev): how many
// decisions a second, what saving, taking back and resuming cost, what a further game weighs. Nothing is
// asserted; docs/performance.md keeps what was measured where.
#pragma once

#include "save/journal.h"

#include <string>

namespace tankard::benchmarks {

/// Declares decisions/CAMPAIGN/random and decisions/CAMPAIGN/greedy, for a game under another rule set. The
/// content outlives `run`.
void declare_decisions(const save::Content& content, const std::string& campaign);

/// Runs the benchmarks whose names match the regular expression `filter` (all if it is empty) on a campaign's
/// content, and prints them with the set-up. With `list` their names only. False if none matches.
bool run(const save::Content& content, const std::string& campaign, const std::string& filter, bool list);

}  // namespace tankard::benchmarks
