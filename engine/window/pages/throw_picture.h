// A throw in perspective: table and target from the thrower's eye, what stands in the way, hand and die; and
// in a corner the same from above. From numbers to triangles: pure.
#pragma once

#include "throw/asked.h"
#include "window/pages/aiming.h"
#include "window/pages/drawing.h"
#include "window/pages/perspective.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tankard::window {

/// What there is to see at one moment.
struct ThrowSight {
    thrown::Handicap handicap;
    Eye eye;
    double light = 1;                ///< 0: one sees one's hand, and nothing else
    bool plain = false;              ///< high contrast: black and white
    const Aiming* aiming = nullptr;  ///< the die is still in the hand
    bool held = false;               ///< and is being pulled
    double hint = -1;                ///< 0..1: a ghost shows how to pull; below 0 it does not
    thrown::Pose die;                ///< in flight, or at rest
    std::uint32_t icon_faces = 0;
    std::string glyph;                ///< the hero's icon
    std::vector<thrown::Pose> trail;  ///< where it has been, for the view from above
    bool show_above = true;           ///< the view from above; not for those who see nothing
};

/// As one sees while aiming, after so many seconds: some special throws turn or move the view.
Eye aiming_eye(const thrown::Handicap& handicap, double seconds);
/// Near a die that comes to rest there.
Eye near_eye(const Vector& rest);
/// During the flight, `share` of its way gone.
Eye flying_eye(const thrown::Handicap& handicap, const Vector& die, const Vector& rest, double share);
/// How light it is while somebody aims.
double aiming_light(thrown::View view);

/// Where the hand is before it pulls, as a pixel.
std::pair<float, float> hand_at(const ThrowSight& sight, const Rect& box);

Drawing throw_picture(const ThrowSight& sight, const Rect& box);

}  // namespace tankard::window
