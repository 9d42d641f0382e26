// The target from above, and the question for a die of one's own with it.
#include "window/pages/target_picture.h"

#include "window/throws.h"

#include <cmath>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

TEST_CASE("what is pressed on the target is the place that is seen there") {
    const Rect box{40, 60, 200, 200};
    for (const thrown::Point place : {thrown::Point{0, 0}, {12, -7}, {-29, 29}}) {
        const auto [x, y] = pixel_on_target(box, place);
        CHECK(box.holds(x, y));
        const thrown::Point again = place_on_target(box, x, y);
        CHECK(std::abs(again.x - place.x) < 0.01);
        CHECK(std::abs(again.y - place.y) < 0.01);
    }
}

TEST_CASE("the drawing stays in its box, and a die on it is drawn over it") {
    const Rect box{40, 60, 200, 200};
    const Drawing bare = target_picture(box, {}, false);
    const Drawing marked = target_picture(box, thrown::Point{5, 5}, true);
    CHECK(marked.coats.size() > bare.coats.size());
    for (const Coat& coat : marked.coats)
        for (const Corner& corner : coat.corners) {
            CHECK(corner.x >= box.x - 1);
            CHECK(corner.x <= box.right() + 1);
            CHECK(corner.y >= box.y - 1);
            CHECK(corner.y <= box.bottom() + 1);
        }
}

TEST_CASE("the question for a die of one's own has the target, where there is room, and all its fields") {
    for (const char* code : {"en", "it"})
        for (const AskedThrow& asked : asked_throws(code))
            for (const Size& size : kSizes)
                for (const int scale : kScales) {
                    const Choosing choosing(*asked.ask);
                    const Ruler ruler{garamond(), language(code), em_of(size.w, size.h, scale)};
                    Page page;
                    page.width = size.w;
                    page.height = size.h;
                    add_ask(ruler, *asked.ask, choosing, {}, {10, 10, size.w * 0.28F, size.h - 20}, page);
                    CHECK_MESSAGE(fault_of(page) == "",
                                  fmt::format("{} {}x{} {} %", code, size.w, size.h, scale));
                    if (scale <= 100 && asked.ask->choices.size() == asked.ask->question.own())
                        CHECK(has_look(page, Look::picture));
                    if (!has_look(page, Look::picture)) continue;
                    CHECK(has_spot(page, Does::settle, 0));
                    for (std::size_t i = 0; i < asked.ask->question.own(); ++i)
                        CHECK(has_spot(page, Does::more, static_cast<std::int64_t>(i)));
                }
}
