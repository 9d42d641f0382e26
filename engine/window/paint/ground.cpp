#include "window/paint/ground.h"

#include "window/pages/card_parts.h"
#include "window/pages/pieces.h"
#include "window/pages/stage_set.h"
#include "window/paint/strokes.h"
#include "window/paint/textures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace tankard::window {
namespace {

constexpr float kCell = 32;     ///< pixels in which light changes by a straight line
constexpr float kDim = 0.92F;   ///< of a stage set's light
constexpr float kLift = 0.42F;  ///< more of it in the middle, where cards stand before it
struct Hue {
    float r, g, b;
};
/// By sky: what wood has more and less of there.
constexpr std::array<Hue, 7> kHues = {{
    {1.00F, 1.00F, 1.00F},  // day
    {1.04F, 0.97F, 1.05F},  // dawn
    {1.04F, 0.88F, 1.36F},  // dusk: violet
    {0.80F, 1.10F, 0.86F},  // night: moss
    {0.72F, 1.08F, 1.30F},  // storm: teal
    {0.82F, 1.00F, 1.42F},  // cave: slate
    {1.16F, 0.88F, 0.80F},  // hall: red
}};

float brightness(float r, float g, float b) { return 0.299F * r + 0.587F * g + 0.114F * b; }

constexpr float kVeiled = 0.04F;  ///< of a light: with so much of it hidden it is no disc
constexpr float kBeyond = 6;      ///< pixels of it around the stage

/// One lamp over the stage, and the corners of the room are dark.
sf::Color light_at(const Page& page, sf::Vector2f at) {
    if (page.lit.w <= 0) return {132, 132, 132};
    const float x = (at.x - page.lit.x - page.lit.w / 2) / (page.lit.w * 0.5F);
    const float y = (at.y - page.lit.y - page.lit.h / 2) / (page.lit.h * 0.75F);
    const float share = std::exp(-(x * x + y * y));
    const auto part = [share](float dark, float bright) {
        return static_cast<sf::Uint8>(std::lround(std::lerp(dark, bright, share)));
    };
    return {part(100, 255), part(94, 232), part(92, 188)};
}

/// The page in squares whose corners are coloured.
template <typename Colour>
sf::VertexArray cells(const Page& page, Colour colour) {
    sf::VertexArray all(sf::Quads);
    for (float y = 0; y < page.height; y += kCell)
        for (float x = 0; x < page.width; x += kCell)
            for (const sf::Vector2f& corner :
                 {sf::Vector2f(x, y), sf::Vector2f(x + kCell, y), sf::Vector2f(x + kCell, y + kCell),
                  sf::Vector2f(x, y + kCell)})
                all.append({corner, colour(corner), corner});
    return all;
}

}  // namespace

sf::Color in_place(sf::Color wood, const play::Backdrop* place) {
    if (place == nullptr) return wood;
    const Hue& hue = kHues[static_cast<std::size_t>(place->sky)];
    const float r = hue.r * static_cast<float>(wood.r);
    const float g = hue.g * static_cast<float>(wood.g);
    const float b = hue.b * static_cast<float>(wood.b);
    const float same = brightness(wood.r, wood.g, wood.b) / std::max(1.0F, brightness(r, g, b));
    const auto part = [same](float of) {
        return static_cast<sf::Uint8>(std::clamp(std::lround(of * same), 0L, 255L));
    };
    return {part(r), part(g), part(b), wood.a};
}

bool is_veiled(const Page& page) {
    if (!page.backdrop || page.backdrop->light == play::Light::none || page.lit.w <= 0) return false;
    const Rect light = light_in(*page.backdrop, picture_of(page), picture_of(page));
    std::vector<Rect> before;
    for (const Piece& piece : page.pieces) {
        if (piece.shapes.empty() || piece.layer > 0) continue;
        const Figure* stage = stage_of(piece);
        before.push_back(stage != nullptr && stage->look == Look::plinth ? paper_of(piece) : piece.box);
    }
    constexpr int kPoints = 8;  // across
    int seen = 0;
    int hidden = 0;
    for (int i = 0; i < kPoints * kPoints; ++i) {
        const float across = (static_cast<float>(i % kPoints) + 0.5F) / kPoints;  // NOLINT(*-division): a row
        const float down = (static_cast<float>(i / kPoints) + 0.5F) / kPoints;    // NOLINT(*-division)
        if (std::hypot(across - 0.5F, down - 0.5F) > 0.5F) continue;
        const bool covered = std::any_of(before.begin(), before.end(), [&](const Rect& box) {
            return box.holds(light.x + light.w * across, light.y + light.h * down);
        });
        ++(covered ? hidden : seen);
    }
    return static_cast<float>(hidden) > kVeiled * static_cast<float>(hidden + seen);
}

Rect picture_of(const Page& page) { return page.lit.inset(-kBeyond); }

Ground::Ground(const Type& type, Tabletop& tabletop, const Palette& palette)
    : type_(type), tabletop_(tabletop), palette_(palette) {
    wood_.loadFromImage(wood(palette.lit()));
    wood_.setRepeated(true);
}

bool Ground::make_for(const Page& page) {
    const sf::Vector2u size(static_cast<unsigned>(page.width), static_cast<unsigned>(page.height));
    const bool veiled = is_veiled(page);
    if (made_.getSize() == size && lit_ == page.lit && backdrop_ == page.backdrop && veiled_ == veiled)
        return false;
    if (made_.getSize() != size) made_.create(size.x, size.y);
    lit_ = page.lit;
    veiled_ = veiled;
    backdrop_ = page.backdrop;
    lay_wood(page);
    if (backdrop_ && page.lit.w > 0) hang(page);
    made_.display();
    return true;
}

void Ground::lay_wood(const Page& page) {
    made_.draw(
        cells(page, [&](sf::Vector2f at) { return in_place(light_at(page, at), page.backdrop.get()); }),
        sf::RenderStates(sf::BlendNone, {}, &wood_, nullptr));
}

/// The place that is played, behind a frame let into the wood: dim, so that cards stand out before it.
void Ground::hang(const Page& page) {
    const Rect box = picture_of(page);
    sf::RenderTexture set;
    set.create(made_.getSize().x, made_.getSize().y);
    set.clear(sf::Color::Black);
    tabletop_.draw(set, stage_set(type_, *backdrop_, box,
                                  // What is brighter than white would have another hue.
                                  {.veiled = veiled_, .deserted = true, .glare = 1 / (kDim + kLift)}));
    set.display();
    const auto show = [&](const Rect& part, float from, float to, const sf::BlendMode& blend) {
        sf::VertexArray all(sf::Quads);
        const auto grey = [](float share) {
            const auto value = static_cast<sf::Uint8>(std::lround(255 * share));
            return sf::Color(value, value, value);
        };
        for (const auto& [x, y] : {std::pair{part.x, part.y},
                                   {part.right(), part.y},
                                   {part.right(), part.bottom()},
                                   {part.x, part.bottom()}})
            all.append({{x, y}, grey(y == part.y ? from : to), {x, y}});
        made_.draw(all, sf::RenderStates(blend, {}, &set.getTexture(), nullptr));
    };
    const float middle = std::round(box.h * 0.55F);
    const Rect upper{box.x, box.y, box.w, middle};
    const Rect lower{box.x, box.y + middle, box.w, box.h - middle};
    show(upper, kDim * 0.8F, kDim, sf::BlendNone);
    show(lower, kDim, kDim * 0.7F, sf::BlendNone);
    show(upper, kLift * 0.5F, kLift, sf::BlendAdd);
    show(lower, kLift, kLift * 0.7F, sf::BlendAdd);
    Strokes frame;
    border(frame, box.inset(-5), 5, palette_.outline());
    border(frame, box.inset(-4), 2, palette_.brass());
    border(frame, box.inset(-1), 1, mixed(palette_.brass(), palette_.outline(), 0.5F));
    made_.draw(frame.data(), frame.size(), sf::Quads, sf::RenderStates(sf::BlendNone));
    Strokes shade;
    for (int i = 0; i < 6; ++i)
        quad(shade, {box.x, box.y + static_cast<float>(i) * 2, box.w, 2},
             sf::Color(0, 0, 0, static_cast<sf::Uint8>(110 - 18 * i)));
    made_.draw(shade.data(), shade.size(), sf::Quads);
}

void Ground::draw(sf::RenderTarget& target, const std::vector<Rect>& bare) const {
    sf::VertexArray all(sf::Quads);
    for (const Rect& box : bare)
        for (const sf::Vector2f& corner :
             {sf::Vector2f(box.x, box.y), sf::Vector2f(box.right(), box.y),
              sf::Vector2f(box.right(), box.bottom()), sf::Vector2f(box.x, box.bottom())})
            all.append({corner, sf::Color::White, corner});
    target.draw(all, sf::RenderStates(sf::BlendNone, {}, &made_.getTexture(), nullptr));
}

}  // namespace tankard::window
