#include "window/paint/wounds.h"

#include "window/paint/textures.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <vector>

namespace tankard::window {
namespace {

constexpr float kDying = 0.25F;  ///< of its life: below, there is blood
constexpr float kFace = 0.34F;   ///< of who stands there, from above: it is hurt last
constexpr float kPaper = 8;      ///< pixels of a slash through which one sees that it is paper

const sf::Color kDusk(26, 6, 4);
const sf::Color kBlood(150, 18, 16);
const sf::Color kDeep(70, 8, 8);
const sf::Color kTorn(250, 226, 190);

sf::Color thin(sf::Color colour, int alpha) {
    colour.a = static_cast<sf::Uint8>(alpha);
    return colour;
}

/// The same 0..1 for the same wound each time.
class Chance {
 public:
    explicit Chance(std::uint8_t seed) : seed_(seed) {}
    float operator()(float least, float most) {
        return least + (most - least) * noise(seed_, ++drawn_, 251, 61);
    }

 private:
    int seed_;
    int drawn_ = 0;
};

/// Pointed at both ends, a little bent.
struct Slash {
    sf::Vector2f from;
    sf::Vector2f to;
    float thick = 0;
    float bend = 0;
};

void add(Strokes& into, const Slash& slash, float share, sf::Vector2f by, sf::Color colour) {
    constexpr int kParts = 9;
    const sf::Vector2f way = slash.to - slash.from;
    const float length = std::max(1.0F, std::hypot(way.x, way.y));
    const sf::Vector2f across(-way.y / length, way.x / length);
    const auto side = [&](int part, float which) {
        const float at = static_cast<float>(part) / kParts;
        const float out = std::sin(std::numbers::pi_v<float> * at);
        return slash.from + by + way * at +
               across * (slash.bend * out + which * slash.thick * share * out / 2);
    };
    for (int part = 0; part < kParts; ++part)
        for (const sf::Vector2f& corner :
             {side(part, -1), side(part + 1, -1), side(part + 1, 1), side(part, 1)})
            into.emplace_back(corner, colour);
}

/// Seen by its edges: dusk all round, the torn paper in the light, and blood.
void open_slash(Strokes& into, const Slash& slash) {
    add(into, slash, 1.5F, {}, thin(kDusk, 190));
    if (slash.thick > kPaper) add(into, slash, 1.1F, {-1, -1}, kTorn);  // its edge, in the light
    add(into, slash, 1, {}, kDeep);
    add(into, slash, 0.5F, {}, kBlood);
}

void slashes(Strokes& into, Chance& chance, const Rect& box, int count, bool plain, bool round) {
    const float side = std::min(box.w, box.h);
    const bool falls = chance(0, 1) < 0.5F;  // to the left, or to the right
    const float apart = side * (round ? chance(0.56F, 0.62F) : chance(0.17F, 0.21F));
    const float lean = side * (round ? chance(0.05F, 0.08F) : chance(0.2F, 0.3F));
    // Beside the middle, where a face is.
    const float aside = round ? 0 : (falls ? -1.0F : 1.0F) * side * chance(0.16F, 0.24F);
    const float reach = apart * static_cast<float>(count - 1) / 2 + lean;
    const float room = std::max(0.0F, box.w / 2 - reach);
    const float middle = box.x + box.w / 2 + std::clamp(aside, -room, room);
    for (int i = 0; i < count; ++i) {
        const float off = (static_cast<float>(i) - static_cast<float>(count - 1) / 2) * apart;
        const float high = side * (round ? chance(0.19F, 0.25F) : chance(0.3F, 0.42F));
        const float y = box.y + box.h / 2 + side * chance(-0.05F, 0.05F);
        Slash slash{{middle + off + lean, y - high}, {middle + off - lean, y + high}};
        if (!falls) std::swap(slash.from.x, slash.to.x);
        slash.thick = std::clamp(side * chance(0.04F, 0.055F), 2.0F, kPaper + side * 0.01F);
        slash.bend = side * chance(0.02F, 0.05F) * (falls ? 1.0F : -1.0F);
        if (plain) {
            add(into, slash, 1.8F, {}, sf::Color::White);
            add(into, slash, 1, {}, sf::Color::Black);
            continue;
        }
        open_slash(into, slash);
    }
}

void fade(Strokes& into, const Rect& box, sf::Color top, sf::Color bottom) {
    if (box.w > 0 && box.h > 0) quad(into, box, top, bottom);
}

/// Down the picture's upper edge, each as far as chance has it.
void drips(Strokes& into, Chance& chance, const Rect& box) {
    constexpr int kDrips = 5;
    for (int i = 0; i < kDrips; ++i) {
        const float wide = std::round(std::max(2.0F, box.h * chance(0.025F, 0.055F)));
        const float x = box.x + box.w * (static_cast<float>(i) + chance(0.15F, 0.85F)) / kDrips;
        const float high = box.h * chance(0.06F, 0.3F);
        const Rect drip{std::min(x, box.right() - wide), box.y, wide, high};
        quad(into, drip, kDeep, kBlood);
        fill(into, nullptr, {drip.x - 1, drip.bottom() - wide / 2, wide + 2, wide + 2}, Form::disc, 1,
             kBlood);
    }
    quad(into, {box.x, box.y, box.w, 2}, kDeep);
}

}  // namespace

void wounds(Strokes& behind, Strokes& into, const Figure& shape, const Rect& box, const Palette& palette) {
    const bool plain = palette.high_contrast();
    const bool round = shape.form == Form::disc;
    if (!round && !plain) blood(behind, into, shape, box);
    Chance chance(shape.grain);
    slashes(into, chance, box, shape.share < kDying && !round ? 3 : 2, plain, round);
}

void blood(Strokes& behind, Strokes& into, const Figure& shape, const Rect& box) {
    const bool dying = shape.share < kDying;
    quad(behind, box, thin(kDusk, dying ? 96 : 64));
    if (!dying) return;
    const float deep = box.h * 0.4F;
    fade(behind, {box.x, box.bottom() - deep, box.w, deep}, thin(kBlood, 0), thin(kBlood, 150));
    Chance chance(shape.grain);
    drips(into, chance, box);
}

void cuts(Strokes& into, const Figure& shape, const Rect& box, std::span<const sf::Vector2f> depths) {
    Chance chance(shape.grain);
    const float side = std::min(box.w, box.h);
    const bool falls = chance(0, 1) < 0.5F;  // to the left, or to the right
    std::vector<sf::Vector2f> places(depths.begin(), depths.end());
    std::stable_partition(places.begin(), places.end(),
                          [](const sf::Vector2f& place) { return place.y > kFace; });
    places.resize(std::min(places.size(), static_cast<std::size_t>(std::lround((1 - shape.share) * 6))));
    for (const sf::Vector2f& place : places) {
        const sf::Vector2f middle(box.x + box.w * place.x, box.y + box.h * place.y);
        const float high = side * chance(0.1F, 0.16F);
        const float lean = high * chance(0.45F, 0.75F) * (falls ? 1.0F : -1.0F);
        Slash slash{{middle.x + lean, middle.y - high}, {middle.x - lean, middle.y + high}};
        slash.thick = std::clamp(side * chance(0.045F, 0.06F), 2.0F, kPaper + side * 0.02F);
        slash.bend = side * chance(0.01F, 0.025F) * (falls ? 1.0F : -1.0F);
        open_slash(into, slash);
    }
}

}  // namespace tankard::window
