#include "window/pages/board_cost.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kCoin = 0.5F;   ///< of a square's side: the plate that a cost stands on
constexpr float kBare = 0.56F;  ///< … and the number where nothing else is

int cost_of(const BoardPlan& plan, const scene::Square& square) {
    return plan.offers.cost && plan.offers.square(square.ref) ? plan.offers.cost(square.ref) : 0;
}

/// Whether a cost has room beside what is drawn on a square.
bool is_large(const BoardPlan& plan) { return plan.side >= plan.ruler.em * 2.6F; }

/// Whether nothing is drawn there: it has all of the floor.
bool is_bare(const scene::Square& square) { return square.glyph.empty() && square.tokens.empty(); }

unsigned coin_letters(float high) { return static_cast<unsigned>(high / 1.22F); }

float coin_width(const BoardPlan& plan, int cost, float high) {
    const float words = plan.ruler.type.width(fmt::format("{}", cost), Typeface::bold, coin_letters(high));
    return std::min(std::max(high, std::ceil(words) + high * 0.3F),
                    plan.side - 2 * std::floor(plan.thick() / 2));
}

void put_number(const BoardPlan& plan, Piece& piece, int cost, const Rect& box, unsigned size) {
    const Ruler& ruler = plan.ruler;
    const std::string number = fmt::format("{}", cost);
    const float wide = ruler.type.width(number, Typeface::bold, size);
    piece.texts.push_back(line_of(ruler, number, Typeface::bold, size, Ink::text,
                                  box.x + std::floor((box.w - wide) / 2),
                                  box.y + std::floor((box.h - Type::line(size)) / 2)));
}

void put_coin(const BoardPlan& plan, Piece& piece, int cost, const Rect& box) {
    piece.shapes.push_back({box, Look::coin, ""});
    put_number(plan, piece, cost, box, coin_letters(box.h));
}

}  // namespace

float cost_band(const BoardPlan& plan, const scene::Square& square) {
    if (cost_of(plan, square) == 0 || is_bare(square)) return 0;
    return is_large(plan) ? Type::line(plan.ruler.small()) : std::floor(plan.side * kCoin);
}

void put_cost(const BoardPlan& plan, Piece& board, const scene::Square& square) {
    const int cost = cost_of(plan, square);
    if (cost <= 0) return;
    const Rect box = plan.place(square.ref.cell());
    if (is_bare(square)) return put_number(plan, board, cost, box, static_cast<unsigned>(plan.side * kBare));
    const float high = cost_band(plan, square);
    const float wide = coin_width(plan, cost, high);
    const float in = std::ceil(plan.thick() / 2) + 1;
    put_coin(plan, board, cost, {box.right() - in - wide, box.bottom() - high - in, wide, high});
}

void put_cost_over(const BoardPlan& plan, Block& block, const scene::Square& square) {
    const int cost = cost_of(plan, square);
    if (square.tokens.empty() || cost == 0 || plan.offers.facing != nullptr) return;
    const Rect box = plan.place(square.ref.cell());
    // In the corner: as little as may be of who stands there is covered.
    const float high = std::floor(std::min(plan.side * 0.38F, Type::line(plan.ruler.small())));
    const float words = plan.ruler.type.width(fmt::format("{}", cost), Typeface::bold, coin_letters(high));
    Piece piece;
    piece.layer = 1;
    piece.box = {box.x, box.bottom() - high, std::ceil(words + high * 0.24F), high};
    put_coin(plan, piece, cost, piece.box);
    block.pieces.push_back(std::move(piece));
}

}  // namespace tankard::window
