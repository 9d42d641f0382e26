#include "window/pages/board_cost.h"

#include "text/drawings.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kCoin = 0.5F;  ///< of a square's side: the plate that a cost stands on

int cost_of(const BoardPlan& plan, const scene::Square& square) {
    return plan.offers.cost && plan.offers.square(square.ref) ? plan.offers.cost(square.ref) : 0;
}

/// Whether a cost has room beside what is drawn on a square.
bool is_large(const BoardPlan& plan) { return plan.side >= plan.ruler.em * 2.6F; }

unsigned coin_letters(float high) { return static_cast<unsigned>(high / 1.22F); }

/// Steps beside the number, so that nobody takes it for a key.
std::string_view foot_of(const Ruler& ruler) {
    static const std::string foot = text::read_figures("footprint").letters;
    return ruler.type.sign(foot);
}
unsigned foot_letters(float high) { return static_cast<unsigned>(high * 0.5F); }
float foot_width(const BoardPlan& plan, float high) {
    const std::string_view foot = foot_of(plan.ruler);
    if (foot.empty() || !is_large(plan)) return 0;
    return std::ceil(plan.ruler.type.width(foot, Typeface::icon, foot_letters(high)));
}

float coin_width(const BoardPlan& plan, int cost, float high) {
    const float words = plan.ruler.type.width(fmt::format("{}", cost), Typeface::bold, coin_letters(high));
    return std::min(std::max(high, std::ceil(words) + foot_width(plan, high) + high * 0.3F),
                    plan.side - 2 * std::floor(plan.thick() / 2));
}

void put_coin(const BoardPlan& plan, Piece& piece, int cost, const Rect& box) {
    const Ruler& ruler = plan.ruler;
    const unsigned size = coin_letters(box.h);
    const std::string number = fmt::format("{}", cost);
    const float words = ruler.type.width(number, Typeface::bold, size);
    const float foot = words + foot_width(plan, box.h) + 2 <= box.w ? foot_width(plan, box.h) : 0;
    const float x = box.x + std::floor((box.w - foot - words) / 2);
    piece.shapes.push_back({box, Look::coin, ""});
    piece.texts.push_back(line_of(ruler, number, Typeface::bold, size, Ink::text, x + foot,
                                  box.y + (box.h - Type::line(size)) / 2));
    if (foot <= 0) return;
    const unsigned letters = foot_letters(box.h);
    piece.texts.push_back(line_of(ruler, foot_of(ruler), Typeface::icon, letters, Ink::faint, x,
                                  box.y + (box.h - Type::line(letters)) / 2, foot));
}

}  // namespace

float cost_band(const BoardPlan& plan, const scene::Square& square) {
    if (cost_of(plan, square) == 0) return 0;
    return is_large(plan) ? Type::line(plan.ruler.small()) : std::floor(plan.side * kCoin);
}

void put_cost(const BoardPlan& plan, Piece& board, const scene::Square& square) {
    const int cost = cost_of(plan, square);
    if (cost <= 0) return;
    const Rect box = plan.place(square.ref.cell());
    const float high = cost_band(plan, square);
    const float wide = coin_width(plan, cost, high);
    const float in = std::ceil(plan.thick() / 2) + 1;
    put_coin(plan, board, cost, {box.right() - in - wide, box.bottom() - high - in, wide, high});
}

void put_cost_over(const BoardPlan& plan, Block& block, const scene::Square& square) {
    const int cost = cost_of(plan, square);
    if (square.tokens.empty() || cost == 0 || plan.offers.facing != nullptr) return;
    const Rect box = plan.place(square.ref.cell());
    // In the corner, and without steps: as little as may be of who stands there is covered.
    const float high = std::floor(std::min(plan.side * 0.38F, Type::line(plan.ruler.small())));
    const float words = plan.ruler.type.width(fmt::format("{}", cost), Typeface::bold, coin_letters(high));
    Piece piece;
    piece.layer = 1;
    piece.box = {box.x, box.bottom() - high, std::ceil(words + high * 0.24F), high};
    put_coin(plan, piece, cost, piece.box);
    block.pieces.push_back(std::move(piece));
}

}  // namespace tankard::window
