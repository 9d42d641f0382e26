#include "campaign/campaign.h"
#include "text/utf8.h"
#include "window/pages/company_pieces.h"
#include "window/situation.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

/// The first question between two chapters.
const Situation& between() {
    static const Situation found = find_in(
        play::test::library(), 3, 7, "en",
        [](const scene::Scene&, const scene::Ask& ask) { return campaign::is_about_party(ask.question); });
    return found;
}

bool says(const Page& page, const std::string& words) {
    return std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
        return std::any_of(piece.texts.begin(), piece.texts.end(),
                           [&](const Text& text) { return text.words.find(words) != std::string::npos; });
    });
}

}  // namespace

TEST_CASE("between two chapters the table is cleared, and the party sits at one in the tavern") {
    const scene::Scene& scene = between().scene;
    CHECK_FALSE(scene.table);
    CHECK(scene.zones.empty());
    REQUIRE(scene.company.size() == 3);
    std::set<std::string> faces;
    for (const scene::Comrade& one : scene.company) {
        CHECK_FALSE(one.absent);
        CHECK_FALSE(one.hero.empty());
        faces.insert(one.picture);
    }
    CHECK(faces.size() == 3);
    CHECK(between().ask.likely == 0U);  // the story goes on
}

TEST_CASE("who sits there answers by being pressed, at every size of the letters") {
    for (const int scale : {75, 100, 150, 200}) {
        INFO(scale);
        const Page page = page_of(between(), "en", scale);
        CHECK(fault_of(page) == "");
        CHECK(says(page, between().scene.title));
        const Rect picture = place_of_drawing(page);
        REQUIRE(picture.w > 0);
        for (const scene::Comrade& one : between().scene.company) {
            CHECK(says(page, one.player));
            const auto pressed = std::find_if(page.spots.begin(), page.spots.end(), [&](const Spot& spot) {
                return spot.does == Does::narrow && spot.number == static_cast<std::int64_t>(one.who.bits());
            });
            REQUIRE(pressed != page.spots.end());
            CHECK(picture.inset(-2).holds(pressed->box));
        }
    }
}

TEST_CASE("the chair of who stays away is empty") {
    Situation here = between();
    const auto letters = [&](const scene::Scene& scene) {
        Page page;
        page.pieces.emplace_back().shapes.push_back(
            {.box = {0, 0, 900, 500}, .look = Look::picture, .share = 0.1F});
        const Drawing drawn = company_drawing(ruler_of("en"), scene, page, false);
        std::size_t faces = 0;
        for (const Coat& coat : drawn.coats)
            for (const Letter& letter : coat.letters)
                for (const scene::Comrade& one : scene.company) {
                    std::size_t first = 0;
                    faces += letter.letter == text::next_character(one.picture, first) ? 1 : 0;
                }
        return faces;
    };
    const std::size_t all = letters(here.scene);
    here.scene.company.back().absent = true;
    CHECK(letters(here.scene) < all);
    const Page page = page_of(here, "en");
    std::string words;
    for (const Piece& piece : page.pieces)
        for (const Text& text : piece.texts)
            words += text.words + "|";
    CHECK_MESSAGE(says(page, "Stays at home"), words);
}

TEST_CASE("what may be asked of each is a button below their name, and who else comes has a chair") {
    const scene::Ask& ask = between().ask;
    for (const Size& size : {Size{1280, 720}, Size{1920, 1080}}) {
        INFO(size.w);
        const Page page = page_of(between(), "en", 100, size.w, size.h);
        std::set<std::int64_t> buttons;
        for (const Piece& piece : page.pieces)
            if (piece.thing >= kChoiceThing && piece.thing < kChoiceThing + ask.question.own()) {
                const auto option = static_cast<std::int64_t>(piece.thing - kChoiceThing);
                CHECK(std::any_of(page.spots.begin(), page.spots.end(), [&](const Spot& spot) {
                    return spot.does == Does::choose && spot.number == option && spot.box == piece.box;
                }));
                CHECK(says({.pieces = {piece}}, std::to_string(option + 1)));
                buttons.insert(option);
            }
        // All but the way on, which is the only one on the sheet.
        CHECK(buttons.size() == ask.question.own() - 1);
        CHECK_FALSE(buttons.contains(0));
        CHECK(std::count_if(page.spots.begin(), page.spots.end(), [&](const Spot& spot) {
                  return spot.does == Does::choose;
              }) == static_cast<std::ptrdiff_t>(ask.question.own()));
        CHECK(picture_on(page).lit);
    }
}
