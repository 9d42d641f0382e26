// Dice of several colours to choose from, as they lie on the stage.
#include "window/fixture.h"
#include "window/situation.h"

#include <algorithm>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

TEST_CASE("dice of several colours to choose from lie on the stage, in their colours, and can be pressed") {
    play::Library library = library_of("fighter");
    const auto here = seek_in(library, 3, 7, "en", [](const scene::Scene& scene, const scene::Ask& ask) {
        return scene.table && !ask.thrown && ask.choices.size() > 2 &&
               std::all_of(ask.choices.begin(), ask.choices.end(), [](const scene::Choice& choice) {
                   return !choice.pigment.empty() && !choice.object;
               });
    });
    REQUIRE(here);
    for (const Size& size : {kSizes[0], kSizes[1]})
        for (const int scale : {100, 150}) {
            const Page page = page_of(*here, "en", scale, size.w, size.h);
            INFO(size.w, "x", size.h, " at ", scale, " %");
            CHECK(fault_of(page) == "");
            std::size_t dice = 0;
            for (const Piece& piece : page.pieces) {
                if (piece.shapes.empty() || piece.shapes.front().look != Look::die) continue;
                const std::size_t option = piece.thing - kChoiceThing;
                REQUIRE(option < here->ask.choices.size());
                CHECK(piece.shapes.front().stones == here->ask.choices[option].pigment);
                CHECK(page.lit.holds(piece.box));
                const Spot* spot =
                    page.spot_at(piece.box.x + piece.box.w * 0.7F, piece.box.y + piece.box.h * 0.7F);
                REQUIRE(spot != nullptr);
                CHECK(spot->does == Does::choose);
                CHECK(spot->number == static_cast<std::int64_t>(option));
                for (const Piece& other : page.pieces)
                    if (&other != &piece && !(other.box == piece.box) && !piece.box.holds(other.box) &&
                        !other.shapes.empty() && other.shapes.front().look != Look::key)
                        CHECK_FALSE((other.box.x < piece.box.right() && piece.box.x < other.box.right() &&
                                     other.box.y < piece.box.bottom() && piece.box.y < other.box.bottom()));
                ++dice;
            }
            if (scale == 100) CHECK(dice == here->ask.choices.size());
        }
}
