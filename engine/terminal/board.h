// A scene's boards in characters: two columns a square and one an edge, with letters over the columns and
// numbers before the rows, so that "c7" can be found; below, who stands where.
#pragma once

#include "scene/scene.h"
#include "terminal/style.h"

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::terminal {

/// What is shown of a board besides how it lies.
struct BoardView {
    std::map<Ref, int> numbers{};            ///< on squares: what it costs to go there, or the steps of a way
    bool over_tokens = false;                ///< also where something stands
    const scene::Square* watcher = nullptr;  ///< only what is seen from there; null: everything
    bool close = false;                      ///< rows with nothing between them have no line between them
};

/// What the signs of the ground stand for, of those that are on the boards of a scene: "~~ fountain · []
/// armoury".
std::string signs_on(const scene::Scene& scene);
/// The same for what stands between squares: how it is drawn, standing and lying, and its look
/// (text::kEdges).
std::vector<std::pair<std::string, std::string_view>> edges_on(const scene::Scene& scene);

/// Lines of at most 80 columns, if the board has no more than 25 columns.
/// With a view, without the list of who stands where.
std::vector<std::string> draw_board(const scene::Board& board, const scene::Scene& scene, const Style& style,
                                    const BoardView& view = {});
/// Side by side, as many as there is room for.
std::vector<std::string> draw_boards(const std::vector<const scene::Board*>& boards,
                                     const scene::Scene& scene, const Style& style,
                                     const BoardView& view = {});

}  // namespace tankard::terminal
