// What dice come to is told when they lie.
#include "window/screens/rolling.h"

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using std::chrono::milliseconds;

namespace {

Frame with_die() {
    Frame frame;
    frame.line = "5 −2 = 3";
    frame.rolls = {{.who = "Anna", .value = 5, .sum = {"5 −2 = 3", "5, −2 (Broken Ladle) = 3"}}};
    return frame;
}

}  // namespace

TEST_CASE("a line with dice waits until they lie, and so does what they come to") {
    const Clock::time_point now{};
    Rolling rolling;
    CHECK_FALSE(rolling.update(now));
    const std::vector<Roll> seen = rolling.begin(with_die(), now);
    REQUIRE(seen.size() == 1);
    CHECK(seen[0].value == 5);
    CHECK_FALSE(seen[0].lies);
    CHECK(rolling.going());
    CHECK_FALSE(rolling.update(now + milliseconds(220)));  // it flies that long
    const auto frame = rolling.update(now + milliseconds(400));
    REQUIRE(frame);
    CHECK(frame->line == "5 −2 = 3");
    CHECK(frame->rolls[0].lies);
    CHECK_FALSE(rolling.going());
    CHECK_FALSE(rolling.update(now + milliseconds(500)));
}

TEST_CASE("dice that nobody waits for lie at once") {
    const Clock::time_point now = Clock::now();
    Rolling rolling;
    rolling.begin(with_die(), now);
    rolling.skip();
    CHECK(rolling.update(now));
}
