#include "window/pages/place_tiles.h"

#include "window/pages/answer_numbers.h"
#include "window/pages/leading_there.h"
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
constexpr float kLessPicture = 0.27F;   ///< where letters are large …
constexpr float kLessHead = 1.7F;       ///< … and so
constexpr float kHead = 2.5F;           ///< ems: how high a head with a picture is
constexpr float kMostHead = 4.4F;
constexpr float kBetween = 0.55F;  ///< ems: between two things that a place costs or gives
constexpr float kPlace = 1.0F;     ///< ems: a number or a letter on it can be read
constexpr float kRow = 0.92F;      ///< of a line: how high a row is at least
constexpr float kMostPlace = 1.9F;
constexpr float kWide = 1.7F;  ///< a tile's breadth, of its height, if it may choose
/// In large letters that say all only if they were small, what comes next is said alone: so large at least,
/// and from so many pixels on.
constexpr float kLeastBrief = 0.74F;
constexpr float kLargeLetters = 20;
/// What that is worth beside tiles that say all: less than usual letters, more than smaller ones.
constexpr float kWorthBrief = 0.75F;

class PlaceTile {
 public:
    PlaceTile(const Setting& setting, const Ruler& ruler, const scene::Zone& zone, float w, float h,
              bool pictured, bool brief)
        : setting_(setting),
          ruler_(ruler),
          zone_(zone),
          there_(leading_there(setting.view, zone)),
          brief_(brief && !zone.terms.empty()),
          w_(w),
          h_(h) {
        const auto rows = static_cast<float>(brief_ ? 2 : in_line() ? 1 : places_of(zone));
        const float least = rows * (std::round(ruler.em * kMostPlace) + 2);  // all else is for the picture
        band_ = std::ceil(Type::line(ruler.body()) + pad() * 0.5F);
        if (pictured) {
            picture_ = std::round(w * (brief_ ? kLessPicture : kPicture));
            band_ = std::round(std::clamp(h - 2 * kFrame - pad() - least,
                                          ruler.em * (brief_ ? kLessHead : kHead), ruler.em * kMostHead));
        }
        row_ = std::floor((h - 2 * kFrame - band_ - pad()) / rows);
        side_ = std::min(row_ - 3, std::round(ruler.em * kMostPlace));
    }

    bool fits() const {
        if (side_ < std::round(ruler_.em * kPlace) || row_ < Type::line(ruler_.body()) * kRow) return false;
        const float room = w_ - 2 * kFrame - 2 * pad() - (picture_ > 0 ? picture_ : seal());
        if (ruler_.type.width(zone_.label, Typeface::bold, ruler_.body()) > room) return false;
        const float beside = brief_ ? picture_ + pad() : 0;
        if (in_line() && static_cast<float>(places_of(zone_)) * (side_ + 2) > w_ - left() - kFrame - beside)
            return false;
        if (brief_) return width(zone_.terms[told()], ruler_.body()) <= w_ - 2 * left();
        return std::all_of(zone_.terms.begin(), zone_.terms.end(), [&](const scene::Terms& terms) {
            return width(terms, ruler_.small()) <= terms_room();
        });
    }

    Block block() const {
        Block block;
        Piece tile = this->tile();
        const std::optional<Spot> chosen = spot(tile);
        tile.glows = chosen && there_.pointed;  // the card in the hand glows for both
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
    bool in_line() const { return brief_ || zone_.terms.empty(); }
    /// What is told of if that is one place alone: where who comes next will stand, or would.
    std::size_t told() const {
        std::size_t place = 0;
        while (place + 1 < zone_.terms.size() && is_taken(zone_, place))
            ++place;
        return place;
    }
    Rect place(std::size_t which) const {
        const auto number = static_cast<float>(which);
        const float top = kFrame + band_ + pad() / 2;
        if (in_line())
            return {left() + number * (side_ + 2), top + std::floor((row_ - side_) / 2), side_, side_};
        return {left(), std::round(top + number * row_ + (row_ - side_) / 2), side_, side_};
    }
    /// Beside the head, and beside what costs and gains come first as far as these leave it room.
    float picture_height() const {
        const float whole = h_ - 2 * kFrame;
        if (brief_) return band_ + std::floor(pad() / 2 + row_);
        for (std::size_t i = 0; i < zone_.terms.size(); ++i)
            if (width(zone_.terms[i], size_of(i)) > terms_room() - picture_)
                return i == 0 ? band_ : std::floor(place(i).y - (row_ - side_) / 2 - kFrame);
        return zone_.terms.empty() ? band_ : whole;
    }
    /// Where who comes next will stand, while the place may be chosen: only that is loud.
    bool is_next(std::size_t which) const { return there_.next == which; }
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
        const std::string frame = zone_.face ? zone_.face->frame : "sky";
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
            write(piece, i);
        if (!there_.refused.empty()) {
            // What its places would cost and give is read all the same.
            piece.shapes.push_back({band, Look::night, ""});
            if (picture_ > 0) piece.shapes.push_back({pictured, Look::night, ""});
            piece.hint = fmt::format("{}\n{}", there_.refused, piece.hint);
        }
        number(piece);
        if (there_.chosen > 0) {
            const float side = std::min(seal(), band_);
            const Rect box{w_ - kFrame - pad() / 2 - side, kFrame + pad() / 2, side, side};
            piece.shapes.push_back({box, Look::marker, "gold", Form::disc});
            piece.texts.push_back(line_of(
                ruler_, fmt::format("{}", there_.chosen), Typeface::bold, ruler_.small(), Ink::light, box.x,
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
        piece.hint += fmt::format("{}{}: {}", which > 0 ? "\n" : "", which + 1, zone_.told[which]);
        if (brief_) {
            if (which == told()) tell_next(piece);
            return;
        }
        const unsigned letters = size_of(which);
        const float y = box.y + std::floor((side_ - Type::line(letters)) / 2);
        write(piece, zone_.terms[which], letters, !next, words_from(), y);
        if (which > 0)
            piece.shapes.push_back(
                {{left(), box.y - std::round((row_ - side_) / 2), right - pad() - left(), 1},
                 Look::rule,
                 ""});
    }
    /// What is told alone, below all places.
    void tell_next(Piece& piece) const {
        const float top = kFrame + band_ + pad() / 2 + row_;
        write(piece, zone_.terms[told()], ruler_.body(), !is_next(told()), left(),
              top + std::floor((row_ - Type::line(ruler_.body())) / 2));
    }

    const Setting& setting_;
    const Ruler& ruler_;
    const scene::Zone& zone_;
    LeadingThere there_;
    bool brief_;  ///< of its places one alone is told
    float w_;
    float h_;
    float band_ = 0;
    float row_ = 0;
    float side_ = 0;     ///< of a place
    float picture_ = 0;  ///< its width
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
    const auto in_type = [&](float type, bool brief) -> std::optional<Block> {
        Ruler ruler = setting.ruler;
        ruler.em *= type;
        for (const std::size_t columns : columns_for(zones.size(), w, h)) {
            const std::size_t rows = (zones.size() + columns - 1) / columns;
            const float wide = std::floor((w + gap) / static_cast<float>(columns) - gap);
            const float high = std::floor((h + gap) / static_cast<float>(rows) - gap);
            std::vector<PlaceTile> tiles;
            for (const scene::Zone* zone : zones)
                tiles.emplace_back(setting, ruler, *zone, wide, high, pictured, brief);
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
        if (type < kUsualLeast || (pictured && type < kLeastPictured && em * type < kLeastLetters)) break;
        if (auto all = in_type(type, false)) return {std::move(*all), type};
    }
    if (em >= kLargeLetters)
        for (const float type : kTypes)
            if (type >= kLeastBrief)
                if (auto all = in_type(type, true))
                    return {std::move(*all), kWorthBrief + (type - kLeastBrief) * 0.1F};
    for (const float type : kTypes) {
        if (type >= kUsualLeast || em * type < kLeastLetters) continue;
        if (auto all = in_type(type, false)) return {std::move(*all), type};
    }
    return {};
}

}  // namespace tankard::window
