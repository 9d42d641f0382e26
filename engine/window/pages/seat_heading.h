// A seat's heading: portrait, name, whose turn it is and who leads, what is left of life, and the other
// counters. Pure.
#pragma once

#include "window/pages/block.h"

#include <cstdint>

namespace tankard::window {

/// How much of it is shown, most first.
enum class Heading : std::uint8_t { portrait, plain, line, name };

/// Over `w`. `focused`: whoever is asked; with the counters' words.
Block seat_heading(const Ruler& ruler, const scene::Seat& seat, float w, Heading kind, bool focused);

}  // namespace tankard::window
