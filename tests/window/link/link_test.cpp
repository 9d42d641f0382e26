// The link between the game and the window.
#include "window/link/link.h"

#include <thread>
#include <variant>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;

TEST_CASE("whoever waits at the link is told to quit when the window goes") {
    Link link;
    std::thread game([&] {
        const Said said = link.wait();
        const auto* wish = std::get_if<Wish>(&said);
        CHECK((wish != nullptr && wish->what == Command::quit));
    });
    link.close();
    game.join();
    CHECK(link.closing());
}
