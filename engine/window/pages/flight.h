// The flight of a die as it is shown: from the time since it left the hand to where it is on its way. The
// last half second is slow. Pure: frames come as often as they like, and nothing depends on them.
#pragma once

#include "throw/world.h"

namespace tankard::window {

inline constexpr double kSlowed = 0.5;    ///< seconds of the way that are slow
inline constexpr double kSlowness = 3.5;  ///< how often longer they take

class Flight {
 public:
    /// The path outlives the flight; it has at least one pose. What it lies still at the end is not shown.
    explicit Flight(const thrown::Path& path);

    /// Seconds of the way itself.
    double length() const { return length_; }
    /// Seconds that showing it takes.
    double takes() const;
    /// Where on its way the die is after so many seconds of showing, 0 to `length`.
    double moment(double shown) const;
    /// The die at a moment of its way, between the poses that are known.
    thrown::Pose at(double moment) const;

 private:
    const thrown::Path* path_;
    double length_;
};

}  // namespace tankard::window
