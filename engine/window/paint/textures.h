// Textures made by recipe, the same on every machine: the table's wood.
#pragma once

#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/Texture.hpp>

namespace tankard::window {

/// Noise in 0..1 that repeats every so many points across and down.
float noise(int x, int y, int across, int down);
/// The same, smooth between its points.
float smooth(float x, float y, int across, int down);

/// A font's letters, smoothed where they do not stand on whole pixels; else that only costs. SFML's fonts
/// have no word for it before version 2.6.
const sf::Texture& letters(const sf::Texture& letters, bool smooth);

/// Planks that lie across the table, in shades of a colour: grain along them, a dark joint between. It
/// repeats.
sf::Image wood(sf::Color colour);

}  // namespace tankard::window
