// The remaining time is told from games done, and not before they can tell it.
#include "command/progress.h"

#include <doctest/doctest.h>

using tankard::command::time_left;

TEST_CASE("no time is told without evidence") {
    CHECK(time_left(0, 1000, 10).empty());
    CHECK(time_left(19, 1000, 10).empty());
    CHECK(time_left(500, 1000, 1.9).empty());
    CHECK(time_left(1000, 1000, 60).empty());
}

TEST_CASE("the time left is that of the games left") {
    CHECK(time_left(990, 1000, 60) == "a few seconds left");
    CHECK(time_left(500, 1000, 33) == "about 40 s left");
    CHECK(time_left(100, 1000, 60) == "about 9 min left");
    CHECK(time_left(100, 10000, 200) == "about 6 h left");
}
