// The table of a throw as a woodcut: boards in flat tones, each grain a line.
#pragma once

#include <SFML/Graphics/Image.hpp>

namespace tankard::window {

/// Four boards that lie across, so many pixels high and wide; it repeats.
sf::Image cut_wood(unsigned side);

}  // namespace tankard::window
