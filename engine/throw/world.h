// One die in a world of its own: table with rim, target with its holes, and perhaps something in the way.
// Bullet moves it, in steps of a fixed length that no screen knows of; a world is made for one throw and
// thrown away.
#pragma once

#include "throw/target.h"

#include <array>
#include <vector>

namespace tankard::thrown {

inline constexpr int kStepsASecond = 240;
inline constexpr int kMostSteps = 4 * kStepsASecond;  ///< after so many the die is settled as it is

struct Vector {
    double x = 0;
    double y = 0;
    double z = 0;
};

/// The die as it leaves the hand.
struct Start {
    Vector place;
    Vector speed;  ///< centimetres a second
    Vector spin;   ///< radians a second
    std::array<double, 4> lay{0, 0, 0, 1};
};

/// What stands in the way; several things may.
enum class Obstacle : std::uint8_t { none = 0, block = 1, card = 2, head = 4 };
constexpr Obstacle operator|(Obstacle one, Obstacle other) {
    return static_cast<Obstacle>(static_cast<int>(one) | static_cast<int>(other));
}
constexpr bool has(Obstacle all, Obstacle one) {
    return (static_cast<int>(all) & static_cast<int>(one)) != 0;
}

struct Scenery {
    Obstacle obstacles = Obstacle::none;
    std::vector<Point> kicks;  ///< at the first, second … bounce: centimetres a second
};

/// Where obstacles stand: the block beside the way to the target, the card before it, the head above the near
/// edge.
struct Extent {
    Vector middle;
    Vector half;  ///< of the head, all are its radius
};
Extent extent_of(Obstacle obstacle);

/// How the die went.
struct Course {
    int bounces = 0;       ///< on the table, before it first touched the target
    bool target = false;   ///< it touched the target at all
    bool struck = false;   ///< it touched the block before the target
    bool headed = false;   ///< it touched the head before the table and the target
    bool cleared = false;  ///< after a bounce it flew over the card, and had not touched it
    bool rested = false;   ///< else it was settled when the time was over
    bool cocked = false;   ///< it leans: no face is quite up
    bool table = false;    ///< as it lies, it touches the table
    Spot place = Spot::off;
    int face = 0;  ///< the uppermost: +x, -x, +y, -y, +z, -z of the die
    int steps = 0;
    Vector end;
};

/// Where the middle of the die was and how the die lay, as a quaternion (x, y, z, w).
struct Pose {
    Vector place;
    std::array<double, 4> lay{0, 0, 0, 1};
};

/// The die's poses every `kPathSteps` steps, the last at rest.
using Path = std::vector<Pose>;
inline constexpr int kPathSteps = 2;

/// What a flying die comes down on.
enum class Struck : std::uint8_t { table, rim, target, block, head };

/// A blow between the die and what it struck: several contacts within a few steps are one.
struct Knock {
    double time;  ///< seconds since it left the hand
    Struck what;
    double force;  ///< centimetres a second, by which its speed was changed
};

/// In the order of their times. Only what can be heard: lying and sliding is none.
using Knocks = std::vector<Knock>;

/// `path` and `knocks` only tell of the course; asking for them changes nothing.
Course run(const Start& start, const Scenery& scenery, Path* path = nullptr, Knocks* knocks = nullptr);

}  // namespace tankard::thrown
