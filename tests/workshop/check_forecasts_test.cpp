// Mistakes in what game.lua says that answers would come to: `check` asks for it in games of its own.
#include "scene/maze.h"
#include "workshop/check.h"

#include <algorithm>
#include <string>
#include <vector>

using namespace tankard;
using namespace tankard::play::test;

namespace {

/// What is found in the maze's game with such a forecast.
std::vector<std::string> found_with(const std::string& forecast) {
    const play::Library library(
        maze_with("maze/game.lua", "  outcome = ",
                  "  forecast = function(game, question) " + forecast + " end,\n  outcome = "),
        "mazes");
    std::vector<std::string> lines;
    for (const workshop::Finding& finding : workshop::check(library, {}))
        if (finding.number == 14 || finding.message.find("odds.") != std::string::npos)
            lines.push_back(fmt::format("{} T{:03} {}", finding.file, finding.number, finding.message));
    return lines;
}

void finds(const std::string& forecast, const std::string& sentence) {
    const std::vector<std::string> lines = found_with(forecast);
    CAPTURE(fmt::format("{}", fmt::join(lines, "\n")));
    REQUIRE(lines.size() == 1);
    CHECK(lines.front().starts_with("maze/game.lua T014 "));
    CHECK(lines.front().find(sentence) != std::string::npos);
}

}  // namespace

TEST_CASE("a forecast that is right, or says nothing, is not spoken of") {
    CHECK(found_with("").empty());
    CHECK(found_with("return {}").empty());
}

TEST_CASE("what a forecast cannot say is told with the question and the option") {
    const std::string about = "the forecast of the question 'walk' ";
    finds("return 5", about + "should be a table by the options' places, not 5");
    finds("return { [9] = {} }", about + "speaks of an option '9', where there are 5");
    finds("return { now = {} }", about + "speaks of an option 'now', where there are 5");
    finds("return { [2] = 14 }", about + "[2] should be a table, not 14");
    finds("return { [2] = { neds = 14 } }", about + "[2] has no field 'neds'; did you mean 'needs'?");
    finds("return { [2] = { on = 'object', dice = 2, needs = 7 } }",
          about + "[2]: 'on' is \"object\", and that is no card of this option or question");
    finds("return { { dice = 2 } }", about + "[1] should say 'on'");
}

TEST_CASE("a forecast may not change, draw or ask, nor take longer than anything else") {
    finds("game:seat(1).evil = 3", "");
    finds("game:roll(6)", "");
    finds("while true do end", "takes too long");
}

TEST_CASE("what a worked out fact is made of has to be names with integers") {
    const auto found = [](const std::string& parts) {
        save::DiskFiles files;
        save::Content content = play::read_content(files, source_folder(), "gauntlet");
        const std::string right = "parts = { dice = card.dice }";
        for (auto& [path, text] : content.files)
            if (path == "gauntlet/lib/forecast.lua") text.replace(text.find(right), right.size(), parts);
        std::vector<std::string> lines;
        for (const workshop::Finding& finding : workshop::check(play::Library(content, "gauntlet"), {}))
            if (finding.number == 14) lines.push_back(finding.message);
        return lines;
    };
    CHECK(found("parts = { dice = card.dice, nails = 2 }").empty());
    const std::vector<std::string> wrong = found("parts = { card.dice }");
    REQUIRE(wrong.size() == 1);
    CHECK(wrong.front().find("of what is added to 'dice' the parts should be names with integers") !=
          std::string::npos);
}
