#include "window/pages/board_choice.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>

namespace tankard::window {
namespace {

/// The one square of a block that can be chosen, if nothing is known of the block: all of it stands for that
/// square then. None: there is no such square, or several.
Ref offered_in(const BoardPlan& plan, const scene::Frame& block) {
    Ref found;
    if (!plan.offers.answer) return found;
    for (int row = block.row; row < block.row + block.size; ++row)
        for (int column = block.column; column < block.column + block.size; ++column)
            if (const Ref square = plan.board.at(row, column).ref; plan.offers.square(square)) {
                if (found) return {};
                found = square;
            }
    return found;
}

bool is_in_offered_block(const BoardPlan& plan, int cell) {
    return std::any_of(plan.closed.begin(), plan.closed.end(), [&](const scene::Frame& block) {
        return plan.is_in(block, cell) && plan.seen(block).w > 0 && offered_in(plan, block);
    });
}

/// By itself, not as one of a block.
bool is_offered(const BoardPlan& plan, int cell) {
    return plan.offers.square(plan.at(cell).ref) && !is_in_offered_block(plan, cell);
}

/// Thin towards squares that may be chosen too.
void put_choice(const BoardPlan& plan, Piece& board, int cell) {
    if (!is_offered(plan, cell)) return;
    Rect box = plan.place(cell);
    const float in = std::floor(plan.thick() / 2);
    Figure edge{.look = Look::within};
    for (const Side side : {Side::north, Side::east, Side::south, Side::west}) {
        if (const int there = plan.neighbour(cell, side); there >= 0 && is_offered(plan, there)) {
            edge.grain |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(side));
            continue;
        }
        if (side == Side::north || side == Side::west) (side == Side::north ? box.y : box.x) += in;
        (side == Side::north || side == Side::south ? box.h : box.w) -= in;
    }
    edge.box = box;
    board.shapes.push_back(std::move(edge));
}

}  // namespace

void put_choices(const BoardPlan& plan, Piece& board) {
    for (const int cell : plan.cells)
        put_choice(plan, board, cell);
    for (const scene::Frame& block : plan.closed)
        if (const Rect seen = plan.seen(block); seen.w > 0 && offered_in(plan, block))
            board.shapes.push_back({seen.inset(std::floor(plan.thick() / 2)), Look::within, ""});
}

void put_way(const BoardPlan& plan, Piece& board) {
    const float wide = std::round(plan.side * 0.44F);
    std::optional<int> last;
    for (const Ref square : plan.offers.way) {
        if (!plan.is_here(square)) continue;
        const int cell = square.cell();
        const Rect box = plan.place(cell);
        const float in = (plan.side - wide) / 2;
        if (plan.is_seen(cell))
            board.shapes.push_back({{box.x + in, box.y + in, wide, wide}, Look::path, ""});
        if (last) {
            const Rect from = plan.place(*last);
            const bool aligned = from.x == box.x || from.y == box.y;
            if (aligned && plan.is_seen(cell) && plan.is_seen(*last))
                board.shapes.push_back({{std::min(from.x, box.x) + in, std::min(from.y, box.y) + in,
                                         std::abs(from.x - box.x) + wide, std::abs(from.y - box.y) + wide},
                                        Look::path,
                                        ""});
        }
        last = cell;
    }
}

void add_spot(const BoardPlan& plan, Block& block, int cell) {
    block.spots.push_back({plan.place(cell), Does::square,
                           static_cast<std::int64_t>(plan.at(cell).ref.bits()), is_offered(plan, cell)});
}

void add_spot(const BoardPlan& plan, Block& block, const scene::Frame& closed) {
    const Ref square = offered_in(plan, closed);
    const Rect box = plan.seen(closed);
    if (!square || box.w <= 0 || box.h <= 0) return;
    Piece room;
    room.box = box;
    if (const std::optional<Spot> answer = plan.offers.answer(room, square)) block.spots.push_back(*answer);
}

}  // namespace tankard::window
