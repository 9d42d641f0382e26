// Perspective of our own: from a room in centimetres, as throw/target.h has it (x to the right, y away from
// whoever throws, z up), to pixels. Pure.
#pragma once

#include "throw/world.h"
#include "window/pages/page.h"

#include <array>
#include <utility>

namespace tankard::window {

using Vector = thrown::Vector;

Vector operator+(const Vector& one, const Vector& other);
Vector operator-(const Vector& one, const Vector& other);
Vector operator*(const Vector& vector, double by);
double dot(const Vector& one, const Vector& other);
Vector cross(const Vector& one, const Vector& other);
double length(const Vector& vector);
/// Of length 1; what has no length stays as it is.
Vector unit(const Vector& vector);
/// By a quaternion (x, y, z, w) of length 1.
Vector turned(const Vector& vector, const std::array<double, 4>& by);

/// From where something is seen.
struct Eye {
    Vector at;
    Vector towards;    ///< a point, not straight above or below
    double wide = 40;  ///< degrees from the picture's lower edge to its upper one
    double roll = 0;   ///< degrees; 180: upside down
};
/// On the way from one to the other, 0 to 1.
Eye between(const Eye& one, const Eye& other, double share);

class Perspective {
 public:
    /// What is nearer than that, or behind, cannot be drawn.
    static constexpr double kNearest = 3;

    Perspective(const Eye& eye, const Rect& box);

    /// To the right, up, and away from the eye.
    Vector in_view(const Vector& point) const;
    /// The pixel of something in view, which is at least kNearest away.
    std::pair<float, float> pixel(const Vector& in_view) const;
    /// The point that is seen at a pixel, so far away.
    Vector behind(float x, float y, double away) const;
    const Vector& eye() const { return eye_; }
    /// Pixels of a centimetre that is so far away.
    double scale(double away) const { return scale_ / away; }

 private:
    Vector eye_;
    Vector right_;
    Vector up_;
    Vector ahead_;
    double scale_;
    double x_;
    double y_;
};

}  // namespace tankard::window
