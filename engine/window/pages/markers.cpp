#include "window/pages/markers.h"

#include "text/utf8.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace tankard::window {
namespace {

constexpr const char* kPigments[kSeatForms] = {"blood", "sky", "leaf", "violet", "gold", "iron"};

/// A line in the middle of a box, as large as it fits.
Text middle(const Ruler& ruler, std::string_view words, Typeface face, Ink ink, const Rect& box) {
    auto size = static_cast<unsigned>(std::max(4.0F, box.h / 1.22F));
    while (size > 4 && ruler.type.width(words, face, size) > box.w)
        --size;
    Text text = line_of(ruler, ruler.type.fit(words, face, size, box.w), face, size, ink, box.x,
                        box.y + (box.h - Type::line(size)) / 2, box.w, Align::centre);
    return text;
}

}  // namespace

SeatId LayoutView::owner(CardId card) const {
    const Table& table = view.table();
    if (const auto* word = layout.at("owner").text())
        if (const int which = kind_named(table.catalogue().card_counters, Name::of(*word)); which >= 0)
            if (const int seat = table.get(card, which); seat > 0 && seat <= table.seats())
                return seat_at(seat - 1);
    return table.seat_of(table.where(card));
}

Figure marker_shape(SeatId seat, const Rect& box) {
    if (seat == SeatId::none) return {box, Look::marker, "iron", Form::tile};
    const auto which = static_cast<std::uint8_t>(number_of(seat) % kSeatForms);
    return {box, Look::marker, kPigments[which], static_cast<Form>(which)};
}

Piece marker(const Ruler& ruler, SeatId seat, std::string_view letters, std::string_view glyph, float w,
             float h) {
    Piece piece;
    piece.box = {0, 0, w, h};
    piece.shapes.push_back(marker_shape(seat, piece.box));
    const Ink ink = seat == SeatId::none ? Ink::text : Ink::light;
    const bool pointed = piece.shapes.back().form == Form::lozenge;
    const Rect inside{w * (pointed ? 0.2F : 0.13F), h * 0.14F, w * (pointed ? 0.6F : 0.74F), h * 0.72F};
    if (glyph.empty() || h < ruler.em * 1.9F || w < ruler.em * 1.9F) {
        const float high = std::min(inside.h, w * 0.8F);
        Text whole = middle(ruler, letters, Typeface::bold, ink, {inside.x, (h - high) / 2, inside.w, high});
        if (static_cast<float>(whole.size) < ruler.em * 0.6F && !letters.empty()) {
            // One letter that can be read says more than two that cannot.
            std::size_t end = 0;
            text::next_character(letters, end);
            whole = middle(ruler, letters.substr(0, end), Typeface::bold, ink,
                           {inside.x, (h - high) / 2, inside.w, high});
        }
        piece.texts.push_back(std::move(whole));
        return piece;
    }
    const Rect above{inside.x, inside.y, inside.w, inside.h * 0.56F};
    piece.texts.push_back(middle(ruler, glyph, Typeface::icon, ink, above));
    piece.texts.push_back(middle(ruler, letters, Typeface::bold, ink,
                                 {inside.x, above.bottom(), inside.w, inside.bottom() - above.bottom()}));
    return piece;
}

Piece marker_of(const Ruler& ruler, const LayoutView& view, Ref thing, float w, float h) {
    if (thing.kind() == RefKind::seat)
        return marker(ruler, thing.as_seat(), view.names.mark(thing), "", w, h);
    const CardId card = thing.as_card();
    if (card == CardId::none) return marker(ruler, SeatId::none, view.names.mark(thing), "", w, h);
    const bool seen = view.view.sees(card);
    Piece piece = marker(ruler, view.owner(card), seen ? view.names.mark(thing) : "?",
                         seen ? view.names.face(thing).icon : "", w, h);
    piece.thing = index(card) + 1;
    return piece;
}

void add_spot(const LayoutView& view, CardId card, Piece& piece, std::vector<Spot>& spots) {
    const Ref thing = view.view.table().ref(card);
    piece.glows = view.offers(thing);
    if (piece.glows)
        spots.push_back(
            {piece.box, Does::narrow, static_cast<std::int64_t>(Ref::card(card, 0).bits()), true});
    else if (view.view.sees(card))
        spots.push_back({piece.box, Does::look, static_cast<std::int64_t>(index(card)), false});
}

}  // namespace tankard::window
