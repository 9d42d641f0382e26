// What stands around the table: names, preferences, hero sheets, fonts, replays.
#include "window/start.h"

#include "save/memory_files.h"
#include "window/display.h"
#include "window/fixture.h"
#include "window/link.h"
#include "window/preferences.h"
#include "window/recording.h"

#include <cstdlib>
#include <stdexcept>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

TEST_CASE("players' names are told apart by commas; empty, equal and endless ones are left out") {
    CHECK(names_in("Anna, Ben ,,  Anna,Chiara di Sotto", 6) ==
          std::vector<std::string>{"Anna", "Ben", "Chiara di Sotto"});
    CHECK(names_in("a,b,c,d", 2).size() == 2);
    CHECK(names_in("", 6).empty());
    CHECK(names_in(std::string(60, 'x'), 6).empty());
}

TEST_CASE("preferences are kept; a damaged file is as good as none, and numbers stay within their limits") {
    save::MemoryFiles files;
    Preferences mine;
    for (std::size_t which = 0; which < 6; ++which)
        change(mine, which);
    mine.language = "it";
    write_preferences(files, "saves", mine);
    CHECK(read_preferences(files, "saves") == mine);
    files.put("saves/settings.json", "{ \"text_percent\": 4000, \"volume\": -3, \"pace\": \"soon\" }");
    const Preferences bounded = read_preferences(files, "saves");
    CHECK(bounded.text_percent == 200);
    CHECK(bounded.volume == 0);
    CHECK(bounded.pace == 1);
    files.put("saves/settings.json", "{ torn");
    CHECK(read_preferences(files, "saves") == Preferences());
}

TEST_CASE("every preference comes round to where it was") {
    for (std::size_t which = 0; which < 6; ++which) {
        Preferences now;
        int steps = 0;
        do {
            change(now, which);
        } while (!(now == Preferences()) && ++steps < 20);
        CHECK(steps < 20);
    }
}

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
    const Sheet page = hero_sheet(sheet, tongue("en"), {&play::test::library()});
    CHECK(page.title == "Ada");
    std::string all;
    for (const std::string& line : page.paragraphs)
        all += line + "\n";
    REQUIRE(page.cards.size() == 1);  // what the rules do not know any more is told in words only
    CHECK(page.cards[0].name == "2\u00a0× Coin");
    CHECK(page.instead.find("2\u00a0× Coin, No such card") != std::string::npos);
    CHECK(all.find("40") != std::string::npos);
    CHECK(hero_sheet(Value::table(), tongue("it"), {}).title.empty());
}

TEST_CASE(
    "the start screen says where somebody goes on, by names, and that a save is damaged though it opens") {
    Shop shop;
    shop.known = {&play::test::library()};
    Value summary = Value::table();
    summary.set("chapter", "02_the_ferry");
    shop.saves.push_back(
        {.path = "x.tankard", .name = "Ours", .summary = summary, .opens = true, .sentence = "it is torn"});
    const Sheet sheet = start_sheet(shop, tongue("en"));
    CHECK(sheet.entries[0].detail == "Ours · The Ferry\nit is torn");
    shop.known = {};
    CHECK(start_sheet(shop, tongue("en")).entries[0].detail == "Ours · The ferry\nit is torn");
}

TEST_CASE("a font that is missing is one sentence that says which package has it") {
    FontFiles files = font_files(true);
    files.path[0] = "/nowhere/OpenDyslexic.otf";
    std::string said;
    try {
        const window::Type type(files);
    } catch (const std::runtime_error& error) {
        said = error.what();
    }
    CHECK(said.find("/nowhere/OpenDyslexic.otf") != std::string::npos);
    CHECK(said.find("install the package fonts-") != std::string::npos);
}

TEST_CASE("without a display there is one sentence") {
    const char* before = std::getenv("DISPLAY");
    const std::string kept = before != nullptr ? before : "";
    ::unsetenv("DISPLAY");
    CHECK(play::test::one_sentence(no_display()));
    if (before != nullptr) ::setenv("DISPLAY", kept.c_str(), 1);
}

TEST_CASE("whoever waits at the link is told to quit when the window goes") {
    Link link;
    std::thread game([&] {
        const Said said = link.wait();
        const auto* wish = std::get_if<Wish>(&said);
        CHECK((wish != nullptr && wish->what == Command::quit));
    });
    link.close();
    game.join();
    CHECK(link.closing());
}

TEST_CASE("both languages of the window say the same things") {
    std::vector<std::string> english = tongue("en").keys();
    CHECK(english == tongue("it").keys());
}

TEST_CASE("a recording has a moment for every answer, and with another's eyes other hands") {
    using namespace tankard::play::test;
    play::Library& lib = library();
    save::MemoryFiles files;
    auto file = new_file(files, beginning(lib, 2, 2, 9, setting("hands", "closed")));
    play_until(lib, file, 40);
    const scene::Words words(lib, "en");
    const std::vector<Shot> mine = record(lib, words, file.tape(), seat_at(0));
    CHECK(mine.size() == file.tape().answers() + 1);
    const std::vector<Shot> others = record(lib, words, file.tape(), seat_at(1));
    REQUIRE(others.size() == mine.size());
    const auto hand = [](const Shot& shot, int seat) {
        for (const scene::Zone& zone : shot.scene.seats[static_cast<std::size_t>(seat)].zones)
            if (zone.kind == Name::of("hand")) return zone.seen;
        return false;
    };
    CHECK(hand(mine.back(), 0));
    CHECK(!hand(mine.back(), 1));
    CHECK(hand(others.back(), 1));
    CHECK(!hand(others.back(), 0));
    std::size_t told = 0;
    for (const Shot& shot : mine)
        told += shot.told.size();
    CHECK(told > 40);
}
