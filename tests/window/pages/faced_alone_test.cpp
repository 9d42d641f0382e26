// Whoever all face alone has the stage: large, beside their words, and what is thrown at them beside that.
#include "window/situation.h"

#include <algorithm>
#include <cmath>
#include <string>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

const scene::Card* faced(const scene::Scene& scene) {
    for (const scene::Zone& zone : scene.zones)
        if (zone.role == scene::Role::faced && zone.cards.size() == 1) return &zone.cards.front();
    return nullptr;
}

const Piece* piece_of(const Page& page, CardId card) {
    const auto found = std::find_if(page.pieces.begin(), page.pieces.end(),
                                    [&](const Piece& each) { return each.thing == index(card) + 1; });
    return found != page.pieces.end() ? &*found : nullptr;
}

/// The box of the plinth that somebody stands on; empty: they are a picture on a card.
Rect plinth(const Piece& piece) {
    for (const Figure& shape : piece.shapes)
        if (shape.look == Look::plinth) return shape.box;
    return {};
}

}  // namespace

TEST_CASE(
    "whom the gauntlet sends down the road stands as high as the stage, beside what is written of them") {
    play::Library library = library_of("gauntlet");
    const auto here = seek_in(library, 3, 7, "en", [](const scene::Scene& scene, const scene::Ask& ask) {
        return scene.table && faced(scene) != nullptr && ask.choices.size() > 1;
    });
    REQUIRE(here);
    for (const Size& size : kSizes)
        for (const int scale : {100, 150}) {
            const Page page = page_of(*here, "en", scale, size.w, size.h);
            CHECK(fault_of(page) == "");
            const Piece* piece = piece_of(page, faced(here->scene)->id);
            REQUIRE(piece != nullptr);
            const Rect figure = plinth(*piece);
            CHECK(figure.h > page.lit.h * 0.8F);
            CHECK(piece->shapes.front().box.x > figure.x + figure.w * 0.8F);
            // Figure and words stand in the middle of it.
            const float left = figure.x + (figure.w - figure.h) / 2 - page.lit.x;
            const float right = page.lit.right() - piece->shapes.front().box.right();
            CHECK(std::abs(left - right) < page.lit.w * 0.12F);
        }
}

TEST_CASE("what was thrown at them lies beside them, large, with what it comes to and what it must reach") {
    play::Library library = library_of("gauntlet");
    const auto here = seek_in(library, 3, 7, "en", [](const scene::Scene& scene, const scene::Ask& ask) {
        return faced(scene) != nullptr && ask.sums && ask.sums->second > 0;
    });
    REQUIRE(here);
    REQUIRE(here->rolls.size() > 2);
    const std::string score = fmt::format("{} / {}", here->ask.sums->first, here->ask.sums->second);
    for (const Size& size : kSizes) {
        const Page page = page_of(*here, "en", 100, size.w, size.h);
        const Ruler ruler = ruler_of("en", 100, size.w, size.h);
        std::size_t dice = 0;
        bool told = false;
        for (const Piece& piece : page.pieces) {
            // It is said there, and not beside it once more.
            const bool in_large = !piece.shapes.empty() && piece.shapes.front().look == Look::plaque &&
                                  piece.shapes.front().frame == "gold" && piece.box.x > page.lit.right();
            CHECK_FALSE(in_large);
            for (const Figure& shape : piece.shapes)
                if (shape.look == Look::die) {
                    CHECK(shape.box.w >= ruler.em * 3.1F);
                    CHECK(page.lit.holds(shape.box));
                    ++dice;
                }
            for (const Text& text : piece.texts)
                told = told || (text.words == score && text.size > ruler.body());
        }
        CHECK(dice == here->rolls.size());
        CHECK(told);
    }
}

TEST_CASE("whoever is met on a dungeon's way stands over it, in large letters too") {
    play::Library library = library_of("fighter");
    const auto here = seek_in(library, 3, 7, "en", [](const scene::Scene& scene, const scene::Ask& ask) {
        return scene.table && faced(scene) != nullptr && !ask.thrown && ask.choices.size() > 2;
    });
    REQUIRE(here);
    for (const Size size : {kSizes[0], kSizes[1]})
        for (const int scale : {100, 150}) {
            const Page page = page_of(*here, "en", scale, size.w, size.h);
            CHECK(fault_of(page) == "");
            const Piece* piece = piece_of(page, faced(here->scene)->id);
            REQUIRE(piece != nullptr);
            CHECK(plinth(*piece).h > page.lit.h * 0.5F);
            const float middle = piece->box.x + piece->box.w / 2;
            CHECK(std::abs(middle - (page.lit.x + page.lit.w / 2)) < page.lit.w * 0.03F);
        }
}
