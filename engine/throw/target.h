// The target that lies on the table, and which section of it a die lies on (DF-4, DF-5, DF-55 to DF-59, 6.7).
// Lengths are in centimetres, the middle of the target is at (0, 0), and whoever throws sits at negative y.
#pragma once

#include "fighter/throw/record.h"

#include <array>

namespace tankard::thrown {

using fighter::Spot;

inline constexpr double kEdge = 1.6;  ///< of a die
inline constexpr double kTarget = 30.0;
inline constexpr double kThickness = 0.4;  ///< of the board
/// From the centre outwards: the centre, then rings 5 to 1.
inline constexpr std::array<double, 6> kCircles{3.5, 8.8, 14.1, 19.4, 24.7, kTarget};

inline constexpr int kHoles = 4;
inline constexpr double kHole = 2.6;         ///< its radius
inline constexpr double kHoleOffset = 14.1;  ///< from the middle, at 45° and so on
inline constexpr int kBones = 4;
inline constexpr double kBoneLength = 9.0;
inline constexpr double kBoneWidth = 2.6;
inline constexpr double kBoneOffset = 24.7;  ///< at 0° and so on, along the circle

/// The table is a square with a low rim all round; behind that is the floor.
inline constexpr double kTable = 70.0;  ///< half a side
inline constexpr double kRim = 3.0;

struct Point {
    double x = 0;
    double y = 0;
};

Point hole(int which);
Point bone(int which);

/// The section at a point.
Spot section_at(Point point);
/// Where a die lies whose lower face has these corners: the section below its larger part, in doubt the one
/// that is worth less (DF-58).
Spot section_below(const std::array<Point, 4>& face);

}  // namespace tankard::thrown
