// Letters that can be read: nothing is written smaller than 13 pixels in the smallest usual window, and what
// stands on a ground stands out from it.
#include "window/fixture.h"
#include "window/paint/palette.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

constexpr unsigned kLeast = 13;

constexpr float kNarrow = 108;  ///< pixels: such cards are read in large …
constexpr float kLow = 50;      ///< … and so are such plates

/// Words; what is drawn is no text, and neither are letters on marks and at the edges of boards.
bool is_written(const Text& text) {
    const auto face = static_cast<Typeface>(text.face);
    return face != Typeface::icon && face != Typeface::drawing && text.words.size() > 2 &&
           std::any_of(text.words.begin(), text.words.end(),
                       [](char letter) { return std::isalnum(static_cast<unsigned char>(letter)) != 0; });
}

std::string too_small(const Page& page) {
    std::string all;
    for (const Piece& piece : page.pieces)
        for (const Text& text : piece.texts)
            if (is_written(text) && text.size < kLeast && piece.box.w > kNarrow && piece.box.h > kLow)
                all += fmt::format("{} '{}' {} in {}\n", text.size, text.words, shown(text.box),
                                   shown(piece.box));
    return all;
}

Page drawn(const Moment& moment, const char* code) {
    static const std::vector<std::string> log(20, "Somebody walks on, and it is not the worst thing today.");
    const Ruler ruler{garamond(), language(code), em_of(1280, 720, 100)};
    const Choosing choosing(moment.ask);
    return table_page(ruler, {.scene = moment.scene, .ask = &moment.ask, .choosing = &choosing, .log = log},
                      1280, 720);
}

}  // namespace

TEST_CASE(
    "at 1280x720 and 100 % nothing on a table is written in letters below 13 pixels, but for small cards and "
    "crowded fights") {
    for (const char* campaign : {"black_water", "gauntlet", "fighter", "lords", "twister", "set_menu"})
        for (const int seats : {2, 4}) {
            play::Library library = library_of(campaign);
            for (const char* code : {"en", "it"})
                for (const Moment& moment : moments_of(library, seats, code, 7, 24)) {
                    if (moment.ask.star == scene::Star::faced) continue;
                    INFO(campaign, " ", seats, " seats, ", code, ": ", moment.ask.prompt);
                    CHECK(too_small(drawn(moment, code)) == "");
                }
        }
}

namespace {

/// How much brighter the one is than the other, 1 to 21, as for people who see little contrast.
double contrast(sf::Color one, sf::Color other) {
    const auto light = [](sf::Color colour) {
        const auto part = [](sf::Uint8 of) {
            const double share = of / 255.0;
            return share <= 0.03928 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * part(colour.r) + 0.7152 * part(colour.g) + 0.0722 * part(colour.b);
    };
    const double a = light(one) + 0.05;
    const double b = light(other) + 0.05;
    return std::max(a / b, b / a);
}

}  // namespace

TEST_CASE("what is written stands out from its ground at least 4.5 to 1") {
    for (const bool high_contrast : {false, true}) {
        const Palette palette(high_contrast);
        for (const Ink ink : {Ink::text, Ink::faint, Ink::red, Ink::green, Ink::gold, Ink::blue})
            for (const sf::Color ground : {palette.paper(), palette.panel(), palette.card()})
                CHECK_MESSAGE(contrast(palette.ink(ink), ground) >= 4.5, static_cast<int>(ink));
        for (const Ink ink : {Ink::light, Ink::amber, Ink::rose, Ink::dusk})
            for (const sf::Color ground : {palette.dark(), palette.strip(), palette.table()})
                CHECK_MESSAGE(contrast(palette.ink(ink), ground) >= 4.5, static_cast<int>(ink));
        for (const sf::Color ground : {palette.likely(), palette.taken(), palette.frame("blood")})
            CHECK(contrast(palette.ink(Ink::light), ground) >= 4.5);
    }
}

TEST_CASE("small letters on dark ground are upright: thin slanted ones cannot be read there") {
    for (const char* campaign : {"black_water", "lords", "twister", "fighter"}) {
        play::Library library = library_of(campaign);
        for (const Moment& moment : moments_of(library, 3, "en", 9, 12)) {
            const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
            for (const Piece& piece : drawn(moment, "en").pieces)
                for (const Text& text : piece.texts) {
                    const bool on_dark = text.ink == Ink::light || text.ink == Ink::amber ||
                                         text.ink == Ink::dusk || text.ink == Ink::rose;
                    CHECK_FALSE_MESSAGE((on_dark && text.size < ruler.body() &&
                                         static_cast<Typeface>(text.face) == Typeface::italic),
                                        text.words);
                }
        }
    }
}
