#include "window/pages/page.h"

#include <algorithm>

namespace tankard::window {
namespace {

constexpr float kHair = 0.51F;  ///< rounding may take half a pixel

}  // namespace

bool Rect::holds(const Rect& other) const {
    return other.x >= x - kHair && other.y >= y - kHair && other.right() <= right() + kHair &&
           other.bottom() <= bottom() + kHair;
}

const Spot* Page::spot_at(float x, float y) const {
    const auto found =
        std::find_if(spots.rbegin(), spots.rend(), [&](const Spot& spot) { return spot.box.holds(x, y); });
    return found != spots.rend() ? &*found : nullptr;
}

}  // namespace tankard::window
