// A board as a picture: squares with their ground, what stands on the edges between them, the blocks that
// turn, and what stands on the squares, two or more side by side. Every square can be pressed (Does::square).
#pragma once

#include "window/pages/block.h"

#include <functional>
#include <utility>

namespace tankard::window {

/// What a question makes of a board.
struct Offers {
    std::function<bool(Ref square)> square;                ///< whether it is an answer
    std::function<Spot(Piece& piece, CardId card)> token;  ///< what a press on a card does; it may glow
};

/// How wide and high a board is whose squares have this side.
std::pair<float, float> board_size(const scene::Board& board, float side);
Block board_block(const Ruler& ruler, const scene::Board& board, const Offers& offers, float side);

}  // namespace tankard::window
