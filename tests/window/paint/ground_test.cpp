// The wood with a place in it, and cards that lean on it, as they are drawn. Needs a display.
#include "window/paint/ground.h"

#include "play/content/backdrop.h"
#include "text/drawings.h"
#include "text/utf8.h"
#include "window/fixture.h"
#include "window/pages/card_stage.h"
#include "window/pages/stage_set.h"
#include "window/paint/card_stages.h"
#include "window/paint/painter.h"
#include "window/real_window.h"

#include <cmath>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <utility>

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

/// What a painter has, beside a display.
struct Workbench {
    const Server server;
    const Palette palette{false};
    sf::Font fonts[kFaces];
    Tabletop tabletop{garamond(), fonts, palette};

    Workbench() {
        for (std::size_t i = 0; i < kFaces; ++i)
            if (!garamond().files().path[i].empty())
                REQUIRE(fonts[i].loadFromFile(garamond().files().path[i]));
    }
};

sf::Image drawn(Painter& painter, const Page& page) {
    sf::RenderTexture target;
    target.create(static_cast<unsigned>(page.width), static_cast<unsigned>(page.height));
    painter.draw(target, page, {}, nullptr, nullptr);
    target.display();
    return target.getTexture().copyToImage();
}

}  // namespace

TEST_CASE("wood has its place's hue, and is as light as anywhere") {
    const sf::Color wood(144, 98, 60);
    const auto bright = [](sf::Color colour) {
        return 0.299 * colour.r + 0.587 * colour.g + 0.114 * colour.b;
    };
    CHECK(in_place(wood, nullptr) == wood);
    std::set<std::uint32_t> hues;
    for (int sky = 0; sky < 7; ++sky) {
        play::Backdrop place;
        place.sky = static_cast<play::Sky>(sky);
        const sf::Color here = in_place(wood, &place);
        CHECK(std::abs(bright(here) - bright(wood)) < 2);
        hues.insert(here.toInteger());
    }
    CHECK(hues.size() == 7);
}

TEST_CASE("what a page lies on is made once for a place and a size") {
    Workbench bench;
    Ground ground(garamond(), bench.tabletop, bench.palette);
    const auto here = play::plain_backdrop("\U00100005");
    const auto there = play::plain_backdrop("\U00100009");
    CHECK(ground.make_for(table(640, 360, here)));
    CHECK_FALSE(ground.make_for(table(640, 360, here)));
    CHECK(ground.make_for(table(640, 360, there)));
    CHECK(ground.make_for(table(800, 450, there)));
    CHECK_FALSE(ground.make_for(table(800, 450, there)));
    CHECK(ground.make_for(table(800, 450, nullptr)));
}

TEST_CASE("a light that a card would hide in part glows from behind it") {
    auto place = std::make_shared<play::Backdrop>(*play::plain_backdrop("\U00100005"));
    place->light = play::Light::sun;
    place->light_at = 50;
    place->light_high = 50;
    place->light_size = 30;
    const Page free = table(640, 360, place);
    const Rect sun = light_in(*place, picture_of(free), picture_of(free));
    CHECK(sun.w > 40);
    CHECK_FALSE(is_veiled(free));
    const auto behind = [&](const Rect& card) {
        Page page = free;
        Piece piece{.box = card, .thing = 5};
        piece.shapes.push_back({card, Look::card, "iron"});
        page.pieces.push_back(std::move(piece));
        return page;
    };
    const Page half = behind({sun.x + sun.w / 2, sun.y - 20, 90, sun.h + 40});
    CHECK(is_veiled(half));
    CHECK(is_veiled(behind(sun.inset(-4))));
    CHECK_FALSE(is_veiled(behind({sun.right() + 2, sun.y, 60, 90})));
    Workbench bench;
    Ground ground(garamond(), bench.tabletop, bench.palette);
    CHECK(ground.make_for(free));
    CHECK(ground.make_for(half));
    CHECK_FALSE(ground.make_for(half));
}

TEST_CASE("a place is seen behind the stage, and around its frame there is only wood") {
    const Server server;
    Painter painter(garamond(), false);
    const sf::Image wood = drawn(painter, table(640, 360, nullptr));
    auto outdoors = std::make_shared<play::Backdrop>(*play::plain_backdrop("\U00100005"));
    outdoors->sky = play::Sky::day;  // where wood is as it is
    const sf::Image place = drawn(painter, table(640, 360, outdoors));
    int changed = 0;
    for (unsigned y = 110; y < 230; y += 5)
        for (unsigned x = 160; x < 480; x += 5)
            changed += wood.getPixel(x, y) != place.getPixel(x, y) ? 1 : 0;
    CHECK(changed > 1000);
    const Page page = table(640, 360, nullptr);
    CHECK(picture_of(page).holds(page.lit));
    const Rect frame = picture_of(page).inset(-8);
    for (unsigned y = 0; y < 360; y += 3)
        for (unsigned x = 0; x < 640; x += 3)
            if (!frame.holds(static_cast<float>(x), static_cast<float>(y)))
                REQUIRE(wood.getPixel(x, y) == place.getPixel(x, y));
}

TEST_CASE("cards beside each other stand on different stages, and who stands there throws a shadow") {
    const Server server;
    Painter painter(garamond(), false);
    Page page = table(640, 360, nullptr);
    const Ruler ruler{garamond(), language("en"), 17};
    const auto drawn_as = [&](const char* name, const char* frame) {
        std::string glyph;
        text::append_character(glyph, text::drawing(name).value());
        Piece piece;
        picture(ruler, piece, glyph, "", frame, {100, 100, 160, 120});
        piece.box = {100, 100, 160, 120};
        page.pieces = {piece};
        return drawn(painter, page);
    };
    const sf::Image red = drawn_as("dwarf-face", "blood");
    const sf::Image blue = drawn_as("dwarf-face", "sky");
    CHECK(red.getPixel(104, 190).r > red.getPixel(104, 190).b);
    CHECK(blue.getPixel(104, 190).b > blue.getPixel(104, 190).r);
    const sf::Color shadow = Palette(false).ink(Ink::text);
    int dark = 0;
    for (unsigned y = 100; y < 220; ++y)
        for (unsigned x = 100; x < 260; ++x)
            dark += blue.getPixel(x, y) == shadow ? 1 : 0;
    CHECK(dark > 40);
    // Four names: two stages, each seen from both sides.
    std::set<std::uint8_t> grains;
    for (const char* name :
         {"rat", "wolf-head", "bat", "spider-face", "goblin-head", "troll", "ogre", "imp"}) {
        std::string glyph;
        if (const auto letter = text::drawing(name)) text::append_character(glyph, *letter);
        Piece piece;
        picture(ruler, piece, glyph, "☠", "blood", {0, 0, 160, 120});
        grains.insert(piece.shapes.front().grain % 4);
    }
    CHECK(grains.size() > 2);
}

TEST_CASE("a picture is cut from its stage in its own shape, as large as it is there") {
    Workbench bench;
    CardStages stages(garamond(), bench.tabletop, bench.palette);
    for (const float height : {720.0F, 2160.0F}) {
        stages.fit(height);
        const float fine = height / 720;
        for (const auto& [wide, high] : {std::pair{160.0F, 120.0F}, {1200.0F, 100.0F}, {40.0F, 200.0F}})
            for (const std::uint8_t grain : {0, 1, 2, 3}) {
                const auto& shown = wide;
                CAPTURE(shown);
                const sf::FloatRect cut = stages.cut("gold", grain, wide, high);
                CHECK(std::abs(cut.width) / cut.height == doctest::Approx(wide / high).epsilon(0.02));
                CHECK((cut.width < 0) == (grain % 2 == 1));
                CHECK((std::abs(cut.width) == kCardStageWide * fine || cut.height == kCardStageHigh * fine));
            }
    }
}

TEST_CASE("a key lies over what is drawn on its card, whatever is drawn there") {
    const Server server;
    Painter painter(garamond(), false);
    Page page = table(200, 200, nullptr);
    Piece card{.box = {20, 20, 160, 160}};
    card.shapes.push_back({card.box, Look::card, "iron"});
    card.texts.push_back({{20, 20, 160, 160},
                          text::read_figures("hearts").letters,
                          static_cast<std::uint8_t>(Typeface::drawing),
                          150,
                          Ink::figure,
                          Align::centre});
    page.pieces = {card};
    const sf::Image bare = drawn(painter, page);
    page.pieces.front().shapes.push_back({{60, 60, 80, 80}, Look::key, ""});
    painter.forget();
    const sf::Image keyed = drawn(painter, page);
    CHECK(bare.getPixel(100, 100) != keyed.getPixel(100, 100));
    CHECK(keyed.getPixel(100, 100) == keyed.getPixel(70, 130));
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
    CHECK(greys(0) < 80);  // its round corners
    CHECK(greys(3) > 300);
}
