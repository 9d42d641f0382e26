#include "window/paint/engraving.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tankard::window {
namespace {

constexpr float kLit = 0.3F;      ///< of the way from the light: so far there are no lines
constexpr float kThick = 0.6F;    ///< of the distance between two: the thickest
constexpr float kAcross = 0.7F;   ///< light comes rather from the left than from above …
constexpr float kDown = 0.3F;     ///< … so that a line that runs down to the left thins towards it
constexpr float kFringe = 0.7F;   ///< pixels at both sides of a line that have half its colour
constexpr float kFinest = 0.21F;  ///< ems from one line to the next …
constexpr float kWider = 0.6F;    ///< … and so much more of it on the largest figures:
constexpr float kLarge = 26;      ///< … from so many ems on,
constexpr float kNotLarge = 7;    ///< … and none of it up to so many
constexpr float kLeastApart = 3;  ///< pixels
// Figures have their light from one side: more of them is bright, and a large one's other flank all but
// black.
constexpr float kDeepFrom = 2.5F, kDeepTo = 6;  ///< ems: of a figure
constexpr float kNightFrom = 6, kNightTo = 11;
constexpr float kDeepLit = 0.46F;
constexpr float kDeepThick = 0.92F;
constexpr float kFall = 0.5F;  ///< how fast lines grow thicker: the square root of the way
constexpr float kDeepFall = 0.9F;

/// One line of the graver: as broad at its upper end as at its lower one, or running out in a point.
struct Line {
    float sum;           ///< x + y in its box is the same all along its edge
    float above, below;  ///< between these heights
    float broad, fine;   ///< at the upper end, and at the lower one
};

/// A wedge whose edge is moved by so much, and so broad at its ends.
void wedge(Strokes& into, const Rect& box, const Line& line, float from_above, float to_above,
           float from_below, float to_below, sf::Color ink) {
    const auto point = [&](float out, float y) {
        return sf::Vector2f(std::clamp(box.x + line.sum + out - y, box.x, box.right()), box.y + y);
    };
    for (const sf::Vector2f& corner : {point(from_above, line.above), point(to_above, line.above),
                                       point(to_below, line.below), point(from_below, line.below)})
        into.emplace_back(corner, ink);
}

}  // namespace

float lines_apart(float em, float figure) {
    const float large =
        std::clamp((figure / std::max(em, 1.0F) - kNotLarge) / (kLarge - kNotLarge), 0.0F, 1.0F);
    return std::max(kLeastApart, em * kFinest) * (1 + kWider * large);
}

float deep_shade(float em, float figure) {
    return std::clamp((figure / std::max(em, 1.0F) - kDeepFrom) / (kDeepTo - kDeepFrom), 0.0F, 1.0F);
}

float night_shade(float em, float figure) {
    return std::clamp((figure / std::max(em, 1.0F) - kNightFrom) / (kNightTo - kNightFrom), 0.0F, 1.0F);
}

void shade(Strokes& into, const Rect& box, float apart, sf::Color colour, bool soft, float deep) {
    const float lit = std::lerp(kLit, kDeepLit, deep);
    const float most = apart * std::lerp(kThick, kDeepThick, deep);
    const float fall = std::lerp(kFall, kDeepFall, deep);
    const float all = box.w + box.h;
    if (all <= 0 || apart <= 0) return;
    const float far = kAcross * box.w + kDown * box.h;
    // How far from the light a point of a line is: 0 where the lines begin, 1 in the corner.
    const auto way = [&](float sum, float y) {
        return ((kAcross * (sum - y) + kDown * y) / far - lit) / (1 - lit);
    };
    const auto thick = [&](float sum, float y) {
        return most * std::pow(std::clamp(way(sum, y), 0.0F, 1.0F), fall);
    };
    sf::Color edge = colour;
    edge.a = static_cast<sf::Uint8>(colour.a / 2);
    for (float sum = apart; sum < all; sum += apart) {
        const float above = std::max(0.0F, sum + most - box.w);
        // On the way down it comes nearer to the light, up to where it has run out.
        const float out = (kAcross * sum - lit * far) / (kAcross - kDown);
        const float below = std::min({box.h, sum, out});
        if (below - above < 1) continue;
        const Line line{sum, above, below, thick(sum, above), thick(sum, below)};
        const float fringe = std::min(kFringe, line.fine);
        wedge(into, box, line, 0, line.broad, 0, line.fine, colour);
        if (!soft) continue;
        wedge(into, box, line, -kFringe, 0, -fringe, 0, edge);
        wedge(into, box, line, line.broad, line.broad + kFringe, line.fine, line.fine + fringe, edge);
    }
}

void wash(Strokes& into, const Rect& box, sf::Color colour) {
    sf::Color gone = colour;
    gone.a = 0;
    // It leans as the lines of the shading do.
    const auto at = [&](float above, float below) {
        return std::pair{sf::Vector2f(box.x + box.w * above, box.y),
                         sf::Vector2f(box.x + box.w * below, box.bottom())};
    };
    const auto between = [&](const auto& left, const auto& right, sf::Color from, sf::Color to) {
        into.emplace_back(left.first, from);
        into.emplace_back(right.first, to);
        into.emplace_back(right.second, to);
        into.emplace_back(left.second, from);
    };
    between(at(0.4F, 0.1F), at(0.8F, 0.5F), gone, colour);
    between(at(0.8F, 0.5F), at(1, 1), colour, colour);
}

void cut_into(Strokes& into, std::span<const sf::Vertex> strokes, const Rect& box,
              const sf::FloatRect& from) {
    const float out = 0.01F;
    const Rect edge = box.inset(-out);
    const auto is_within = [&](const sf::Vertex& corner) {
        return edge.holds(corner.position.x, corner.position.y);
    };
    for (std::size_t i = 0; i + 4 <= strokes.size(); i += 4) {
        const auto quad = strokes.subspan(i, 4);
        if (!std::all_of(quad.begin(), quad.end(), is_within)) continue;
        for (sf::Vertex corner : quad) {
            corner.texCoords = {from.left + (corner.position.x - box.x) / box.w * from.width,
                                from.top + (corner.position.y - box.y) / box.h * from.height};
            into.push_back(corner);
        }
    }
}

}  // namespace tankard::window
