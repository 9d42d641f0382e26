#include "window/paint/dice.h"

#include "window/pages/die_face.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <vector>

namespace tankard::window {
namespace {

constexpr float kDeep = 1 - kDieFront;  ///< of a side: how far it reaches back
constexpr float kCut = 0.055F;          ///< of a side: its corners
constexpr float kPip = 0.112F;          ///< of a face: half a pip
constexpr float kThrown = 0.055F;       ///< of a side: how far its shadow falls
constexpr float kLeastBacks = 34;       ///< pixels: on a smaller one the pips at its sides are specks
constexpr int kRound = 16;              ///< corners of a pip

const sf::Color kKey(36, 21, 12);
const sf::Color kUmber(88, 50, 24);  ///< what has no light on it
const sf::Color kBone(240, 226, 192);
const sf::Color kLight(255, 248, 228);
const sf::Color kShade(164, 122, 78);
const sf::Color kRed(150, 28, 22);

/// A bit for each of nine places, row by row from the upper left.
constexpr unsigned kPips[] = {0b000010000, 0b100000001, 0b100010001, 0b101000101, 0b101010101, 0b101101101};
/// What is above and at the right of each: never what lies opposite to it.
constexpr int kAbove[] = {2, 3, 1, 2, 4, 3};
constexpr int kBeside[] = {3, 1, 2, 1, 1, 2};

using Points = std::vector<sf::Vector2f>;

/// Calls `put` with the middle of each pip, as parts of a face.
template <typename Put>
void each_pip(int value, Put put) {
    for (unsigned row = 0; row < 3; ++row)
        for (unsigned column = 0; column < 3; ++column)
            if ((kPips[value - 1] >> (3 * row + column) & 1U) != 0)
                put(sf::Vector2f(0.25F + 0.25F * static_cast<float>(column),
                                 0.25F + 0.25F * static_cast<float>(row)));
}

/// One without hollows.
void polygon(Strokes& into, const Points& points, sf::Color colour) {
    for (std::size_t i = 1; i + 1 < points.size(); i += 2)
        for (const std::size_t at : {std::size_t{0}, i, i + 1, std::min(i + 2, points.size() - 1)})
            into.emplace_back(points[at], colour);
}

/// A face of it: from its upper left corner along two sides.
struct Face {
    sf::Vector2f from, across, down;

    sf::Vector2f at(float u, float v) const { return from + across * u + down * v; }
};

struct Dyes {
    sf::Color front, above, beside, ink, deep, rim;
};

class Cutter {
 public:
    Cutter(Strokes& into, const Rect& box, const Dyes& dyes) : into_(into), box_(box), dyes_(dyes) {}

    void cut(int value) {
        const float thrown = std::max(2.0F, std::round(box_.w * kThrown));
        polygon(into_, outline(box_, {thrown, thrown}), kKey);
        polygon(into_, outline(box_, {}), kKey);
        const float key = std::max(1.0F, std::round(box_.w * 0.022F));
        box_ = box_.inset(key);
        const Points round = outline(box_, {});
        const sf::Vector2f corner = point(kDieFront, kDeep);
        const sf::Vector2f back = (round[4] + round[5]) * 0.5F;
        polygon(into_, round, dyes_.front);
        polygon(into_, {round[1], round[2], round[3], round[4], back, corner}, dyes_.above);
        polygon(into_, {back, round[5], round[6], round[7], round[8], corner}, dyes_.beside);
        hatch_beside();
        ridge({round[1].x, corner.y}, corner, {0, key});
        ridge(corner, {corner.x, round[8].y}, {-key, 0});
        if (value < 1 || value > 6) return;
        const float front = box_.w * kDieFront;
        const float deep = box_.w * kDeep;
        pips({point(0, kDeep), {front, 0}, {0, front}}, value, true);
        if (box_.w < kLeastBacks) return;
        pips({point(kDeep, 0), {front, 0}, {-deep, deep}}, kAbove[value - 1], false);
        pips({corner, {deep, -deep}, {0, front}}, kBeside[value - 1], false);
    }

 private:
    sf::Vector2f point(float x, float y) const { return {box_.x + x * box_.w, box_.y + y * box_.w}; }

    /// Clockwise from the front's upper left corner, each corner cut.
    static Points outline(const Rect& box, sf::Vector2f moved) {
        static const std::array<sf::Vector2f, 6> kCorners = {
            {{0, kDeep}, {kDeep, 0}, {1, 0}, {1, kDieFront}, {kDieFront, 1}, {0, 1}}};
        Points all;
        for (std::size_t i = 0; i < kCorners.size(); ++i) {
            const sf::Vector2f here = kCorners[i];
            for (const std::size_t other :
                 {(i + kCorners.size() - 1) % kCorners.size(), (i + 1) % kCorners.size()}) {
                const sf::Vector2f way = kCorners[other] - here;
                const sf::Vector2f cut = here + way * (kCut / std::hypot(way.x, way.y));
                all.emplace_back(box.x + moved.x + cut.x * box.w, box.y + moved.y + cut.y * box.h);
            }
        }
        return all;
    }

    /// Where two faces meet the edge in front is worn, and bright.
    void ridge(sf::Vector2f from, sf::Vector2f to, sf::Vector2f in) {
        polygon(into_, {from, to, to + in, from + in}, dyes_.above);
    }

    /// Lines as on all that is away from the light: thick below, and they run out above.
    void hatch_beside() {
        const float deep = box_.w * kDeep;
        const float apart = std::max(3.0F, box_.w * 0.07F);
        const float thick = apart * 0.5F;
        const sf::Vector2f foot = point(kDieFront, 1 - kCut);
        for (float up = apart; up < box_.w * (kDieFront - kCut); up += apart) {
            const sf::Vector2f from = foot - sf::Vector2f(0, up);
            const sf::Vector2f to = from + sf::Vector2f(deep, -deep) * 0.9F;
            if (to.y < box_.y + deep * 0.5F) break;
            polygon(into_, {from, to, from + sf::Vector2f(0, thick)}, mixed(dyes_.beside, kKey, 0.62F));
        }
    }

    /// So large a disc on a face, moved on it a little.
    void hole(const Face& face, sf::Vector2f at, float radius, float moved, sf::Color colour) {
        Points round;
        for (int i = 0; i < kRound; ++i) {
            const float angle = 6.2831853F * static_cast<float>(i) / kRound;
            round.push_back(
                face.at(at.x + moved + radius * std::cos(angle), at.y + moved + radius * std::sin(angle)));
        }
        polygon(into_, round, colour);
    }

    /// They are cut into it: dark at the side of the light, and beyond them a bright edge.
    void pips(const Face& face, int value, bool in_front) {
        each_pip(value, [&](sf::Vector2f at) {
            if (in_front) {
                hole(face, at, kPip, 0.022F, dyes_.rim);
                hole(face, at, kPip, 0, dyes_.deep);
                hole(face, at, kPip * 0.74F, kPip * 0.2F, dyes_.ink);
            } else {
                hole(face, at, kPip, 0, dyes_.deep);
            }
        });
    }

    Strokes& into_;
    Rect box_;
    Dyes dyes_;
};

/// Black on white, and nothing but its front.
void plain_die(Strokes& into, const Rect& box, int value) {
    fill(into, nullptr, box, Form::tile, 1, sf::Color::Black);
    fill(into, nullptr, box, Form::tile, 1 - 4 / box.w, sf::Color::White);
    if (value < 1 || value > 6) return;
    const float pip = box.w * 0.2F;
    each_pip(value, [&](sf::Vector2f at) {
        fill(into, nullptr, {box.x + box.w * at.x - pip / 2, box.y + box.w * at.y - pip / 2, pip, pip},
             Form::disc, 1, sf::Color::Black);
    });
}

}  // namespace

void die(Strokes& into, const Figure& shape, const Rect& box, const Palette& palette) {
    const int value = shape.frame.size() == 1 ? shape.frame.front() - '0' : 0;
    if (palette.high_contrast()) return plain_die(into, box, value);
    const bool dyed = !shape.stones.empty();
    const sf::Color front = dyed ? mixed(palette.frame(shape.stones), kLight, 0.1F) : kBone;
    Dyes dyes{.front = front,
              .above = dyed ? mixed(front, kLight, 0.34F) : kLight,
              .beside = dyed ? mixed(front, kKey, 0.42F) : kShade,
              .ink = dyed ? palette.card() : kRed,
              .deep = dyed ? mixed(palette.card(), kShade, 0.6F) : mixed(kRed, kKey, 0.7F),
              .rim = dyed ? mixed(front, kKey, 0.4F) : kLight};
    for (sf::Color* dye : {&dyes.front, &dyes.above, &dyes.beside, &dyes.ink, &dyes.deep, &dyes.rim})
        *dye = mixed(kUmber, *dye, shape.share);
    Cutter(into, box, dyes).cut(value);
}

}  // namespace tankard::window
