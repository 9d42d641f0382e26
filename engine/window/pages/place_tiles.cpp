#include "window/pages/place_tiles.h"

#include "window/pages/answer_numbers.h"
#include "window/pages/numbered_places.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kFrame = 4;
constexpr float kTypes[] = {1.3F, 1.2F, 1.1F, 1.0F, 0.9F, 0.82F, 0.74F, 0.66F, 0.6F};
constexpr float kUsualLeast = 0.82F;  ///< less only where letters are large: so many pixels
constexpr float kLeastLetters = 15;
constexpr float kLeastPictured = 0.9F;  ///< smaller type only without pictures
constexpr float kPicture = 0.34F;       ///< of a tile's width
constexpr float kHead = 2.5F;           ///< ems: how high a head with a picture is
constexpr float kMostHead = 4.4F;
constexpr float kBetween = 0.55F;  ///< ems: between two things that a place costs or gives
constexpr float kPlace = 1.0F;     ///< ems: a number or a letter on it can be read
constexpr float kRow = 0.92F;      ///< of a line: how high a row is at least
constexpr float kMostPlace = 1.9F;
constexpr float kWide = 1.7F;  ///< a tile's breadth, of its height, if it may choose

class PlaceTile {
 public:
    PlaceTile(const Setting& setting, const Ruler& ruler, const scene::Zone& zone, float w, float h,
              bool pictured)
        : setting_(setting), ruler_(ruler), zone_(zone), w_(w), h_(h) {
        const auto rows = static_cast<float>(zone.terms.empty() ? 1 : places_of(zone));
        const float least = rows * (std::round(ruler.em * kMostPlace) + 2);  // all else is for the picture
        band_ = std::ceil(Type::line(ruler.body()) + pad() * 0.5F);
        if (pictured) {
            picture_ = std::round(w * kPicture);
            band_ = std::round(
                std::clamp(h - 2 * kFrame - pad() - least, ruler.em * kHead, ruler.em * kMostHead));
        }
        row_ = std::floor((h - 2 * kFrame - band_ - pad()) / rows);
        side_ = std::min(row_ - 3, std::round(ruler.em * kMostPlace));
        lead();
    }

    bool fits() const {
        if (side_ < std::round(ruler_.em * kPlace) || row_ < Type::line(ruler_.body()) * kRow) return false;
        const float room = w_ - 2 * kFrame - 2 * pad() - (picture_ > 0 ? picture_ : seal());
        if (ruler_.type.width(zone_.label, Typeface::bold, ruler_.body()) > room) return false;
        if (zone_.terms.empty())
            return static_cast<float>(places_of(zone_)) * (side_ + 2) <= w_ - left() - kFrame;
        return std::all_of(zone_.terms.begin(), zone_.terms.end(), [&](const scene::Terms& terms) {
            return width(terms, ruler_.small()) <= terms_room();
        });
    }

    Block block() const {
        Block block;
        Piece tile = this->tile();
        const std::optional<Spot> chosen = spot(tile);
        tile.glows = chosen && lit_;  // the card in the hand glows for both
        block.spots.push_back(chosen.value_or(
            Spot{tile.box, Does::open_zone, static_cast<std::int64_t>(index(zone_.id)), false}));
        block.take(std::move(tile), 0, 0);
        for (std::size_t i = 0; i < zone_.cards.size(); ++i) {
            const Rect place = this->place(place_of(zone_, i));
            setting_.offering.put(block, figure_on_place(setting_, ruler_, zone_.cards[i], side_),
                                  zone_.cards[i].id, place.x, place.y);
        }
        return block;
    }

 private:
    float pad() const { return std::round(ruler_.pad() * 0.8F); }
    /// Where the places begin, and what stands beside them.
    float left() const { return kFrame + pad(); }
    float words_from() const { return left() + side_ + pad(); }
    float seal() const { return std::round(ruler_.em * 1.5F); }
    Rect place(std::size_t which) const {
        const auto number = static_cast<float>(which);
        const float top = kFrame + band_ + pad() / 2;
        if (zone_.terms.empty())
            return {left() + number * (side_ + 2), top + std::floor((row_ - side_) / 2), side_, side_};
        return {left(), std::round(top + number * row_ + (row_ - side_) / 2), side_, side_};
    }
    /// Beside the head, and beside what costs and gains come first as far as these leave it room.
    float picture_height() const {
        const float whole = h_ - 2 * kFrame;
        for (std::size_t i = 0; i < zone_.terms.size(); ++i)
            if (width(zone_.terms[i], size_of(i)) > terms_room() - picture_)
                return i == 0 ? band_ : std::floor(place(i).y - (row_ - side_) / 2 - kFrame);
        return zone_.terms.empty() ? band_ : whole;
    }
    /// Where who comes next will stand, while the place may be chosen: only that is loud.
    bool is_next(std::size_t which) const {
        std::size_t next = 0;
        while (is_taken(zone_, next))
            ++next;
        return !shut_ && which == next;
    }
    /// For what a place costs and gives.
    float terms_room() const { return w_ - words_from() - kFrame - pad() / 2; }
    float width(const scene::Terms& terms, unsigned size) const {
        Piece probe;
        return write(probe, terms, size, false, 0, 0);
    }
    /// Of the letters beside a place: larger where somebody may come next.
    unsigned size_of(std::size_t which) const {
        const bool large = is_next(which) && width(zone_.terms[which], ruler_.body()) <= terms_room();
        return large ? ruler_.body() : ruler_.small();
    }
    static bool is_cost(const scene::Badge& term) { return term.amount < 0; }
    /// Sign and number of each, in a line: what it costs, in red, and behind an arrow what it gives, in
    /// green; `faint`: whoever comes next does not get it. Returns where it ends.
    float write(Piece& piece, const scene::Terms& terms, unsigned size, bool faint, float x, float y) const {
        float end = x;
        const auto put = [&](std::string_view words, Typeface face, Ink ink, const std::string& tint = "") {
            if (words.empty()) return;
            piece.texts.push_back(line_of(ruler_, words, face, size, faint ? Ink::faint : ink, end, y));
            piece.texts.back().tint = tint;
            end = std::ceil(piece.texts.back().box.right());
        };
        const auto part = [&](bool costs) {
            for (const scene::Badge& term : terms) {
                if (is_cost(term) != costs) continue;
                if (end > x) end += std::round(ruler_.em * kBetween);
                const Ink ink = costs ? Ink::red : Ink::green;
                const std::string_view sign = ruler_.type.sign(term.icon);
                put(sign.empty() ? term.label : sign, sign.empty() ? Typeface::italic : Typeface::icon,
                    Ink::text, term.tint);
                if (!term.value.empty()) end += 2;
                put(term.value, Typeface::bold, ink);
            }
        };
        part(true);
        if (end > x && std::any_of(terms.begin(), terms.end(),
                                   [](const scene::Badge& term) { return !is_cost(term); })) {
            end += std::round(ruler_.em * kBetween / 2);
            put("▸", Typeface::icon, Ink::faint);
            end -= std::round(ruler_.em * kBetween / 2);
        }
        part(false);
        return end;
    }

    /// What of the question is about the card that leads there.
    void lead() {
        const scene::Ask* ask = setting_.view.ask;
        if (ask == nullptr || zone_.leads_there == CardId::none) return;
        const Ref card = Ref::card(zone_.leads_there, 0);
        for (std::size_t i = 0; i < ask->question.own(); ++i) {
            if (!is_about(ask->choices[i], card)) continue;
            const Choosing* choosing = setting_.view.choosing;
            if (choosing != nullptr) chosen_ = choosing->place(i);
            lit_ = lit_ || setting_.view.pointed == i;
        }
        shut_ = std::any_of(ask->refused.begin(), ask->refused.end(), [&](const scene::Refused& refused) {
            return refused.object.kind() == RefKind::card && refused.object.as_card() == zone_.leads_there;
        });
    }
    std::optional<Spot> spot(const Piece& tile) const {
        if (zone_.leads_there == CardId::none || !setting_.offering.is_offered(zone_.leads_there))
            return std::nullopt;
        bool glows = false;
        Spot spot = setting_.offering.spot_of(tile, zone_.leads_there, glows);
        spot.stop = false;  // keys go to the card
        return spot;
    }

    Piece tile() const {
        Piece piece;
        piece.box = {0, 0, w_, h_};
        piece.thing = kZoneThing + index(zone_.id);
        const std::string frame = zone_.face ? zone_.face->frame : "sky";
        piece.shapes.push_back({piece.box, Look::card, frame});
        if (picture_ > 0) {
            window::picture(ruler_, piece, zone_.face ? zone_.face->picture : "", zone_.icon, frame,
                            {w_ - kFrame - picture_, kFrame, picture_, picture_height()});
            for (Figure& shape : piece.shapes)
                if (shape.look == Look::scene) shape.lit = lit_ || chosen_ > 0;
        }
        piece.shapes.push_back({{kFrame, kFrame, w_ - 2 * kFrame - picture_, band_}, Look::title, frame});
        piece.texts.push_back(line_of(ruler_, zone_.label, Typeface::bold, ruler_.body(), Ink::light,
                                      kFrame + pad(),
                                      kFrame + std::floor((band_ - Type::line(ruler_.body())) / 2)));
        for (std::size_t i = 0; i < places_of(zone_); ++i)
            write(piece, i);
        if (shut_) piece.shapes.push_back({piece.box.inset(1), Look::night, ""});
        if (chosen_ > 0) {
            const float side = std::min(seal(), band_);
            const Rect box{w_ - kFrame - pad() / 2 - side, kFrame + pad() / 2, side, side};
            piece.shapes.push_back({box, Look::marker, "gold", Form::disc});
            piece.texts.push_back(
                line_of(ruler_, fmt::format("{}", chosen_), Typeface::bold, ruler_.small(), Ink::light, box.x,
                        box.y + std::floor((side - Type::line(ruler_.small())) / 2), side, Align::centre));
            piece.shapes.push_back({piece.box, Look::marked, ""});
        }
        return piece;
    }
    /// A place's number, unless somebody stands there, and beside it what it costs and gives.
    void write(Piece& piece, std::size_t which) const {
        const Rect box = place(which);
        const float right =
            w_ - kFrame - (box.y < kFrame + picture_height() && picture_ > 0 ? picture_ : 0.0F);
        const bool taken = is_taken(zone_, which);
        const bool next = is_next(which);
        const unsigned size = ruler_.small();
        if (!taken) {
            if (next) piece.shapes.push_back({box.inset(1), Look::seal, "gold"});  // round: no key is
            piece.texts.push_back(line_of(
                ruler_, fmt::format("{}", which + 1), Typeface::bold, size, next ? Ink::light : Ink::faint,
                box.x, box.y + std::floor((side_ - Type::line(size)) / 2), side_, Align::centre));
        }
        if (which >= zone_.terms.size()) return;
        const unsigned letters = size_of(which);
        const float y = box.y + std::floor((side_ - Type::line(letters)) / 2);
        write(piece, zone_.terms[which], letters, !next, words_from(), y);
        if (which > 0)
            piece.shapes.push_back(
                {{left(), box.y - std::round((row_ - side_) / 2), right - pad() - left(), 1},
                 Look::rule,
                 ""});
        piece.hint += fmt::format("{}{}: {}", which > 0 ? "\n" : "", which + 1, zone_.told[which]);
    }

    const Setting& setting_;
    const Ruler& ruler_;
    const scene::Zone& zone_;
    float w_;
    float h_;
    float band_ = 0;
    float row_ = 0;
    float side_ = 0;          ///< of a place
    float picture_ = 0;       ///< its width
    std::size_t chosen_ = 0;  ///< as which of several, from 1
    bool lit_ = false;
    bool shut_ = false;  ///< it may not be chosen
};

/// Numbers of columns that leave no gap in the last row, those with tiles of the usual shape first.
std::vector<std::size_t> columns_for(std::size_t count, float w, float h) {
    std::vector<std::size_t> all;
    for (std::size_t columns = 1; columns <= count; ++columns)
        if (count % columns == 0 || columns * columns > count) all.push_back(columns);
    const auto off = [&](std::size_t columns) {
        const std::size_t rows = (count + columns - 1) / columns;
        const float shape = w / static_cast<float>(columns) / (h / static_cast<float>(rows));
        return std::abs(std::log(shape / kWide)) + (count % columns != 0 ? 1.0F : 0.0F);
    };
    std::stable_sort(all.begin(), all.end(),
                     [&](std::size_t one, std::size_t other) { return off(one) < off(other); });
    return all;
}

}  // namespace

PlaceTiles place_tiles(const Setting& setting, const std::vector<const scene::Zone*>& zones, bool pictured,
                       float w, float h) {
    PlaceTiles all;
    const float gap = std::round(setting.ruler.gap() * 1.7F);
    for (const float type : kTypes) {
        if (pictured && type < kLeastPictured && setting.ruler.em * type < kLeastLetters) break;
        Ruler ruler = setting.ruler;
        ruler.em *= type;
        if (type < kUsualLeast && ruler.em < kLeastLetters) break;
        for (const std::size_t columns : columns_for(zones.size(), w, h)) {
            const std::size_t rows = (zones.size() + columns - 1) / columns;
            const float wide = std::floor((w + gap) / static_cast<float>(columns) - gap);
            const float high = std::floor((h + gap) / static_cast<float>(rows) - gap);
            std::vector<PlaceTile> tiles;
            for (const scene::Zone* zone : zones)
                tiles.emplace_back(setting, ruler, *zone, wide, high, pictured);
            if (!std::all_of(tiles.begin(), tiles.end(), [](const PlaceTile& tile) { return tile.fits(); }))
                continue;
            for (std::size_t i = 0; i < tiles.size(); ++i) {
                const std::size_t row = i / columns;
                all.block.take(tiles[i].block(), static_cast<float>(i % columns) * (wide + gap),
                               static_cast<float>(row) * (high + gap));
            }
            all.type = type;
            return all;
        }
    }
    return all;
}

}  // namespace tankard::window
