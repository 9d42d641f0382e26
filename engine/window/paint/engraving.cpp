#include "window/paint/engraving.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tankard::window {
namespace {

constexpr float kLit = 0.36F;       ///< of the way from the light: so far there are no lines
constexpr float kThick = 0.62F;     ///< of the distance between two: the thickest
constexpr float kLeastPart = 0.5F;  ///< pixels
constexpr float kFringe = 0.7F;     ///< pixels at both sides of a line that have half its colour

}  // namespace

void shade(Strokes& into, const Rect& box, float apart, sf::Color colour) {
    const float all = box.w + box.h;
    if (all <= 0 || apart <= 0) return;
    // On each line x + y is the same.
    const auto point = [&](float sum, float y) { return sf::Vector2f(box.x + sum - y, box.y + y); };
    for (float sum = std::floor(all * kLit / apart) * apart; sum < all; sum += apart) {
        const float way = std::clamp((sum / all - kLit) / (1 - kLit), 0.0F, 1.0F);
        const float thick = apart * kThick * std::sqrt(way);
        if (thick < kLeastPart) continue;
        sf::Color edge = colour;
        edge.a = static_cast<sf::Uint8>(colour.a / 2);
        const auto line = [&](float from, float to, sf::Color ink) {
            const float above = std::max(0.0F, to - box.w);
            const float below = std::min(box.h, from);
            if (below - above < 1) return;
            for (const sf::Vector2f& corner :
                 {point(from, above), point(to, above), point(to, below), point(from, below)})
                into.emplace_back(corner, ink);
        };
        line(sum, sum + thick, colour);
        line(sum - kFringe, sum, edge);
        line(sum + thick, sum + thick + kFringe, edge);
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
