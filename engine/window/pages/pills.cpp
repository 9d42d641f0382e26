#include "window/pages/pills.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tankard::window {

float pill_line(unsigned size) { return std::ceil(Type::line(size)) + 3; }

float pills(const Ruler& ruler, Piece& piece, const std::vector<scene::Badge>& all, unsigned size,
            const Rect& box, bool named) {
    float x = box.x;
    float y = box.y;
    if (all.empty()) return y;
    for (const scene::Badge& badge : all) {
        const float pad = static_cast<float>(size) * 0.42F;
        Piece one;
        badges(ruler, one, {badge}, size, Ink::light, {0, 0, box.w - 2 * pad, 1'000}, named, Typeface::bold);
        if (one.texts.empty()) continue;
        Text& text = one.texts.front();
        const float wide = std::min(box.w, std::ceil(text.box.w + 2 * pad));
        if (x > box.x && x + wide > box.right()) {
            x = box.x;
            y += pill_line(size);
        }
        if (y + pill_line(size) > box.bottom() + 0.5F) return y;
        const Rect plate{std::round(x), std::round(y), wide, pill_line(size) - 2};
        text.box.x = plate.x + (wide - text.box.w) / 2;
        text.box.y += y + (plate.h - Type::line(size)) / 2;
        if (badge.met) text.tint.clear();  // its sign would be lost on gold
        piece.shapes.push_back({plate, Look::pill, badge.met ? "gold" : ""});
        piece.texts.push_back(std::move(text));
        x += wide + static_cast<float>(size) * 0.3F;
    }
    return y + pill_line(size);
}

}  // namespace tankard::window
