#include "throw/throw.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>

namespace tankard::thrown {
namespace {

// A free hand, sitting: before the target, a little above the table.
constexpr double kDistance = 62;
constexpr double kHeight = 20;
constexpr double kFastest = 400;  ///< centimetres a second
constexpr double kWidest = 30;    ///< degrees to either side
constexpr double kSteepest = 60;  ///< degrees up or down
constexpr double kMostSpin = 60;  ///< radians a second
constexpr double kWobble = 12;
constexpr double kDegree = std::numbers::pi / 180;

double part(int value) { return static_cast<double>(value) / kFull; }

int within(int value, const Range& range) { return std::clamp(value, range.least, range.most); }

int strayed(int value, int stray, int factor, const Range& range) {
    return within(value + stray * factor / kFull, range);
}

/// Of a hand that has strayed already.
Start leaving(const Hand& hand, const Handicap& handicap, const Tremble& tremble) {
    Start start;
    start.place = {0, -(kDistance + handicap.back / 10.0), kHeight + handicap.height / 10.0};
    const double side = part(hand.aim) * kWidest * kDegree;
    const double up = (part(hand.lift) * 2 - 1) * kSteepest * kDegree;
    const double speed = part(hand.strength) * kFastest;
    start.speed = {speed * std::cos(up) * std::sin(side), speed * std::cos(up) * std::cos(side),
                   speed * std::sin(up)};
    // Forward is as a wheel would roll: about the axis to the left of the way.
    const double forward = part(hand.spin) * kMostSpin;
    start.spin = {-forward * std::cos(side) + part(tremble.wobble[0]) * kWobble,
                  forward * std::sin(side) + part(tremble.wobble[1]) * kWobble,
                  part(tremble.wobble[2]) * kWobble};
    return start;
}

}  // namespace

Start start_of(const Hand& hand, const Handicap& handicap) {
    return leaving(limited(hand, handicap), handicap, {});
}

Hand limited(const Hand& hand, const Handicap& handicap) {
    return {std::clamp(hand.aim, -kFull, kFull), within(hand.strength, handicap.strengths),
            within(hand.lift, handicap.lifts), within(hand.spin, handicap.spins)};
}

bool done(Deed deed, const Course& course, int moment, int most) {
    switch (deed) {
        case Deed::none: return true;
        case Deed::in_time: return std::abs(moment) <= most;
        case Deed::struck: return course.struck;
        case Deed::headed: return course.headed;
        case Deed::cleared: return course.cleared;
    }
    return true;
}

Outcome simulate(const Hand& hand, const Tremble& tremble, const Handicap& handicap, int icons, Path* path,
                 Knocks* knocks) {
    const Hand meant = limited(hand, handicap);
    // A tremble may go a little beyond what the hand does on purpose.
    const Range any{-2 * kFull, 2 * kFull};
    const int aim =
        strayed(meant.aim + tremble.strength * handicap.coupled / kFull, tremble.aim, handicap.aim, any);
    const int strength = strayed(meant.strength, tremble.strength, handicap.strength, {0, kFull + kFull / 5});
    const int lift = strayed(meant.lift, tremble.lift, handicap.lift, {0, kFull});
    const int spin = strayed(meant.spin, tremble.spin, handicap.spin, any);

    Start start = leaving({aim, strength, lift, spin}, handicap, tremble);
    for (std::size_t i = 0; i < start.lay.size(); ++i)
        start.lay[i] = tremble.lay[i];

    Scenery scenery{handicap.obstacles, {}};
    if (handicap.kick != 0)
        for (std::size_t i = 0; i < kKicks; ++i)
            scenery.kicks.push_back({part(tremble.kicks[2 * i]) * handicap.kick / 10,
                                     part(tremble.kicks[2 * i + 1]) * handicap.kick / 10});

    Outcome outcome;
    outcome.course = run(start, scenery, path, knocks);
    const Course& course = outcome.course;
    outcome.record.bounces = course.bounces;
    outcome.record.place = course.place;
    outcome.record.table = course.table;
    outcome.number = label_of(tremble.labels, course.face);
    outcome.record.icon = outcome.number <= icons;
    outcome.performed = done(handicap.deed, course, tremble.moment, handicap.moment);
    return outcome;
}

}  // namespace tankard::thrown
