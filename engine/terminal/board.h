// A scene's boards in characters: two columns a square and one an edge, with letters over the columns and
// numbers before the rows, so that "c7" can be found; below, who stands where.
#pragma once

#include "scene/scene.h"
#include "terminal/style.h"

#include <string>
#include <vector>

namespace tankard::terminal {

/// Lines of at most kColumns, if the board has no more than 25 columns.
std::vector<std::string> draw_board(const scene::Board& board, const scene::Scene& scene, const Style& style);
/// Side by side, as many as there is room for.
std::vector<std::string> draw_boards(const std::vector<const scene::Board*>& boards,
                                     const scene::Scene& scene, const Style& style);

}  // namespace tankard::terminal
