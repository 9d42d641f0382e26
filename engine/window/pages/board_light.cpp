#include "window/pages/board_light.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace tankard::window {
namespace {

constexpr float kNight = 0.66F;  ///< of the veil over what a fight is not about: what it is stays to be seen
constexpr float kDusk =
    0.8F;  ///< of a square's side, as long as there is room: how far it reaches into the light

}  // namespace

void put_shades(const BoardPlan& plan, Piece& board) {
    if (!plan.is_here(plan.offers.watcher)) return;
    const int watcher = plan.offers.watcher.cell();
    const std::vector<int>& seen = plan.at(watcher).sees;
    for (const int cell : plan.cells)
        if (cell != watcher && !std::binary_search(seen.begin(), seen.end(), cell))
            board.shapes.push_back({plan.place(cell), Look::shade, ""});
    if (plan.is_seen(watcher)) board.shapes.push_back({plan.place(watcher), Look::marked, ""});
}

void add_night(const BoardPlan& plan, Block& block, const std::vector<Rect>& lit, float about) {
    const Rect all = plan.squares();
    float left = all.right(), top = all.bottom(), right = all.x, bottom = all.y;
    for (const Rect& each : lit) {
        left = std::min(left, each.x - about);
        top = std::min(top, each.y - about);
        right = std::max(right, each.right() + about);
        bottom = std::max(bottom, each.bottom() + about);
    }
    left = std::max(left, all.x);
    top = std::max(top, all.y);
    right = std::min(right, all.right());
    bottom = std::min(bottom, all.bottom());
    if (left >= right || top >= bottom) return;
    Piece dark{.box = all};
    for (const Rect& each :
         {Rect{all.x, all.y, all.w, top - all.y}, Rect{all.x, bottom, all.w, all.bottom() - bottom},
          Rect{all.x, top, left - all.x, bottom - top}, Rect{right, top, all.right() - right, bottom - top}})
        if (each.w > 0 && each.h > 0)
            dark.shapes.push_back({.box = each, .look = Look::night, .share = kNight});
    const float fades = std::min({plan.side * kDusk, about, (right - left) / 3, (bottom - top) / 3});
    if (fades >= 1) {
        Figure edge{.box = {left, top, right - left, bottom - top}, .look = Look::night, .share = kNight};
        edge.grain = static_cast<std::uint8_t>(std::min(fades, 255.0F));
        dark.shapes.push_back(std::move(edge));
    }
    if (!dark.shapes.empty()) block.pieces.push_back(std::move(dark));
}

void add_spotlight(const BoardPlan& plan, Block& block) {
    if (plan.board.seat == SeatId::none) return;
    if (plan.is_here(plan.offers.about))
        return add_night(plan, block, {plan.place(plan.offers.about.cell())}, 0);
    std::vector<Rect> lit;
    for (const Piece& piece : block.pieces)
        if (piece.glows && plan.squares().holds(piece.box.inset(plan.side * 0.2F))) lit.push_back(piece.box);
    for (const int cell : plan.cells)
        if (plan.offers.square(plan.at(cell).ref)) lit.push_back(plan.place(cell));
    if (lit.size() == 1) add_night(plan, block, lit, 0);
}

}  // namespace tankard::window
