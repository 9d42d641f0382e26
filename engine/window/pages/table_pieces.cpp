#include "window/pages/table_pieces.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr std::size_t kMostDice = 5;

Piece die(const Ruler& ruler, const Roll& roll, Ink ink) {
    const float side = std::round(ruler.em * 2.6F);
    const std::string who = ruler.type.fit(roll.who, Typeface::italic, ruler.small(), ruler.em * 7);
    const std::string sum = ruler.type.fit(roll.sum.brief, Typeface::bold, ruler.body(), ruler.em * 9);
    const float across = std::ceil(std::max({side + 4, ruler.type.width(who, Typeface::italic, ruler.small()),
                                             ruler.type.width(sum, Typeface::bold, ruler.body())}));
    const float top = sum.empty() ? 0 : Type::line(ruler.body()) + 2;
    Piece piece;
    piece.hint = roll.sum.named;
    piece.box = {0, 0, across, top + side + 4 + Type::line(ruler.small())};
    const float left = std::round((across - side) / 2);
    const std::string value = fmt::format("{}", roll.value);
    piece.shapes.push_back({{left, top, side, side}, Look::die, value});
    if (!sum.empty())
        piece.texts.push_back(
            line_of(ruler, sum, Typeface::bold, ruler.body(), ink, 0, 0, across, Align::centre));
    if (roll.value < 1 || roll.value > 6)  // no pips for these
        piece.texts.push_back(line_of(ruler, value, Typeface::bold, ruler.large(), Ink::red, left,
                                      top + (side - Type::line(ruler.large())) / 2, side, Align::centre));
    piece.texts.push_back(
        line_of(ruler, who, Typeface::italic, ruler.small(), ink, 0, top + side + 4, across, Align::centre));
    return piece;
}

}  // namespace

Piece die_on(const Ruler& ruler, const Roll& roll, std::uint64_t thing, float side) {
    Piece piece;
    piece.thing = thing;
    piece.hint = roll.sum.named;
    const std::string& sum = roll.sum.brief;
    const float wide = sum.empty() ? 0 : std::ceil(ruler.type.width(sum, Typeface::bold, ruler.small())) + 8;
    const float top = wide > 0 ? std::ceil(Type::line(ruler.small())) + 2 : 0;
    piece.box = {0, 0, std::max(side, wide), top + side};
    const float left = piece.box.w - side;
    if (wide > 0) {
        const Rect plate{piece.box.w - wide, 0, wide, top};
        piece.shapes.push_back({plate, Look::count, ""});
        piece.texts.push_back(
            line_of(ruler, sum, Typeface::bold, ruler.small(), Ink::light, plate.x, 1, wide, Align::centre));
    }
    const std::string value = fmt::format("{}", roll.value);
    piece.shapes.push_back({{left, top, side, side}, Look::die, value});
    if (roll.value < 1 || roll.value > 6)
        piece.texts.push_back(line_of(ruler, value, Typeface::bold, ruler.body(), Ink::red, left,
                                      top + (side - Type::line(ruler.body())) / 2, side, Align::centre));
    return piece;
}

Block dice_block(const Ruler& ruler, const std::vector<Roll>& rolls, std::uint32_t throws, float w, float h,
                 Ink ink) {
    Block block;
    const std::size_t shown = std::min(kMostDice, rolls.size());
    for (std::size_t i = 0; i < shown; ++i) {
        Piece piece = die(ruler, rolls[rolls.size() - shown + i], ink);
        piece.thing = kDieThing + throws * kMostDice + i;
        const float x = block.w > 0 ? block.w + ruler.em * 0.6F : 0;
        if (x + piece.box.w > w || piece.box.h > h) break;
        block.take(std::move(piece), x, 0);
    }
    return block;
}

}  // namespace tankard::window
