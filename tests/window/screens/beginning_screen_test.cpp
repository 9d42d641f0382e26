// Chairs are pressed: whoever presses a free one has somebody sit down there.
#include "window/screens/beginning_screen.h"

#include "window/fixture.h"

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

TEST_CASE("a free chair that is pressed is taken and in focus, and one that is taken only in focus") {
    Beginning begins{.campaign = "black_water", .title = "Black Water", .least = 1};
    begins.chairs.resize(4);
    begins.rules = scene::house_rules(play::test::library(), "en");
    first_offer(begins);
    const Preferences preferences;
    BeginningScreen screen(begins, preferences);
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    const auto press = [&](std::int64_t chair) {
        const Page page = screen.page(ruler, 1280, 720);
        for (const Spot& spot : page.spots)
            if (spot.does == Does::pick && spot.number == chair) return screen.press(spot, 0);
        FAIL(chair);
    };
    REQUIRE(screen.beginning().chairs[3].sits == Sits::nobody);
    press(3);
    CHECK(screen.beginning().chairs[3].sits == Sits::greedy);
    press(0);
    CHECK(screen.beginning().chairs[0].sits == Sits::person);
    // What is typed is for whom was pressed, and there is a picture of the table.
    press(3);
    CHECK(screen.type(U'A'));
    CHECK(screen.beginning().chairs[3].name == "A");
    CHECK(screen.drawing({}) != nullptr);
}
