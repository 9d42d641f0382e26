// How a die lies in its box: seen from the front, and a little from above and from the right.
#pragma once

namespace tankard::window {

/// Of the box: a side of the face in front, which lies in its lower left.
constexpr float kDieFront = 0.84F;

}  // namespace tankard::window
