// Special throws two at a time (DF-85): whatever monster and weapon demand together can be thrown.
#include "throw/throw.h"

#include <algorithm>
#include <array>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::thrown;

TEST_CASE("DF-85 a puff under the leg flies as far as a puff") {
    const std::array<const Handicap*, 2> both{handicap("blow"), handicap("under_the_leg")};
    const Handicap sum = together(both);
    CHECK(sum.height == handicap("blow")->height);
    CHECK(simulate(sum.usual, {}, sum).course.target);
}

TEST_CASE(
    "DF-85 any two special throws together come to the target, and nearly all can hit and be performed") {
    const auto all = handicaps();
    int pairs = 0;
    int hits = 0;
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t k = i + 1; k < all.size(); ++k) {
            const std::array<const Handicap*, 2> both{&all[i], &all[k]};
            const Handicap sum = together(both);
            CHECK(limited(sum.usual, sum) == sum.usual);
            const Outcome outcome = simulate(sum.usual, {}, sum);
            CHECK_MESSAGE(outcome.course.target, all[i].id << " and " << all[k].id);
            ++pairs;
            hits += fighter::hits(outcome.record, {.bounces = sum.bounces}) &&
                            std::all_of(both.begin(), both.end(),
                                        [&](const Handicap* each) {
                                            return done(each->deed, outcome.course, 0, each->moment);
                                        })
                        ? 1
                        : 0;
        }
    CHECK(hits * 100 > pairs * 85);
}
