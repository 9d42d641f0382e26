// Intervals against values from the books, and what they must be at the edges.
#include "rehearse/interval.h"

#include "rehearse/spread.h"
#include "rehearse/verdict.h"

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::rehearse;

TEST_CASE("Wilson's interval has its known values") {
    CHECK(wilson({10, 8}).low == doctest::Approx(0.4902).epsilon(0.0005));
    CHECK(wilson({10, 8}).high == doctest::Approx(0.9433).epsilon(0.0005));
    // Newcombe 1998, table I.
    CHECK(wilson({263, 81}).low == doctest::Approx(0.2553).epsilon(0.0005));
    CHECK(wilson({263, 81}).high == doctest::Approx(0.3662).epsilon(0.0005));
    CHECK(wilson({20, 0}).low == 0.0);
    CHECK(wilson({20, 0}).high == doctest::Approx(0.1611).epsilon(0.0005));
    CHECK(wilson({20, 20}).high == 1.0);
}

TEST_CASE("without a game a rate may be anything") {
    CHECK(wilson({}).low == 0.0);
    CHECK(wilson({}).high == 1.0);
}

TEST_CASE("the difference of two rates has its known interval") {
    // Newcombe 1998 (differences), table II, method 10: 56/70 - 48/80.
    const Pair pair{{70, 56}, {80, 48}};
    const auto found = difference({&pair, 1});
    REQUIRE(found);
    CHECK(found->difference() == doctest::Approx(0.2));
    CHECK(found->interval.low == doctest::Approx(0.0524).epsilon(0.001));
    CHECK(found->interval.high == doctest::Approx(0.3339).epsilon(0.001));
}

TEST_CASE("a card of the hard chapter is not blamed for the chapter") {
    // Alike within each chapter, but mostly owned in the one that is seldom won.
    const Pair pairs[] = {{{10, 9}, {90, 81}}, {{90, 9}, {10, 1}}};
    const auto found = difference(pairs);
    REQUIRE(found);
    CHECK(found->difference() == doctest::Approx(0.0));
}

TEST_CASE("a card that everybody had is compared with nothing") {
    const Pair pair{{10, 5}, {}};
    CHECK_FALSE(difference({&pair, 1}));
}

TEST_CASE("a verdict is given only if the interval says so") {
    CHECK(verdict_of({1000, 650}, {55, 75}) == Verdict::met);
    CHECK(verdict_of({1000, 900}, {55, 75}) == Verdict::too_easy);
    CHECK(verdict_of({1000, 300}, {55, 75}) == Verdict::too_hard);
    CHECK(verdict_of({10, 8}, {55, 75}) == Verdict::open);
    CHECK(verdict_of({10, 8}, {60, 60}) == Verdict::met);
    CHECK(verdict_of({1000, 800}, {60, 60}) == Verdict::too_easy);
    CHECK(verdict_of({}, {60, 60}) == Verdict::open);
}

TEST_CASE("quantiles are values that were seen") {
    Spread spread;
    for (int value = 1; value <= 20; ++value)
        spread.add(value);
    CHECK(spread.mean() == doctest::Approx(10.5));
    CHECK(spread.quantile(50) == 10);
    CHECK(spread.quantile(95) == 19);
    CHECK(spread.quantile(100) == 20);
    CHECK(Spread().quantile(50) == 0);
}
