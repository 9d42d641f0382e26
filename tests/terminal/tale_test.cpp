// What is told of a chapter stands together by heroes, and in brief says the same without who it was.
#include "terminal/tale.h"

#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;

TEST_CASE("a chapter's tale is a part for each hero, and shorter in brief") {
    scene::Tale tale;
    tale.title = "The Mill";
    tale.outcome = "won";
    for (const char* player : {"Anna", "Ben", "Cleo"}) {
        scene::Part part;
        part.player = player;
        scene::Deed deed;
        deed.words = "9 kills";
        for (int i = 0; i < 12; ++i)
            deed.of += std::string(i > 0 ? ", " : "") + "Hound of the Reeds";
        part.deeds.push_back(deed);
        tale.parts.push_back(part);
    }
    const terminal::Style style(false);
    const auto whole = terminal::tale_parts(tale, style, false);
    const auto brief = terminal::tale_parts(tale, style, true);
    REQUIRE(whole.size() == 3);
    REQUIRE(brief.size() == 3);
    CHECK(brief[1].size() == 2);
    CHECK(brief[1].size() < whole[1].size());
    CHECK(brief[1].front().find("Ben") != std::string::npos);
    CHECK(brief[1].back().find("9 kills") != std::string::npos);
    CHECK(terminal::tale_lines(tale, style, true).size() == 7);
}
