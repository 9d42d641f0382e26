#include "window/pages/place_tiles.h"

#include "window/pages/answer_numbers.h"
#include "window/pages/leading_there.h"
#include "window/pages/numbered_places.h"
#include "window/pages/order_seal.h"

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
constexpr float kShut = 0.6F;  ///< of a night: how dark a place is where nobody may go
constexpr float kTypes[] = {1.2F, 1.1F, 1.0F, 0.9F, 0.82F, 0.74F, 0.66F, 0.6F};
constexpr float kUsualLeast = 0.82F;  ///< less only where letters are large: so many pixels
constexpr float kLeastLetters = 17;
constexpr float kLeastPictured = 0.9F;  ///< smaller type only without pictures
constexpr float kPicture = 0.36F;       ///< of a tile's width
constexpr float kHead = 1.55F;          ///< ems: how high a head with a picture is at least …
constexpr float kMostHead = 2.4F;       ///< … and at most
constexpr float kTerms = 1.6F;          ///< of the letters' size: what comes next, if it has room so
constexpr float kBetween = 0.45F;       ///< of them: between two things that a place costs or gives
constexpr float kPlace = 1.0F;          ///< ems: a number or a letter on it can be read
constexpr float kMostPlace = 1.75F;
constexpr float kRow = 0.92F;  ///< of a line: how high a row is at least
constexpr float kWide = 1.7F;  ///< a tile's breadth, of its height, if it may choose

/// A head with its name, what comes next in large, and below it all places in a line; at its right a picture.
class PlaceTile {
 public:
    PlaceTile(const Setting& setting, const Ruler& ruler, const scene::Zone& zone, float w, float h,
              bool pictured)
        : setting_(setting),
          ruler_(ruler),
          zone_(zone),
          there_(leading_there(setting.view, zone)),
          w_(w),
          h_(h),
          picture_(pictured ? std::round(w * kPicture) : 0) {
        const float line = Type::line(ruler.body());
        const float free = h - 2 * kFrame - 2 * pad();
        side_ = std::floor(std::min(ruler.em * kMostPlace, free - 2 * line));
        band_ = std::ceil(line + pad() * 0.5F);
        if (pictured)
            band_ =
                std::round(std::clamp(free - side_ - line * kTerms, ruler.em * kHead, ruler.em * kMostHead));
        row_ = std::floor(free - band_ - side_);
        if (!tells()) return;
        const auto suits = [&](unsigned size, float room) {
            return Type::line(size) * kRow <= row_ && width(size) <= room;
        };
        const unsigned least = ruler.body();
        below_picture_ = picture_ > 0 && width(least) > w_ - left() - kFrame - picture_ - pad();
        terms_ = static_cast<unsigned>(ruler.em * kTerms);
        while (terms_ > least && !suits(terms_, terms_room()))
            --terms_;
    }

    bool fits() const {
        if (side_ < std::round(ruler_.em * kPlace) || row_ < Type::line(ruler_.body()) * kRow) return false;
        const float room = w_ - 2 * kFrame - 2 * pad() - (picture_ > 0 ? picture_ : seal());
        if (ruler_.type.width(zone_.label, Typeface::bold, ruler_.body()) > room) return false;
        const float beside = below_picture_ ? 0 : picture_;
        if (static_cast<float>(places_of(zone_)) * step() > w_ - left() - kFrame - beside) return false;
        return !tells() || width(terms_) <= terms_room();
    }

    Block block() const {
        Block block;
        Piece tile = this->tile();
        const std::optional<Spot> chosen = spot(tile);
        tile.glows = chosen && (there_.pointed || may_still_be_chosen());
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
    /// Where places and words begin.
    float left() const { return kFrame + pad(); }
    float seal() const { return std::round(ruler_.em * 1.7F); }
    /// From one place to the next.
    float step() const { return side_ + std::round(side_ * 0.16F); }
    bool tells() const { return !zone_.terms.empty(); }
    /// What is told of: where who comes next will stand, or would.
    std::size_t told() const {
        std::size_t place = 0;
        while (place + 1 < zone_.terms.size() && is_taken(zone_, place))
            ++place;
        return place;
    }
    Rect place(std::size_t which) const {
        return {left() + static_cast<float>(which) * step(), h_ - kFrame - pad() - side_, side_, side_};
    }
    /// All of the tile's height, unless what comes next needs its breadth.
    float picture_height() const { return below_picture_ ? band_ : h_ - 2 * kFrame; }
    /// Where who comes next will stand, while the place may be chosen: only that is loud.
    bool is_next(std::size_t which) const { return there_.next == which; }
    /// For what a place costs and gives.
    float terms_room() const { return w_ - left() - kFrame - pad() - (below_picture_ ? 0 : picture_); }
    float width(unsigned size) const {
        Piece probe;
        return write(probe, zone_.terms[told()], size, false, 0, 0);
    }
    static bool is_cost(const scene::Badge& term) { return term.amount < 0; }
    /// Sign and number of each, in a line: what it costs, in red, and behind an arrow what it gives, in
    /// green; `faint`: whoever comes next does not get it. Returns where it ends.
    float write(Piece& piece, const scene::Terms& terms, unsigned size, bool faint, float x, float y) const {
        float end = x;
        const float between = static_cast<float>(size) * kBetween;
        const auto put = [&](std::string_view words, Typeface face, Ink ink, const std::string& tint = "") {
            if (words.empty()) return;
            piece.texts.push_back(line_of(ruler_, words, face, size, faint ? Ink::faint : ink, end, y));
            piece.texts.back().tint = tint;
            end = std::ceil(piece.texts.back().box.right());
        };
        const auto part = [&](bool costs) {
            for (const scene::Badge& term : terms) {
                if (is_cost(term) != costs) continue;
                if (end > x) end += std::round(between);
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
            end += std::round(between / 2);
            put("▸", Typeface::icon, Ink::faint);
            end -= std::round(between / 2);
        }
        part(false);
        return end;
    }

    bool may_still_be_chosen() const {
        const scene::Ask* ask = setting_.view.ask;
        const Choosing* choosing = setting_.view.choosing;
        return there_.choice && there_.chosen == 0 && there_.refused.empty() &&
               (choosing == nullptr ||
                choosing->count() < static_cast<std::size_t>(std::max(1, ask->question.most)));
    }
    /// Keys go to the card, the mouse to either.
    std::optional<Spot> spot(const Piece& tile) const {
        if (!there_.choice) return std::nullopt;
        return Spot{tile.box, Does::choose, static_cast<std::int64_t>(*there_.choice), false};
    }
    /// The number of the order that leads there: the card in the hand has the same.
    void number(Piece& piece) const {
        const scene::Ask* ask = setting_.view.ask;
        if (ask == nullptr || !there_.choice || (picture_ == 0 && there_.chosen > 0)) return;
        const std::string words = fmt::format("{}", number_of(*ask, *there_.choice));
        const unsigned size = ruler_.small();
        const float high = Type::line(size);
        const float wide =
            std::max(high, std::ceil(ruler_.type.width(words, Typeface::bold, size) + ruler_.em * 0.5F));
        const float edge = std::round(pad() / 2);
        const Rect box{picture_ > 0 ? w_ - kFrame - picture_ + edge : w_ - kFrame - edge - wide,
                       kFrame + edge, wide, high};
        piece.shapes.push_back({box, Look::key, ""});
        piece.texts.push_back(
            line_of(ruler_, words, Typeface::bold, size, Ink::light, box.x, box.y, wide, Align::centre));
    }

    Piece tile() const {
        Piece piece;
        piece.box = {0, 0, w_, h_};
        piece.thing = kZoneThing + index(zone_.id);
        const bool shut = !there_.refused.empty();
        const std::string frame = shut ? "iron" : zone_.face ? zone_.face->frame : "sky";
        const Rect band{kFrame, kFrame, w_ - 2 * kFrame - picture_, band_};
        const Rect pictured{w_ - kFrame - picture_, kFrame, picture_, picture_height()};
        piece.shapes.push_back({piece.box, Look::card, frame});
        if (picture_ > 0) {
            window::picture(ruler_, piece, zone_.face ? zone_.face->picture : "", zone_.icon, frame,
                            pictured);
            for (Figure& shape : piece.shapes)
                if (shape.look == Look::scene) shape.lit = there_.pointed || there_.chosen > 0;
        }
        piece.shapes.push_back({band, Look::title, frame});
        piece.texts.push_back(line_of(ruler_, zone_.label, Typeface::bold, ruler_.body(), Ink::light,
                                      kFrame + pad(),
                                      kFrame + std::floor((band_ - Type::line(ruler_.body())) / 2)));
        for (std::size_t i = 0; i < places_of(zone_); ++i)
            socket(piece, i);
        tell(piece);
        if (shut) {
            piece.shapes.push_back({.box = piece.box, .look = Look::night, .share = kShut});
            piece.hint = fmt::format("{}\n{}", there_.refused, piece.hint);
        }
        number(piece);
        if (there_.chosen > 0) {
            const float side = std::min(seal(), band_);
            const float edge = kFrame + pad() / 2;  // a tick stands in the upper corner
            const Rect box{w_ - edge - side, picture_ > 0 && !below_picture_ ? h_ - edge - side : edge, side,
                           side};
            put_order_seal(ruler_, piece, there_.chosen, box);  // as on the card in its socket
            piece.shapes.push_back({piece.box, Look::marked, ""});
        }
        return piece;
    }
    /// A place with its number, unless somebody stands there; where who comes next will stand is golden.
    void socket(Piece& piece, std::size_t which) const {
        if (is_taken(zone_, which)) return;
        const Rect box = place(which);
        const bool next = is_next(which);
        const unsigned size = next ? ruler_.body() : ruler_.small();
        piece.shapes.push_back({next ? box : box.inset(std::round(side_ * 0.08F)),
                                Look::seal,  // no key is round
                                next ? "gold" : "earth"});
        piece.texts.push_back(line_of(
            ruler_, fmt::format("{}", which + 1), Typeface::bold, size, next ? Ink::light : Ink::ghost, box.x,
            box.y + std::floor((side_ - Type::line(size)) / 2), side_, Align::centre));
    }
    /// In large what comes next; what all places cost and give is read where the tile is pointed at.
    void tell(Piece& piece) const {
        for (std::size_t i = 0; i < zone_.told.size(); ++i)
            piece.hint += fmt::format("{}{}: {}", i > 0 ? "\n" : "", i + 1, zone_.told[i]);
        if (!tells()) return;
        const float top = kFrame + band_ + pad() / 2;
        write(piece, zone_.terms[told()], terms_, !is_next(told()), left(),
              top + std::floor((row_ + pad() / 2 - Type::line(terms_)) / 2));
    }

    const Setting& setting_;
    const Ruler& ruler_;
    const scene::Zone& zone_;
    LeadingThere there_;
    float w_;
    float h_;
    float picture_;  ///< its width; 0: none
    float band_ = 0;
    float row_ = 0;               ///< for what comes next
    float side_ = 0;              ///< of a place
    unsigned terms_ = 0;          ///< the letters of what comes next
    bool below_picture_ = false;  ///< it needs all of the tile's breadth
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
    const float gap = std::round(setting.ruler.gap() * 1.7F);
    const auto in_type = [&](float type) -> std::optional<Block> {
        Ruler ruler = setting.ruler;
        ruler.em *= type;
        for (const std::size_t columns : columns_for(zones.size(), w, h)) {
            const std::size_t rows = (zones.size() + columns - 1) / columns;
            const float wide = std::floor((w + gap) / static_cast<float>(columns) - gap);
            const float high = std::floor((h + gap) / static_cast<float>(rows) - gap);
            std::vector<PlaceTile> tiles;
            for (const scene::Zone* zone : zones)
                tiles.emplace_back(setting, ruler, *zone, wide, high, pictured);
            if (!std::all_of(tiles.begin(), tiles.end(), [](const PlaceTile& tile) { return tile.fits(); }))
                continue;
            Block all;
            for (std::size_t i = 0; i < tiles.size(); ++i) {
                const std::size_t row = i / columns;
                all.take(tiles[i].block(), static_cast<float>(i % columns) * (wide + gap),
                         static_cast<float>(row) * (high + gap));
            }
            return all;
        }
        return std::nullopt;
    };
    const float em = setting.ruler.em;
    for (const float type : kTypes) {
        const float least = pictured ? kLeastPictured : kUsualLeast;
        if (type < least && em * type < kLeastLetters) break;
        if (auto all = in_type(type)) return {std::move(*all), type};
    }
    return {};
}

}  // namespace tankard::window
