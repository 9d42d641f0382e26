// One finger is a mouse, two pinch.
#include "window/pages/fingers.h"

#include <doctest/doctest.h>

using namespace tankard::window;

TEST_CASE("a finger is the mouse, and a second one that nobody takes notice of changes nothing") {
    Fingers fingers;
    fingers.down(0, {10, 10});
    CHECK(fingers.is_mouse(0));
    fingers.down(1, {30, 10});
    CHECK_FALSE(fingers.is_mouse(1));
    CHECK(fingers.may_pinch());
    CHECK_FALSE(fingers.up(1));
    CHECK(fingers.up(0));
}

TEST_CASE("two fingers are so many times as far apart as at first, about their middle") {
    Fingers fingers;
    fingers.down(0, {10, 10});
    fingers.down(1, {50, 10});
    CHECK(fingers.pinch().begins);
    fingers.begin();
    fingers.move(1, {90, 10});
    fingers.move(7, {0, 0});  // one that has never gone down
    const Pinch pinch = fingers.pinch();
    CHECK_FALSE(pinch.begins);
    CHECK(pinch.wider == doctest::Approx(2));
    CHECK(pinch.middle.x == doctest::Approx(50));
    CHECK(pinch.middle.y == doctest::Approx(10));
    fingers.move(1, {10, 10});  // one upon the other
    CHECK(fingers.pinch().wider == doctest::Approx(0.2));
}

TEST_CASE("fingers that have pinched press nothing until all are lifted") {
    Fingers fingers;
    fingers.down(0, {10, 10});
    fingers.down(1, {50, 10});
    fingers.begin();
    CHECK_FALSE(fingers.up(1));
    CHECK_FALSE(fingers.pinches());
    fingers.down(1, {50, 10});
    CHECK_FALSE(fingers.may_pinch());
    fingers.up(1);
    CHECK_FALSE(fingers.is_mouse(0));
    CHECK_FALSE(fingers.up(0));
    fingers.down(0, {10, 10});
    CHECK(fingers.is_mouse(0));
    CHECK(fingers.up(0));
}
