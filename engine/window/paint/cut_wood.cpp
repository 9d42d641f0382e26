#include "window/paint/cut_wood.h"

#include "window/paint/strokes.h"
#include "window/paint/textures.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tankard::window {
namespace {

constexpr int kBoards = 4;
constexpr float kLines = 13;      ///< of grain on a board
constexpr float kJoint = 0.016F;  ///< of a board's breadth: half of what is dark between two
constexpr float kKnot = 0.3F;     ///< of a board's breadth: how far round a knot the grain bends

const sf::Color kWood(146, 97, 58);
const sf::Color kInk(66, 37, 19);
const sf::Color kLight(172, 120, 74);

/// A place on the tile, 0 to 1; boards are a quarter as broad as they are long.
struct Place {
    float x, y;
};

class Boards {
 public:
    explicit Boards(unsigned side) : pixel_(kBoards / static_cast<float>(side)) {}

    sf::Color at(const Place& place) const {
        const float row = place.y * kBoards;
        const int board = static_cast<int>(row);
        const float across = row - static_cast<float>(board);
        const float joint = std::min(across, 1 - across);
        // Where one board ends and the next begins.
        const float end = std::abs(place.x - kEnds[static_cast<std::size_t>(board)]) * kBoards;
        if (joint < kJoint || end < kJoint) return kInk;
        const float tone = noise(board, 5, 31, 31) - 0.5F;
        sf::Color colour = mixed(kWood, tone < 0 ? kInk : kLight, std::abs(tone) * 0.4F);
        if (across < kJoint * 3.2F) colour = kLight;  // its edge in the light
        return mixed(colour, kInk, 0.8F * grain(place, board, across));
    }

 private:
    static constexpr std::array<float, 4> kEnds{0.23F, 0.71F, 0.42F, 0.9F};

    static constexpr float kFromEnd = 0.4F;  ///< of a board's length: its knot

    /// 1 on a line, 0 beside it; in between a pixel's breadth of both.
    float grain(const Place& place, int board, float across) const {
        const float wave = smooth(place.x * 5, place.y * 16, 5, 16) - 0.5F;
        const float lean = smooth(place.x * 2, place.y * 4, 2, 4) - 0.5F;
        const float from_end = place.x - kEnds[static_cast<std::size_t>(board)];
        // Where a board ends another's grain begins.
        float bent = across + 0.15F * wave + 0.22F * lean + 0.6F * (from_end - std::floor(from_end));
        float thick = 0.04F + 0.25F * smooth(place.x * 7, place.y * 96, 7, 96);
        if (board % 2 == 0) {  // round its knot
            const float beside = place.x - kEnds[static_cast<std::size_t>(board)] - kFromEnd;
            const float dx = (beside - std::round(beside)) * kBoards / 2.6F;
            const float dy = across - 0.5F + 0.1F * wave;
            const float away = std::hypot(dx, dy);
            if (away < kKnot * 0.17F) return 1;
            const float near = std::exp(-away * away / (kKnot * kKnot * 0.35F));
            bent += near * kKnot * 0.8F * (dy < 0 ? -1.0F : 1.0F);
            thick += 0.16F * near;
        }
        const float line = bent * kLines;
        const float off = std::abs(line - std::floor(line) - 0.5F);
        // Not each goes on: a cutter lifts the knife.
        const int which = static_cast<int>(std::floor(line));
        const float cut = smooth(place.x * 9 + 0.37F * static_cast<float>(which), place.y * 4, 9, 4);
        if (cut < 0.36F) thick *= std::max(0.0F, (cut - 0.2F) / 0.16F);
        return std::clamp((thick / 2 - off) / (pixel_ * kLines) + 0.5F, 0.0F, 1.0F) *
               (thick > 0.02F ? 1.0F : 0.0F);
    }

    float pixel_;  ///< of a board's breadth
};

}  // namespace

sf::Image cut_wood(unsigned side) {
    sf::Image image;
    image.create(side, side);
    const Boards boards(side);
    for (unsigned y = 0; y < side; ++y)
        for (unsigned x = 0; x < side; ++x)
            image.setPixel(x, y,
                           boards.at({(static_cast<float>(x) + 0.5F) / static_cast<float>(side),
                                      (static_cast<float>(y) + 0.5F) / static_cast<float>(side)}));
    return image;
}

}  // namespace tankard::window
