// Mistakes in content, met by the real program: found when it is loaded, or told in mid-game with file, line
// and hook; people at the table may go on without the effect.
#include "command/program.h"
#include "source.h"

#include <fstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::command::test;

namespace {

const std::string kMill = "adventures/black_water/chapters/01_the_mill.lua";
const std::string kTurn = "on_turn_start = function(self, turn)";

/// Two at the table, people or companions.
std::vector<std::string> words(const Copy& copy, bool companions) {
    std::vector<std::string> all{"--content", copy.path(), "play", "black_water", "--seats",
                                 "2",         "--seed",    "3",    "--saves",     copy / "saves"};
    if (companions) all.insert(all.end(), {"--auto", "greedy"});
    return all;
}

struct Mistake {
    std::string what, file, piece, by, told;
    std::string place = "01_the_mill.lua:";  ///< where it happened, as far as can be known
};

}  // namespace

TEST_CASE("mistakes that loading finds are told with file and line, and nothing is played") {
    const std::vector<Mistake> mistakes{
        {"a typo in a word", kMill, "return chapter {", "retrun chapter {", "01_the_mill.lua:"},
        {"a missing bracket", kMill, "deck = { 3, 5", "deck = { { 3, 5", "01_the_mill.lua:"},
        {"an unknown field", kMill, "tier = 1", "teir = 1", "teir"},
        {"an unknown card", kMill, "deck = { 3, 5", "deck = { 3, 999", "999"},
        {"an unknown boss", kMill, "drowned_miller", "drowned_millar", "drowned_miller"},
        {"an unknown chapter", "adventures/black_water/campaign.lua", "01_the_mill", "01_the_mil",
         "01_the_mill"},
        // What only check finds is told as well.
        {"a typo in a verb", kMill, kTurn, kTurn + "\n    turn.hero:lose_lif(1)", "lose_life"},
        {"a chapter that is not there", kMill, "02_the_ferry", "02_the_fairy", "02_the_ferry"},
    };
    for (const Mistake& mistake : mistakes) {
        CAPTURE(mistake.what);
        const Copy copy;
        copy.replace(mistake.file, mistake.piece, mistake.by);
        const Ended ended = run(words(copy, true));
        CHECK(ended.status == 1);
        CHECK_MESSAGE(ended.complaints.starts_with("tankard: "), ended.complaints);
        CHECK_MESSAGE(ended.complaints.find(mistake.told) != std::string::npos, ended.complaints);
        CHECK(ended.printed.empty());
    }
    for (const std::string file :
         {"adventures/black_water/lib/crowd.lua", "adventures/black_water/bosses/drowned_miller.lua"}) {
        CAPTURE(file);
        const Copy copy;
        copy.remove(file);
        const Ended ended = run(words(copy, true));
        CHECK(ended.status == 1);
        CHECK_MESSAGE(ended.complaints.find(".lua:") != std::string::npos, ended.complaints);
    }
}

TEST_CASE("mistakes in mid-game: companions end with one sentence, people go on without the effect") {
    const std::vector<Mistake> mistakes{
        {"a typo in a verb", kMill, kTurn,
         kTurn + "\n    local function hit(whom) whom:lose_lif(1) end\n    hit(turn.hero)", "lose_life"},
        {"nothing where something should be", kMill, kTurn, kTurn + "\n    turn:tell(self.state.name)", ""},
        {"an endless loop", kMill, kTurn, kTurn + "\n    while true do end", ""},
        {"a loop through the rules", kMill, kTurn,
         "on_fall = function(self, hero)\n    hero:rise(5)\n    hero:lose_life(900)\n  end,\n  " + kTurn +
             "\n    turn.hero:lose_life(900)",
         ""},
        {"a memory hog", kMill, kTurn,
         kTurn + "\n    local all = {}\n    for i = 1, 1000000 do all[i] = string.rep('x', 8000) .. i end",
         "", "'01_the_mill', hook 'on_turn_start'"},
    };
    for (const Mistake& mistake : mistakes) {
        CAPTURE(mistake.what);
        const Copy copy;
        copy.replace(mistake.file, mistake.piece, mistake.by);
        const Ended alone = run(words(copy, true));
        CHECK(alone.status == 1);
        CHECK_MESSAGE(one_complaint(alone), alone.complaints);
        CHECK_MESSAGE(alone.complaints.find(mistake.place) != std::string::npos, alone.complaints);
        CHECK_MESSAGE(alone.complaints.find(mistake.told) != std::string::npos, alone.complaints);
        std::string lines = "1\n\n\n";
        for (int i = 0; i < 30; ++i)
            lines += "y\n1\nend\n";
        const Ended table = run(words(copy, false), lines);
        CHECK_MESSAGE(table.status == 0, table.complaints);
        CHECK_MESSAGE(table.printed.find(mistake.place) != std::string::npos, table.printed.substr(0, 2000));
        CHECK(table.printed.find("tankard resume") != std::string::npos);
    }
}

TEST_CASE("a broken script is mended in mid-game, and the campaign goes on with --mended") {
    const Copy copy;
    copy.replace(kMill, kTurn, kTurn + "\n    turn:tell(self.state.name)");
    std::string lines = "1\n\n\n1\n";
    for (int i = 0; i < 12; ++i)
        lines += "1\n1x2\nn\n";  // "1x2" where two must be chosen; "n" where it is asked whether to skip
    const Ended broken = run(words(copy, false), lines);
    CHECK(broken.status == 0);
    CHECK_MESSAGE(broken.printed.find("--mended") != std::string::npos, broken.printed);
    const std::vector<std::string> again{"--content", copy.path(), "resume", "--saves", copy / "saves"};
    std::vector<std::string> mended = again;
    mended.emplace_back("--mended");
    // Still broken: nothing has changed, and the same effect fails again.
    const Ended still = run(mended, "n\n");
    CHECK_MESSAGE(still.printed.find("01_the_mill.lua:") != std::string::npos, still.printed);
    copy.replace(kMill, "\n    turn:tell(self.state.name)", "");
    const Ended hint = run(again, "n\n");
    CHECK_MESSAGE(hint.printed.find("tankard resume --mended") != std::string::npos, hint.printed);
    const Ended whole = run(mended, "1\n1\n");
    CHECK(whole.status == 0);
    CHECK_MESSAGE(whole.printed.find("01_the_mill.lua:") == std::string::npos, whole.printed);
    const Ended replayed = run({"--content", copy.path(), "replay", "--saves", copy / "saves"});
    CHECK_MESSAGE(replayed.status == 0, replayed.complaints);
}
