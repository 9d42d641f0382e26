#include "window/pages/hint.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace tankard::window {

void add_hint(const Ruler& ruler, Page& page, const Rect& of, std::string_view words) {
    const float edge = std::round(ruler.pad() * 0.8F);
    const float most = std::min(ruler.em * 20, page.width - 2 * ruler.gap() - 2 * edge);
    float wide = 0;
    for (const std::string& line : ruler.type.wrap(words, Typeface::regular, ruler.small(), most))
        wide = std::max(wide, std::ceil(ruler.type.width(line, Typeface::regular, ruler.small())) + 1);
    Piece label;
    const float end = paragraph(ruler, label, words, Typeface::regular, ruler.small(), Ink::text,
                                {edge, edge / 2, wide, page.height});
    label.box = {0, 0, wide + 2 * edge, std::ceil(end + edge / 2)};
    label.shapes.push_back({label.box, Look::chip, ""});
    label.layer = 1;
    float x = of.right() + ruler.gap();
    float y = of.y + (of.h - label.box.h) / 2;
    if (x + label.box.w > page.width) x = of.x - ruler.gap() - label.box.w;
    if (x < 0) {
        x = of.x;
        y = of.bottom() + ruler.gap();
    }
    move(label, std::round(std::clamp(x, 0.0F, std::max(0.0F, page.width - label.box.w))),
         std::round(std::clamp(y, 0.0F, std::max(0.0F, page.height - label.box.h))));
    page.pieces.push_back(std::move(label));
}

void add_hint(const Ruler& ruler, Page& page, std::uint64_t thing) {
    if (thing == 0) return;  // nothing is looked at
    const auto at = std::find_if(page.pieces.begin(), page.pieces.end(), [thing](const Piece& piece) {
        return piece.thing == thing && !piece.hint.empty();
    });
    if (at == page.pieces.end()) return;
    const Rect of = at->box;
    const std::string words = at->hint;
    add_hint(ruler, page, of, words);
}

}  // namespace tankard::window
