// The wood with a place in it, and cards that lean on it, as they are drawn. Needs a display.
#include "window/paint/ground.h"

#include "play/content/backdrop.h"
#include "window/fixture.h"
#include "window/paint/painter.h"
#include "window/real_window.h"

#include <memory>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

Page table(float width, float height, std::shared_ptr<const play::Backdrop> backdrop) {
    Page page;
    page.width = width;
    page.height = height;
    page.lit = {80, 100, width - 160, height * 0.4F};
    page.backdrop = std::move(backdrop);
    return page;
}

sf::Image drawn(Painter& painter, const Page& page) {
    sf::RenderTexture target;
    target.create(static_cast<unsigned>(page.width), static_cast<unsigned>(page.height));
    painter.draw(target, page, {}, nullptr, nullptr);
    target.display();
    return target.getTexture().copyToImage();
}

}  // namespace

TEST_CASE("what a page lies on is made once for a place and a size") {
    const Server server;
    const Palette palette(false);
    sf::Font fonts[kFaces];
    for (std::size_t i = 0; i < kFaces; ++i)
        if (!garamond().files().path[i].empty()) REQUIRE(fonts[i].loadFromFile(garamond().files().path[i]));
    Tabletop tabletop(garamond(), fonts, palette);
    Ground ground(garamond(), tabletop, palette);
    const auto here = play::plain_backdrop("\U00100005");
    const auto there = play::plain_backdrop("\U00100009");
    CHECK(ground.make_for(table(640, 360, here)));
    CHECK_FALSE(ground.make_for(table(640, 360, here)));
    CHECK(ground.make_for(table(640, 360, there)));
    CHECK(ground.make_for(table(800, 450, there)));
    CHECK_FALSE(ground.make_for(table(800, 450, there)));
    CHECK(ground.make_for(table(800, 450, nullptr)));
}

TEST_CASE("a place is seen behind the stage, and at the window's edges there is only wood") {
    const Server server;
    Painter painter(garamond(), false);
    const sf::Image wood = drawn(painter, table(640, 360, nullptr));
    const sf::Image place = drawn(painter, table(640, 360, play::plain_backdrop("\U00100005")));
    int changed = 0;
    for (unsigned y = 110; y < 230; y += 5)
        for (unsigned x = 160; x < 480; x += 5)
            changed += wood.getPixel(x, y) != place.getPixel(x, y) ? 1 : 0;
    CHECK(changed > 1000);
    for (unsigned x = 0; x < 640; ++x)
        CHECK(wood.getPixel(x, 359) == place.getPixel(x, 359));
    for (unsigned y = 0; y < 360; ++y)
        CHECK(wood.getPixel(0, y) == place.getPixel(0, y));
}

TEST_CASE("how much of a place is seen falls off towards sides and foot") {
    const Page page = table(1280, 720, nullptr);
    CHECK(stained(page, {640, 200}) == doctest::Approx(1));
    CHECK(stained(page, {0, 200}) == doctest::Approx(0));
    CHECK(stained(page, {1280, 200}) == doctest::Approx(0));
    CHECK(stained(page, {640, 720}) == doctest::Approx(0));
    CHECK(stained(page, {640, 600}) < stained(page, {640, 400}));
}

TEST_CASE("the edges of a card that leans in a fan are smooth") {
    const Server server;
    Painter painter(garamond(), true);  // black and white: whatever lies between is an edge's
    Page page = table(400, 400, nullptr);
    Piece card;
    card.box = {100, 100, 180, 240};
    card.lift = 1;
    card.shapes.push_back({card.box, Look::panel, ""});
    const auto greys = [&](float turn) {
        page.pieces = {card};
        page.pieces.front().turn = turn;
        const sf::Image image = drawn(painter, page);
        int count = 0;
        for (unsigned y = 0; y < 400; ++y)
            for (unsigned x = 0; x < 400; ++x) {
                const sf::Uint8 light = image.getPixel(x, y).r;
                count += light > 20 && light < 235 ? 1 : 0;
            }
        return count;
    };
    CHECK(greys(0) == 0);
    CHECK(greys(3) > 300);
}
