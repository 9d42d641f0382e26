// What boards are made of, as strokes: how light they are, and how many.
#include "window/paint/floors.h"

#include <algorithm>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using tankard::text::Texture;

namespace {

constexpr std::size_t kTextures = text::kTextures.size();

struct Drawn {
    Strokes strokes;

    explicit Drawn(Texture texture, bool plain = false, float side = 35, std::uint8_t grain = 5,
                   bool lit = false, Calm calm = Calm::lively) {
        Figure shape{.box = {0, 0, side, side}, .look = Look::ground};
        shape.texture = texture;
        shape.grain = grain;
        shape.lit = lit;
        shape.calm = calm;
        floor(strokes, shape, shape.box, Palette(plain));
    }
};

/// Whether a point lies in a quad, whichever way round its corners stand.
bool holds(const sf::Vertex* quad, sf::Vector2f at) {
    bool left = false;
    bool right = false;
    for (std::size_t i = 0; i < 4; ++i) {
        const sf::Vector2f from = quad[i].position;
        const sf::Vector2f along = quad[(i + 1) % 4].position - from;
        const float side = along.x * (at.y - from.y) - along.y * (at.x - from.x);
        left |= side < 0;
        right |= side > 0;
    }
    return !(left && right);
}

/// How light a square is on the whole, 0 to 255: at each point of a grid, what was drawn there last.
float lightness(const Drawn& drawn, float side = 35) {
    constexpr int kPoints = 12;
    float sum = 0;
    for (int row = 0; row < kPoints; ++row)
        for (int column = 0; column < kPoints; ++column) {
            const sf::Vector2f at((static_cast<float>(column) + 0.5F) * side / kPoints,
                                  (static_cast<float>(row) + 0.5F) * side / kPoints);
            sf::Color colour;
            for (std::size_t i = 0; i + 3 < drawn.strokes.size(); i += 4)
                if (holds(&drawn.strokes[i], at)) colour = drawn.strokes[i].color;
            sum += 0.3F * static_cast<float>(colour.r) + 0.6F * static_cast<float>(colour.g) +
                   0.1F * static_cast<float>(colour.b);
        }
    return sum / (kPoints * kPoints);
}

}  // namespace

TEST_CASE("a floor is much lighter than a hole, rock, or what is closed") {
    for (const bool plain : {false, true})
        for (const Texture floor : {Texture::flags, Texture::planks, Texture::earth, Texture::mat})
            for (const Texture other : {Texture::hole, Texture::rock, Texture::slab, Texture::block}) {
                INFO(text::kTextures[static_cast<std::size_t>(floor)], " and ",
                     text::kTextures[static_cast<std::size_t>(other)]);
                CHECK(lightness(Drawn(floor, plain)) > lightness(Drawn(other, plain)) + 70);
            }
}

TEST_CASE("what recedes keeps at least two thirds of its difference, and is darker than what may be chosen") {
    const auto of = [](Texture texture, Calm calm, bool lit = false) {
        return lightness(Drawn(texture, false, 35, 5, lit, calm));
    };
    for (const Calm calm : {Calm::quiet, Calm::receding})
        for (const Texture other : {Texture::hole, Texture::slab, Texture::stairs}) {
            const float whole = of(Texture::flags, Calm::lively) - of(other, Calm::lively);
            CHECK(of(Texture::flags, calm) - of(other, calm) >= whole * 0.65F);
        }
    CHECK(of(Texture::flags, Calm::receding, true) > of(Texture::flags, Calm::receding) + 30);
}

TEST_CASE("a block's stones have its colour, and are hardly darker than others") {
    for (const Calm calm : {Calm::lively, Calm::quiet})
        for (const Texture texture : {Texture::flags, Texture::plate, Texture::stairs}) {
            Drawn plain(texture, false, 35, 5, false, calm);
            Drawn dyed(texture, false, 35, 5, false, calm);
            dyed.strokes.clear();
            Figure shape{.box = {0, 0, 35, 35}, .look = Look::ground};
            shape.texture = texture;
            shape.grain = 5;
            shape.calm = calm;
            shape.stones = "teal";
            floor(dyed.strokes, shape, shape.box, Palette(false));
            const auto warmth = [](const Drawn& drawn) {
                const sf::Color& first = drawn.strokes.front().color;
                return static_cast<int>(first.r) - static_cast<int>(first.b);
            };
            CHECK(warmth(dyed) < warmth(plain) - 8);
            CHECK(lightness(dyed) > lightness(plain) - 18);
        }
}

TEST_CASE("on quiet ground what is closed is plainer, and under a cost the floor's stones are nearly alike") {
    const auto slab = [](Calm calm) {
        return Drawn(Texture::slab, false, 175, 5, false, calm).strokes.size();
    };
    CHECK(slab(Calm::quiet) * 10 < slab(Calm::lively) * 9);
    CHECK(slab(Calm::receding) == slab(Calm::quiet));
    const auto uneven = [](Calm calm) {
        int least = 255;
        int most = 0;
        for (const sf::Vertex& each : Drawn(Texture::trapdoor, false, 35, 5, true, calm).strokes) {
            least = std::min<int>(least, each.color.g);
            most = std::max<int>(most, each.color.g);
        }
        return most - least;
    };
    CHECK(uneven(Calm::quiet) * 3 < uneven(Calm::lively) * 2);
}

TEST_CASE(
    "nothing that can be walked on is as light as a bare floor, and light falls on what may be chosen") {
    const float bare = lightness(Drawn(Texture::flags));
    for (std::size_t i = 0; i < kTextures; ++i)
        if (const auto texture = static_cast<Texture>(i); texture != Texture::mat)
            CHECK_MESSAGE(lightness(Drawn(texture)) <= bare + 1, text::kTextures[i]);
    const Drawn lit(Texture::flags, false, 35, 5, true);
    CHECK(lit.strokes.back().color.r - lit.strokes.back().color.b >
          Drawn(Texture::flags).strokes.back().color.r - Drawn(Texture::flags).strokes.back().color.b + 20);
}

TEST_CASE("a board has few strokes: the floors that cover most of it a dozen, each inside its square") {
    for (std::size_t i = 0; i < kTextures; ++i)
        for (unsigned grain = 0; grain < 256; ++grain)
            for (const float side : {10.0F, 35.0F, 85.0F}) {
                const Drawn drawn(static_cast<Texture>(i), false, side, static_cast<std::uint8_t>(grain));
                INFO(text::kTextures[i], " ", grain, " ", side);
                REQUIRE(drawn.strokes.size() % 4 == 0);
                const auto texture = static_cast<Texture>(i);
                if (texture == Texture::flags || texture == Texture::planks || texture == Texture::mat)
                    REQUIRE(drawn.strokes.size() / 4 <= 12);
                for (const sf::Vertex& corner : drawn.strokes) {
                    REQUIRE(corner.position.x >= -2);
                    REQUIRE(corner.position.y >= -2);
                    REQUIRE(corner.position.x <= side + 2);
                    REQUIRE(corner.position.y <= side + 2);
                }
            }
}

TEST_CASE("with high contrast there is no half-dark ground: paper or black, and what is drawn on it") {
    for (std::size_t i = 0; i < kTextures; ++i) {
        const float light = lightness(Drawn(static_cast<Texture>(i), true));
        CHECK_MESSAGE((light < 80 || light > 120), text::kTextures[i]);
    }
}
