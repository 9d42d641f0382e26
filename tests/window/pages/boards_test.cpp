// Boards in the window: nothing clipped, nothing overlapping, every square within reach.
#include "scene/maze.h"
#include "window/fixture.h"

#include <algorithm>
#include <map>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;
using tankard::play::test::InTheMaze;

namespace {

Page drawn(const InTheMaze& it, const Size& size, int scale) {
    const Ruler ruler{garamond(), language("en"), em_of(size.w, size.h, scale)};
    const Choosing choosing(it.ask);
    static const std::vector<std::string> log(20, "Somebody walks on.");
    return table_page(ruler, {.scene = it.scene, .ask = &it.ask, .choosing = &choosing, .log = log}, size.w,
                      size.h);
}

int squares(const Page& page) {
    return static_cast<int>(std::count_if(page.spots.begin(), page.spots.end(),
                                          [](const Spot& spot) { return spot.does == Does::square; }));
}

bool shows(const Page& page, std::string_view words) {
    return std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
        return std::any_of(piece.texts.begin(), piece.texts.end(),
                           [&](const Text& text) { return text.words.find(words) != std::string::npos; });
    });
}

}  // namespace

TEST_CASE("boards of the table and of every seat: whole, and nothing overlaps, at every size and scale") {
    for (const int seats : {1, 2, 4}) {
        const InTheMaze it(seats);
        for (const Size& size : kSizes)
            for (const int scale : kScales) {
                INFO(seats, " seats ", size.w, "x", size.h, " at ", scale, " %");
                const Page page = drawn(it, size, scale);
                CHECK(fault_of(page) == "");
                CHECK(squares(page) == 200 + 20 * seats);
                for (const Look look : {Look::wall, Look::door, Look::grate, Look::cut})
                    CHECK(has_look(page, look));
                CHECK(shows(page, "?"));
                CHECK_FALSE(shows(page, "Ghost"));
            }
    }
}

TEST_CASE("two figures on one square stand side by side") {
    const InTheMaze it(2);
    const Page page = drawn(it, kSizes[1], 100);
    int there = 0;
    for (const Spot& spot : page.spots)
        if (spot.does == Does::square &&
            spot.number == static_cast<std::int64_t>(Ref::square(2, 6 * 20 + 2).bits()))
            there = static_cast<int>(
                std::count_if(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
                    return !piece.shapes.empty() && piece.shapes.front().look == Look::marker &&
                           spot.box.holds(piece.box);
                }));
    CHECK(there == 2);
}

TEST_CASE("squares that a question is about glow, stop the Tab key and are uppermost") {
    const InTheMaze it(2);
    for (const int scale : kScales) {
        const Page page = drawn(it, kSizes[0], scale);
        int stops = 0;
        for (const Spot& spot : page.spots) {
            if (spot.does != Does::square || !spot.stop) continue;
            ++stops;
            const Spot* top = page.spot_at(spot.box.x + spot.box.w / 4, spot.box.y + spot.box.h / 2);
            REQUIRE(top != nullptr);
            CHECK(top->does == Does::square);
            CHECK(top->number == spot.number);
        }
        CHECK(stops == 3);
    }
}
