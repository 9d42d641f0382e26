// Where a drawing has most substance: a blow that is to be seen on a figure lands there, whatever its shape.
#pragma once

#include <unordered_map>
#include <vector>

#include <SFML/Graphics.hpp>

namespace tankard::window {

class Silhouettes {
 public:
    /// Up to this many places, none beside another.
    static constexpr std::size_t kMost = 6;

    /// In shares of the drawing's bounds, 0 to 1 across and down, the deepest first; read off the font's
    /// picture of it once. Empty: there is no such drawing.
    const std::vector<sf::Vector2f>& depths(const sf::Font& font, char32_t letter);

 private:
    std::unordered_map<char32_t, std::vector<sf::Vector2f>> known_;
};

}  // namespace tankard::window
