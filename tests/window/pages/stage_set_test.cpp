// Stage sets as drawings, and the page on which somebody comes in.
#include "window/pages/stage_set.h"

#include "text/drawings.h"
#include "window/fixture.h"
#include "window/pages/dialog.h"
#include "window/pages/entrance_page.h"
#include "window/pages/start_dialog.h"
#include "window/pages/tale_page.h"
#include "window/screens/dialog_screen.h"

#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

char32_t letter(std::string_view name) { return text::drawing(name).value(); }

play::Backdrop lake() {
    play::Backdrop set;
    set.light = play::Light::moon;
    set.ground = play::Ground::water;
    set.far = {{.letter = letter("pine-tree"), .at = 10}};
    set.middle = {{.letter = letter("haunting"), .at = 50, .size = 70}};
    set.near = {{.letter = letter("high-grass"), .size = 30, .every = 20}};
    return set;
}

std::vector<Letter> letters_of(const Drawing& drawing) {
    std::vector<Letter> all;
    for (const Coat& coat : drawing.coats)
        all.insert(all.end(), coat.letters.begin(), coat.letters.end());
    return all;
}

const Rect kStage{40, 30, 800, 300};

}  // namespace

TEST_CASE("where there is no room at all nothing stands, and nothing is reckoned with it") {
    for (const Rect& none : {Rect{0, 0, 400, 0}, Rect{10, 10, 0, 200}, Rect{0, 0, -4, 50}})
        CHECK(letters_of(stage_set(garamond(), lake(), none, {})).empty());
    CHECK_FALSE(letters_of(stage_set(garamond(), lake(), {0, 0, 400, 200}, {})).empty());
}

TEST_CASE("layers stand one before the other, and what is repeated reaches from edge to edge") {
    const std::vector<Letter> all = letters_of(stage_set(garamond(), lake(), kStage, {}));
    const auto first = [&](std::string_view name) {
        return std::find_if(all.begin(), all.end(),
                            [&](const Letter& each) { return each.letter == letter(name); }) -
               all.begin();
    };
    const auto count = [&](std::string_view name) {
        return std::count_if(all.begin(), all.end(),
                             [&](const Letter& each) { return each.letter == letter(name); });
    };
    CHECK(first("pine-tree") < first("haunting"));
    CHECK(first("haunting") < first("high-grass"));
    CHECK(count("pine-tree") == 1);
    CHECK(count("haunting") == 3);  // with its shadow and its rim of light
    float left = kStage.right();
    float right = kStage.x;
    for (const Letter& each : all)
        if (each.letter == letter("high-grass")) {
            left = std::min(left, each.x);
            right = std::max(right, each.x + each.size);
        }
    CHECK(left < kStage.x);
    CHECK(right > kStage.right());
    for (const Letter& each : all)
        if (each.letter == letter("haunting")) CHECK(each.size == doctest::Approx(kStage.h * 0.7F));
}

TEST_CASE("who stands in the light is of one piece: the body lies behind, wherever the figure lies") {
    const std::vector<Letter> all = letters_of(stage_set(garamond(), lake(), kStage, {}));
    const auto at = [&](char32_t which) {
        return std::find_if(all.begin(), all.end(), [&](const Letter& each) { return each.letter == which; });
    };
    const char32_t ghost = letter("haunting");
    // The one before the last is the figure; its shadow, the first, is the same letter.
    const auto body = at(text::body_of(ghost));
    REQUIRE(body != all.end());
    const auto figure =
        std::find_if(body, all.end(), [&](const Letter& each) { return each.letter == ghost; });
    REQUIRE(figure != all.end());
    CHECK(body->size == figure->size);
    CHECK(body->x == figure->x);
    CHECK(body->y == figure->y);
    CHECK(body->tint.r < figure->tint.r);
    CHECK(at(text::body_of(letter("pine-tree"))) == all.end());
}

TEST_CASE("whoever comes in is lower at first and stands still in the end") {
    const auto height = [](float entered) {
        for (const Letter& each : letters_of(stage_set(garamond(), lake(), kStage, {.entered = entered})))
            if (each.letter == letter("haunting")) return each.y;
        return 0.0F;
    };
    CHECK(height(0) > height(0.5F));
    CHECK(height(0.5F) > height(1));
    CHECK(height(1) == height(2));
}

TEST_CASE("with high contrast only who is meant is seen, in black") {
    const std::vector<Letter> all = letters_of(stage_set(garamond(), lake(), kStage, {.plain = true}));
    REQUIRE(all.size() == 1);
    CHECK(all[0].letter == letter("haunting"));
    CHECK(all[0].tint.r == 0);
}

TEST_CASE("what no face can draw is left out") {
    play::Backdrop set = lake();
    set.far.push_back({.letter = U'\U0010F000'});
    CHECK(letters_of(stage_set(garamond(), set, kStage, {})).size() ==
          letters_of(stage_set(garamond(), lake(), kStage, {})).size());
}

TEST_CASE("when the light goes out who stood in it is dark, and nothing else moves") {
    const auto middle = [](float lit) {
        const std::vector<Letter> all = letters_of(stage_set(garamond(), lake(), kStage, {.lit = lit}));
        const auto last = std::find_if(all.rbegin(), all.rend(),
                                       [](const Letter& each) { return each.letter == letter("haunting"); });
        REQUIRE(last != all.rend());
        return *last;
    };
    const Letter before = middle(1);
    const Letter half = middle(0.5F);
    const Letter after = middle(0);
    CHECK(before.x == after.x);
    CHECK(before.y == after.y);
    CHECK(before.tint.r > half.tint.r);
    CHECK(half.tint.r > after.tint.r);
    const auto corners = [](float lit) {
        std::size_t count = 0;
        for (const Coat& coat : stage_set(garamond(), lake(), kStage, {.lit = lit}).coats)
            count += coat.corners.size();
        return count;
    };
    CHECK(corners(0) < corners(1));  // no moon
}

TEST_CASE("an entrance has room for its words at every size, in both languages") {
    const scene::Entrance entrances[] = {
        {"Drowned Miller", "Forty years without a day off. Death was no reason to begin.", "", nullptr},
        {"Bo", "", "", nullptr},
        {"The Under-Secretary of the Department for Things That Were Never Returned, Retired",
         "He has a form for this. He has a form for you. He has had a form for you since you were born, and "
         "it "
         "is nearly full; there is just room for a date, a place and the name of somebody who will mind.",
         "", nullptr}};
    for (const Size size : kSizes)
        for (const int scale : kScales)
            for (const char* code : {"en", "it"})
                for (const scene::Entrance& entrance : entrances) {
                    const Ruler ruler{garamond(), language(code), em_of(size.w, size.h, scale)};
                    const Page page = entrance_page(ruler, entrance, size.w, size.h);
                    CAPTURE(size.w);
                    CAPTURE(scale);
                    CHECK(fault_of(page) == "");
                    CHECK(has_look(page, Look::picture));
                    CHECK(has_spot(page, Does::pick, 0));
                    const Rect ribbon = entrance_ribbon(ruler, entrance, size.w, size.h);
                    CHECK(Rect{0, 0, size.w, size.h}.holds(ribbon));
                }
}

TEST_CASE("a story's sheet lies beside its scene; where a book's page has no room for both there is none") {
    Dialog story{.title = "The Mill", .staged = true, .story = true};
    story.entries = {{"Turn the page", "", "↵"}};
    for (int i = 0; i < 3; ++i)
        story.paragraphs.push_back(
            "Not muddy: black, like the inside of a boot. The fish left on the first day, the washing on the "
            "second, and on the third the miller, who had always said that he would be the last to go.");
    int staged = 0;
    for (const Size size : kSizes)
        for (const int scale : kScales) {
            CAPTURE(size.w);
            CAPTURE(scale);
            const Ruler ruler{garamond(), language("en"), em_of(size.w, size.h, scale)};
            const Page page = dialog_page(ruler, story, size.w, size.h);
            CHECK(fault_of(page) == "");
            const Rect stage = stage_beside(ruler, true, size.w, size.h);
            CHECK(has_look(page, Look::picture) == (stage.w > 0));
            if (stage.w <= 0) continue;
            ++staged;
            CHECK(stage.w > size.w * 0.4F);
            for (const Piece& piece : page.pieces)  // it is in the scene, not at its rim
                if (!piece.shapes.empty() && piece.shapes.front().look == Look::page)
                    CHECK(size.w - piece.box.right() > ruler.em * 2);
            for (const Piece& piece : page.pieces)
                for (const Text& text : piece.texts)
                    CHECK(!meet(text.box, stage));
        }
    CHECK(staged > 12);
}

TEST_CASE("things have their places in what is seen of a stage, and sky and grass go on behind the sheet") {
    const Rect seen{kStage.x, kStage.y, 300, kStage.h};
    float figure = 0;
    float grass = 0;
    for (const Letter& each : letters_of(stage_set(garamond(), lake(), kStage, {.seen = seen}))) {
        if (each.letter == letter("haunting")) figure = each.x + each.size / 2;
        if (each.letter == letter("high-grass")) grass = std::max(grass, each.x + each.size);
    }
    CHECK(figure == doctest::Approx(seen.x + seen.w / 2).epsilon(0.05));
    CHECK(grass > kStage.right());
}

TEST_CASE(
    "who stands in the light throws a shadow, has a rim of light and is darker at the feet; of a deserted "
    "place only a "
    "silhouette is seen") {
    const auto of = [](const Staging& staging) {
        std::vector<Letter> all = letters_of(stage_set(garamond(), lake(), kStage, staging));
        std::erase_if(all, [](const Letter& each) { return each.letter != letter("haunting"); });
        return all;
    };
    const auto bright = [](const Tint& tint) { return tint.r + tint.g + tint.b; };
    const std::vector<Letter> lit = of({});
    REQUIRE(lit.size() == 3);  // shadow, rim of light, figure
    CHECK(bright(lit[0].tint) < 60);
    CHECK(bright(lit[2].tint) > 450);
    CHECK(bright(lit[2].foot) < bright(lit[2].tint) - 60);
    CHECK(bright(lit[1].tint) > bright(lit[2].tint) + 40);
    CHECK(lit[1].x > lit[2].x);  // the light is at the right
    CHECK(lit[0].x < lit[2].x);
    const std::vector<Letter> left = of({.deserted = true});
    REQUIRE(left.size() == 1);
    CHECK(bright(left[0].tint) < 150);
}

TEST_CASE("each of those in the light has a colour of their own, and only they") {
    play::Backdrop set = lake();
    set.middle.push_back({.letter = letter("wizard-face"), .at = 80});
    for (const Letter& each : letters_of(stage_set(garamond(), set, kStage, {.pigments = {"teal"}})))
        CHECK((each.pigment == "teal") == (each.letter == letter("haunting") && each.shading.a > 0));
}

TEST_CASE("a tavern stands beside the start screen where there is room for both") {
    for (const play::Prop& prop : tavern()->middle)
        CHECK(prop.letter != 0);
    for (const auto* layer : {&tavern()->far, &tavern()->near})
        for (const play::Prop& prop : *layer)
            CHECK(prop.letter != 0);
    const auto shown = [](float w, float h) {
        DialogScreen screen(start_dialog({}, language("en")), tavern());
        const Ruler ruler{garamond(), language("en"), em_of(w, h, 100)};
        const Page page = screen.page(ruler, w, h);
        CHECK(fault_of(page) == "");
        CHECK(has_look(page, Look::picture) == (screen.drawing({}) != nullptr));
        return has_look(page, Look::picture);
    };
    CHECK(shown(1280, 720));
    CHECK_FALSE(shown(400, 700));
}
