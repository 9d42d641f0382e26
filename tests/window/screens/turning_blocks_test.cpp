// How long a block turns, and what ends it.
#include "window/screens/turning_blocks.h"

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using std::chrono::milliseconds;

TEST_CASE("a block has turned in less than half a second; what is turned over changes its side halfway") {
    const Clock::time_point now{};
    TurningBlocks blocks;
    CHECK_FALSE(blocks.update(now));
    CHECK(blocks.share(now) == 1);
    blocks.begin({{.back = std::make_shared<const scene::Board>()}}, now);
    CHECK(blocks.going());
    CHECK(blocks.share(now) == 0);
    CHECK_FALSE(blocks.update(now + milliseconds(100)));
    CHECK(blocks.blocks()[0].back);
    CHECK(blocks.share(now + TurningBlocks::kTakes / 2) == doctest::Approx(0.5));
    CHECK(blocks.update(now + TurningBlocks::kTakes / 2));
    CHECK_FALSE(blocks.blocks()[0].back);
    CHECK_FALSE(blocks.update(now + TurningBlocks::kTakes / 2 + milliseconds(1)));
    CHECK(blocks.update(now + milliseconds(499)));
    CHECK_FALSE(blocks.going());
    CHECK(blocks.share(now + milliseconds(499)) == 1);
}

TEST_CASE("a turn that is skipped is over") {
    const Clock::time_point now{};
    TurningBlocks blocks;
    blocks.begin({{.quarters = 1}}, now);
    blocks.skip();
    CHECK_FALSE(blocks.going());
    CHECK(blocks.share(now) == 1);
    CHECK(blocks.blocks().empty());
}

TEST_CASE("what an answer would turn goes there and stays, holds nothing up, and ends when it is skipped") {
    const Clock::time_point now{};
    TurningBlocks blocks;
    blocks.look_ahead({.quarters = 1}, now);
    CHECK(blocks.looks_ahead());
    CHECK_FALSE(blocks.going());
    CHECK(blocks.share(now) == 1);  // as it lies
    CHECK(blocks.moves(now + TurningBlocks::kTakes / 2));
    const Clock::time_point later = now + TurningBlocks::kTakes * 3;
    CHECK_FALSE(blocks.update(later));
    CHECK(blocks.share(later) == 0);
    CHECK_FALSE(blocks.moves(later));
    // Clockwise, at the end of its way: as if it had come from there.
    REQUIRE(blocks.blocks().size() == 1);
    const Swing swing{.thing = 1, .middle = {0, 0}, .held = {10, 0}, .quarters = blocks.blocks()[0].quarters};
    CHECK(stance(swing, {}, 0).degrees == doctest::Approx(90));
    blocks.skip();
    CHECK_FALSE(blocks.looks_ahead());
    CHECK(blocks.share(later) == 1);
    blocks.look_ahead({.quarters = 3}, now);
    blocks.begin({{.quarters = 1}}, now);
    CHECK_FALSE(blocks.looks_ahead());
    CHECK(blocks.share(now) == 0);
}
