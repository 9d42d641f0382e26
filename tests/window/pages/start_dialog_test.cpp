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
