#include "window/pages/card_slip.h"

#include <cmath>
#include <string>

#include <fmt/format.h>

namespace tankard::window {

Piece slip(const Ruler& ruler, const scene::Card& card, int size) {
    const scene::Face& face = card.face;
    const float pad = std::round(ruler.pad() / 2);
    const float high = Type::line(ruler.small()) + 2;
    const Rect head{0, 0, high, high};
    Piece piece;
    piece.thing = index(card.id) + 1;
    float x = head.right() + pad;
    piece.texts.push_back(line_of(ruler, face.name, Typeface::bold, ruler.small(), Ink::text, x, 1));
    x += std::ceil(ruler.type.width(face.name, Typeface::bold, ruler.small()));
    if (size > 1) {
        const std::string count = fmt::format("×{}", size);
        x += pad;
        piece.texts.push_back(line_of(ruler, count, Typeface::regular, ruler.small(), Ink::faint, x, 1));
        x += std::ceil(ruler.type.width(count, Typeface::regular, ruler.small()));
    }
    if (!face.badges.empty()) {
        x += std::round(ruler.pad());
        badges(ruler, piece, face.badges, ruler.small(), Ink::text, {x, 1, 10'000, high}, false);
        x = piece.texts.back().box.right();
    }
    piece.box = {0, 0, std::ceil(x) + pad * 2, high};
    piece.shapes.push_back({piece.box, Look::square, ""});  // a card's frame has corners as high as it
    piece.shapes.push_back({head, Look::square, face.frame});
    piece.texts.push_back(line_of(ruler, ruler.type.sign(figure_of(ruler, face)), Typeface::icon,
                                  ruler.small(), Ink::text, 0, 1, head.w, Align::centre));
    return piece;
}

}  // namespace tankard::window
