// The little stages of cards' pictures: none is like another, and whoever is pale stands out on each.
#include "window/pages/card_stage.h"

#include "text/looks.h"
#include "window/fixture.h"
#include "window/paint/palette.h"

#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

const Rect kBox{0, 0, kCardStageWide, kCardStageHigh};

Drawing stage(std::string_view pigment, unsigned which) {
    const sf::Color colour = Palette(false).frame(std::string(pigment));
    return card_stage(garamond(), pigment, {colour.r, colour.g, colour.b, 255}, which, kBox);
}

std::vector<char32_t> silhouettes(const Drawing& drawing) {
    std::vector<char32_t> all;
    for (const Coat& coat : drawing.coats)
        for (const Letter& each : coat.letters)
            all.push_back(each.letter);
    return all;
}

double bright(const Tint& tint) { return 0.299 * tint.r + 0.587 * tint.g + 0.114 * tint.b; }

}  // namespace

TEST_CASE("each pigment has two stages with silhouettes, and no two are alike") {
    std::vector<std::vector<char32_t>> seen;
    for (const std::string_view pigment : text::kPigments)
        for (unsigned which = 0; which < kCardStages; ++which) {
            CAPTURE(pigment);
            CAPTURE(which);
            const Drawing drawn = stage(pigment, which);
            CHECK(drawn.box == kBox);
            CHECK_FALSE(silhouettes(drawn).empty());
            const std::size_t other = which == 0 ? 1 : 0;
            CHECK(silhouettes(drawn) != silhouettes(stage(pigment, static_cast<unsigned>(other))));
        }
    CHECK(silhouettes(stage("no_such_word", 0)).empty());
    CHECK(stage("gold", 0).coats.size() ==
          stage("gold", kCardStages).coats.size());  // whichever is asked for
}

TEST_CASE("a figure stands out before the sky of every card") {
    for (const std::string_view pigment : text::kPigments)
        for (unsigned which = 0; which < kCardStages; ++which) {
            CAPTURE(pigment);
            const sf::Color figure = Palette(false).figure(std::string(pigment));
            const sf::Color foot = Palette(false).foot(std::string(pigment));
            const Drawing drawn = stage(pigment, which);
            for (const Corner& corner : drawn.coats.front().corners) {
                CHECK(bright({figure.r, figure.g, figure.b, 255}) - bright(corner.tint) > 90);
                CHECK(bright({foot.r, foot.g, foot.b, 255}) - bright(corner.tint) > 50);
            }
        }
}
