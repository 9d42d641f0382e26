#include "text/counted.h"

#include <cstddef>

#include <doctest/doctest.h>

using tankard::text::counted;

TEST_CASE("one is singular, all else is plural") {
    CHECK(counted(1, "answer") == "1 answer");
    CHECK(counted(0, "answer") == "0 answers");
    CHECK(counted(std::size_t{21}, "answer") == "21 answers");
    CHECK(counted(1, "hero", "heroes") == "1 hero");
    CHECK(counted(2, "hero", "heroes") == "2 heroes");
}
