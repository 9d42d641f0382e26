// What each colour says: red is life, Monsters and danger; what the player is about is brown and gold.
#include "window/paint/palette.h"

#include "text/looks.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;

namespace {

bool is_red(sf::Color colour) { return colour.r > 2 * colour.g && colour.r > 2 * colour.b; }
/// By WCAG 2: 1 to 21.
double contrast(sf::Color one, sf::Color other) {
    const auto light = [](sf::Color colour) {
        const auto part = [](sf::Uint8 of) {
            const double share = of / 255.0;
            return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * part(colour.r) + 0.7152 * part(colour.g) + 0.0722 * part(colour.b) + 0.05;
    };
    return std::max(light(one), light(other)) / std::min(light(one), light(other));
}
bool is_golden(sf::Color colour) { return !is_red(colour) && colour.r > colour.g && colour.g > colour.b; }

}  // namespace

TEST_CASE("focus, what is taken, what is likely and what may be chosen are brown and gold, never red") {
    const Palette palette(false);
    for (const sf::Color colour : {palette.focus(), palette.taken(), palette.likely(), palette.gilt(),
                                   palette.glow(), palette.ink(Ink::gold), palette.ink(Ink::amber)})
        CHECK(is_golden(colour));
    CHECK(is_red(palette.ink(Ink::red)));
    CHECK(is_red(palette.frame("blood")));
    const Palette plain(true);
    for (const sf::Color colour : {plain.focus(), plain.taken(), plain.likely(), plain.gilt(), plain.glow()})
        CHECK_FALSE(is_red(colour));
}

TEST_CASE("what is written on a likely answer can be read") {
    for (const bool high_contrast : {false, true}) {
        const Palette palette(high_contrast);
        const auto bright = [](sf::Color colour) {
            return 0.299 * colour.r + 0.587 * colour.g + 0.114 * colour.b;
        };
        CHECK(bright(palette.ink(Ink::light)) - bright(palette.likely()) > 110);
    }
}

TEST_CASE("who stands on a card's stage, in a ring or a seal is seen, also black on white") {
    const auto bright = [](sf::Color colour) {
        return 0.299 * colour.r + 0.587 * colour.g + 0.114 * colour.b;
    };
    for (const bool high_contrast : {false, true}) {
        const Palette palette(high_contrast);
        for (const char* frame : {"", "earth", "gold", "iron", "blood", "violet", "sky"})
            for (const Ink ink : {Ink::figure, Ink::prop, Ink::ghost}) {
                CAPTURE(frame);
                CHECK(std::abs(bright(palette.ink(ink)) - bright(palette.sealed(frame))) > 60);
            }
    }
}

TEST_CASE("a sign of any colour is seen on paper and on wood, and has the letters' ink in high contrast") {
    const Palette palette(false);
    const Palette plain(true);
    for (const std::string_view pigment : text::kPigments) {
        const std::string word(pigment);
        CAPTURE(word);
        CHECK(contrast(palette.sign(word, Ink::text), palette.card()) > 3);
        CHECK(contrast(palette.sign(word, Ink::light), palette.dark()) > 4.5);
        CHECK(plain.sign(word, Ink::text) == plain.ink(Ink::text));
    }
    CHECK(palette.sign("", Ink::text) == palette.ink(Ink::text));
}
