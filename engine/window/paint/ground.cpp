#include "window/paint/ground.h"

#include "window/pages/stage_set.h"
#include "window/paint/textures.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tankard::window {
namespace {

constexpr float kCell = 32;        ///< pixels in which light and stain change by a straight line
constexpr float kStain = 0.24F;    ///< of a stage set is seen at most
constexpr float kStandsAt = 0.9F;  ///< of a stage set's height: where who stands in its middle has the feet

/// One lamp over the stage, and the corners of the room are dark.
sf::Color light_at(const Page& page, sf::Vector2f at) {
    if (page.lit.w <= 0) return {132, 132, 132};
    const float x = (at.x - page.lit.x - page.lit.w / 2) / (page.lit.w * 0.5F);
    const float y = (at.y - page.lit.y - page.lit.h / 2) / (page.lit.h * 0.75F);
    const float share = std::exp(-(x * x + y * y));
    const auto part = [share](float dark, float bright) {
        return static_cast<sf::Uint8>(std::lround(std::lerp(dark, bright, share)));
    };
    return {part(88, 250), part(84, 226), part(86, 182)};
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

float smooth(float share) {
    const float in = std::clamp(share, 0.0F, 1.0F);
    return in * in * (3 - 2 * in);
}

}  // namespace

float stained(const Page& page, Pin at) {
    const float from_side = std::min(at.x, page.width - at.x) / (page.width * 0.1F);
    const float from_foot = (page.height - at.y) / (page.height * 0.5F);
    return smooth(from_side) * smooth(from_foot);
}

Ground::Ground(const Type& type, Tabletop& tabletop, const Palette& palette)
    : type_(type), tabletop_(tabletop) {
    wood_.loadFromImage(wood(palette.lit()));
    wood_.setRepeated(true);
}

bool Ground::make_for(const Page& page) {
    const sf::Vector2u size(static_cast<unsigned>(page.width), static_cast<unsigned>(page.height));
    if (made_.getSize() == size && lit_ == page.lit && backdrop_ == page.backdrop) return false;
    if (made_.getSize() != size) made_.create(size.x, size.y);
    lit_ = page.lit;
    backdrop_ = page.backdrop;
    lay_wood(page);
    if (backdrop_) stain(page);
    made_.display();
    return true;
}

void Ground::lay_wood(const Page& page) {
    made_.draw(cells(page, [&](sf::Vector2f at) { return light_at(page, at); }),
               sf::RenderStates(sf::BlendNone, {}, &wood_, nullptr));
}

/// Whoever stands in the middle of the set stands at the stage's foot.
void Ground::stain(const Page& page) {
    const Rect box{0, 0, page.width, std::round(page.lit.bottom() / kStandsAt)};
    sf::RenderTexture set;
    set.create(made_.getSize().x, made_.getSize().y);
    set.clear(sf::Color::Black);
    tabletop_.draw(set, stage_set(type_, *backdrop_, box, {.seen = page.lit}));
    set.display();
    const auto share = [&](sf::Vector2f at) {
        return sf::Color(255, 255, 255,
                         static_cast<sf::Uint8>(std::lround(255 * kStain * stained(page, {at.x, at.y}))));
    };
    made_.draw(cells(page, share), sf::RenderStates(&set.getTexture()));
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
