// The words of content for how things look and sound. What a colour or a sound is like says the front end
// that paints or plays it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace tankard::text {

/// Frames of cards, and the ground of squares and spaces, in the window.
inline constexpr std::array<std::string_view, 9> kPigments{"iron", "fire",  "leaf",  "sky",  "violet",
                                                           "gold", "blood", "night", "earth"};
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
