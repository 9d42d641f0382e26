#include "window/pages/throw_sight.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tankard::window {

using namespace thrown;
using std::numbers::pi;

namespace {

constexpr double kHandNear = 26;  ///< from the eye to the hand, along the table, for who stands as usual
constexpr double kHandAway = 30;  ///< for who looks from below, or past a head
constexpr double kAbove = 21;     ///< and down to it
constexpr double kLookDown = 31;  ///< degrees
constexpr double kLowest = 14;    ///< degrees from the middle of the picture down to the hand, at most

}  // namespace

Eye aiming_eye(const Handicap& handicap, double seconds) {
    const Vector hand = hand_place(handicap);
    Eye eye;
    eye.at = {0, hand.y - kHandNear, std::max(36.0, hand.z + kAbove)};
    // A low hand is to be seen too.
    const double to_hand = std::atan2(eye.at.z - hand.z, kHandNear);
    const double down = std::max(kLookDown * pi / 180, to_hand - kLowest * pi / 180);
    eye.towards = eye.at + Vector{0, std::cos(down), -std::sin(down)} * 60;
    if (hand.z < kHalfDie) {  // from below the table's edge, if one is to see anything
        eye.at.z = 30;
        eye.wide = 60;
    }
    if (has(handicap.obstacles, Obstacle::head)) {  // from further back, to see both
        eye.at = {0, hand.y - 2.6 * kHandAway, 46};
        eye.towards = eye.at + Vector{0, 60, -15};
    }
    switch (handicap.view) {
        case View::turned: eye.roll = 180; break;
        case View::low:
            eye.at = {0, hand.y - kHandAway, std::max(9.0, hand.z - 5)};
            eye.towards = eye.at + Vector{0, 60, -6};
            break;
        case View::hidden:
            eye.at = {0, hand.y - kHandAway, -9};
            eye.towards = eye.at + Vector{0, 60, 3};
            break;
        case View::turning: {
            const double swing = std::sin(seconds * 1.7);
            eye.at.x += 24 * swing;
            eye.roll = 7 * std::sin(seconds * 1.7 + 0.8);
            break;
        }
        default: break;
    }
    return eye;
}

Eye near_eye(const Vector& rest) {
    const double x = std::clamp(rest.x, -kTable, kTable);
    const double y = std::clamp(rest.y, -kTable, kTable);
    const double z = std::max(0.0, rest.z);
    return {{x * 0.92, y - 14.5, z + 14.5}, {x, y + 0.4, z + 0.2}, 40, 0};
}

Eye flying_eye(const Handicap& handicap, const Vector& die, const Vector& rest, double share) {
    Eye from = aiming_eye(handicap, 0);
    if (handicap.view == View::hidden) {  // one looks up as soon as the die is gone
        const double up = std::clamp(share / 0.25, 0.0, 1.0);
        Handicap plain = handicap;
        plain.view = View::plain;
        from = between(from, aiming_eye(plain, 0), up * up * (3 - 2 * up));
    }
    Eye to = near_eye(rest);
    to.roll = from.roll;
    const double late = std::clamp((share - 0.2) / 0.8, 0.0, 1.0);
    const double eased = late * late * (3 - 2 * late);
    Eye eye = between(from, to, eased * 0.88);
    // It follows the die a little.
    eye.towards = eye.towards + (die - eye.towards) * (0.25 * eased);
    return eye;
}

double aiming_light(View view) { return view == View::dark ? 0.0 : view == View::hidden ? 0.45 : 1.0; }

double lit(const ThrowSight& sight, double x, double y) {
    const double away = std::hypot(x + 4, (y - 2) * 0.9);
    const double pool = 0.2 + 0.95 * std::exp(-away * away / (2 * 44 * 44));
    return (sight.plain ? 1 : pool) * (0.035 + 0.965 * sight.light);
}

}  // namespace tankard::window
