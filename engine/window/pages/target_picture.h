// The target from above, for a die of the people's own: where it lies is pressed. Pure.
#pragma once

#include "throw/target.h"
#include "window/pages/drawing.h"

#include <optional>
#include <utility>

namespace tankard::window {

/// The place on the table, in centimetres, that is seen there in the box.
thrown::Point place_on_target(const Rect& box, float x, float y);
/// The other way round.
std::pair<float, float> pixel_on_target(const Rect& box, thrown::Point place);

/// `die`: where it lies, if that has been pressed. `plain`: black and white.
Drawing target_picture(const Rect& box, std::optional<thrown::Point> die, bool plain);

}  // namespace tankard::window
