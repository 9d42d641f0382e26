// Shadows and rays as vertices: what would be seen as a notch, or beside a picture, is none of them.
#include "window/paint/strokes.h"

#include <cmath>

#include <doctest/doctest.h>

using namespace tankard::window;

TEST_CASE("the shadow of a round thing begins at its round edge, and there it is darkest") {
    const Rect box{10, 20, 200, 80};
    constexpr float kRadius = 9;
    Strokes strokes;
    cast(strokes, box, kRadius);
    int bends = 0;
    for (const sf::Vertex& corner : strokes) {
        if (corner.color.a == 0) continue;
        CHECK(box.inset(-0.01F).holds(corner.position.x, corner.position.y));
        const float foot = box.bottom() - kRadius;
        if (corner.position.y <= foot + 0.01F) continue;
        for (const float middle : {box.x + kRadius, box.right() - kRadius}) {
            const bool outside = middle < box.x + box.w / 2 ? corner.position.x < middle - 0.01F
                                                            : corner.position.x > middle + 0.01F;
            if (!outside) continue;
            ++bends;
            CHECK(std::hypot(corner.position.x - middle, corner.position.y - foot) ==
                  doctest::Approx(kRadius).epsilon(0.01));
        }
    }
    CHECK(bends > 8);
}

TEST_CASE("no ray leaves its box, whatever its shape") {
    for (const Rect& box : {Rect{0, 0, 600, 200}, Rect{5, 7, 80, 300}}) {
        Strokes strokes;
        rays(strokes, box, {box.x + box.w / 2, box.y + box.h / 2}, sf::Color::White);
        CHECK(strokes.size() > 40);
        for (const sf::Vertex& corner : strokes)
            CHECK(box.inset(-0.1F).holds(corner.position.x, corner.position.y));
    }
}
