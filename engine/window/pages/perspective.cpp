#include "window/pages/perspective.h"

#include <cmath>
#include <numbers>

namespace tankard::window {

Vector operator+(const Vector& one, const Vector& other) {
    return {one.x + other.x, one.y + other.y, one.z + other.z};
}
Vector operator-(const Vector& one, const Vector& other) {
    return {one.x - other.x, one.y - other.y, one.z - other.z};
}
Vector operator*(const Vector& vector, double by) { return {vector.x * by, vector.y * by, vector.z * by}; }
double dot(const Vector& one, const Vector& other) {
    return one.x * other.x + one.y * other.y + one.z * other.z;
}
Vector cross(const Vector& one, const Vector& other) {
    return {one.y * other.z - one.z * other.y, one.z * other.x - one.x * other.z,
            one.x * other.y - one.y * other.x};
}
double length(const Vector& vector) { return std::sqrt(dot(vector, vector)); }
Vector unit(const Vector& vector) {
    const double long_ = length(vector);
    return long_ > 0 ? vector * (1 / long_) : vector;
}
Vector turned(const Vector& vector, const std::array<double, 4>& by) {
    const Vector axis{by[0], by[1], by[2]};
    const Vector once = cross(axis, vector) * 2;
    return vector + once * by[3] + cross(axis, once);
}

Eye between(const Eye& one, const Eye& other, double share) {
    const auto mix = [share](double a, double b) { return a + (b - a) * share; };
    return {one.at + (other.at - one.at) * share, one.towards + (other.towards - one.towards) * share,
            mix(one.wide, other.wide), mix(one.roll, other.roll)};
}

Perspective::Perspective(const Eye& eye, const Rect& box)
    : eye_(eye.at),
      ahead_(unit(eye.towards - eye.at)),
      scale_(box.h / 2 / std::tan(eye.wide * std::numbers::pi / 360)),
      x_(box.x + box.w / 2),
      y_(box.y + box.h / 2) {
    const Vector right = unit(cross(ahead_, {0, 0, 1}));
    const Vector up = cross(right, ahead_);
    const double roll = eye.roll * std::numbers::pi / 180;
    right_ = right * std::cos(roll) + up * std::sin(roll);
    up_ = up * std::cos(roll) - right * std::sin(roll);
}

Vector Perspective::in_view(const Vector& point) const {
    const Vector from = point - eye_;
    return {dot(from, right_), dot(from, up_), dot(from, ahead_)};
}

std::pair<float, float> Perspective::pixel(const Vector& in_view) const {
    const double by = scale_ / in_view.z;
    return {static_cast<float>(x_ + in_view.x * by), static_cast<float>(y_ - in_view.y * by)};
}

Vector Perspective::behind(float x, float y, double away) const {
    return eye_ + ahead_ * away + right_ * ((x - x_) * away / scale_) + up_ * ((y_ - y) * away / scale_);
}

}  // namespace tankard::window
