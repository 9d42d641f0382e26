// A rehearsal spread over the processes that mpirun has started, on one machine or many. Each plays its
// shard, and the first puts them together, just as `--shard` and `--merge` do with files. Only where Open MPI
// was found when the program was built.
#pragma once

#include "rehearse/report.h"

#include <functional>
#include <optional>

namespace tankard::command {

/// Plays `rehearsed(share)` in every process. The whole report in the first process, nothing in the others.
/// Error if this program was built without Open MPI; a failure in any process ends them all.
std::optional<rehearse::Report> over_mpi(const std::function<rehearse::Report(rehearse::Share)>& rehearsed);

}  // namespace tankard::command
