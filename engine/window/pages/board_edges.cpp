#include "window/pages/board_edges.h"

#include <cmath>
#include <cstddef>

namespace tankard::window {
namespace {

/// Where what stands on an edge is.
Rect along(const BoardPlan& plan, int cell, Side side) {
    const Rect box = plan.place(cell);
    const float over = plan.thick();
    const float x = (side == Side::east ? box.right() : box.x) - std::floor(over / 2);
    const float y = (side == Side::south ? box.bottom() : box.y) - std::floor(over / 2);
    const bool lies = side == Side::north || side == Side::south;
    return lies ? Rect{x, y, plan.side + over, over} : Rect{x, y, over, plan.side + over};
}

void put_edge(Piece& board, scene::Edge edge, const Rect& box) {
    switch (edge) {
        case scene::Edge::open: break;
        case scene::Edge::wall: board.shapes.push_back({box, Look::wall, ""}); break;
        case scene::Edge::door: board.shapes.push_back({box, Look::door, ""}); break;
        case scene::Edge::doorway: board.shapes.push_back({box, Look::doorway, ""}); break;
        case scene::Edge::grate:
        case scene::Edge::line: board.shapes.push_back({box, Look::grate, ""}); break;
    }
}

}  // namespace

scene::Edge edge_of(const BoardPlan& plan, int cell, Side side) {
    const int beyond = plan.neighbour(cell, side);
    if (plan.turning.empty() || (!plan.turns(cell) && (beyond < 0 || !plan.turns(beyond))))
        return plan.at(cell).edge(side);
    if (!plan.turns(cell)) return plan.at(cell).own[static_cast<std::size_t>(side)];
    if (beyond < 0 || plan.turns(beyond)) return scene::Edge::open;
    return plan.at(beyond).own[(static_cast<std::size_t>(side) + 2) % 4];
}

void put_edges(const BoardPlan& plan, Piece& board, int cell) {
    const auto put = [&](Side side) { put_edge(board, edge_of(plan, cell, side), along(plan, cell, side)); };
    put(Side::north);
    put(Side::west);
    if (cell / plan.board.columns + 1 == plan.part.row + plan.part.rows) put(Side::south);
    if (cell % plan.board.columns + 1 == plan.part.column + plan.part.columns) put(Side::east);
}

void put_own_edges(const BoardPlan& plan, Piece& board, int cell) {
    for (const Side side : {Side::north, Side::west, Side::south, Side::east})
        put_edge(board, plan.at(cell).own[static_cast<std::size_t>(side)], along(plan, cell, side));
}

void put_seams(const BoardPlan& plan, Piece& board) {
    for (const scene::Frame& block : plan.board.frames) {
        const Rect all = plan.place(block);
        const float length = all.w;
        for (const Rect& line :
             {Rect{all.x - 1, all.y - 1, length + 2, 2}, Rect{all.x - 1, all.y + length - 1, length + 2, 2},
              Rect{all.x - 1, all.y - 1, 2, length + 2}, Rect{all.x + length - 1, all.y - 1, 2, length + 2}})
            if (const Rect seen = plan.on_board(line); seen.w > 0 && seen.h > 0)
                board.shapes.push_back({seen, Look::seam, ""});
    }
}

}  // namespace tankard::window
