// Benchmarks of the window, for `tankard bench window`: what a redraw costs, on whatever draws here.
#pragma once

#include "play/content/library.h"

namespace tankard::command {

/// Declares them; nothing if there is no display. The library outlives the benchmarks' run.
void declare_window_benchmarks(const play::Library& library, const text::Language& words);

}  // namespace tankard::command
