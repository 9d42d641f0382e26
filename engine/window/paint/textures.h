// Textures made by recipe, the same on every machine: the table's wood, and the engraved ground of pictures.
#pragma once

#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/Texture.hpp>

namespace tankard::window {

inline constexpr unsigned kEngravingWide = 384;
inline constexpr unsigned kEngravingHigh = 128;

/// Noise in 0..1 that repeats every so many points across and down.
float noise(int x, int y, int across, int down);

/// A font's letters, smoothed where they do not stand on whole pixels; else that only costs. SFML's fonts
/// have no word for it before version 2.6.
const sf::Texture& letters(const sf::Texture& letters, bool smooth);

/// Planks that lie across the table, in shades of a colour: grain along them, a dark joint between. It
/// repeats.
sf::Image wood(sf::Color colour);

/// The ground of every picture, in greys: a sky of engraved lines round a light that is left in the middle,
/// and earth below. Vertices give it its colour.
sf::Image engraving();

}  // namespace tankard::window
