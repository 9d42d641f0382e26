// The hand that somebody makes by pulling, by keys and by steps.
#include "window/pages/aiming.h"

#include <cmath>
#include <cstdlib>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using thrown::Hand;

TEST_CASE("a pull and the same hand by steps are one hand") {
    Aiming pulled(thrown::plain_throw());
    Aiming stepped(thrown::plain_throw());
    stepped.set(Dial::strength, 0.43);
    stepped.step(Dial::aim, 5);
    const auto [right, back] = stepped.pulled();
    CHECK(back > 0);
    CHECK(right < 0);  // back to the left throws to the right
    pulled.pull(right, back);
    CHECK(pulled.hand() == stepped.hand());
}

TEST_CASE("for every hand there is a pull that makes it") {
    Aiming aiming(thrown::plain_throw());
    for (int aim = -1000; aim <= 1000; aim += 125)
        for (int strength = 50; strength <= 1000; strength += 50) {
            Hand hand = aiming.hand();
            hand.aim = aim;
            hand.strength = strength;
            const auto [right, back] = Aiming::pulled(hand);
            aiming.pull(right, back);
            CHECK(aiming.hand() == hand);
        }
}

TEST_CASE("no pull leaves what the handicap allows") {
    for (const thrown::Handicap& each : thrown::handicaps()) {
        Aiming aiming(each);
        for (const double far : {0.0, 0.1, 0.3, 2.0}) {
            aiming.pull(-far / 3, far);
            CHECK(aiming.hand() == thrown::limited(aiming.hand(), each));
        }
        for (int i = 0; i < kDials; ++i) {
            const auto dial = static_cast<Dial>(i);
            aiming.step(dial, 1000);
            CHECK(aiming.value(dial) == aiming.range(dial).most);
            aiming.step(dial, -1000);
            CHECK(aiming.value(dial) == aiming.range(dial).least);
            CHECK(aiming.fixed(dial) == (aiming.range(dial).least == aiming.range(dial).most));
        }
    }
}

TEST_CASE("the strength that is marked carries as far as a practised hand throws, at any height") {
    for (const thrown::Handicap& each : thrown::handicaps()) {
        Aiming aiming(each);
        CHECK_MESSAGE(std::abs(aiming.reaching() - each.usual.strength) <= 1, each.id);
    }
    Aiming aiming(thrown::plain_throw());
    const double wanted = first_touch(thrown::plain_throw().usual, thrown::plain_throw());
    for (int i = 0; i < 12; ++i) {
        aiming.step(Dial::lift, 1);
        CHECK(std::abs(first_touch(aiming.practised(), thrown::plain_throw()) - wanted) < 0.5);
    }
}

TEST_CASE("a new user who pulls to the mark hits more often than not") {
    Aiming aiming(thrown::plain_throw());
    const auto [right, back] = Aiming::pulled(aiming.practised());
    aiming.pull(right, back);
    Stream chance(4, 4);
    int hits = 0;
    constexpr int kThrows = 300;
    for (int i = 0; i < kThrows; ++i) {
        const thrown::Tremble how = thrown::tremble(thrown::steadiness(fighter::Skill::steady), chance);
        const thrown::Outcome outcome = thrown::simulate(aiming.hand(), how, thrown::plain_throw());
        hits += fighter::hits(outcome.record, {}) ? 1 : 0;
    }
    CHECK(hits > kThrows / 2);
}

TEST_CASE("a die that is put back is no throw") {
    Aiming aiming(thrown::plain_throw());
    aiming.pull(0, 0.005);
    CHECK_FALSE(aiming.drawn());
    aiming.pull(0, 0.1);
    CHECK(aiming.drawn());
}
