#include "window/pages/numbered_places.h"

#include "window/pages/card_token.h"
#include "window/pages/markers.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {

Piece figure_on_place(const Setting& setting, const Ruler& ruler, const scene::Card& card, float side) {
    const auto& seats = setting.view.scene.seats;
    if (index(card.owner) >= seats.size()) return token(ruler, card, side);
    Piece piece = marker(ruler, card.owner, initial(seats[index(card.owner)].player), "", side, side);
    piece.thing = index(card.id) + 1;
    return piece;
}

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

namespace {

constexpr float kPlace = 1.4F;  ///< ems: a letter on it can be read
constexpr float kSign = 1.5F;

/// A zone's part of the strip: its sign at the left, its places beside it, above these its name.
class PlacesCell {
 public:
    PlacesCell(const Setting& setting, const Ruler& ruler, const scene::Zone& zone)
        : setting_(setting),
          ruler_(ruler),
          zone_(zone),
          side_(std::round(ruler.em * kPlace)),
          glyph_(ruler.type.sign(zone.icon)) {}

    float least() const { return left() + places() + 2 * pad(); }
    /// With its name.
    float named() const {
        return left() +
               std::max(places(), ruler_.type.width(zone_.label, Typeface::regular, ruler_.small())) +
               2 * pad();
    }
    float height(bool named) const {
        const float words = named ? Type::line(ruler_.small()) : 0;
        return std::ceil(std::max(words + side_, sign()) + 2 * pad());
    }

    Block block(float wide, bool named) const {
        const float high = height(named);
        const float words = named ? Type::line(ruler_.small()) : 0;
        const float inside = std::max(places(), named ? name_width() : 0);
        const float x = std::floor((wide - left() - inside) / 2);
        const float y = std::floor((high - words - side_) / 2);
        Block block;
        Piece cell;
        cell.box = {0, 0, wide, high};
        if (!named) cell.hint = zone_.label;
        const Ink ink = zone_.size > 0 ? Ink::amber : Ink::dusk;
        if (left() > 0) {
            const auto size = static_cast<unsigned>(sign() * 0.82F);
            cell.texts.push_back(line_of(ruler_, glyph_, Typeface::icon, size, ink, x,
                                         (high - Type::line(size)) / 2, sign(), Align::centre));
        }
        const float from = x + left();
        if (named)
            cell.texts.push_back(line_of(ruler_, zone_.label, Typeface::regular, ruler_.small(), ink, from, y,
                                         inside, Align::left));
        for (std::size_t i = 0; i < places_of(zone_); ++i) {
            if (is_taken(zone_, i)) continue;
            const Rect place{from + at(i), y + words, side_, side_};
            cell.shapes.push_back({place.inset(2), Look::count, ""});
            cell.texts.push_back(
                line_of(ruler_, fmt::format("{}", i + 1), Typeface::regular, ruler_.small(), Ink::dusk,
                        place.x, place.y + (side_ - Type::line(ruler_.small())) / 2, side_, Align::centre));
        }
        block.spots.push_back({cell.box, Does::open_zone, static_cast<std::int64_t>(index(zone_.id)), false});
        block.take(std::move(cell), 0, 0);
        for (std::size_t i = 0; i < zone_.cards.size(); ++i)
            setting_.offering.put(block, figure_on_place(setting_, ruler_, zone_.cards[i], side_),
                                  zone_.cards[i].id, from + at(place_of(zone_, i)), y + words);
        return block;
    }

 private:
    float pad() const { return std::round(ruler_.pad() * 0.4F); }
    float sign() const { return glyph_.empty() ? 0 : std::round(ruler_.em * kSign); }
    /// Where the places begin.
    float left() const { return sign() > 0 ? sign() + pad() : 0; }
    float at(std::size_t place) const { return static_cast<float>(place) * (side_ + 1); }
    float places() const { return at(places_of(zone_)) - 1; }
    float name_width() const {
        return std::ceil(ruler_.type.width(zone_.label, Typeface::regular, ruler_.small()));
    }

    const Setting& setting_;
    const Ruler& ruler_;
    const scene::Zone& zone_;
    float side_;
    std::string_view glyph_;
};

}  // namespace

Block places_strip(const Setting& setting, const Ruler& ruler, const std::vector<const scene::Zone*>& zones,
                   float w) {
    Block all;
    if (zones.empty()) return all;
    std::vector<PlacesCell> cells;
    for (const scene::Zone* zone : zones)
        cells.emplace_back(setting, ruler, *zone);
    std::size_t columns = cells.size();
    const auto each = [&] { return std::floor(w / static_cast<float>(columns)); };
    const auto fit = [&](float (PlacesCell::*needs)() const) {
        return std::all_of(cells.begin(), cells.end(),
                           [&](const PlacesCell& cell) { return (cell.*needs)() <= each(); });
    };
    while (columns > 1 && !fit(&PlacesCell::least))
        columns = (columns + 1) / 2;
    const bool named = fit(&PlacesCell::named);
    const float wide = std::min(each(), ruler.em * 9);
    const float high = cells.front().height(named);
    const std::size_t rows = (cells.size() + columns - 1) / columns;
    Piece tray;
    tray.box = {0, 0, wide * static_cast<float>(columns), high * static_cast<float>(rows)};
    tray.shapes.push_back({tray.box, Look::tray, ""});
    const auto row = [&](std::size_t cell) {
        const std::size_t above = cell / columns;
        return high * static_cast<float>(above);
    };
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (i % columns > 0)
            tray.shapes.push_back({{wide * static_cast<float>(i % columns), row(i) + std::round(high * 0.16F),
                                    1, std::round(high * 0.68F)},
                                   Look::rule,
                                   ""});
    all.take(std::move(tray), 0, 0);
    for (std::size_t i = 0; i < cells.size(); ++i)
        all.take(cells[i].block(wide, named), wide * static_cast<float>(i % columns), row(i));
    return all;
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
        setting.offering.put(block, figure_on_place(setting, ruler, zone.cards[i], side), zone.cards[i].id,
                             from + static_cast<float>(i) * step, 2);
    return block;
}

}  // namespace tankard::window
