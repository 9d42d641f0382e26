// The words of content for how things look and sound. What a colour or a sound is like says the front end
// that paints or plays it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace tankard::text {

/// Frames of cards, and the ground of squares and spaces, in the window.
inline constexpr std::array<std::string_view, 15> kPigments{"iron", "fire",  "leaf",   "sky",   "violet",
                                                            "gold", "blood", "night",  "earth", "clay",
                                                            "rose", "wine",  "indigo", "teal",  "olive"};
/// What the ground of a board's squares is made of, in the window. A picture on it is dark, or light on what
/// is `dark`.
enum class Texture : std::uint8_t {
    flags,   ///< a floor of flagstones
    planks,  ///< a floor of boards
    earth,   ///< what has been dug
    mat,     ///< chequered, such as a starting line
    stairs,
    columns,
    rubble,    ///< boulders on the floor
    plate,     ///< one that sinks under a foot, edged with the pigment
    trapdoor,  ///< edged with the pigment
    circle,    ///< a ring of the pigment on the floor
    water,
    fire,   ///< embers in a bowl
    block,  ///< hewn stone, higher than the floor
    rock,   ///< what nobody has dug
    slab,   ///< closed; a block of such squares is one
    hole,
};
/// In the order of Texture.
inline constexpr std::array<std::string_view, 16> kTextures{
    "flags",    "planks", "earth", "mat",  "stairs", "columns", "rubble", "plate",
    "trapdoor", "circle", "water", "fire", "block",  "rock",    "slab",   "hole"};
/// The darkest stand last.
constexpr bool dark(Texture texture) { return texture >= Texture::fire; }
/// What stands on edges between squares, in the order of scene::Edge.
inline constexpr std::array<std::string_view, 6> kEdges{"open", "wall", "grate", "door", "doorway", "line"};
/// The cards of a zone, in the terminal.
inline constexpr std::array<std::string_view, 7> kInks{"plain", "bold",   "dim", "red",
                                                       "green", "yellow", "blue"};
inline constexpr std::array<std::string_view, 13> kSounds{"click", "card",    "page", "coin", "dice",
                                                          "knock", "clack",   "tap",  "thud", "blow",
                                                          "growl", "fanfare", "knell"};

/// Numbered places of a zone, and steps of a track.
inline constexpr std::int64_t kMostSpaces = 20;
inline constexpr std::int64_t kLongestTrack = 200;

}  // namespace tankard::text
