// Benchmarks of games that are kept: whole campaigns of companions in a file, people whose every answer is on
// the disk before its effect is shown, and what an answer costs late in a long chapter.
#pragma once

#include "save/journal.h"

#include <string>

namespace tankard::benchmarks {

/// Adds them to those that `run` (figures.h) runs. `content` must outlive the run.
void declare_saved(const save::Content& content, const std::string& campaign);

}  // namespace tankard::benchmarks
