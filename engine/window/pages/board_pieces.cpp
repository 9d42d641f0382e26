#include "window/pages/board_pieces.h"

#include "window/pages/board_choice.h"
#include "window/pages/board_cost.h"
#include "window/pages/board_edges.h"
#include "window/pages/board_facing.h"
#include "window/pages/board_ground.h"
#include "window/pages/board_letters.h"
#include "window/pages/board_light.h"
#include "window/pages/board_plan.h"
#include "window/pages/board_relief.h"
#include "window/pages/board_tokens.h"
#include "window/pages/board_turning.h"

#include <cmath>
#include <cstdint>
#include <vector>

namespace tankard::window {
namespace {

constexpr std::uint64_t kThingsOfABoard = 2048;  ///< numbers for what turns

/// All that lies below what stands on it, with holes where blocks turn.
Piece floor_of(const BoardPlan& plan) {
    const auto [w, h] = board_size(plan.ruler, plan.part, plan.side);
    Piece board;
    board.box = {0, 0, w, h};
    board.shapes.push_back({board.box, plan.board.quiet ? Look::tray : Look::panel, ""});
    board.shapes.push_back({plan.squares().inset(-std::ceil(plan.thick() / 2)), Look::bed, ""});
    for (const int cell : plan.cells)
        if (!plan.turns(cell)) put_ground(plan, board, cell);
    for (const scene::Frame& block : plan.closed)
        if (!plan.turns(plan.first_of(block))) {
            put_slab(plan, board, block);
            put_slab_number(plan, board, block);
        }
    for (const int cell : plan.cells)
        if (!plan.turns(cell)) put_relief(plan, board, cell);
    put_seams(plan, board);
    for (const int cell : plan.cells)
        put_edges(plan, board, cell);
    put_choices(plan, board);
    put_way(plan, board);
    for (const int cell : plan.cells)
        if (!plan.turns(cell) && plan.at(cell).tokens.empty()) put_cost(plan, board, plan.at(cell));
    put_letters(plan, board);
    put_shades(plan, board);
    put_able(plan, board);
    put_rings(plan, board);
    return board;
}

Block still_block(const BoardPlan& plan) {
    Block block;
    block.take(floor_of(plan), 0, 0);
    for (const int cell : plan.cells) {
        add_spot(plan, block, cell);
        if (plan.turns(cell)) continue;
        add_tokens(plan, block, cell);
        put_cost_over(plan, block, plan.at(cell));
    }
    for (const scene::Frame& closed : plan.closed)
        add_spot(plan, block, closed);
    if (plan.offers.facing != nullptr)
        add_duel(plan, block);
    else
        add_spotlight(plan, block);
    return block;
}

}  // namespace

std::pair<float, float> board_size(const Ruler& ruler, const Part& part, float side) {
    const BoardMargins margins = board_margins(ruler, side);
    return {margins.left + static_cast<float>(part.columns) * side + margins.rim,
            margins.top + static_cast<float>(part.rows) * side + margins.rim};
}

Block board_block(const Ruler& ruler, const scene::Board& board, const Part& part, const Offers& offers,
                  float side, std::span<const Turning> turnings) {
    const int number = board.squares.front().ref.board();
    std::vector<Turning> here;
    std::vector<scene::Frame> blocks;
    for (const Turning& turning : turnings) {
        const scene::Frame& block = turning.block;
        if (turning.board == number && part.holds(block.row, block.column) &&
            part.holds(block.row + block.size - 1, block.column + block.size - 1)) {
            here.push_back(turning);
            blocks.push_back(block);
        }
    }
    Block all = still_block(BoardPlan(ruler, board, part, offers, side, blocks));
    std::uint64_t thing = kTurnThing + static_cast<std::uint64_t>(number) * kThingsOfABoard;
    for (const Turning& turning : here) {
        const scene::Board& seen = turning.back ? *turning.back : board;
        Block block = turning_block(BoardPlan(ruler, seen, part, no_offers(), side), turning, thing);
        thing += block.pieces.size();
        all.take(std::move(block), 0, 0);
    }
    return all;
}

}  // namespace tankard::window
