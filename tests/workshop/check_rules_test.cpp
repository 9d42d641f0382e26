// What `check` finds in a rule set in Lua: in its beats and verbs, in the questions it asks, in its layout,
// and what its table shows without a word.
#include "scene/maze.h"
#include "workshop/check.h"

#include <algorithm>

using namespace tankard;
using namespace tankard::play::test;

namespace {

using Lines = std::vector<std::string>;

Lines found_in(save::Content content) {
    const play::Library library(std::move(content), "mazes");
    Lines lines;
    for (const workshop::Finding& finding : workshop::check(library, {}))
        lines.push_back(
            fmt::format("{}:{} T{:03} {}", finding.file, finding.line, finding.number, finding.message));
    return lines;
}

/// What is found when in one file `piece` is replaced `by` something, and was not found before.
Lines new_in(const std::string& file, const std::string& piece, const std::string& by) {
    static const Lines before = found_in(maze());
    Lines after = found_in(maze_with(file, piece, by));
    std::erase_if(after, [](const std::string& line) {
        return std::find(before.begin(), before.end(), line) != before.end();
    });
    return after;
}

void finds(const Lines& lines, const std::string& wanted) {
    CAPTURE(fmt::format("{}", fmt::join(lines, "\n")));
    CHECK(std::find(lines.begin(), lines.end(), wanted) != lines.end());
}

}  // namespace

TEST_CASE("handles are followed into beats and verbs, by their parameters' names") {
    finds(new_in("maze/game.lua", "game:ask {", "game:asks {"),
          "maze/game.lua:27 T011 a game has no 'asks'; did you mean 'ask'?");
    finds(new_in("maze/game.lua", "set_terrain \"rock\"", "set_terain \"rock\""),
          "maze/game.lua:4 T011 a square has no 'set_terain'; did you mean 'set_terrain'?");
    CHECK(
        new_in("maze/game.lua", "set_up = function(game)", "set_up = function(game) game:call_all(\"x\", {})")
            .empty());
}

TEST_CASE("a prompt, a reason, a house rule and a kind that do not exist") {
    finds(new_in("maze/game.lua", "prompt = \"walk\"", "prompt = \"wlak\""),
          "maze/game.lua:27 T020 there is no text 'ask.wlak'; did you mean 'ask.walk'?");
    finds(new_in("maze/game.lua", "options = options }",
                 "options = options, refused = { { \"go\", reason = \"wet\" } } }"),
          "maze/game.lua:27 T020 there is no text 'why.wet'; did you mean 'why.gate'?");
    finds(new_in("maze/game.lua", "return \"walk\"", "game:setting \"rounds\" return \"walk\""),
          "maze/game.lua:20 T030 there is no setting 'rounds'");
    finds(new_in("maze/game.lua", "return \"walk\"", "game:definitions \"chaptre\" return \"walk\""),
          "maze/game.lua:20 T030 there is no kind 'chaptre'; did you mean 'chapter'?");
}

TEST_CASE("a verb of an option that has no text, however the list of options is made") {
    const std::string wanted = "maze/game.lua:26 T020 there is no text 'do.dgi'; did you mean 'do.dig'?";
    const std::string last = "\"stay\" }";
    finds(new_in("maze/game.lua", "{ \"dig\"", "{ \"dgi\""), wanted);
    finds(new_in("maze/game.lua", last, "\"stay\", \"dgi\" }"), wanted);
    finds(new_in("maze/game.lua", last, last + " table.insert(options, { \"dgi\", game:seat(1) })"), wanted);
    finds(new_in("maze/game.lua", last, last + " options[#options + 1] = \"dgi\""), wanted);
    CHECK(new_in("maze/game.lua", last,
                 last + " local tools = { \"dgi\", { \"dgi\", 3 } } table.insert(tools, \"dgi\")")
              .empty());
}

TEST_CASE("what does not load is told before what may follow from it") {
    for (const char* file : {"maze/rules.lua", "maze/text/en.lua"}) {
        const Lines lines = found_in(maze_with(file, "},", "}"));
        REQUIRE(!lines.empty());
        CHECK_MESSAGE(lines.front().starts_with(file), lines.front());
    }
}

TEST_CASE("cards that only the rules name can have a picture") {
    save::Content content = maze();
    content.files.emplace_back("maze/pictures.lua",
                               "return { sword = \"broadsword\", swrod = \"broadsword\" }");
    content.files.emplace_back("mazes/pictures.lua",
                               "return { sword = \"broadsword\", swrod = \"broadsword\" }");
    content.files.emplace_back("mazes/colours.lua", "return { sword = \"rose\", swodr = \"rose\" }");
    Lines lines = found_in(std::move(content));
    std::erase_if(lines, [](const std::string& line) { return line.find("T023") == std::string::npos; });
    CHECK(lines == Lines{"mazes/colours.lua:1 T023 there is nothing called 'swodr'; did you mean 'sword'?",
                         "mazes/pictures.lua:1 T023 there is nothing called 'swrod'; did you mean 'sword'?"});
}

TEST_CASE("a layout that names what does not exist") {
    finds(new_in("maze/layout.lua", "zones = { \"inn\" }", "zones = { \"in\" }"),
          "maze/layout.lua:4 T025 there is no zone of the table 'in'; did you mean 'inn'?");
    finds(new_in("maze/layout.lua", "spaces =", "spaecs ="),
          "maze/layout.lua:3 T025 there is no part of a layout 'spaecs'; did you mean 'spaces'?");
    finds(new_in("maze/layout.lua", "inn = 3", "inn = { { { \"evli\", 1 } } }"),
          "maze/layout.lua:3 T025 there is no counter, fact, kind or term 'evli'; did you mean 'evil'?");
    finds(new_in("maze/layout.lua", "inn = 3", "inn = { { { \"evil\", mots = 1 } } }"),
          "maze/layout.lua:3 T025 there is no word for what a place costs or gives 'mots'; did you mean "
          "'most'?");
    finds(new_in("maze/layout.lua", "inn = 3", "inn = { by = \"01_in\" }"),
          "maze/layout.lua:3 T025 'inn' should be 1 to 20 numbered places");
    finds(new_in("maze/layout.lua", "inn = 3", "inn = 3 }, stars = { spaces = { \"wlak\" }"),
          "maze/layout.lua:3 T025 there is no question 'wlak'; did you mean 'walk'?");
    finds(new_in("maze/layout.lua", "inn = 3", "inn = 3 }, threats = { blwo = 6"),
          "maze/layout.lua:3 T025 there is no fact 'blwo'");
    finds(new_in("maze/layout.lua", "inn = 3", "inn = 3 }, threats = { blow = \"six\""),
          "maze/layout.lua:3 T025 'blow' should be the sides of a die, or 0 for none, not \"six\"");
    finds(new_in("maze/layout.lua", "inn = 3", "inn = 3 }, worked_out = { \"blwo\""),
          "maze/layout.lua:3 T025 there is no fact 'blwo'");
    finds(
        new_in("maze/layout.lua", "inn = 3", "inn = 3 }, tints = { evli = \"gold\""),
        "maze/layout.lua:3 T025 there is no counter, fact, zone, kind or deed 'evli'; did you mean 'evil'?");
    finds(new_in("maze/layout.lua", "inn = 3", "inn = 3 }, tints = { evil = \"glod\""),
          "maze/layout.lua:3 T025 there is no colour 'glod'; did you mean 'gold'?");
    finds(new_in("maze/layout.lua", "inn = 3", "inn = 3 }, stars = { sapces = { \"walk\" }"),
          "maze/layout.lua:3 T025 there is no star 'sapces'; did you mean 'spaces'?");
    finds(new_in("maze/layout.lua", "inn = 3",
                 "inn = 3 }, stars = { faced = { \"walk\", at = { \"evli\", by = \"colour\" } }"),
          "maze/layout.lua:3 T025 there is no counter of the seats 'evli'; did you mean 'evil'?");
    finds(new_in("maze/layout.lua", "pigments = { water", "quiet = 1, pigments = { water"),
          "maze/layout.lua:7 T025 'quiet' should be true or false, not 1");
    finds(new_in("maze/layout.lua", "inn = 3", "inn = 3 }, asked_openly = { true"),
          "maze/layout.lua:3 T025 'asked_openly' should be true or false");
    finds(new_in("maze/layout.lua", "glyphs = { water", "glyphs = { wtaer"),
          "maze/layout.lua:7 T025 there is no terrain of the board 'maze' 'wtaer'; did you mean 'water'?");
    finds(new_in("maze/layout.lua", "ends = { \"water\"", "ends = { \"watre\""),
          "maze/layout.lua:7 T025 there is no terrain of the board 'maze' 'watre'; did you mean 'water'?");
    finds(new_in("maze/layout.lua", "lines = \"straight\"", "lines = \"strait\""),
          "maze/layout.lua:7 T025 there is no kind of line 'strait'; did you mean 'straight'?");
    finds(new_in("maze/layout.lua", "grounds = { water = \"water\"", "grounds = { water = \"watre\""),
          "maze/layout.lua:7 T025 there is no texture of the ground 'watre'; did you mean 'water'?");
    finds(new_in("maze/layout.lua", "grounds = { water", "grounds = { wtaer"),
          "maze/layout.lua:7 T025 there is no terrain of the board 'maze' 'wtaer'; did you mean 'water'?");
    finds(new_in("maze/layout.lua", "grounds =", "edges = { dor = \"door\" }, grounds ="),
          "maze/layout.lua:7 T025 there is no edge of the board 'maze' 'dor'; did you mean 'door'?");
    finds(new_in("maze/layout.lua", "grounds =", "edges = { door = \"gate\" }, grounds ="),
          "maze/layout.lua:7 T025 there is no look of an edge 'gate'; did you mean 'grate'?");
    finds(new_in("maze/layout.lua", "grounds =", "lying = { \"swrod\" }, grounds ="),
          "maze/layout.lua:7 T025 there is no kind of card 'swrod'");
    finds(new_in("maze/layout.lua", "pigment = \"teal\"", "pigment = \"teel\""),
          "maze/layout.lua:8 T025 there is no colour 'teel'; did you mean 'teal'?");
    finds(new_in("maze/layout.lua", "pigment = \"teal\"", "pigmnet = \"teal\""),
          "maze/layout.lua:8 T025 there is no word of a block 'pigmnet'; did you mean 'pigment'?");
    finds(new_in("maze/layout.lua", "lead = \"first\"", "lead = \"frist\""),
          "maze/layout.lua:6 T025 there is no counter of the game 'frist'; did you mean 'first'?");
    finds(new_in("maze/layout.lua", "{ \"evil\", from", "{ \"evli\", from"),
          "maze/layout.lua:5 T025 there is no counter of the seats or the game 'evli'; did you mean 'evil'?");
}

TEST_CASE("what the table shows has a text") {
    finds(new_in("maze/text/en.lua", "inn = \"inn\", ", ""),
          "maze/text/en.lua:0 T026 'zone.inn' has no text, and people are shown it");
    finds(new_in("maze/text/en.lua", "evil = \"evil\", ", ""),
          "maze/text/en.lua:0 T026 'counter.evil' has no text, and people are shown it");
    finds(new_in("maze/text/en.lua", "return {", "return { help = { inn = \"A house.\" },"),
          "maze/text/en.lua:0 T026 'topic.inn' has no text, and people are shown it");
}

TEST_CASE("a card without a file has a name all the same") {
    finds(new_in("maze/rules.lua", "\"ghost\" }", "\"ghost\", \"wraith\" }"),
          "maze/rules.lua:0 T022 'wraith' has no name: noun.wraith is missing in text/en.lua");
}

TEST_CASE("who faces whom, what stains a sign and what is spent are looked up among what there is") {
    const auto with = [](const std::string& words) {
        return new_in("maze/layout.lua", "owner = \"colour\",", "owner = \"colour\", " + words + ",");
    };
    CHECK(with("facing = { from = \"colour\", to = \"colour\" }").empty());
    finds(with("facing = { form = \"colour\" }"),
          "maze/layout.lua:3 T025 there is no word of 'facing' 'form'; did you mean 'from'?");
    finds(with("facing = { from = \"color\" }"),
          "maze/layout.lua:3 T025 there is no counter of cards 'color'; did you mean 'colour'?");
    finds(with("facing = { to = \"frist\", number = \"colour\" }"),
          "maze/layout.lua:3 T025 there is no counter of the game 'frist'; did you mean 'first'?");
    finds(with("facing = { with = \"colur\" }"),
          "maze/layout.lua:3 T025 there is no counter of cards 'colur'; did you mean 'colour'?");
    finds(with("facing = { sums = { \"n\" } }"), "maze/layout.lua:3 T025 there is no slot of a question 'n'");
    CHECK(with("facing = { adds = { walk = 1 } }").empty());
    finds(with("facing = { adds = { wlak = 1 } }"),
          "maze/layout.lua:3 T025 there is no question 'wlak'; did you mean 'walk'?");
    finds(with("facing = { adds = { walk = 3 } }"),
          "maze/layout.lua:3 T025 'walk' should be 1 or 2, for either of the sums, not 3");
    finds(with("sums = { [\"log.dug\"] = { \"log.dug\", totl = \"n\" } }"),
          "maze/layout.lua:3 T025 there is no word for a sum 'totl'; did you mean 'total'?");
    CHECK(with("back = { \"dig\" }, turns = { dig = 3 }").empty());
    finds(with("back = { \"digg\" }"), "maze/layout.lua:3 T025 there is no verb 'digg'; did you mean 'dig'?");
    finds(with("turns = { dig = 4 }"),
          "maze/layout.lua:3 T025 'dig' should be quarters of a turn clockwise, 1 to 3, not 4");
    finds(with("outcomes = { [\"log.dug\"] = { yb = \"log.dug\" } }"),
          "maze/layout.lua:3 T025 there is no word for an outcome 'yb'");
    finds(with("outcomes = { [\"log.dug\"] = { fared = { \"inn\" } } }"),
          "maze/layout.lua:3 T025 there is no zone of the seats 'inn'");
    finds(with("stains = { digg = \"blood\" }"),
          "maze/layout.lua:3 T025 there is no verb 'digg'; did you mean 'dig'?");
    finds(with("stains = { dig = \"bloood\" }"),
          "maze/layout.lua:3 T025 there is no colour 'bloood'; did you mean 'blood'?");
    CHECK(with("portraits = { \"hood\" }").empty());
    finds(with("portraits = { \"hoood\" }"),
          "maze/layout.lua:3 T027 'portraits' shows 'hoood', and there is no such drawing; did you mean "
          "'hood'? "
          "('tankard pictures WORD' lists those that fit a word)");
    finds(new_in("maze/layout.lua", "seat = {", "seat = { home = \"hom\","),
          "maze/layout.lua:6 T025 there is no board of the seats 'hom'; did you mean 'home'?");
    finds(new_in("maze/layout.lua", "table = {", "table = { budget = { \"frist\" },"),
          "maze/layout.lua:4 T025 there is no counter of the game 'frist'; did you mean 'first'?");
}

TEST_CASE("a mistake deep in rules.lua is told with its line") {
    finds(new_in("maze/rules.lua", "seat = { evil = { 5, 0, 99 } }", "seat = { evil = { 5, 0, \"x\" } }"),
          "maze/rules.lua:5 T002 'counters.seat.evil' should be an integer or { initial, least, most }, none "
          "beyond "
          "1000000, not {5, 0, \"x\"}");
    finds(new_in("maze/rules.lua", "solid = { \"rock\" } }", "solid = { \"rokc\" } }"),
          "maze/rules.lua:9 T002 'boards.maze.solid' speaks of 'rokc', which the board does not have; did "
          "you mean 'rock'?");
}

TEST_CASE("a game.lua that does not load is one finding") {
    const Lines lines = new_in("maze/game.lua", "return game {", "return game { {");
    CHECK(lines.size() == 1);
}

TEST_CASE("a page may lead to a chapter under another rule set of the campaign") {
    save::DiskFiles files;
    save::Content content = play::read_content(files, source_folder(), "five_to_eleven");
    std::vector<std::string> elsewhere;
    for (const auto& [path, _] : content.files)
        if (path.starts_with("five_to_eleven/gauntlet/chapters/"))
            elsewhere.push_back(path.substr(path.rfind('/') + 1, path.rfind('.') - path.rfind('/') - 1));
    REQUIRE_FALSE(elsewhere.empty());
    for (auto& [path, text] : content.files)
        if (path.starts_with("five_to_eleven/chapters/"))
            if (const std::size_t at = text.find("alive = function(story)"); at != std::string::npos)
                text.insert(at + std::string_view("alive = function(story)").size(),
                            "\n if story.heroes then return story:choose { { \"x\", \"" + elsewhere.front() +
                                "\" } } end ");
    const play::Library library(std::move(content), "five_to_eleven");
    for (const workshop::Finding& finding : workshop::check(library, {}))
        CHECK_MESSAGE(finding.number != 30, finding.message);
}
