// Sheets over the table: how short ones stand, and what somebody has gained.
#include "window/pages/dialog.h"

#include "window/fixture.h"
#include "window/pages/passage_sheet.h"

#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

Ruler ruler() { return {garamond(), language("en"), em_of(1280, 720, 100)}; }

const Text* find(const Page& page, const std::string& words) {
    for (const Piece& piece : page.pieces)
        for (const Text& text : piece.texts)
            if (text.words == words) return &text;
    return nullptr;
}

Align align_of(const Dialog& sheet, const std::string& words) {
    const Page page = dialog_page(ruler(), sheet, 1280, 720);
    const Text* text = find(page, words);
    REQUIRE(text != nullptr);
    return text->align;
}

}  // namespace

TEST_CASE("a body of three lines or fewer stands in the middle below its title, a longer one does not") {
    Dialog sheet{.title = "Flint", .paragraphs = {"One.", "Two.", "Three."}, .close = true};
    CHECK(align_of(sheet, "One.") == Align::centre);
    sheet.signs = {"", "", ""};  // none of them has any
    CHECK(align_of(sheet, "One.") == Align::centre);
    sheet.signs = {"⚔", "", ""};
    CHECK(align_of(sheet, "One.") == Align::left);
    sheet.signs.clear();
    sheet.paragraphs.push_back("Four.");
    CHECK(align_of(sheet, "One.") == Align::left);
}

TEST_CASE("what somebody has gained is larger than what is told, with rays, and no button behind it") {
    const auto shown = [](const std::string& about, bool& pressed, bool& rays) {
        Page page;
        page.width = 1280;
        page.height = 720;
        page.pieces.push_back(button(ruler(), "Seen", "↵", 200, false));
        const scene::Passage passage{.title = "Level 2!",
                                     .about = about,
                                     .picture = play::test::library().picture(intern("dwarf")),
                                     .paragraphs = {"Armour 2 at the start of each turn."},
                                     .frame = "gold"};
        add_dialog(ruler(), passage_sheet(passage, "On"), page);
        CHECK(fault_of(page) == "");
        pressed = find(page, "Seen") != nullptr;
        rays = false;
        for (const Piece& piece : page.pieces)
            for (const Figure& shape : piece.shapes)
                rays = rays || shape.look == Look::rays;
        return find(page, "Level 2!")->size;
    };
    bool pressed = false;
    bool rays = false;
    const unsigned told = shown("", pressed, rays);
    CHECK(pressed);
    CHECK_FALSE(rays);
    const unsigned gained = shown("Thistle", pressed, rays);
    CHECK_FALSE(pressed);
    CHECK(rays);
    CHECK(gained > told * 3 / 2);
}

TEST_CASE("the page of a fight leads with what it came to, and says of what sums are made and who is hurt") {
    const scene::Token archer{.card = CardId{3}, .face = {.name = "Postal Archer", .picture = "bowman"}};
    scene::Token angel{.card = CardId{4}, .face = {.name = "Unemployed Angel", .picture = "angel-wings"}};
    angel.hurt = "wounded";
    const Dialog sheet = passage_sheet({.title = "The Postal Archer attacks the Unemployed Angel",
                                        .paragraphs = {"Anna adds a 4 to 3: 7.", "It is wounded."},
                                        .deed = true,
                                        .verdict = 1,
                                        .duel = scene::Duel{{archer, 7, false, "3 + 4"}, {angel, 4}}},
                                       "On");
    CHECK(sheet.title == "It is wounded");
    CHECK(sheet.subtitle == "The Postal Archer attacks the Unemployed Angel");
    CHECK(sheet.paragraphs == std::vector<std::string>{"Anna adds a 4 to 3: 7."});
    const Page page = dialog_page(ruler(), sheet, 1280, 720);
    CHECK(fault_of(page) == "");
    REQUIRE(find(page, "3 + 4") != nullptr);
    REQUIRE(find(page, "wounded") != nullptr);
    CHECK(find(page, "+") == nullptr);  // no plate over the picture
    CHECK(find(page, "7")->size > find(page, "4")->size);
}

namespace {

/// Somebody has come as far as can be.
scene::Track level_3() {
    scene::Track track;
    track.label = "Level";
    track.from = 1;
    track.to = 3;
    track.standing = {{SeatId{0}, 3}};
    return track;
}

}  // namespace

TEST_CASE("a level has room for its words at every size, in both languages") {
    for (const char* code : {"en", "it"})
        for (const Size size : kSizes)
            for (const int scale : kScales) {
                const Ruler at{garamond(), language(code), em_of(size.w, size.h, scale)};
                Page page;
                page.width = size.w;
                page.height = size.h;
                const scene::Passage passage{
                    .title = "Level 3!",
                    .about = "Thistle",
                    .picture = play::test::library().picture(intern("barbarian")),
                    .paragraphs = {"+1 with Weapons while Berserk; every blow hurts 1 less, and whoever "
                                   "stands beside you heals 1 at the start of each of your turns."},
                    .frame = "clay",
                    .track = level_3()};
                add_dialog(at, passage_sheet(passage, at.say("go_on")), page);
                CAPTURE(size.w);
                CAPTURE(scale);
                CHECK(fault_of(page) == "");
                CHECK(has_spot(page, Does::pick, 0));
            }
}
