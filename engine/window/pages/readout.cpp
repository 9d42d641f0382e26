#include "window/pages/readout.h"

#include "text/utf8.h"
#include "window/pages/leading_there.h"
#include "window/pages/numbered_places.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

class Readout {
 public:
    Readout(const Ruler& ruler, const TableView& view, float w) : ruler_(ruler), view_(view), wide_(w) {
        for (const scene::Zone& zone : view.scene.zones)
            if (zone.spaces > 0 && !zone.terms.empty()) zones_.push_back(&zone);
    }

    /// Of the first of them that is pointed at.
    std::optional<Piece> piece() const {
        for (const scene::Zone* zone : zones_) {
            const LeadingThere there = leading_there(view_, *zone);
            if (!there.pointed) continue;
            Piece told = of(*zone, there);
            told.shapes.insert(told.shapes.begin(), Figure{told.box, Look::tray, ""});
            return told;
        }
        return std::nullopt;
    }

 private:
    Rect inside() const { return {ruler_.pad(), ruler_.pad(), wide_ - 2 * ruler_.pad(), 100'000}; }

    Piece of(const scene::Zone& zone, const LeadingThere& there) const {
        Piece piece;
        const Rect room = inside();
        float y = room.y;
        piece.texts.push_back(
            line_of(ruler_, zone.label, Typeface::bold, ruler_.body(), Ink::amber, room.x, y));
        y += Type::line(ruler_.body());
        if (!there.refused.empty())
            y = paragraph(ruler_, piece, there.refused, Typeface::italic, ruler_.small(), Ink::rose,
                          {room.x, y, room.w, room.h}, 3);
        const float side = std::round(ruler_.em * 1.15F);
        const float from = side + ruler_.gap();
        for (std::size_t i = 0; i < zone.told.size(); ++i) {
            const bool next = there.next == i;
            const bool taken = is_taken(zone, i);
            const Ink ink = next ? Ink::light : Ink::dusk;
            const unsigned size = next ? ruler_.body() : ruler_.small();
            const float line = Type::line(size);
            const Rect place{room.x, y + std::floor((line - side) / 2), side, side};
            if (next) piece.shapes.push_back({place, Look::seal, "gold"});
            piece.texts.push_back(line_of(
                ruler_, taken ? "×" : fmt::format("{}", i + 1), Typeface::bold, ruler_.small(), ink, place.x,
                y + std::floor((line - Type::line(ruler_.small())) / 2), side, Align::centre));
            y = paragraph(ruler_, piece, zone.told[i], next ? Typeface::bold : Typeface::regular, size, ink,
                          {room.x + from, y, room.w - from, room.h}, 3);
        }
        y = legend(piece, zone, y + std::round(ruler_.pad() / 2));
        piece.box = {0, 0, wide_, std::ceil(y + ruler_.pad())};
        return piece;
    }

    /// Each of its signs with its word, in lines from `y` on; returns where they end.
    float legend(Piece& piece, const scene::Zone& zone, float y) const {
        const Rect room = inside();
        const unsigned size = ruler_.small();
        float x = room.x;
        const float gap = ruler_.em * 0.8F;
        std::set<std::string> known;
        const auto put = [&](std::string_view sign, const std::string& label, const std::string& tint) {
            if (sign.empty() || label.empty() || !known.insert(label).second) return;
            const float glyph = std::ceil(ruler_.type.width(sign, Typeface::icon, size)) + 4;
            const float wide = glyph + std::ceil(ruler_.type.width(label, Typeface::regular, size));
            if (x > room.x && x + wide > room.x + room.w) {
                x = room.x;
                y += Type::line(size);
            }
            if (x + wide > room.x + room.w) return;
            piece.texts.push_back(line_of(ruler_, sign, Typeface::icon, size, Ink::dusk, x, y));
            piece.texts.back().tint = tint;
            piece.texts.push_back(line_of(ruler_, label, Typeface::regular, size, Ink::dusk, x + glyph, y));
            x += wide + gap;
        };
        for (const scene::Terms& terms : zone.terms)
            for (const scene::Badge& term : terms)
                put(ruler_.type.sign(term.icon), term.label, term.tint);
        for (const scene::Card& card : zone.cards)  // whoever stands there and is nobody's
            if (card.owner == SeatId::none)
                put(figure_of(ruler_, card.face), text::capitalise(card.face.name), "");
        return y + Type::line(size);
    }

    const Ruler& ruler_;
    const TableView& view_;
    float wide_;
    std::vector<const scene::Zone*> zones_;
};

}  // namespace

std::optional<Piece> readout(const Ruler& ruler, const TableView& view, float w) {
    if (view.ask == nullptr || view.ask->star != scene::Star::spaces) return std::nullopt;
    return Readout(ruler, view, w).piece();
}

}  // namespace tankard::window
