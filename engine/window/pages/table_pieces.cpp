#include "window/pages/table_pieces.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr std::size_t kMostDice = 5;

Piece pile(const Ruler& ruler, const scene::Zone& zone) {
    const float wide = std::round(ruler.em * 2.3F);
    const float high = std::round(ruler.em * 2.9F);
    const std::string words = fmt::format("{} {}", zone.label, zone.size);
    const float across =
        std::ceil(std::max(wide + 4, ruler.type.width(words, Typeface::regular, ruler.small())));
    Piece piece;
    piece.box = {0, 0, across, high + 4 + Type::line(ruler.small())};
    const float left = std::round((across - wide) / 2);
    const int backs = zone.size > 0 ? std::clamp((zone.size + 9) / 10, 1, 3) : 0;
    for (int i = backs; i-- > 0;) {
        const auto lift = static_cast<float>(i * 2);
        piece.shapes.push_back({{left + lift, 4 - lift, wide, high}, Look::back, ""});
    }
    if (backs == 0) piece.shapes.push_back({{left, 4, wide, high}, Look::groove, ""});
    const auto size = static_cast<unsigned>(ruler.em * 1.3F);
    if (!zone.icon.empty())
        piece.texts.push_back(line_of(ruler, ruler.type.sign(zone.icon), Typeface::icon, size, Ink::light,
                                      left, 4 + (high - Type::line(size)) / 2, wide, Align::centre));
    piece.texts.push_back(line_of(ruler, words, Typeface::regular, ruler.small(), Ink::light, 0, high + 4,
                                  across, Align::centre));
    return piece;
}

Piece die(const Ruler& ruler, const Roll& roll, Ink ink) {
    const float side = std::round(ruler.em * 2.6F);
    const std::string who = ruler.type.fit(roll.who, Typeface::italic, ruler.small(), ruler.em * 7);
    const float across =
        std::ceil(std::max(side + 4, ruler.type.width(who, Typeface::italic, ruler.small())));
    Piece piece;
    piece.box = {0, 0, across, side + 4 + Type::line(ruler.small())};
    const float left = std::round((across - side) / 2);
    const std::string value = fmt::format("{}", roll.value);
    piece.shapes.push_back({{left, 0, side, side}, Look::die, value});
    if (roll.value < 1 || roll.value > 6)  // no pips for these
        piece.texts.push_back(line_of(ruler, value, Typeface::bold, ruler.large(), Ink::red, left,
                                      (side - Type::line(ruler.large())) / 2, side, Align::centre));
    piece.texts.push_back(
        line_of(ruler, who, Typeface::italic, ruler.small(), ink, 0, side + 4, across, Align::centre));
    return piece;
}

}  // namespace

Block piles_block(const Ruler& ruler, const std::vector<scene::Zone>& zones, float w) {
    Block block;
    for (const scene::Zone& zone : zones)
        if (zone.pile) block.take(pile(ruler, zone), block.w > 0 ? block.w + ruler.em * 0.9F : 0, 0);
    return block.w <= w ? std::move(block) : Block{};
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
