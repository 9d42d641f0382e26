// What the start screen says: hero sheets, and where one goes on.
#include "window/pages/start_dialog.h"

#include "window/fixture.h"

#include <string>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

TEST_CASE("a hero's sheet is readable whatever is in it") {
    Value sheet = Value::table();
    sheet.set("name", "Ada");
    sheet.set("hero", "no_such_hero");
    sheet.set("scars", 2);
    Value deck = Value::table();
    for (const char* card : {"coin", "coin", "no_such_card"})
        deck.push(card);
    Value section = Value::table();
    section.set("deck", deck);
    section.set("xp", 40);
    Value sections = Value::table();
    sections.set("deckbuilder", section);
    sheet.set("sections", sections);
    const Dialog page = hero_dialog(sheet, language("en"), {&play::test::library()});
    CHECK(page.title == "Ada");
    std::string all;
    for (const std::string& line : page.paragraphs)
        all += line + "\n";
    REQUIRE(page.cards.size() == 1);  // what the rules do not know any more is told in words only
    CHECK(page.cards[0].name == "2\u00a0× Coin");
    CHECK(page.instead.find("2\u00a0× Coin, No such card") != std::string::npos);
    CHECK(all.find("40") != std::string::npos);
    CHECK(hero_dialog(Value::table(), language("it"), {}).title.empty());
}

TEST_CASE(
    "the start screen says where somebody goes on, by names, and that a save is damaged though it opens") {
    Shop shop;
    shop.known = {&play::test::library()};
    Value summary = Value::table();
    summary.set("chapter", "02_the_ferry");
    shop.saves.push_back(
        {.path = "x.tankard", .name = "Ours", .summary = summary, .opens = true, .sentence = "it is torn"});
    const Dialog sheet = start_dialog(shop, language("en"));
    CHECK(sheet.entries[0].detail == "Ours · The Ferry\nit is torn");
    shop.known = {};
    CHECK(start_dialog(shop, language("en")).entries[0].detail == "Ours · The ferry\nit is torn");
}

TEST_CASE("what most will do is larger on the start than the rest, and what nobody can do smaller") {
    Shop shop;
    shop.covers.push_back({});
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    const Dialog sheet = start_dialog(shop, language("en"));
    const Page page = dialog_page(ruler, sheet, 1280, 720);
    CHECK(fault_of(page) == "");
    const auto label = [&](std::size_t entry) {
        for (const Piece& piece : page.pieces)
            for (const Text& text : piece.texts)
                if (text.words == sheet.entries[entry].label) return text;
        return Text{};
    };
    CHECK(label(1).size > label(3).size);
    CHECK(label(2).size < label(3).size);
    CHECK(label(2).size >= 12);
    CHECK(label(1).box.x == label(3).box.x);
    CHECK(label(2).box.x == label(3).box.x);
}

TEST_CASE("the game's name hangs in the tavern, large, and the menu beside it is narrow and without boxes") {
    Shop shop;
    shop.covers.push_back({});
    shop.known = {&play::test::library()};
    Value summary = Value::table();
    Value players = Value::table();
    for (const char* player : {"Anna", "Ben"}) {
        players.push(player);
        Value sheet = Value::table();
        sheet.set("name", player);
        sheet.set("hero", "mage");
        shop.heroes.push_back({.path = "", .sheet = sheet});
    }
    summary.set("players", players);
    shop.saves.push_back({.path = "x.tankard", .name = "Ours", .summary = summary, .opens = true});
    int staged = 0;
    for (const char* code : {"en", "it"})
        for (const Size size : kSizes)
            for (const int scale : kScales) {
                CAPTURE(size.w);
                CAPTURE(scale);
                const Ruler ruler{garamond(), language(code), em_of(size.w, size.h, scale)};
                Dialog sheet = start_dialog(shop, language(code));
                sheet.staged = true;
                const Page page = dialog_page(ruler, sheet, size.w, size.h);
                CHECK(fault_of(page) == "");
                const Rect stage = stage_beside(ruler, sheet, size.w, size.h);
                if (stage.w <= 0) continue;
                ++staged;
                for (std::int64_t entry = 0; entry < 8; ++entry)
                    CHECK(has_spot(page, Does::pick, entry) ==
                          is_open(sheet, static_cast<std::size_t>(entry)));
                int boxes = 0;
                int portraits = 0;
                const Text* name = nullptr;
                float menu = 0;
                for (const Piece& piece : page.pieces) {
                    for (const Figure& shape : piece.shapes) {
                        boxes += shape.look == Look::button ? 1 : 0;
                        portraits += shape.look == Look::scene ? 1 : 0;
                        if (shape.look == Look::page) menu = shape.box.w;
                    }
                    for (const Text& text : piece.texts)
                        if (text.words == sheet.title) name = &text;
                }
                CHECK(boxes == 0);
                CHECK(portraits == 2);
                REQUIRE(name != nullptr);
                CHECK(stage.holds(name->box));
                CHECK(static_cast<float>(name->size) > ruler.em * 2.8F);
                CHECK(menu < stage.w * 1.4F);
            }
    CHECK(staged > 30);
}

TEST_CASE("whose hero is not certain has no portrait where one goes on") {
    Shop shop;
    shop.known = {&play::test::library()};
    Value summary = Value::table();
    Value players = Value::table();
    for (const char* player : {"Anna", "Ben", "Cid"})
        players.push(player);
    summary.set("players", players);
    shop.saves.push_back({.path = "x.tankard", .name = "Ours", .summary = summary, .opens = true});
    const auto add = [&](const char* player, const char* hero) {
        Value sheet = Value::table();
        sheet.set("name", player);
        sheet.set("hero", hero);
        shop.heroes.push_back({.path = "", .sheet = sheet});
    };
    add("Anna", "mage");
    add("Ben", "mage");
    add("Ben", "thief");
    add("Cid", "no_such_hero");
    shop.heroes.push_back({.path = "torn.json"});
    const std::vector<Likeness> heroes = start_dialog(shop, language("en")).entries[0].heroes;
    REQUIRE(heroes.size() == 1);
    CHECK(heroes[0].picture == shop.known.picture("mage"));
}

TEST_CASE("the start marks what most will do: go on with what is saved, else begin") {
    Shop shop;
    shop.covers.push_back({});
    const auto marked = [&] {
        std::vector<std::size_t> all;
        const Dialog sheet = start_dialog(shop, language("en"));
        for (std::size_t i = 0; i < sheet.entries.size(); ++i)
            if (sheet.entries[i].likely) all.push_back(i);
        return all;
    };
    CHECK(marked() == std::vector<std::size_t>{1});
    shop.saves.push_back({.path = "x.tankard", .name = "Ours", .opens = true});
    CHECK(marked() == std::vector<std::size_t>{0});
    shop = {};
    CHECK(marked().empty());
}
