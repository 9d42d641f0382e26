#include "window/pages/board_relief.h"

#include "window/pages/board_edges.h"
#include "window/pages/board_ground.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace tankard::window {
namespace {

bool throws_shadow(const BoardPlan& plan, int cell, Side side, int there) {
    const scene::Edge edge = edge_of(plan, cell, side);
    if (edge == scene::Edge::wall || edge == scene::Edge::door || there < 0) return true;
    const text::Texture texture = plan.at(there).texture;
    return texture == text::Texture::slab || texture == text::Texture::block;
}

void put_shadow(const BoardPlan& plan, Piece& board, int cell, Side side) {
    if (text::dark(plan.at(cell).texture) || plan.offers.square(plan.at(cell).ref)) return;
    const Rect box = plan.place(cell);
    const float from = std::ceil(plan.thick() / 2);
    const float deep = std::round(plan.thick() * 1.6F);
    board.shapes.push_back({side == Side::north ? Rect{box.x, box.y + from, plan.side, deep}
                                                : Rect{box.x + from, box.y, deep, plan.side},
                            Look::eaves, ""});
}

void put_crag(const BoardPlan& plan, Piece& board, int cell, Side side) {
    const Rect box = plan.place(cell);
    const float deep = std::max(2.0F, std::round(plan.side * 0.15F));
    const float x = side == Side::east ? box.right() - deep : box.x;
    const float y = side == Side::south ? box.bottom() - deep : box.y;
    const bool lies = side == Side::north || side == Side::south;
    Figure crag{.box = lies ? Rect{x, y, plan.side, deep} : Rect{x, y, deep, plan.side}, .look = Look::crag};
    crag.grain = static_cast<std::uint8_t>((grain_of(cell) & ~3U) | static_cast<unsigned>(side));
    board.shapes.push_back(std::move(crag));
}

}  // namespace

void put_relief(const BoardPlan& plan, Piece& board, int cell) {
    const text::Texture texture = plan.at(cell).texture;
    if (texture == text::Texture::rock || texture == text::Texture::slab || texture == text::Texture::block)
        return;
    for (const Side side : {Side::north, Side::west, Side::south, Side::east}) {
        const int there = plan.neighbour(cell, side);
        if (there >= 0 && plan.at(there).texture == text::Texture::rock)
            put_crag(plan, board, cell, side);
        else if ((side == Side::north || side == Side::west) && throws_shadow(plan, cell, side, there))
            put_shadow(plan, board, cell, side);
    }
}

}  // namespace tankard::window
