// What each colour says: red is life, Monsters and danger; what the player is about is brown and gold.
#include "window/paint/palette.h"

#include <cmath>

#include <doctest/doctest.h>

using namespace tankard::window;

namespace {

bool is_red(sf::Color colour) { return colour.r > 2 * colour.g && colour.r > 2 * colour.b; }
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
