// What is cut into drawings, as geometry, and as fonts show it. The last needs a display.
#include "window/paint/engraving.h"

#include "text/drawings.h"
#include "text/utf8.h"
#include "window/fixture.h"
#include "window/paint/silhouettes.h"
#include "window/paint/wounds.h"
#include "window/real_window.h"

#include <cmath>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

bool covers(const Strokes& strokes, std::size_t first, sf::Vector2f point) {
    bool left = true;
    bool right = true;
    for (std::size_t i = 0; i < 4; ++i) {
        const sf::Vector2f& one = strokes[first + i].position;
        const sf::Vector2f way = strokes[first + (i + 1) % 4].position - one;
        const float side = way.x * (point.y - one.y) - way.y * (point.x - one.x);
        left = left && side >= 0;
        right = right && side <= 0;
    }
    return left || right;
}

/// How much of a box the lines cover, 0 to 1.
float shaded(const Strokes& strokes, const Rect& box) {
    constexpr int kSamples = 40;
    int covered = 0;
    for (int row = 0; row < kSamples; ++row)
        for (int column = 0; column < kSamples; ++column) {
            const sf::Vector2f point(box.x + box.w * (static_cast<float>(column) + 0.5F) / kSamples,
                                     box.y + box.h * (static_cast<float>(row) + 0.5F) / kSamples);
            for (std::size_t i = 0; i + 4 <= strokes.size(); i += 4)
                if (covers(strokes, i, point)) {
                    ++covered;
                    break;
                }
        }
    return static_cast<float>(covered) / (kSamples * kSamples);
}

}  // namespace

TEST_CASE("shading lies within its box, and is the denser the farther away the light is") {
    for (const Rect& box : {Rect{10, 20, 200, 200}, Rect{0, 0, 90, 300}, Rect{5, 5, 400, 60}}) {
        Strokes lines;
        shade(lines, box, 6, sf::Color::Black);
        REQUIRE(lines.size() >= 8);
        REQUIRE(lines.size() % 4 == 0);
        for (const sf::Vertex& corner : lines)
            CHECK(box.inset(-0.05F).holds(corner.position.x, corner.position.y));
        const float w = box.w / 2;
        const float h = box.h / 2;
        CHECK(shaded(lines, {box.x, box.y, box.w * 0.2F, box.h * 0.2F}) == 0);  // in the light
        CHECK(shaded(lines, {box.x + w, box.y + h, w, h}) > shaded(lines, {box.x, box.y, w, h}));
    }
    Strokes none;
    shade(none, {0, 0, 0, 0}, 6, sf::Color::Black);
    shade(none, {0, 0, 50, 50}, 0, sf::Color::Black);
    CHECK(none.empty());
}

TEST_CASE("lines are as far apart on all figures, a little farther on the largest, and follow the letters") {
    CHECK(lines_apart(17, 48) == lines_apart(17, 110));
    CHECK(lines_apart(17, 300) > lines_apart(17, 110));
    CHECK(lines_apart(17, 900) < 2 * lines_apart(17, 48));
    CHECK(lines_apart(24, 100) > lines_apart(17, 100));
    CHECK(lines_apart(8, 30) >= 3);
}

TEST_CASE("a line of shading runs out in a point towards the light") {
    Strokes lines;
    shade(lines, {0, 0, 200, 200}, 6, sf::Color::Black);
    for (std::size_t i = 0; i + 12 <= lines.size(); i += 12)  // with its two soft edges
        CHECK(lines[i + 1].position.x - lines[i].position.x >=
              lines[i + 2].position.x - lines[i + 3].position.x);
}

TEST_CASE("strokes that are cut into a drawing are seen where it is, also in a mirror, and nowhere else") {
    const Rect box{100, 100, 50, 50};
    Strokes strokes;
    quad(strokes, {110, 120, 10, 10}, sf::Color::Red);
    quad(strokes, {145, 120, 10, 10}, sf::Color::Red);  // half of it is outside
    Strokes cut;
    cut_into(cut, strokes, box, {200, 300, 100, 100});
    REQUIRE(cut.size() == 4);
    CHECK(cut[0].position == sf::Vector2f(110, 120));
    CHECK(cut[0].texCoords == sf::Vector2f(220, 340));
    CHECK(cut[2].texCoords == sf::Vector2f(240, 360));
    CHECK(cut[0].color == sf::Color::Red);
    Strokes mirrored;
    cut_into(mirrored, strokes, box, {300, 300, -100, 100});
    REQUIRE(mirrored.size() == 4);
    CHECK(mirrored[0].texCoords == sf::Vector2f(280, 340));
}

TEST_CASE("who has less left has more cuts, where there is substance and in the face last") {
    const std::vector<sf::Vector2f> depths{{0.5F, 0.1F}, {0.5F, 0.5F}, {0.3F, 0.7F}, {0.6F, 0.8F}};
    const Rect box{0, 0, 200, 200};
    const auto cut = [&](float share, const std::vector<sf::Vector2f>& places) {
        Strokes strokes;
        cuts(strokes, {.look = Look::wound, .share = share, .grain = 7}, box, places);
        return strokes;
    };
    const std::size_t one = cut(0.5F, {depths[1]}).size();
    REQUIRE(one > 0);
    CHECK(cut(0.5F, depths).size() == 3 * one);
    CHECK(cut(0.1F, depths).size() == 4 * one);
    CHECK(cut(0.9F, depths).size() == one);
    CHECK(cut(0.5F, {}).empty());
    for (const sf::Vertex& corner : cut(0.5F, depths))
        CHECK(corner.position.y > 200 * 0.2F);
    const Strokes again = cut(0.5F, depths);
    CHECK(again.front().position == cut(0.5F, depths).front().position);
}

TEST_CASE("a figure has substance where its drawing is, in places that are not beside each other") {
    const Server server;
    const auto face = static_cast<std::size_t>(Typeface::drawing);
    if (garamond().files().path[face].empty()) return;  // glyphs serve
    sf::Font font;
    REQUIRE(font.loadFromFile(garamond().files().path[face]));
    Silhouettes silhouettes;
    for (const std::string_view name : {"mermaid", "rat", "hound", "raise-zombie", "robber", "campfire"}) {
        const char32_t letter = text::drawing(name).value_or(0);
        REQUIRE(letter != 0);
        const std::vector<sf::Vector2f>& places = silhouettes.depths(font, letter);
        INFO(name);
        CHECK(places.size() >= 3);
        CHECK(places.size() <= Silhouettes::kMost);
        const sf::Glyph& glyph = font.getGlyph(letter, 48, false);
        const sf::Image sheet = font.getTexture(48).copyToImage();
        for (std::size_t i = 0; i < places.size(); ++i) {
            const auto x = static_cast<float>(glyph.textureRect.left) +
                           places[i].x * static_cast<float>(glyph.textureRect.width);
            const auto y = static_cast<float>(glyph.textureRect.top) +
                           places[i].y * static_cast<float>(glyph.textureRect.height);
            CHECK(sheet.getPixel(static_cast<unsigned>(x), static_cast<unsigned>(y)).a >= 128);
            for (std::size_t k = 0; k < i; ++k)
                CHECK(std::hypot(places[i].x - places[k].x, places[i].y - places[k].y) > 0.15F);
        }
    }
    CHECK(silhouettes.depths(font, U' ').empty());
}
