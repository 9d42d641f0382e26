// The little stages that the pictures of cards stand on: two for each pigment, all in shades of its colour,
// so that cards side by side are not alike and their kinds are told apart from across the room. Pure.
#pragma once

#include "window/pages/drawing.h"
#include "window/pages/type.h"

#include <string_view>

namespace tankard::window {

/// Of a card's picture in a small window, in pixels as it is drawn once: about as large as it is shown, so
/// that it needs no smaller copies of itself, which are dear without a graphics card.
inline constexpr float kCardStageWide = 288;
inline constexpr float kCardStageHigh = 216;
inline constexpr unsigned kCardStages = 2;  ///< of a pigment

/// `pigment` is one of text::kPigments, or any other word: then it is a plain hall. `colour` is the
/// pigment's. `which` is less than kCardStages.
Drawing card_stage(const Type& type, std::string_view pigment, const Tint& colour, unsigned which,
                   const Rect& box);

}  // namespace tankard::window
