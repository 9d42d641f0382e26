#include "window/paint/fittings.h"

#include "table/ids.h"
#include "window/paint/textures.h"

#include <algorithm>
#include <cmath>

namespace tankard::window {
namespace {

const sf::Color kWall(24, 15, 11);
const sf::Color kWallTop(112, 78, 50);
const sf::Color kWallFoot(68, 45, 29);
const sf::Color kWallLight(166, 130, 86);
constexpr float kLeastTop = 6;  ///< pixels: a wall that is thinner is a line

/// The dark line round a wall or a door that is so thick.
float key_line(float thick) { return std::max(1.0F, std::round(thick * 0.17F)); }

/// Teeth of rock along the square's side that `grain` names, as Side; its box is the strip along it.
void crag(Strokes& into, const Figure& shape, const Rect& box) {
    const bool lies = box.w > box.h;
    const unsigned side = shape.grain % 4U;
    const bool far = side == 1 || side == 2;  // east and south: they begin at the strip's other edge
    constexpr int kTeeth = 4;
    const float length = (lies ? box.w : box.h) / kTeeth;
    const float thick = lies ? box.h : box.w;
    const sf::Color stone(60, 47, 37);
    const auto deep = [&](int tooth) { return thick * (0.3F + 0.7F * noise(shape.grain, tooth, 251, 61)); };
    const auto put = [&](float along, float into_square) {
        const float across = far ? thick - into_square : into_square;
        return lies ? sf::Vector2f(box.x + along, box.y + across)
                    : sf::Vector2f(box.x + across, box.y + along);
    };
    for (int i = 0; i < kTeeth; ++i) {
        const float from = length * static_cast<float>(i);
        const sf::Vector2f points[] = {put(from, 0), put(from + length, 0), put(from + length, deep(i + 1)),
                                       put(from, deep(i))};
        facet(into, points, stone, stone);
    }
}

/// A shadow that falls downwards, or to the right.
void eaves(Strokes& soft, const Rect& box) {
    const sf::Color dark(24, 12, 8, 176);
    const sf::Color gone(24, 12, 8, 0);
    const bool lies = box.w > box.h;
    soft.emplace_back(sf::Vector2f(box.x, box.y), dark);
    soft.emplace_back(sf::Vector2f(box.right(), box.y), lies ? dark : gone);
    soft.emplace_back(sf::Vector2f(box.right(), box.bottom()), gone);
    soft.emplace_back(sf::Vector2f(box.x, box.bottom()), lies ? gone : dark);
}

/// Stone, its upper edge in the light; a broad one is seen from above, with a dark edge.
void wall(Strokes& into, const Rect& box, bool plain) {
    quad(into, box, plain ? sf::Color::Black : kWall);
    if (plain) return;
    const bool lies = box.w > box.h;
    const float over = lies ? box.h : box.w;
    if (over < 3) return;
    const float light = std::max(1.0F, std::round(over * 0.15F));
    const Rect top = box.inset(over >= kLeastTop ? key_line(over) : 1);
    if (over >= kLeastTop) quad(into, top, kWallTop, lies ? kWallFoot : kWallTop);
    quad(into, lies ? Rect{top.x, top.y, top.w, light} : Rect{top.x, top.y, light, top.h}, kWallLight);
}

/// A box across which something lies: the same when it stands.
struct Across {
    Rect box;
    bool lies;

    explicit Across(const Rect& box) : box(box), lies(box.w > box.h) {}
    float length() const { return lies ? box.w : box.h; }
    float thick() const { return lies ? box.h : box.w; }
    /// From one point of its length to another; `out` pixels thicker on both sides.
    Rect part(float from, float to, float out = 0) const {
        return lies ? Rect{box.x + from, box.y - out, to - from, box.h + 2 * out}
                    : Rect{box.x - out, box.y + from, box.w + 2 * out, to - from};
    }
};

void posts(Strokes& into, const Across& edge, bool plain) {
    const float post = std::round(edge.length() * 0.2F);
    for (const Rect& each : {edge.part(0, post, 1), edge.part(edge.length() - post, edge.length(), 1)}) {
        quad(into, each, plain ? sf::Color::Black : kWall);
        if (!plain) border(into, each.inset(1), 1, kWallLight);
    }
}

void door(Strokes& into, const Rect& box, const Palette& palette) {
    const bool plain = palette.high_contrast();
    const Across edge(box);
    const float post = std::round(edge.length() * 0.2F);
    const Rect leaf = edge.part(post, edge.length() - post, 0.5F);
    quad(into, leaf, plain ? sf::Color::Black : sf::Color(30, 16, 8));
    const Rect wood = leaf.inset(plain ? 1 : key_line(edge.thick()));
    quad(into, wood, plain ? sf::Color::White : sf::Color(206, 128, 46));
    if (!plain && edge.thick() >= kLeastTop)  // its lower boards lie in the shade
        quad(into,
             edge.lies ? Rect{wood.x, wood.bottom() - 1, wood.w, 1}
                       : Rect{wood.right() - 1, wood.y, 1, wood.h},
             sf::Color(142, 76, 26));
    posts(into, edge, plain);
}

/// Studs along an edge, and the beam that holds them.
void grate(Strokes& into, const Rect& box, const Palette& palette) {
    const bool plain = palette.high_contrast();
    quad(into, box, palette.card());
    const Across edge(box);
    const float step = edge.length() / std::max(3.0F, std::floor(edge.length() / (edge.thick() * 1.5F)));
    for (float at = 0; at < edge.length() - step / 2; at += step)
        quad(into, edge.part(at + step * 0.22F, at + step * 0.78F), plain ? palette.line() : kWall);
}

/// Dark outside and light inside: it is seen on any ground. Round several that may be chosen it is one edge,
/// and between them a line.
void within(Strokes& into, const Figure& shape, const Rect& box, const Palette& palette) {
    const bool plain = palette.high_contrast();
    const float thick = box.w > 30 ? 3.0F : 2.0F;
    const auto edge = [&](float in, float wide, sf::Color colour, bool joined) {
        const auto side = [&](Side which, const Rect& stroke) {
            const bool thin = (shape.grain >> static_cast<unsigned>(which) & 1U) != 0;
            if (thin == joined) quad(into, stroke, colour);
        };
        side(Side::north, {box.x, box.y + in, box.w, wide});
        side(Side::south, {box.x, box.bottom() - in - wide, box.w, wide});
        side(Side::west, {box.x + in, box.y, wide, box.h});
        side(Side::east, {box.right() - in - wide, box.y, wide, box.h});
    };
    const sf::Color gold = plain ? palette.glow() : sf::Color(232, 168, 36);
    edge(0, 1, plain ? gold : mixed(gold, palette.card(), 0.45F), true);
    if (!plain) edge(1 + thick, 1, sf::Color(255, 240, 190), false);
    edge(1, thick, gold, false);
    edge(0, 1, plain ? sf::Color::White : sf::Color(92, 56, 8), false);
}

/// A plate with its corners cut out: pale, so that a number is read on any ground.
void coin(Strokes& into, const Rect& box, const Palette& palette) {
    const float cut = box.h > 14 ? 2.0F : 1.0F;
    const auto plate = [&](const Rect& all, sf::Color colour) {
        quad(into, {all.x + cut, all.y, all.w - 2 * cut, all.h}, colour);
        quad(into, {all.x, all.y + cut, all.w, all.h - 2 * cut}, colour);
    };
    plate(box, palette.glow());
    plate(box.inset(1), palette.card());
}

/// An ellipse, darkest in its middle.
void blot(Strokes& soft, const Rect& box) {
    constexpr int kSides = 20;
    const sf::Vector2f middle(box.x + box.w / 2, box.y + box.h * 0.82F);
    const sf::Color dark(30, 18, 8, 150);
    const sf::Color gone(30, 18, 8, 0);
    const auto at = [&](int i) {
        const float angle = 6.2831853F * static_cast<float>(i) / kSides;
        return middle + sf::Vector2f(std::sin(angle) * box.w * 0.52F, -std::cos(angle) * box.h * 0.2F);
    };
    for (int i = 0; i < kSides; ++i) {
        soft.emplace_back(middle, dark);
        soft.emplace_back(at(i), gone);
        soft.emplace_back(at(i + 1), gone);
        soft.emplace_back(middle, dark);
    }
}

}  // namespace

void fitting(Strokes& into, Strokes& soft, const Figure& shape, const Rect& box, const Palette& palette) {
    const bool plain = palette.high_contrast();
    switch (shape.look) {
        case Look::bed: return quad(into, box, plain ? sf::Color::Black : kWall);
        case Look::eaves:
            if (!plain) eaves(soft, box);
            return;
        case Look::crag:
            if (!plain) crag(into, shape, box);
            return;
        case Look::wall: return wall(into, box, plain);
        case Look::door: return door(into, box, palette);
        case Look::doorway: return posts(into, Across(box), plain);
        case Look::grate: return grate(into, box, palette);
        case Look::seam: return quad(into, box, plain ? palette.line() : sf::Color(104, 82, 56));
        case Look::within: return within(into, shape, box, palette);
        case Look::coin: return coin(into, box, palette);
        case Look::blot:
            if (!plain) blot(soft, box);
            return;
        default: return;
    }
}

}  // namespace tankard::window
