#include "window/pages/numbered_places.h"

#include "window/pages/markers.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include <fmt/format.h>

namespace tankard::window {
namespace {

/// A card on a numbered place: somebody's with their form and letter.
Piece figure(const Setting& setting, const Ruler& ruler, const scene::Card& card, float side) {
    const auto& seats = setting.view.scene.seats;
    if (index(card.owner) >= seats.size()) return token(ruler, card, side);
    Piece piece = marker(ruler, card.owner, initial(seats[index(card.owner)].player), "", side, side);
    piece.thing = index(card.id) + 1;
    return piece;
}

}  // namespace

Block places_block(const Setting& setting, const Ruler& ruler, const scene::Zone& zone) {
    const float side = std::round(ruler.em * 2.1F);
    const float gap = std::round(ruler.gap() * 0.7F);
    const float pad = ruler.pad() * 0.7F;
    const auto count = std::max<std::size_t>(static_cast<std::size_t>(zone.spaces), zone.cards.size());
    const float line = Type::line(ruler.small());
    const float wide = static_cast<float>(count) * (side + gap) - gap + 2 * pad;
    Block block;
    Piece tray;
    tray.box = {0, 0, wide, std::ceil(line + side + 2 * pad)};
    tray.shapes.push_back({tray.box, Look::tray, ""});
    tray.texts.push_back(
        line_of(ruler, ruler.type.fit(zone.label, Typeface::italic, ruler.small(), wide - 2 * pad),
                Typeface::italic, ruler.small(), Ink::amber, pad, pad / 2, wide - 2 * pad, Align::centre));
    for (std::size_t i = zone.cards.size(); i < count; ++i) {
        const Rect place{pad + static_cast<float>(i) * (side + gap), line + pad, side, side};
        tray.shapes.push_back({place, Look::back, ""});
        tray.texts.push_back(line_of(ruler, fmt::format("{}", i + 1), Typeface::regular, ruler.small(),
                                     Ink::dusk, place.x, place.y + (side - line) / 2, side, Align::centre));
    }
    block.spots.push_back({tray.box, Does::open_zone, static_cast<std::int64_t>(index(zone.id)), false});
    block.take(std::move(tray), 0, 0);
    for (std::size_t i = 0; i < zone.cards.size(); ++i)
        setting.offering.put(block, figure(setting, ruler, zone.cards[i], side), zone.cards[i].id,
                             pad + static_cast<float>(i) * (side + gap), line + pad);
    return block;
}

Block places_label(const Setting& setting, const Ruler& ruler, const scene::Zone& zone) {
    Block block;
    Piece label = chip(ruler, zone.label, "");
    const float side = label.box.h - 4;
    const float step = side + 2;
    const float from = label.box.w - ruler.pad() * 0.4F;
    label.box.w = std::ceil(from + step * static_cast<float>(zone.cards.size()) + 2);
    label.shapes.front().box = label.box;
    block.spots.push_back({label.box, Does::open_zone, static_cast<std::int64_t>(index(zone.id)), true});
    block.take(std::move(label), 0, 0);
    for (std::size_t i = 0; i < zone.cards.size(); ++i)
        setting.offering.put(block, figure(setting, ruler, zone.cards[i], side), zone.cards[i].id,
                             from + static_cast<float>(i) * step, 2);
    return block;
}

}  // namespace tankard::window
