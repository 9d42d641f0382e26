#include "window/pages/table_pieces.h"

#include "window/pages/die_face.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr std::uint64_t kMostThings = 32;  ///< for the dice of one throw
constexpr float kPlate = 4;                ///< pixels on either side of words
constexpr float kSumLetters = 1.7F;        ///< ems …
constexpr float kScoreLetters = 2.4F;      ///< … where it has to reach something
constexpr float kSides[] = {5.6F, 4.8F, 4, 3.2F, 2.6F, 2.2F, 1.9F, 1.6F, 1.35F, 1.1F};  ///< of a die, in em

/// On the face of a die in that box, where there are no pips.
Text in_front(const Ruler& ruler, std::string_view value, unsigned size, const Rect& die) {
    const float side = die.w * kDieFront;
    return line_of(ruler, value, Typeface::bold, size, Ink::red, die.x,
                   die.bottom() - (side + Type::line(size)) / 2, side, Align::centre);
}

/// A die alone, as it lies on the table.
Piece die(const Ruler& ruler, const Roll& roll, float side) {
    Piece piece;
    piece.box = {0, 0, side, side};
    const std::string value = fmt::format("{}", roll.value);
    piece.shapes.push_back({piece.box, Look::die, value});
    const unsigned size = side < ruler.em * 2 ? ruler.body() : ruler.large();
    if (roll.value < 1 || roll.value > 6)  // no pips for these
        piece.texts.push_back(in_front(ruler, value, size, piece.box));
    return piece;
}

/// In the middle of a dark plate, so that they can be read whatever lies below.
Piece words(const Ruler& ruler, std::string_view said, Typeface face, unsigned size, Ink ink, float w,
            std::string frame = "") {
    Piece piece;
    piece.box = {0, 0, w, Type::line(size)};
    const float wide = std::min(w, std::ceil(ruler.type.width(said, face, size)) + 2 * kPlate);
    piece.shapes.push_back(
        {{std::round((w - wide) / 2), 0, wide, piece.box.h}, Look::count, std::move(frame)});
    piece.texts.push_back(line_of(ruler, said, face, size, ink, 0, 0, w, Align::centre));
    return piece;
}

/// What one has thrown: the sum, the dice in rows, and who it was; empty if there is no room for it. `first`:
/// the thing of the first die.
Block thrown(const Ruler& ruler, std::span<const Roll> rolls, std::uint64_t first, float w, float h,
             Ink ink) {
    const Roll& last = rolls.back();
    const std::string who =
        ruler.type.fit(last.who, Typeface::regular, ruler.small(), std::min(w, ruler.em * 11));
    const float most = std::min(w, ruler.em * 14);
    auto size = static_cast<unsigned>(ruler.em * (last.reached ? kScoreLetters : kSumLetters));
    const std::string_view frame = !last.reached.value_or(true) ? "blood" : "";
    while (size > ruler.small() && ruler.type.width(last.sum.brief, Typeface::bold, size) > most)
        --size;
    const std::string sum = ruler.type.fit(last.sum.brief, Typeface::bold, size, most);
    const float below = Type::line(ruler.small()) + 4;
    const float above = sum.empty() ? 0 : Type::line(size) + 2;
    for (const float wanted : kSides) {
        const float side = std::round(ruler.em * wanted);
        const float gap = std::round(side * 0.14F);
        const auto columns =
            static_cast<std::size_t>(std::max(0.0F, std::floor((w - 4 + gap) / (side + gap))));
        if (columns == 0) continue;
        const std::size_t across = std::min(columns, rolls.size());
        const std::size_t rows = (rolls.size() + across - 1) / across;
        const float high = static_cast<float>(rows) * (side + gap) - gap;
        if (above + high + below > h) continue;
        const float dice = static_cast<float>(across) * (side + gap) - gap;
        const float wide =
            2 * kPlate + std::ceil(std::max({dice + 4 - 2 * kPlate,
                                             ruler.type.width(who, Typeface::regular, ruler.small()),
                                             ruler.type.width(sum, Typeface::bold, size)}));
        Block block;
        for (std::size_t i = 0; i < rolls.size(); ++i) {
            const std::size_t row = i / across;
            Piece each = die(ruler, rolls[i], side);
            each.thing = first + i;
            if (last.lies) each.hint = last.sum.named;
            block.take(std::move(each), (wide - dice) / 2 + static_cast<float>(i % across) * (side + gap),
                       above + static_cast<float>(row) * (side + gap));
        }
        if (!sum.empty() && last.lies)
            block.take(words(ruler, sum, Typeface::bold, size, ink, wide, std::string(frame)), 0, 0);
        block.take(words(ruler, who, Typeface::regular, ruler.small(), ink, wide), 0, above + high + 4);
        return block;
    }
    return {};
}

}  // namespace

void Roll::costs(int left) {
    if (sum.total && left < *sum.total)
        sum.brief =
            fmt::format("{} − {} = {}", sum.brief.substr(0, sum.brief.rfind(" = ")), *sum.total - left, left);
    sum.total = left;
}

Piece die_on(const Ruler& ruler, const Roll& roll, std::uint64_t thing, float side) {
    Piece piece;
    piece.thing = thing;
    if (roll.lies) piece.hint = roll.sum.named;
    const std::string& sum = roll.sum.brief;
    const unsigned size = ruler.body();
    const float wide = sum.empty() ? 0 : std::ceil(ruler.type.width(sum, Typeface::bold, size)) + 8;
    const float top = wide > 0 ? std::ceil(Type::line(size)) + 2 : 0;
    piece.box = {0, 0, std::max(side, wide), top + side};
    const float left = piece.box.w - side;
    if (wide > 0 && roll.lies) {
        const Rect plate{piece.box.w - wide, 0, wide, top};
        piece.shapes.push_back({plate, Look::chip, ""});
        piece.texts.push_back(
            line_of(ruler, sum, Typeface::bold, size, Ink::text, plate.x, 1, wide, Align::centre));
    }
    const std::string value = fmt::format("{}", roll.value);
    piece.shapes.push_back({{left, top, side, side}, Look::die, value});
    if (roll.value < 1 || roll.value > 6)
        piece.texts.push_back(in_front(ruler, value, size, {left, top, side, side}));
    return piece;
}

Block dice_block(const Ruler& ruler, const std::vector<Roll>& rolls, std::uint32_t throws, float w, float h,
                 Ink ink) {
    std::vector<Block> throwers;  // the latest first
    const std::uint64_t things = kDieThing + std::uint64_t{throws} * 2 * kMostThings;
    float left = w;
    for (std::size_t end = rolls.size(), begin = 0; end > 0; end = begin) {
        begin = end - 1;
        while (begin > 0 && rolls[begin - 1].who == rolls[begin].who && rolls[begin - 1].sum.brief.empty())
            --begin;
        Block one = thrown(ruler, std::span(rolls).subspan(begin, end - begin), things + begin % kMostThings,
                           left, h, ink);
        if (one.w <= 0) break;
        left -= one.w + ruler.em * 0.6F;
        throwers.push_back(std::move(one));
    }
    Block block;
    std::reverse(throwers.begin(), throwers.end());
    for (Block& each : throwers)
        block.take(std::move(each), block.w > 0 ? block.w + ruler.em * 0.6F : 0, 0);
    return block;
}

}  // namespace tankard::window
