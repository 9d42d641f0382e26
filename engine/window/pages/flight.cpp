#include "window/pages/flight.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace tankard::window {
namespace {

using thrown::Pose;

constexpr double kPoses = static_cast<double>(thrown::kStepsASecond) / thrown::kPathSteps;  ///< a second
constexpr double kStill = 0.05;  ///< centimetres from where it comes to rest

bool lies_as(const Pose& one, const Pose& other) {
    double same = 0;
    for (std::size_t i = 0; i < one.lay.size(); ++i)
        same += one.lay[i] * other.lay[i];
    return std::abs(one.place.x - other.place.x) + std::abs(one.place.y - other.place.y) +
                   std::abs(one.place.z - other.place.z) <
               kStill &&
           std::abs(same) > 0.9995;
}

}  // namespace

Flight::Flight(const thrown::Path& path) : path_(&path) {
    std::size_t last = path.size() - 1;
    while (last > 0 && lies_as(path[last - 1], path.back()))
        --last;
    length_ = static_cast<double>(last) / kPoses;
}

double Flight::takes() const { return length_ + std::min(length_, kSlowed) * (kSlowness - 1); }

double Flight::moment(double shown) const {
    const double fast = std::max(0.0, length_ - kSlowed);
    const double moment = shown <= fast ? shown : fast + (shown - fast) / kSlowness;
    return std::clamp(moment, 0.0, length_);
}

Pose Flight::at(double moment) const {
    const double step = std::clamp(moment * kPoses, 0.0, static_cast<double>(path_->size() - 1));
    const auto before = static_cast<std::size_t>(step);
    const std::size_t after = std::min(before + 1, path_->size() - 1);
    const double share = step - static_cast<double>(before);
    const Pose& one = (*path_)[before];
    const Pose& other = (*path_)[after];
    Pose pose;
    const auto mix = [share](double a, double b) { return a + (b - a) * share; };
    pose.place = {mix(one.place.x, other.place.x), mix(one.place.y, other.place.y),
                  mix(one.place.z, other.place.z)};
    double same = 0;
    for (std::size_t i = 0; i < one.lay.size(); ++i)
        same += one.lay[i] * other.lay[i];
    double square = 0;
    for (std::size_t i = 0; i < one.lay.size(); ++i) {  // the shorter way round
        pose.lay[i] = mix(one.lay[i], same < 0 ? -other.lay[i] : other.lay[i]);
        square += pose.lay[i] * pose.lay[i];
    }
    for (double& part : pose.lay)
        part /= std::sqrt(square > 0 ? square : 1);
    return pose;
}

}  // namespace tankard::window
