// When a die is where, as it is shown: slow at the end, and the same for every frame rate.
#include "window/pages/flight.h"

#include "throw/throw.h"

#include <cmath>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;

namespace {

thrown::Path path_of(std::uint64_t seed) {
    Stream chance(seed, 1);
    thrown::Path path;
    const thrown::Handicap& plain = thrown::plain_throw();
    thrown::simulate(plain.usual, thrown::tremble(thrown::steadiness(fighter::Skill::steady), chance), plain,
                     3, &path);
    return path;
}

double apart(const thrown::Vector& one, const thrown::Vector& other) {
    return std::hypot(one.x - other.x, one.y - other.y, one.z - other.z);
}

}  // namespace

TEST_CASE("a flight begins in the hand and ends where the die lies") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const thrown::Path path = path_of(seed);
        const Flight flight(path);
        CHECK(apart(flight.at(0).place, path.front().place) == 0);
        CHECK(apart(flight.at(flight.length()).place, path.back().place) < 0.2);
        CHECK(flight.length() <= static_cast<double>(thrown::kMostSteps) / thrown::kStepsASecond);
    }
}

TEST_CASE("the last half second is slow, everything before as it was") {
    std::uint64_t seed = 1;
    while (Flight(path_of(seed)).length() < 1)
        REQUIRE(++seed < 100);
    const thrown::Path path = path_of(seed);
    const Flight flight(path);
    REQUIRE(flight.length() > kSlowed + 0.2);
    const double fast = flight.length() - kSlowed;
    CHECK(flight.moment(0) == 0);
    CHECK(flight.moment(fast / 2) == doctest::Approx(fast / 2));
    CHECK(flight.moment(fast + kSlowness * 0.1) == doctest::Approx(fast + 0.1));
    CHECK(flight.takes() == doctest::Approx(fast + kSlowed * kSlowness));
    CHECK(flight.moment(flight.takes()) == doctest::Approx(flight.length()));
    CHECK(flight.moment(flight.takes() + 100) == flight.length());
}

TEST_CASE("between two poses that are known the die moves on, and its lay stays one") {
    const thrown::Path path = path_of(5);
    const Flight flight(path);
    thrown::Pose last = flight.at(0);
    for (double moment = 0; moment < flight.length(); moment += 1.0 / 997) {
        const thrown::Pose now = flight.at(moment);
        CHECK(apart(now.place, last.place) < 1.5);  // no faster than a hand can throw
        double square = 0;
        for (const double part : now.lay)
            square += part * part;
        CHECK(square == doctest::Approx(1));
        last = now;
    }
}

TEST_CASE("a path of one pose is over at once") {
    const thrown::Path path(1);
    const Flight flight(path);
    CHECK(flight.length() == 0);
    CHECK(flight.takes() == 0);
    CHECK(flight.at(1).place.x == 0);
}
