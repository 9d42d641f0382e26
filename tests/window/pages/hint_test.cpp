// What a thing that is looked at says of itself: beside it, never outside the page.
#include "window/pages/hint.h"

#include "window/fixture.h"
#include "window/pages/table_pieces.h"
#include "window/pages/track_pieces.h"

#include <algorithm>
#include <set>
#include <vector>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

constexpr std::uint64_t kThing = 77;

Page page_with(const Size& size, const Rect& at, const std::string& hint) {
    Page page;
    page.width = size.w;
    page.height = size.h;
    Piece piece;
    piece.box = at;
    piece.thing = kThing;
    piece.hint = hint;
    page.pieces.push_back(std::move(piece));
    return page;
}

scene::Track level_track() {
    scene::Track track;
    track.counter = intern("level");
    track.label = "Level";
    track.from = 1;
    track.to = 3;
    track.standing = {{SeatId{0}, 2}};
    track.by = intern("xp");
    track.by_label = "XP";
    track.done = 140;
    track.need = 190;
    track.gains = {"Berserk after 2 Beers.", "+1 with all Weapons.", "Every blow hurts 1 less."};
    return track;
}

}  // namespace

TEST_CASE("a hint stands wholly on the page, wherever its thing lies") {
    const std::string hint = "4, −2 (Broken Ladle), +1 (Berserk), +3 (Three Ladies of the Lake) = 6";
    for (const Size size : kSizes)
        for (const int percent : kScales) {
            const Ruler ruler{garamond(), language("en"), em_of(size.w, size.h, percent)};
            for (const float x : {0.0F, size.w / 2, size.w - 40})
                for (const float y : {0.0F, size.h / 2, size.h - 40}) {
                    Page page = page_with(size, {x, y, 40, 40}, hint);
                    add_hint(ruler, page, kThing);
                    REQUIRE(page.pieces.size() == 2);
                    const Piece& label = page.pieces.back();
                    CHECK(label.layer > 0);
                    CHECK(Rect{0, 0, size.w, size.h}.holds(label.box));
                    for (const Text& text : label.texts)
                        CHECK(label.box.holds(text.box));
                }
        }
}

TEST_CASE("nothing is said of a thing that has nothing to say, or is not there") {
    const Ruler ruler{garamond(), language("en"), 17};
    Page page = page_with({1280, 720}, {10, 10, 40, 40}, "");
    add_hint(ruler, page, kThing);
    add_hint(ruler, page, kThing + 1);
    CHECK(page.pieces.size() == 1);
}

TEST_CASE("a die says in short over it what it comes to, and names every part when it is looked at") {
    const Ruler ruler{garamond(), language("en"), 17};
    const Roll roll{"Anna", 4, CardId::none, {"4 −2 = 2", "4, −2 (Broken Ladle) = 2"}};
    const Block dice = dice_block(ruler, {roll}, 1, 400, 400, Ink::light);
    const Piece lying = die_on(ruler, roll, kDieThing, 60);
    for (const auto& pieces : {dice.pieces, std::vector<Piece>{lying}}) {
        CHECK(pieces.front().hint == roll.sum.named);
        CHECK(pieces.front().thing != 0);
        CHECK(std::any_of(pieces.begin(), pieces.end(), [](const Piece& piece) {
            return std::any_of(piece.texts.begin(), piece.texts.end(),
                               [](const Text& text) { return text.words == "4 −2 = 2"; });
        }));
    }
}

TEST_CASE("all dice of a throw are shown, with who threw them once") {
    for (const float em : {13.0F, 17.0F, 34.0F})
        for (const std::size_t count : {1U, 2U, 6U, 12U}) {
            const Ruler ruler{garamond(), language("en"), em};
            const std::vector<Roll> rolls(count, Roll{"Pensioned Guard", 5});
            const Block block = dice_block(ruler, rolls, 1, 9 * em, 13 * em, Ink::light);
            CHECK(block.w <= 9 * em);
            CHECK(block.h <= 13 * em);
            std::set<std::uint64_t> things;
            std::size_t names = 0;
            for (const Piece& piece : block.pieces) {
                if (piece.thing != 0) things.insert(piece.thing);
                names += piece.texts.empty() ? 0 : 1;
            }
            CHECK(things.size() == count);
            CHECK(names == 1);
        }
}

TEST_CASE("a step of somebody's track says what it gives, the next one also what it needs") {
    for (const float em : {13.0F, 17.0F, 34.0F})
        for (const float width : {12.0F, 20.0F, 30.0F}) {
            const Ruler ruler{garamond(), language("en"), em};
            const Block block = own_track(ruler, level_track(), SeatId{1}, width * em);
            CHECK(block.w <= width * em + 0.5F);
            CHECK(block.h <= own_track_height(ruler) + 0.5F);
            std::vector<std::string> hints;
            for (const Piece& piece : block.pieces) {
                if (piece.hint.empty()) continue;
                hints.push_back(piece.hint);
                CHECK(piece.thing >= kStepThing);
                CHECK(piece.thing < kZoneThing);
            }
            CHECK(hints == std::vector<std::string>{"Level 1: Berserk after 2 Beers.",
                                                    "Level 2: +1 with all Weapons.",
                                                    "Level 3 (XP 140/190): Every blow hurts 1 less."});
        }
}
