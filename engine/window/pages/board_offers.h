// What a question makes of a board.
#pragma once

#include "scene/scene.h"
#include "window/pages/page.h"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace tankard::window {

struct Offers {
    std::function<bool(Ref square)> square;                ///< whether it is an answer
    std::function<int(Ref square)> cost;                   ///< of such a square; 0: nothing is said
    std::function<Spot(Piece& piece, CardId card)> token;  ///< what a press on a card does; it may glow
    std::vector<Ref> way{};                     ///< squares that a line joins, whichever board they are of
    Ref watcher{};                              ///< the square whose sight is shown; none: nobody's
    std::vector<CardId> able{};                 ///< who could do something next: marked
    const scene::Facing* facing = nullptr;      ///< null: nobody faces anybody
    std::optional<std::pair<int, int>> sums{};  ///< what they come to so far
    Ref about{};                                ///< the square that all of it is about; none: no single one
    /// What a press on a thing answers; nothing if no answer is about it.
    std::function<std::optional<Spot>(const Piece& piece, Ref thing)> answer{};
};

/// What nobody is asked about.
const Offers& no_offers();

}  // namespace tankard::window
