#include "window/paint/silhouettes.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace tankard::window {
namespace {

constexpr unsigned kSize = 48;        ///< pixels of the picture that is read
constexpr float kNeighbours = 0.24F;  ///< of a drawing's size: nearer than that two places are one
constexpr int kLeastDeep = 2;         ///< pixels from a place to the nearest that is not the drawing
constexpr sf::Uint8 kSolid = 128;

/// How far each pixel of a picture is from what is empty, along rows and columns: in two passes.
class Depths {
 public:
    Depths(const sf::Image& sheet, const sf::IntRect& part) : wide_(part.width), high_(part.height) {
        deep_.resize(static_cast<std::size_t>(wide_) * static_cast<std::size_t>(high_));
        for (int y = 0; y < high_; ++y)
            for (int x = 0; x < wide_; ++x) {
                const auto alpha =
                    sheet.getPixel(static_cast<unsigned>(part.left + x), static_cast<unsigned>(part.top + y))
                        .a;
                at(x, y) = alpha < kSolid ? 0 : 1 + std::min(deep(x - 1, y), deep(x, y - 1));
            }
        for (int y = high_; y-- > 0;)
            for (int x = wide_; x-- > 0;)
                at(x, y) = std::min(at(x, y), 1 + std::min(deep(x + 1, y), deep(x, y + 1)));
    }

    std::vector<sf::Vector2f> places(std::size_t most) const {
        std::vector<sf::Vector2f> all;
        const float apart = kNeighbours * static_cast<float>(std::max(wide_, high_));
        while (all.size() < most) {
            std::optional<sf::Vector2i> best;
            for (int y = 0; y < high_; ++y)
                for (int x = 0; x < wide_; ++x)
                    if (deep(x, y) >= (best ? deep(best->x, best->y) + 1 : kLeastDeep) &&
                        std::all_of(all.begin(), all.end(), [&](const sf::Vector2f& other) {
                            return std::hypot(other.x - static_cast<float>(x),
                                              other.y - static_cast<float>(y)) >= apart;
                        }))
                        best = sf::Vector2i(x, y);
            if (!best) break;
            all.emplace_back(*best);
        }
        for (sf::Vector2f& place : all)
            place = {(place.x + 0.5F) / static_cast<float>(wide_),
                     (place.y + 0.5F) / static_cast<float>(high_)};
        return all;
    }

 private:
    int& at(int x, int y) { return deep_[place(x, y)]; }
    std::size_t place(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(wide_) + static_cast<std::size_t>(x);
    }
    /// Outside it is empty.
    int deep(int x, int y) const {
        if (x < 0 || y < 0 || x >= wide_ || y >= high_) return 0;
        return deep_[place(x, y)];
    }

    int wide_;
    int high_;
    std::vector<int> deep_;
};

}  // namespace

const std::vector<sf::Vector2f>& Silhouettes::depths(const sf::Font& font, char32_t letter) {
    const auto [known, fresh] = known_.try_emplace(letter);
    if (fresh) {
        const sf::Glyph& glyph = font.getGlyph(letter, kSize, false);
        if (glyph.textureRect.width > 0 && glyph.textureRect.height > 0)
            known->second = Depths(font.getTexture(kSize).copyToImage(), glyph.textureRect).places(kMost);
    }
    return known->second;
}

}  // namespace tankard::window
