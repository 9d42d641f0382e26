#include "window/pages/card_token.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

#include <fmt/format.h>

namespace tankard::window {
namespace {

/// What is left of it or how many there are, as far as it has room; how much is left matters more than of how
/// much.
std::string count_of(const Ruler& ruler, const scene::Badge* life, int count, unsigned letters, float side) {
    const auto fits = [&](const std::string& words) {
        return ruler.type.width(words, Typeface::bold, letters) <= side;
    };
    std::string words = life != nullptr ? life->value : count > 1 ? fmt::format("×{}", count) : "";
    if (life != nullptr && !fits(words)) words = fmt::format("{}", life->amount);
    return fits(words) ? words : "";
}

/// In the disc's middle, if it has room there.
void put_figure(const Ruler& ruler, Piece& piece, const scene::Face& face, float side) {
    const auto size = static_cast<unsigned>(side * 0.56F);
    const std::string_view glyph = figure_of(ruler, face);
    const float needs = ruler.type.width(glyph, Typeface::icon, size);
    const float wide = std::min(needs, side);
    Text figure = line_of(ruler, glyph, Typeface::icon, size, Ink::figure, (side - wide) / 2,
                          (side - Type::line(size)) / 2, std::max(wide, 1.0F));
    if (figure.box.w + 0.5F >= needs) piece.texts.push_back(std::move(figure));
}

}  // namespace

Piece token(const Ruler& ruler, const scene::Card& card, float side, int size) {
    const scene::Badge* life = bounded(card.face);
    const auto small = static_cast<unsigned>(
        std::clamp(side * 0.36F, static_cast<float>(ruler.small()), static_cast<float>(ruler.body())));
    const std::string words = count_of(ruler, life, size, small, side);
    const float high = words.empty() ? 0 : Type::line(small);
    Piece piece;
    piece.thing = index(card.id) + 1;
    piece.box = {0, 0, side, std::ceil(side + high * 0.7F)};
    piece.shapes.push_back({{0, 0, side, side}, Look::seal, card.face.frame});
    put_figure(ruler, piece, card.face, side);
    if (words.empty()) return piece;
    const float across = std::min(side, std::ceil(ruler.type.width(words, Typeface::bold, small)) + 8);
    const Rect plate{std::round((side - across) / 2), std::floor(piece.box.h - high), across, high};
    piece.shapes.push_back({plate, Look::count, life != nullptr ? "blood" : ""});
    piece.texts.push_back(line_of(ruler, ruler.type.fit(words, Typeface::bold, small, across), Typeface::bold,
                                  small, Ink::light, plate.x, plate.y, across, Align::centre));
    return piece;
}

}  // namespace tankard::window
