// The words of `tankard rehearse`: what is wrong gets one sentence.
#include "command/program.h"

#include <doctest/doctest.h>

using namespace tankard::command::test;

TEST_CASE("a shard that is none gets one sentence") {
    Folder folder;
    for (const char* words : {"3/2", "0/2", "x", "1/", "1/2x", "-1/2", "1"}) {
        const Ended ended = run({"rehearse", "black_water", "-n", "2", "--shard", words}, "");
        CHECK(ended.status == 1);
        CHECK(ended.complaints ==
              fmt::format("tankard: --shard should be a part of a run such as 2/4, not '{}'\n", words));
    }
}
