#include "window/pages/board_letters.h"

#include "scene/coordinates.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace tankard::window {
namespace {

constexpr float kLetters = 0.86F;    ///< of small type: quiet, and no larger where squares are
constexpr float kLeastLetters = 10;  ///< pixels: what is smaller cannot be read

/// 0: squares are too small for any.
unsigned letters_size(const Ruler& ruler, float side) {
    const float size = std::max(kLeastLetters, std::floor(static_cast<float>(ruler.small()) * kLetters));
    return side * 0.55F < size ? 0U : static_cast<unsigned>(size);
}

}  // namespace

std::pair<float, float> letters_room(const Ruler& ruler, float side) {
    const unsigned size = letters_size(ruler, side);
    if (size == 0) return {0, 0};
    return {std::ceil(ruler.type.width("00", Typeface::regular, size)) + 1, std::ceil(Type::line(size))};
}

void put_letters(const BoardPlan& plan, Piece& board) {
    const Ruler& ruler = plan.ruler;
    const unsigned size = letters_size(ruler, plan.side);
    if (size == 0) return;
    const auto put = [&](const std::string& name, float x, float y, float wide) {
        if (ruler.type.width(name, Typeface::regular, size) <= wide)
            board.texts.push_back(line_of(ruler, name, Typeface::regular, size,
                                          plan.board.quiet ? Ink::dusk : Ink::faint, x, y, wide,
                                          Align::centre));
    };
    for (int i = 0; i < plan.part.columns; ++i)
        put(scene::letters_of_column(plan.board, plan.part.column + i),
            plan.left + static_cast<float>(i) * plan.side, 1, plan.side);
    const float beside = plan.left - board_margins(ruler, plan.side).rim;
    for (int i = 0; i < plan.part.rows; ++i)
        put(scene::number_of_row(plan.board, plan.part.row + i), 1,
            plan.top + static_cast<float>(i) * plan.side + (plan.side - Type::line(size)) / 2, beside);
}

}  // namespace tankard::window
