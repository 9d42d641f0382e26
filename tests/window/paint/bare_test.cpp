// What of a page is bare: a property over random rectangles.
#include "window/paint/bare.h"

#include <algorithm>
#include <random>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard::window;

TEST_CASE("what is bare and what is covered make up the page, and never meet") {
    std::mt19937 random(7);
    const auto below = [&](int most) { return static_cast<float>(random() % static_cast<unsigned>(most)); };
    for (int round = 0; round < 200; ++round) {
        std::vector<Rect> covers;
        for (int i = 0; i < round % 9; ++i)
            covers.push_back({below(70) - 5, below(50) - 5, below(30) + 1, below(20) + 1});
        const std::vector<Rect> all = bare(64, 40, covers);
        for (int y = 0; y < 40; ++y)
            for (int x = 0; x < 64; ++x) {
                const auto holds = [&](const Rect& box) {
                    return box.holds(static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F);
                };
                const auto bared = std::count_if(all.begin(), all.end(), holds);
                const bool covered = std::any_of(covers.begin(), covers.end(), holds);
                REQUIRE(bared == (covered ? 0 : 1));
            }
    }
}
