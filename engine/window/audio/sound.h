// The sounds of the table, made by recipes: no file, no recording. A recipe is a pure function; it takes a
// few milliseconds, so that all of them can be made at the start, beside the window's thread
// (window/loudspeaker.h).
#pragma once

#include "window/audio/waves.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace tankard::window {

enum class Sound : std::uint8_t {
    click,    ///< a choice: a stick on wood
    card,     ///< a card slides over the table and lies
    page,     ///< a leaf of the book is turned
    coin,     ///< two coins meet
    dice,     ///< dice rattle over wood and stop
    knock,    ///< a die on the table
    clack,    ///< a die at the table's rim: hollow, and higher
    tap,      ///< a die on cardboard: the target, or what stands in the way
    thud,     ///< a die on somebody's head
    blow,     ///< a club on a shield
    growl,    ///< something large is near
    fanfare,  ///< horns: a chapter is won
    knell,    ///< a bell and a muffled drum: it is lost
};

inline constexpr std::array kSounds{Sound::click, Sound::card,    Sound::page, Sound::coin, Sound::dice,
                                    Sound::knock, Sound::clack,   Sound::tap,  Sound::thud, Sound::blow,
                                    Sound::growl, Sound::fanfare, Sound::knell};

std::string_view name_of(Sound sound);

/// 0.08 to 1.5 seconds; those that are heard often are softer.
Samples synthesise(Sound sound);

}  // namespace tankard::window
