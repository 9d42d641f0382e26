// A die of the people's own, told by where it lies.
#include "throw/told.h"

#include <doctest/doctest.h>

using namespace tankard::thrown;

TEST_CASE("DF-58 a die that is pressed on a section lies there, and on the board it touches no table") {
    CHECK(told({0, 0}).place == Spot::centre);
    CHECK(told({0, 6}).place == Spot::ring5);
    CHECK(told({0, -17}).place == Spot::ring3);
    CHECK(told({-28, 0}).place == Spot::ring1);
    CHECK(told({24.7, 0}).place == Spot::bone);
    for (const Point middle : {Point{0, 0}, Point{0, 6}, Point{0, -17}, Point{-28, 0}, Point{24.7, 0}})
        CHECK(told(middle).table == false);
}

TEST_CASE("DF-55 DF-57 beside the target and in a hole a die touches the table") {
    CHECK(told({33, 0}).place == Spot::off);
    CHECK(told({33, 0}).table == true);
    for (int i = 0; i < kHoles; ++i) {
        CHECK(told(hole(i)).place == Spot::hole);
        CHECK(told(hole(i)).table == true);
    }
}

TEST_CASE("DFT-16 over the target's edge it may lean, and whoever threw it has to say so") {
    CHECK(told({29.5, 0}).place == Spot::ring1);
    CHECK_FALSE(told({29.5, 0}).table.has_value());
}
