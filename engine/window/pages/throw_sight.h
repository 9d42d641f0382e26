// What there is to see of a throw at one moment, and from where it is seen. Pure.
#pragma once

#include "throw/asked.h"
#include "window/pages/aiming.h"
#include "window/pages/perspective.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tankard::window {

constexpr double kHalfDie = thrown::kEdge / 2;  ///< in centimetres, as all lengths
constexpr int kSectors = 64;                    ///< of the round target

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

/// Where the hand is before it pulls, in the room.
inline Vector hand_place(const thrown::Handicap& handicap) {
    return start_of(handicap.usual, handicap).place;
}

/// As one sees while aiming, after so many seconds: some special throws turn or move the view.
Eye aiming_eye(const thrown::Handicap& handicap, double seconds);
/// Near a die that comes to rest there.
Eye near_eye(const Vector& rest);
/// During the flight, `share` of its way gone.
Eye flying_eye(const thrown::Handicap& handicap, const Vector& die, const Vector& rest, double share);
/// How light it is while somebody aims.
double aiming_light(thrown::View view);

/// Light comes from there.
const Vector kLamp = unit({-0.45, -0.25, 0.86});
/// How much of it falls on a place of the table.
double lit(const ThrowSight& sight, double x, double y);

}  // namespace tankard::window
