// What a hand does and how it trembles: whole numbers, so that they can be said, kept and given to the same
// throw again. The tremble is drawn from a stream of the game, never here from a clock.
#pragma once

#include "fighter/throw/thrower.h"
#include "table/random.h"

#include <array>

namespace tankard::thrown {

inline constexpr int kFull = 1000;

/// How somebody throws.
struct Hand {
    int aim = 0;         ///< -1000 left .. 1000 right; 0: at the middle of the target
    int strength = 500;  ///< 0 .. 1000
    int lift = 500;      ///< 0 down .. 500 level .. 1000 up
    int spin = 0;        ///< -1000 back .. 1000 forward

    friend bool operator==(const Hand&, const Hand&) = default;
};

inline constexpr int kKicks = 6;

/// What nobody can help: how far the hand strays, how the die lay in it, which face is which.
struct Tremble {
    int aim = 0;
    int strength = 0;
    int lift = 0;
    int spin = 0;
    int moment = 0;                      ///< too early or too late, where a moment has to be met
    std::array<int, 4> lay{0, 0, 0, 1};  ///< how the die lay in the hand: a quaternion, of any length
    std::array<int, 3> wobble{};         ///< -1000 .. 1000, about each axis
    std::array<int, std::size_t{2} * kKicks> kicks{};  ///< -1000 .. 1000, for what is kicked at each bounce
    int labels = 0;  ///< which of a cube's 24 rotations: which face carries which number
};

/// How far a hand strays: standard deviations, in the units of Hand.
struct Steadiness {
    int aim;
    int strength;
    int lift;
    int spin;
    int moment;
};
Steadiness steadiness(fighter::Skill skill);

/// A tremble of somebody as steady as that.
Tremble tremble(const Steadiness& steadiness, Stream& chance);

inline constexpr int kRotations = 24;
/// The number, 1 to 6, on a face of the cube (+x, -x, +y, -y, +z, -z) in one of its 24 rotations.
int label_of(int rotation, int face);

}  // namespace tankard::thrown
