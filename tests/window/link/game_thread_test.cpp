// The game's thread: however it or the window ends, the other hears of it.
#include "window/link/game_thread.h"

#include <stdexcept>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;

namespace {

/// The last of what was posted.
std::optional<Frame> last_frame(Link& link) {
    std::optional<Frame> last;
    while (std::optional<Frame> frame = link.next())
        last = std::move(frame);
    return last;
}

}  // namespace

TEST_CASE("what fails in the game's thread reaches the window's, after the last frame") {
    Link link;
    GameThread game(link, [] { throw std::runtime_error("the script has no end"); });
    CHECK_THROWS_WITH(game.finish(), "the script has no end");
    const std::optional<Frame> last = last_frame(link);
    REQUIRE(last);
    CHECK(last->kind == Frame::Kind::ended);
    CHECK_NOTHROW(game.finish());  // it was said
}

TEST_CASE("a window that fails in the middle of a game ends the game too, and waits for it") {
    Link link;
    bool left = false;
    try {
        const GameThread game(link, [&] {
            link.wait();
            left = true;
        });
        throw std::runtime_error("a font is missing");
    } catch (const std::runtime_error&) {
    }
    CHECK(left);
    CHECK(link.closing());
}
