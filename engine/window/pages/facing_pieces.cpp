#include "window/pages/facing_pieces.h"

#include "window/pages/markers.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tankard::window {
namespace {

constexpr float kRing = 1.34F;  ///< of a square's side
constexpr float kHelpersRing = 1.16F;
constexpr unsigned kLeastNumber = 12;  ///< pixels
constexpr float kLeastSign = 16;

Pin middle(const Rect& box) { return {box.x + box.w / 2, box.y + box.h / 2}; }

/// -1, 0, 1
float sign_of(float way) { return way > 0.5F ? 1.0F : way < -0.5F ? -1.0F : 0.0F; }

Rect round(const Pin& middle, float side) {
    return {std::round(middle.x - side / 2), std::round(middle.y - side / 2), side, side};
}

class Duel {
 public:
    Duel(const Ruler& ruler, const Rect& seen) : ruler_(ruler), seen_(seen) { piece_.layer = 1; }

    /// From rim to rim: whole where they stand in a line, else in dots.
    void band(const Rect& from, const Rect& to) {
        const float side = from.w;
        const float wide = std::max(4.0F, std::round(side * 0.16F));
        const auto [ax, ay] = middle(from);
        const auto [bx, by] = middle(to);
        const float far = std::hypot(bx - ax, by - ay);
        const float rim = side * kRing / 2;
        if (far <= 2 * rim + 1) return;
        const auto at = [&, ax = ax, ay = ay, bx = bx, by = by](float way) {
            return Pin{ax + (bx - ax) * way / far, ay + (by - ay) * way / far};
        };
        if (ax == bx || ay == by) {
            const Pin one = at(rim);
            const Pin other = at(far - rim);
            Rect band{std::min(one.x, other.x), std::min(one.y, other.y), std::abs(other.x - one.x),
                      std::abs(other.y - one.y)};
            (ax == bx ? band.x : band.y) -= wide / 2;
            (ax == bx ? band.w : band.h) = wide;
            stretch(band);
            return;
        }
        for (float way = rim; way <= far - rim; way += wide * 1.7F)
            stretch(round(at(way), wide));
    }

    void seal(const Rect& from, const Rect& to, std::string_view sign) {
        const Pin one = middle(from);
        const Pin other = middle(to);
        const float side = std::max(kLeastSign, std::round(from.w * 0.7F));
        // Neighbours have no room between them: it lies at the end of the edge that they share.
        const bool beside = std::hypot(other.x - one.x, other.y - one.y) < from.w * 1.3F;
        const float out = beside ? from.w * 0.52F : 0;
        const Rect box = round({(one.x + other.x) / 2 - (one.x == other.x ? out : 0),
                                (one.y + other.y) / 2 + (one.y == other.y ? out : 0)},
                               side);
        if (!seen_.holds(box) || sign.empty()) return;
        piece_.shapes.push_back({box, Look::seal, "blood"});
        const std::string glyph(ruler_.type.sign(sign));
        const auto size = static_cast<unsigned>(box.h * 0.66F);
        const float wide = ruler_.type.width(glyph, Typeface::icon, size);
        if (wide <= box.w)
            piece_.texts.push_back(line_of(ruler_, glyph, Typeface::icon, size, Ink::figure, box.x,
                                           box.y + (box.h - Type::line(size)) / 2, box.w, Align::centre));
    }

    /// At the corner that looks away from the other.
    void plate(const Facer& who, const Rect& other) {
        if (who.sum.empty() || !seen_.holds(who.square)) return;
        const auto size = static_cast<unsigned>(
            std::clamp(who.square.w * 0.46F, static_cast<float>(kLeastNumber), ruler_.em * 1.3F));
        const float high = Type::line(size);
        const float wide =
            std::max(high, std::ceil(ruler_.type.width(who.sum, Typeface::bold, size)) + high * 0.4F);
        const float away_x = sign_of(who.square.x - other.x);
        const float away_y = sign_of(who.square.y - other.y);
        const Pin from = middle(who.square);
        const float out = who.square.w * 0.56F;
        const float x = from.x + (away_x != 0 ? away_x : 1) * out - wide / 2;
        const float y = from.y + (away_y != 0 ? away_y : -1) * out - high / 2;
        const Rect box{std::round(std::clamp(x, seen_.x, seen_.right() - wide)),
                       std::round(std::clamp(y, seen_.y, seen_.bottom() - high)), wide, high};
        piece_.shapes.push_back({box, Look::count, marker_shape(who.owner, box).frame});
        piece_.texts.push_back(
            line_of(ruler_, who.sum, Typeface::bold, size, Ink::light, box.x, box.y, wide, Align::centre));
    }

    Piece made() {
        Rect& all = piece_.box;
        if (!piece_.shapes.empty()) all = piece_.shapes.front().box;
        for (const Figure& shape : piece_.shapes) {
            const float right = std::max(all.right(), shape.box.right());
            const float bottom = std::max(all.bottom(), shape.box.bottom());
            all.x = std::min(all.x, shape.box.x);
            all.y = std::min(all.y, shape.box.y);
            all.w = right - all.x;
            all.h = bottom - all.y;
        }
        return std::move(piece_);
    }

 private:
    /// As much of it as lies on what is seen.
    void stretch(const Rect& box) {
        const float x = std::max(box.x, seen_.x);
        const float y = std::max(box.y, seen_.y);
        const Rect cut{x, y, std::min(box.right(), seen_.right()) - x,
                       std::min(box.bottom(), seen_.bottom()) - y};
        if (cut.w <= 0 || cut.h <= 0) return;
        piece_.shapes.push_back({cut.inset(-1), Look::bed, ""});
        piece_.shapes.push_back({cut, Look::path, ""});
    }

    const Ruler& ruler_;
    const Rect& seen_;
    Piece piece_;
};

}  // namespace

Figure ring_round(const Rect& square, SeatId owner, bool helps, bool close) {
    const float share = close ? 1 : helps ? kHelpersRing : kRing;
    return marker_shape(owner, round(middle(square), std::round(square.w * share)));
}

Piece facing(const Ruler& ruler, const Facer& from, const Facer& to, std::string_view sign,
             const Rect& seen) {
    Duel duel(ruler, seen);
    duel.band(from.square, to.square);
    duel.seal(from.square, to.square, sign);
    duel.plate(from, to.square);
    duel.plate(to, from.square);
    return duel.made();
}

}  // namespace tankard::window
