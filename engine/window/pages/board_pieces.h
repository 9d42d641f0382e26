// A board as a picture: squares with their ground, what stands on the edges between them, the blocks that
// turn, and what stands on the squares, two or more side by side. Letters and numbers at its edges name the
// squares. Every square can be pressed (Does::square).
#pragma once

#include "window/pages/block.h"
#include "window/pages/turning.h"
#include "window/pages/zoom.h"

#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace tankard::window {

/// What a question makes of a board.
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

/// How wide and high a part of a board is whose squares have this side.
std::pair<float, float> board_size(const Ruler& ruler, const Part& part, float side);
/// Of `turnings` those that lie wholly in the part are pieces of their own.
Block board_block(const Ruler& ruler, const scene::Board& board, const Part& part, const Offers& offers,
                  float side, std::span<const Turning> turnings = {});

}  // namespace tankard::window
