#include "window/pages/board_plan.h"

#include "scene/coordinates.h"
#include "window/pages/board_letters.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tankard::window {
namespace {

constexpr float kThick = 0.13F;    ///< of a square's side: an edge …
constexpr float kThicker = 0.16F;  ///< … on quiet ground, where walls are seen from above

float thickness(float side, float share = kThick) { return std::max(3.0F, std::round(side * share)); }

/// Whether nothing is known of a block.
bool is_unknown(const scene::Board& board, const scene::Frame& block) {
    const scene::Square& first = board.at(block.row, block.column);
    if (first.texture != text::Texture::slab) return false;
    for (int row = block.row; row < block.row + block.size; ++row)
        for (int column = block.column; column < block.column + block.size; ++column)
            if (board.at(row, column).ground != first.ground) return false;
    return true;
}

}  // namespace

BoardMargins board_margins(const Ruler& ruler, float side) {
    const float rim = std::ceil(thickness(side) / 2) + 2;
    const auto [left, top] = letters_room(ruler, side);
    return {left + rim, top + rim, rim};
}

BoardPlan::BoardPlan(const Ruler& ruled, const scene::Board& whole, const Part& seen_part,
                     const Offers& offered, float square, std::vector<scene::Frame> blocks)
    : ruler(ruled), board(whole), part(seen_part), offers(offered), side(square), turning(std::move(blocks)) {
    const BoardMargins margins = board_margins(ruler, side);
    left = margins.left;
    top = margins.top;
    for (int row = part.row; row < part.row + part.rows; ++row)
        for (int column = part.column; column < part.column + part.columns; ++column)
            cells.push_back(row * board.columns + column);
    for (const scene::Frame& block : board.frames)
        if (is_unknown(board, block)) closed.push_back(block);
    recedes = board.quiet && offers.facing == nullptr &&
              std::any_of(board.squares.begin(), board.squares.end(),
                          [&](const scene::Square& each) { return offers.square(each.ref); });
}

float BoardPlan::thick() const { return thickness(side, board.quiet ? kThicker : kThick); }

int BoardPlan::neighbour(int cell, Side where) const {
    const int row = cell / board.columns + (where == Side::south ? 1 : where == Side::north ? -1 : 0);
    const int column = cell % board.columns + (where == Side::east ? 1 : where == Side::west ? -1 : 0);
    const bool beyond = row < 0 || column < 0 || row >= board.rows || column >= board.columns;
    return beyond ? -1 : row * board.columns + column;
}

Rect BoardPlan::place(int cell) const {
    const int row = cell / board.columns - part.row;
    const int column = cell % board.columns - part.column;
    return {left + static_cast<float>(column) * side, top + static_cast<float>(row) * side, side, side};
}

Rect BoardPlan::squares() const {
    return {left, top, static_cast<float>(part.columns) * side, static_cast<float>(part.rows) * side};
}

Rect BoardPlan::on_board(const Rect& box) const {
    const Rect all = squares();
    const float x = std::max(box.x, all.x);
    const float y = std::max(box.y, all.y);
    return {x, y, std::min(box.right(), all.right()) - x, std::min(box.bottom(), all.bottom()) - y};
}

bool BoardPlan::is_in(const scene::Frame& block, int cell) const { return scene::is_in(board, block, cell); }

Rect BoardPlan::place(const scene::Frame& block) const {
    const Rect first = place(first_of(block));
    const float length = static_cast<float>(block.size) * side;
    return {first.x, first.y, length, length};
}

bool BoardPlan::is_closed(int cell) const {
    return std::any_of(closed.begin(), closed.end(),
                       [&](const scene::Frame& block) { return is_in(block, cell); });
}

std::string BoardPlan::stones(int cell) const {
    const auto block = std::find_if(board.frames.begin(), board.frames.end(),
                                    [&](const scene::Frame& each) { return is_in(each, cell); });
    return block != board.frames.end() ? block->pigment : "";
}

bool BoardPlan::turns(int cell) const {
    return std::any_of(turning.begin(), turning.end(),
                       [&](const scene::Frame& block) { return is_in(block, cell); });
}

}  // namespace tankard::window
