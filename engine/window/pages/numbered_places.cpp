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

constexpr float kLeastPlace = 1.4F;  ///< ems
constexpr float kMostPlace = 2.3F;

/// On which place a zone's card lies, from 0.
std::size_t place_of(const scene::Zone& zone, std::size_t card) {
    const int place = zone.cards[card].place;
    return place > 0 ? static_cast<std::size_t>(place - 1) : card;
}
bool is_taken(const scene::Zone& zone, std::size_t place) {
    for (std::size_t i = 0; i < zone.cards.size(); ++i)
        if (place_of(zone, i) == place) return true;
    return false;
}

std::size_t places_of(const scene::Zone& zone) {
    std::size_t count = static_cast<std::size_t>(zone.spaces);
    for (std::size_t i = 0; i < zone.cards.size(); ++i)
        count = std::max(count, place_of(zone, i) + 1);
    return count;
}
float gap_of(const Ruler& ruler) { return std::round(ruler.gap() * 0.7F); }
float pad_of(const Ruler& ruler) { return std::round(ruler.pad() * 0.7F); }

/// The name, behind its sign if there is one and it fits.
void heading(const Ruler& ruler, Piece& tray, const scene::Zone& zone, float wide) {
    const float pad = pad_of(ruler);
    const unsigned size = ruler.small();
    const std::string words = ruler.type.fit(zone.label, Typeface::italic, size, wide - 2 * pad);
    const float named = std::ceil(ruler.type.width(words, Typeface::italic, size));
    const std::string_view sign = ruler.type.sign(zone.icon);
    const float mark = std::ceil(ruler.type.width(sign, Typeface::icon, size));
    const float all = sign.empty() ? named : mark + pad + named;
    const bool both = !sign.empty() && all <= wide - 2 * pad;
    float x = std::floor((wide - (both ? all : named)) / 2);
    if (both) {
        tray.texts.push_back(line_of(ruler, sign, Typeface::icon, size, Ink::amber, x, pad / 2, mark));
        x += mark + pad;
    }
    tray.texts.push_back(line_of(ruler, words, Typeface::italic, size, Ink::amber, x, pad / 2, named));
}

}  // namespace

float places_width(const Ruler& ruler, const scene::Zone& zone) {
    const auto count = static_cast<float>(places_of(zone));
    return std::max(ruler.type.width(zone.label, Typeface::italic, ruler.small()),
                    count * (ruler.em * kLeastPlace + gap_of(ruler)) - gap_of(ruler)) +
           2 * pad_of(ruler);
}

Block places_block(const Setting& setting, const Ruler& ruler, const scene::Zone& zone, float wide) {
    const float gap = gap_of(ruler);
    const float pad = pad_of(ruler);
    const std::size_t count = places_of(zone);
    const auto many = static_cast<float>(count);
    const float side = std::floor(std::min(ruler.em * kMostPlace, (wide - 2 * pad + gap) / many - gap));
    const float line = Type::line(ruler.small());
    const float left = std::floor((wide - many * (side + gap) + gap) / 2);
    Block block;
    Piece tray;
    tray.box = {0, 0, wide, std::ceil(line + side + 2 * pad)};
    tray.shapes.push_back({tray.box, Look::tray, ""});
    heading(ruler, tray, zone, wide);
    for (std::size_t i = 0; i < count; ++i) {
        if (is_taken(zone, i)) continue;
        const Rect place{left + static_cast<float>(i) * (side + gap), line + pad, side, side};
        tray.shapes.push_back({place, Look::back, ""});
        tray.texts.push_back(line_of(ruler, fmt::format("{}", i + 1), Typeface::regular, ruler.small(),
                                     Ink::dusk, place.x, place.y + (side - line) / 2, side, Align::centre));
    }
    block.spots.push_back({tray.box, Does::open_zone, static_cast<std::int64_t>(index(zone.id)), false});
    block.take(std::move(tray), 0, 0);
    for (std::size_t i = 0; i < zone.cards.size(); ++i)
        setting.offering.put(block, figure(setting, ruler, zone.cards[i], side), zone.cards[i].id,
                             left + static_cast<float>(place_of(zone, i)) * (side + gap), line + pad);
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
