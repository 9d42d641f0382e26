#include "window/paint/textures.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace tankard::window {
namespace {

constexpr unsigned kWood = 512;  ///< pixels of the wood's pattern, which repeats
constexpr unsigned kPlanks = 4;

sf::Color tinted(sf::Color colour, float share) {
    const auto part = [share](sf::Uint8 part) {
        return static_cast<sf::Uint8>(std::clamp(static_cast<float>(part) * share, 0.0F, 255.0F));
    };
    return {part(colour.r), part(colour.g), part(colour.b)};
}

}  // namespace

float noise(int x, int y, int across, int down) {
    const auto wrap = [](int value, int period) {
        return static_cast<std::uint32_t>(((value % period) + period) % period);
    };
    std::uint32_t bits = wrap(x, across) * 374761393U + wrap(y, down) * 668265263U +
                         static_cast<std::uint32_t>(across * 31 + down) * 2246822519U;
    bits = (bits ^ (bits >> 13)) * 1274126177U;
    return static_cast<float>((bits ^ (bits >> 16)) & 0xffff) / 65535.0F;
}

float smooth(float x, float y, int wide, int high) {
    const int left = static_cast<int>(std::floor(x));
    const int top = static_cast<int>(std::floor(y));
    const auto ease = [](float share) { return share * share * (3 - 2 * share); };
    const float across = ease(x - static_cast<float>(left));
    const float down = ease(y - static_cast<float>(top));
    const float above = std::lerp(noise(left, top, wide, high), noise(left + 1, top, wide, high), across);
    const float below =
        std::lerp(noise(left, top + 1, wide, high), noise(left + 1, top + 1, wide, high), across);
    return std::lerp(above, below, down);
}

const sf::Texture& letters(const sf::Texture& letters, bool smooth) {
    if (letters.isSmooth() != smooth) const_cast<sf::Texture&>(letters).setSmooth(smooth);
    return letters;
}

sf::Image wood(sf::Color colour) {
    sf::Image image;
    image.create(kWood, kWood);
    constexpr unsigned kPlank = kWood / kPlanks;
    for (unsigned y = 0; y < kWood; ++y)
        for (unsigned x = 0; x < kWood; ++x) {
            const auto at = [&](int along, int across) {
                return smooth(static_cast<float>(x) * static_cast<float>(along) / kWood,
                              static_cast<float>(y) * static_cast<float>(across) / kWood, along, across);
            };
            const float bend = at(4, 8);
            const float line = std::sin((static_cast<float>(y) * 0.22F + bend * 9.0F)) * 0.5F + 0.5F;
            const unsigned plank = y / kPlank;
            const float tone = 0.12F * noise(static_cast<int>(plank), 3, 31, 31);
            const float joint = y % kPlank == 0 ? 0.32F : y % kPlank == 1 ? 0.1F : 0.0F;
            const float share = 0.86F + tone + 0.05F * line + 0.07F * at(8, 256) + 0.06F * at(2, 4) - joint;
            image.setPixel(x, y, tinted(colour, share));
        }
    return image;
}

}  // namespace tankard::window
