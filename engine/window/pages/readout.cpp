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

    bool is_empty() const { return zones_.empty(); }

    Piece piece() const {
        Piece told;
        float high = 0;
        bool pointed = false;
        for (const scene::Zone* zone : zones_) {
            const LeadingThere there = leading_there(view_, *zone);
            Piece each = of(*zone, there);
            high = std::max(high, each.box.h);
            if (!there.pointed || std::exchange(pointed, true)) continue;
            told = std::move(each);
        }
        Piece signs = legend();
        high = std::max(high, signs.box.h);
        if (!pointed) told = std::move(signs);
        told.box.h = high;
        told.shapes.insert(told.shapes.begin(), Figure{told.box, Look::tray, ""});
        return told;
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
        return closed(std::move(piece), y);
    }

    /// Each sign with its word, in lines.
    Piece legend() const {
        Piece piece;
        const Rect room = inside();
        const unsigned size = ruler_.small();
        float y = paragraph(ruler_, piece, ruler_.say("places.signs"), Typeface::italic, size, Ink::dusk,
                            {room.x, room.y, room.w, room.h});
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
            piece.texts.push_back(line_of(ruler_, sign, Typeface::icon, size, Ink::light, x, y));
            piece.texts.back().tint = tint;
            piece.texts.push_back(line_of(ruler_, label, Typeface::regular, size, Ink::light, x + glyph, y));
            x += wide + gap;
        };
        for (const scene::Zone* zone : zones_)
            for (const scene::Terms& terms : zone->terms)
                for (const scene::Badge& term : terms)
                    put(ruler_.type.sign(term.icon), term.label, term.tint);
        for (const scene::Zone* zone : zones_)  // whoever stands there and is nobody's
            for (const scene::Card& card : zone->cards)
                if (card.owner == SeatId::none)
                    put(figure_of(ruler_, card.face), text::capitalise(card.face.name), "");
        return closed(std::move(piece), y + Type::line(size));
    }

    Piece closed(Piece piece, float end) const {
        piece.box = {0, 0, wide_, std::ceil(end + ruler_.pad())};
        return piece;
    }

    const Ruler& ruler_;
    const TableView& view_;
    float wide_;
    std::vector<const scene::Zone*> zones_;
};

}  // namespace

bool points_at_places(const TableView& view) {
    const auto& zones = view.scene.zones;
    return std::any_of(zones.begin(), zones.end(), [&](const scene::Zone& zone) {
        return zone.spaces > 0 && !zone.terms.empty() && leading_there(view, zone).pointed;
    });
}

std::optional<Piece> readout(const Ruler& ruler, const TableView& view, float w) {
    if (view.ask == nullptr || view.ask->star != scene::Star::spaces) return std::nullopt;
    const Readout told(ruler, view, w);
    if (told.is_empty()) return std::nullopt;
    return told.piece();
}

}  // namespace tankard::window
