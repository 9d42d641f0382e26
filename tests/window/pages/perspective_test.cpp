// From the room to pixels and back.
#include "window/pages/perspective.h"

#include <cmath>

#include <doctest/doctest.h>

using namespace tankard::window;

namespace {

constexpr Rect kBox{100, 50, 800, 600};
const Eye kEye{{3, -90, 44}, {1, -10, 0}, 40, 0};

}  // namespace

TEST_CASE("what one looks at is in the middle") {
    const Perspective view(kEye, kBox);
    const auto [x, y] = view.pixel(view.in_view(kEye.towards));
    CHECK(x == doctest::Approx(kBox.x + kBox.w / 2));
    CHECK(y == doctest::Approx(kBox.y + kBox.h / 2));
}

TEST_CASE("right is right, far is up on the table, high is up") {
    const Perspective view(kEye, kBox);
    const auto at = [&](double px, double py, double pz) { return view.pixel(view.in_view({px, py, pz})); };
    CHECK(at(10, 0, 0).first > at(-10, 0, 0).first);
    CHECK(at(0, 20, 0).second < at(0, -20, 0).second);
    CHECK(at(0, 0, 10).second < at(0, 0, 0).second);
    // What is farther away is smaller.
    CHECK(at(10, 40, 0).first - at(-10, 40, 0).first < at(10, -40, 0).first - at(-10, -40, 0).first);
}

TEST_CASE("upside down is upside down") {
    Eye eye = kEye;
    eye.roll = 180;
    const Perspective view(eye, kBox);
    const auto at = [&](double px, double py) { return view.pixel(view.in_view({px, py, 0})); };
    CHECK(at(10, 0).first < at(-10, 0).first);
    CHECK(at(0, 20).second > at(0, -20).second);
}

TEST_CASE("a pixel leads back to what is seen there") {
    const Perspective view(kEye, kBox);
    for (const Vector& point : {Vector{0, 0, 0}, Vector{12, -30, 7}, Vector{-25, 60, 1}}) {
        const Vector seen = view.in_view(point);
        const auto [x, y] = view.pixel(seen);
        const Vector back = view.behind(x, y, seen.z);
        CHECK(length(back - point) < 0.001);
    }
}

TEST_CASE("a quaternion turns") {
    const double half = std::sqrt(0.5);
    const Vector up = turned({1, 0, 0}, {0, 0, half, half});  // a quarter about z
    CHECK(up.x == doctest::Approx(0).epsilon(0.001));
    CHECK(up.y == doctest::Approx(1));
}
