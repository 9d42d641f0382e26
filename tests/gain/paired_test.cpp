#include "gain/paired.h"

#include <doctest/doctest.h>

using namespace tankard::rehearse;

TEST_CASE("games that both sides played are compared game by game") {
    const Interval gain = paired(20, 5, 100);
    CHECK(gain.low == doctest::Approx(0.0533).epsilon(0.001));
    CHECK(gain.high == doctest::Approx(0.2408).epsilon(0.001));
    CHECK(paired(0, 0, 100).low < 0);
    CHECK(paired(0, 0, 0).low == -1);
    CHECK(paired(0, 0, 0).high == 1);
}
