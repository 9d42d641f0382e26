// The page on which a campaign is begun: chairs and house rules at the left, and at the right what can be
// chosen for the one in focus, each with a line of explanation. Pure.
#pragma once

#include "play/content/backdrop.h"
#include "window/pages/beginning.h"
#include "window/pages/split.h"

#include <cstddef>
#include <memory>

namespace tankard::window {

/// The page with the part at the place `chosen` open. Its foot: begin, back.
Split beginning_split(const Ruler& ruler, const Beginning& beginning, std::size_t chosen);

/// The tavern behind its chairs (Look::picture): a lamp hangs over the chosen one.
std::shared_ptr<const play::Backdrop> bench_backdrop(std::size_t chairs, std::size_t chosen);

}  // namespace tankard::window
