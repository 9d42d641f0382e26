#include "window/paint/tabletop.h"

#include "throw/target.h"
#include "window/paint/cut_wood.h"
#include "window/paint/engraving.h"
#include "window/paint/strokes.h"
#include "window/paint/textures.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <vector>

namespace tankard::window {
namespace {

using namespace thrown;

constexpr unsigned kTargetSide = 1536;
constexpr unsigned kWoodSide = 1024;
constexpr unsigned kDieSide = 128;
constexpr std::size_t kBold = 2;

struct Paint {
    double r, g, b;
};
Paint mix(Paint one, Paint other, double share) {
    return {std::lerp(one.r, other.r, share), std::lerp(one.g, other.g, share),
            std::lerp(one.b, other.b, share)};
}

// From ring 1 to the centre.
constexpr Paint kRings[] = {{58, 88, 62},    {232, 213, 168}, {150, 40, 32},
                            {232, 213, 168}, {42, 62, 104},   {222, 166, 52}};
constexpr Paint kPlain[] = {{255, 255, 255}, {205, 205, 205}, {255, 255, 255},
                            {205, 205, 205}, {255, 255, 255}, {255, 214, 0}};
constexpr Paint kRim{150, 104, 60};
constexpr Paint kBoard{172, 124, 76};
constexpr Paint kWall{156, 106, 62};
constexpr double kWavers = 0.5;  ///< centimetres: how far the print misses its lines
constexpr Paint kInk{44, 28, 18};
constexpr Paint kBoneWhite{246, 236, 208};
constexpr Paint kDark{20, 12, 8};

/// Grains of many sizes, 0..1, on a tile that repeats every so many centimetres.
class Grain {
 public:
    Grain() : cells_(place(0, kSide)) {
        constexpr Octave kOctaves[] = {{24, 0.5F}, {112, 0.3F}, {384, 0.2F}};
        for (int y = 0; y < kSide; ++y)
            for (int x = 0; x < kSide; ++x)
                for (const Octave& octave : kOctaves)
                    cell(x, y) += octave.share * smooth(x, y, octave.points);
    }

    double at(double x, double y) const {
        const double px = x * kSide / kCentimetres;
        const double py = y * kSide / kCentimetres;
        const double fx = std::floor(px);
        const double fy = std::floor(py);
        const auto point = [&](int dx, int dy) {
            const auto wrap = [](int value) { return ((value % kSide) + kSide) % kSide; };
            return static_cast<double>(
                cells_[place(wrap(static_cast<int>(fx) + dx), wrap(static_cast<int>(fy) + dy))]);
        };
        return std::lerp(std::lerp(point(0, 0), point(1, 0), px - fx),
                         std::lerp(point(0, 1), point(1, 1), px - fx), py - fy);
    }

 private:
    static constexpr int kSide = 640;
    static constexpr double kCentimetres = 64;
    struct Octave {
        int points;
        float share;
    };

    static std::size_t place(int x, int y) {
        return static_cast<std::size_t>(y) * kSide + static_cast<std::size_t>(x);
    }
    float& cell(int x, int y) { return cells_[place(x, y)]; }
    static float smooth(int x, int y, int points) {
        const float px = static_cast<float>(x * points) / kSide;
        const float py = static_cast<float>(y * points) / kSide;
        const int fx = static_cast<int>(px);
        const int fy = static_cast<int>(py);
        const auto point = [&](int dx, int dy) { return noise(fx + dx, fy + dy, points, points); };
        const float u = px - static_cast<float>(fx);
        const float v = py - static_cast<float>(fy);
        return std::lerp(std::lerp(point(0, 0), point(1, 0), u), std::lerp(point(0, 1), point(1, 1), u), v);
    }

    std::vector<float> cells_;
};

/// How far from a bone's outline, in centimetres; below 0: on it. Knobs at both ends.
double from_bone(Point point, int which) {
    const Point middle = bone(which);
    const double dx = point.x - middle.x;
    const double dy = point.y - middle.y;
    const bool beside = which % 2 == 0;  // of the target: it lies upright
    const double across = beside ? dx : dy;
    const double along = beside ? dy : dx;
    const double most = (kBoneLength - kBoneWidth) / 2;
    const double shaft = std::hypot(std::max(0.0, std::abs(along) - most), across) - kBoneWidth * 0.3;
    const double knob =
        std::hypot(std::abs(along) - most - 0.05, std::abs(across) - kBoneWidth * 0.24) - kBoneWidth * 0.27;
    return std::min(shaft, knob);
}

double soft(double from_edge, double pixel) { return std::clamp(0.5 - from_edge / pixel, 0.0, 1.0); }

}  // namespace

sf::Image target_paint(unsigned side, bool high_contrast) {
    sf::Image image;
    image.create(side, side);
    const double pixel = 2 * kSheet / side;
    const auto* rings = high_contrast ? kPlain : kRings;
    const Grain worn;
    for (unsigned py = 0; py < side; ++py)
        for (unsigned px = 0; px < side; ++px) {
            const Point at{(px + 0.5) * pixel - kSheet, kSheet - (py + 0.5) * pixel};
            const double away = std::hypot(at.x, at.y);
            if (away > kTarget + 0.5) {
                image.setPixel(px, py, high_contrast ? sf::Color::White : sf::Color(112, 74, 42));
                continue;
            }
            const double grain = high_contrast ? 0.5 : worn.at(at.x * 0.9 + 40, at.y * 2.2 + 40);
            // The rings, from the outside inwards, printed a little beside their lines.
            const double wavers = high_contrast ? 0 : (grain - 0.5) * kWavers;
            Paint paint = rings[0];
            for (std::size_t i = 1; i < 6; ++i)
                paint = mix(paint, rings[i], soft(away - kCircles[5 - i] + wavers, pixel));
            // Where the print is gone one sees the board: in flakes, most of them along the edges.
            double nearest = kTarget;
            for (const double circle : kCircles)
                nearest = std::min(nearest, std::abs(away - circle));
            if (!high_contrast) {
                const double flakes = worn.at(at.x * 0.7 + 200, at.y * 2.6 + 200);
                const double holds = 0.79 - 0.13 * std::exp(-nearest / 0.5);
                paint = mix(paint, kBoard, soft((holds - flakes) * 1.6, pixel));
            }
            const Paint ink = high_contrast ? Paint{0, 0, 0} : kInk;
            const double line = high_contrast ? 0.13 : 0.13 + 0.09 * grain;
            for (const double circle : kCircles)
                if (circle < kTarget) paint = mix(paint, ink, soft(std::abs(away - circle) - line, pixel));
            paint = mix(paint, high_contrast ? ink : kRim, soft(kTarget - 0.9 - away, pixel));
            paint = mix(paint, ink, soft(std::abs(away - kTarget + 0.9) - 0.12, pixel));
            paint = mix(paint, ink, soft(kTarget - 0.18 - away, pixel));
            for (int i = 0; i < kBones && std::abs(away - kBoneOffset) < 4; ++i) {
                const double edge = from_bone(at, i);
                if (edge > 1) continue;
                // What it throws, its line, itself, and an engraver's lines where it turns away.
                paint = mix(paint, ink, soft(from_bone({at.x - 0.3, at.y - 0.3}, i) - 0.1, pixel));
                paint = mix(paint, ink, soft(edge - 0.22, pixel));
                paint = mix(paint, kBoneWhite, soft(edge, pixel));
                const double lit = from_bone({at.x + 0.42, at.y - 0.3}, i);
                const double across = (at.x + at.y) * 1.7;
                const double cut = std::abs(across - std::floor(across) - 0.5) / 1.7;
                if (!high_contrast && edge < 0 && lit > -0.25)
                    paint = mix(paint, ink, 0.8 * soft(cut - 0.09, pixel));
            }
            for (int i = 0; i < kHoles && std::abs(away - kHoleOffset) < 4; ++i) {
                const Point middle = hole(i);
                const double dx = at.x - middle.x;
                const double dy = at.y - middle.y;
                const double edge = std::hypot(dx, dy) - kHole;
                if (edge > 1) continue;
                paint = mix(paint, ink, soft(edge - 0.25, pixel));
                paint = mix(paint, kDark, soft(edge, pixel));
                // The far wall of the hole catches the light, in lines.
                const double wall = kHole - std::hypot(dx - 0.55, dy + 0.75) + 0.1;
                const double cut = std::abs(dx * 2.2 - std::floor(dx * 2.2) - 0.5) / 2.2;
                if (!high_contrast && edge < -0.12 && wall < 0)
                    paint = mix(paint, kWall, soft(cut - 0.15, pixel));
            }
            const auto part = [](double value) {
                return static_cast<sf::Uint8>(std::clamp(value, 0.0, 255.0));
            };
            image.setPixel(px, py, {part(paint.r), part(paint.g), part(paint.b)});
        }
    return image;
}

void Tabletop::make() {
    made_ = true;
    if (!palette_.high_contrast()) {
        wood_.loadFromImage(cut_wood(kWoodSide));
        wood_.setRepeated(true);
        wood_.setSmooth(true);
        wood_.generateMipmap();
    }
    print_target();
}

void Tabletop::print_target() {
    sf::Texture paint;
    paint.loadFromImage(target_paint(kTargetSide, palette_.high_contrast()));
    target_.create(kTargetSide, kTargetSide);
    target_.draw(sf::Sprite(paint), sf::RenderStates(sf::BlendNone));
    const auto scale = static_cast<float>(kTargetSide / (2 * kSheet));
    const bool plain = palette_.high_contrast();
    constexpr float kAskew = 9;  // degrees
    const auto figure = [&](const std::string& letters, double radius, double angle, float high,
                            sf::Color ink) {
        sf::Text text(letters, fonts_[kBold], static_cast<unsigned>(high * scale));
        const sf::FloatRect box = text.getLocalBounds();
        text.setOrigin(box.left + box.width / 2, box.top + box.height / 2);
        text.setPosition(kTargetSide / 2.0F + static_cast<float>(radius * std::sin(angle)) * scale,
                         kTargetSide / 2.0F - static_cast<float>(radius * std::cos(angle)) * scale);
        // Each was set by hand, and none stands quite straight.
        const float askew =
            plain ? 0
                  : (noise(static_cast<int>(angle * 9), static_cast<int>(radius), 61, 61) - 0.5F) * kAskew;
        text.setRotation(static_cast<float>(angle * 180 / std::numbers::pi) + askew +
                         (std::cos(angle) < -0.1 ? 180.0F : 0.0F));
        text.setFillColor(ink);
        if (!plain && ink.r > 128) {  // pale ones have a line round them
            text.setOutlineColor(sf::Color(44, 28, 18));
            text.setOutlineThickness(0.16F * scale);
        }
        target_.draw(text);
    };
    const sf::Color light = plain ? sf::Color::Black : sf::Color(246, 232, 196);
    const sf::Color dark = plain ? sf::Color::Black : sf::Color(52, 30, 18);
    for (int ring = 1; ring <= 5; ++ring) {
        const auto outer = static_cast<std::size_t>(6 - ring);
        const double radius = (kCircles[outer] + kCircles[outer - 1]) / 2;
        for (int i = 0; i < 8; ++i) {
            // Between holes and bones.
            const double angle = (i + 0.5) * std::numbers::pi / 4;
            figure(std::to_string(ring), radius, angle, 3.6F, ring % 2 == 0 ? dark : light);
        }
    }
    figure("10", 0, 0, 4.2F, dark);
    target_.display();
    target_.setSmooth(true);
    target_.generateMipmap();
}

/// A bare face at the left, one with the icon at the right.
void Tabletop::print_die(const std::string& glyph) {
    if (die_.getSize().x == 0) die_.create(2 * kDieSide, kDieSide);
    glyph_ = glyph;
    die_.clear(sf::Color::White);
    const std::u32string letters = letters_of(glyph);
    if (!letters.empty()) {
        const char32_t letter = letters.front();
        const auto face = static_cast<std::size_t>(type_->face_of(letter, Typeface::icon));
        constexpr unsigned kSize = 104;
        sf::Text icon(sf::String(letter), fonts_[face], kSize);
        const sf::FloatRect box = icon.getLocalBounds();
        icon.setOrigin(box.left + box.width / 2, box.top + box.height / 2);
        const float grown = 0.82F * kDieSide / std::max(1.0F, std::max(box.width, box.height));
        icon.setScale(grown, grown);
        icon.setPosition(1.5F * kDieSide, 0.5F * kDieSide);
        icon.setFillColor(palette_.high_contrast() ? sf::Color::Black : sf::Color(120, 24, 18));
        die_.draw(icon);
    }
    die_.display();
    die_.setSmooth(true);
    die_.generateMipmap();
}

const sf::Texture* Tabletop::skin(Skin skin) const {
    switch (skin) {
        case Skin::wood: return &wood_;
        case Skin::target: return &target_.getTexture();
        case Skin::die: return &die_.getTexture();
        default: return nullptr;
    }
}

void Tabletop::draw(sf::RenderTarget& target, const Letter& letter) {
    // Cut in one of a few sizes, never smaller than it is shown.
    constexpr float kStep = 64;
    const auto size = static_cast<unsigned>(std::max(1.0F, std::ceil(letter.size / kStep)) * kStep);
    const float by = letter.size / static_cast<float>(size);
    const Typeface face = type_->face_of(letter.letter, Typeface::icon);
    const sf::Font& font = fonts_[static_cast<std::size_t>(face)];
    const sf::Glyph& glyph = font.getGlyph(letter.letter, size, false);
    sf::FloatRect from(glyph.textureRect);
    from.height *= letter.seen;
    const float wide = type_->advance(letter.letter, Typeface::icon, size) * by;
    float left = letter.x + glyph.bounds.left * by;
    float right = left + glyph.bounds.width * by;
    if (letter.mirrored) {
        left = 2 * letter.x + wide - left;
        right = 2 * letter.x + wide - right;
    }
    const float top = letter.y + glyph.bounds.top * by;
    const float bottom = top + glyph.bounds.height * by * letter.seen;
    const sf::Color colour(letter.tint.r, letter.tint.g, letter.tint.b, letter.tint.a);
    const sf::Color foot(letter.foot.r, letter.foot.g, letter.foot.b, letter.foot.a);
    const sf::Vertex corners[] = {{{left, top}, colour, {from.left, from.top}},
                                  {{right, top}, colour, {from.left + from.width, from.top}},
                                  {{right, bottom}, foot, {from.left + from.width, from.top + from.height}},
                                  {{left, bottom}, foot, {from.left, from.top + from.height}}};
    target.draw(corners, std::size(corners), sf::Quads,
                sf::RenderStates(&letters(font.getTexture(size), true)));
    if (letter.shading.a == 0) return;
    const Rect shown{std::min(left, right), top, std::abs(right - left), bottom - top};
    const Tint& tint = letter.shading;
    room_.clear();
    if (!letter.pigment.empty()) {
        constexpr sf::Uint8 kWash = 128;
        sf::Color dye = palette_.frame(letter.pigment);
        dye.a = kWash;
        wash(room_, shown, dye);
    }
    shade(room_, shown, apart_ > 0 ? apart_ : lines_apart(em_, letter.size),
          sf::Color(tint.r, tint.g, tint.b, tint.a), true, deep_shade(em_, letter.size));
    if (letter.lit_from_right)
        for (sf::Vertex& corner : room_)
            corner.position.x = shown.x + shown.right() - corner.position.x;
    Strokes lines;
    cut_into(
        lines, room_, shown,
        letter.mirrored ? sf::FloatRect(from.left + from.width, from.top, -from.width, from.height) : from);
    target.draw(lines.data(), lines.size(), sf::Quads,
                sf::RenderStates(&letters(font.getTexture(size), true)));
}

void Tabletop::draw(sf::RenderTarget& target, const Drawing& drawing) {
    apart_ = drawing.apart;
    const bool throws = std::any_of(drawing.coats.begin(), drawing.coats.end(),
                                    [](const Coat& coat) { return coat.skin != Skin::plain; });
    if (throws && !made_) make();
    if (throws && (drawing.glyph != glyph_ || die_.getSize().x == 0)) print_die(drawing.glyph);
    // Nothing leaves the picture's box.
    const sf::View before = target.getView();
    const sf::Vector2u size = target.getSize();
    const sf::FloatRect box(drawing.box.x, drawing.box.y, drawing.box.w, drawing.box.h);
    sf::View inside(box);
    inside.setViewport({box.left / static_cast<float>(size.x), box.top / static_cast<float>(size.y),
                        box.width / static_cast<float>(size.x), box.height / static_cast<float>(size.y)});
    target.setView(inside);
    for (const Coat& coat : drawing.coats) {
        const sf::Texture* texture = skin(coat.skin);
        const sf::Vector2f scale = texture != nullptr ? sf::Vector2f(static_cast<float>(texture->getSize().x),
                                                                     static_cast<float>(texture->getSize().y))
                                                      : sf::Vector2f();
        room_.clear();
        for (const Corner& corner : coat.corners)
            room_.emplace_back(sf::Vector2f(corner.x, corner.y),
                               sf::Color(corner.tint.r, corner.tint.g, corner.tint.b, corner.tint.a),
                               sf::Vector2f(corner.u * scale.x, corner.v * scale.y));
        if (!room_.empty())
            target.draw(
                room_.data(), room_.size(), sf::Triangles,
                sf::RenderStates(coat.blended ? sf::BlendAlpha : sf::BlendNone, {}, texture, nullptr));
        for (const Letter& letter : coat.letters)
            draw(target, letter);
    }
    target.setView(before);
}

}  // namespace tankard::window
