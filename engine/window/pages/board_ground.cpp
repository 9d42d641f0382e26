#include "window/pages/board_ground.h"

#include "text/drawings.h"
#include "window/pages/board_cost.h"
#include "window/pages/fitting.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kDrawn = 0.64F;         ///< of a square's side: what is drawn on its ground …
constexpr float kQuietDrawn = 0.52F;    ///< … smaller than any figure, where these are to be seen first
constexpr float kBlockNumber = 1.25F;   ///< of a square's side: a shut block's number
constexpr float kLeastNumber = 10;      ///< pixels of it: what is smaller cannot be read
constexpr float kBlockDrawing = 0.58F;  ///< of a shut block's height …
constexpr float kQuietBlock = 0.3F;     ///< … where what is open is to be seen first …
constexpr float kQuietDim = 1.7F;       ///< … and so much darker

constexpr unsigned kLeastDrawn = 4;  ///< pixels: what is drawn is larger

Calm calm_of(const BoardPlan& plan) {
    if (!plan.board.quiet) return Calm::lively;
    return plan.recedes ? Calm::receding : Calm::quiet;
}

Ink ink_of_drawing(const BoardPlan& plan, const scene::Square& square) {
    if (!text::dark(square.texture)) return Ink::text;
    return plan.board.quiet && !square.pigment.empty() ? Ink::amber : Ink::dusk;
}

/// What the layout draws on such ground, in the middle of a box.
void put_drawing(const BoardPlan& plan, Piece& board, const scene::Square& square, const Rect& box,
                 float high) {
    const Ruler& ruler = plan.ruler;
    const std::string glyph(ruler.type.sign(text::read_figures(square.glyph).letters));
    const float room = box.w - 2 * plan.thick();
    const unsigned size =
        fitting(ruler.type, glyph, Typeface::icon, static_cast<unsigned>(high), room, kLeastDrawn);
    if (size <= kLeastDrawn || glyph.empty()) return;
    const float y = box.y + (box.h - cost_band(plan, square) - Type::line(size)) / 2;
    const float wide = std::ceil(ruler.type.width(glyph, Typeface::icon, size));
    board.texts.push_back(line_of(ruler, glyph, Typeface::icon, size, ink_of_drawing(plan, square),
                                  box.x + std::floor((box.w - wide) / 2), y, wide));
}

/// Whether a shut block of which so much is seen says its number.
bool is_numbered(const BoardPlan& plan, const Rect& seen) {
    return plan.board.frames.size() > 1 && plan.side * kBlockNumber >= kLeastNumber &&
           std::min(seen.w, seen.h) >= 3 * plan.side;
}

}  // namespace

std::uint8_t grain_of(int cell) {
    const auto number = static_cast<std::uint32_t>(cell);
    return static_cast<std::uint8_t>((number * 2654435761U) >> 13U);
}

void put_ground(const BoardPlan& plan, Piece& board, int cell) {
    const scene::Square& square = plan.at(cell);
    const Rect box = plan.place(cell);
    const bool closed = plan.is_closed(cell);
    if (!closed) {
        Figure ground{.box = box, .look = Look::ground, .frame = square.pigment};
        ground.texture = square.texture;
        ground.stones = plan.stones(cell);
        ground.grain = grain_of(cell);
        ground.lit = plan.offers.square(square.ref);
        ground.calm = calm_of(plan);
        board.shapes.push_back(std::move(ground));
    }
    if (!square.tokens.empty() || closed) return;
    const float taken = cost_band(plan, square);  // below what is drawn there
    put_drawing(
        plan, board, square, box,
        taken > 0 ? (plan.side - taken) / 1.22F : plan.side * (plan.board.quiet ? kQuietDrawn : kDrawn));
}

void put_slab(const BoardPlan& plan, Piece& board, const scene::Frame& block) {
    const scene::Square& first = plan.at(plan.first_of(block));
    const Rect box = plan.seen(block);
    if (box.w <= 0 || box.h <= 0) return;
    Figure slab{.box = box, .look = Look::ground, .frame = first.pigment};
    slab.texture = text::Texture::slab;
    slab.stones = block.pigment;
    slab.calm = calm_of(plan);
    board.shapes.push_back(std::move(slab));
    if (plan.board.quiet) board.shapes.push_back({.box = box, .look = Look::dim, .share = kQuietDim});
    put_drawing(plan, board, first, box,
                std::min(box.w, box.h) * (plan.board.quiet ? kQuietBlock : kBlockDrawing));
}

void put_slab_number(const BoardPlan& plan, Piece& board, const scene::Frame& block) {
    const Rect box = plan.seen(block);
    if (!is_numbered(plan, box)) return;
    const std::vector<scene::Frame>& all = plan.board.frames;
    const auto known = std::find_if(all.begin(), all.end(), [&](const scene::Frame& other) {
        return other.row == block.row && other.column == block.column;
    });
    // Where squares have numbers of their own it is no louder than these.
    const bool recedes = calm_of(plan) == Calm::receding;
    const auto size = static_cast<unsigned>(plan.side * kBlockNumber * (recedes ? 0.8F : 1.0F));
    const float in = std::round(plan.side * 0.36F);
    const std::string number = fmt::format("{}", known - all.begin() + 1);
    board.texts.push_back(line_of(plan.ruler, number, Typeface::bold, size, Ink::dusk, box.x + in,
                                  box.y + in * 0.6F,
                                  std::ceil(plan.ruler.type.width(number, Typeface::bold, size))));
}

}  // namespace tankard::window
