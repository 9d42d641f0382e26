// What loading a content may take, all its files together, and what it refuses.
#include "toy.h"

#include <ctime>

using namespace tankard;
using namespace tankard::script;

namespace {

double seconds_of(const std::function<void()>& work) {
    const std::clock_t start = std::clock();
    work();
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

Files many(int count, const std::string& text, const char* folder = "cards") {
    Files files;
    for (int i = 0; i < count; ++i)
        files.push_back({fmt::format("toy/{}/a{:04}.lua", folder, i), text});
    return files;
}

void check_places(const Problems& problems) {
    for (const Problem& problem : problems) {
        CAPTURE(problem.show());
        CHECK_FALSE(problem.file.empty());
        CHECK(problem.line >= 1);
        CHECK_FALSE(problem.message.empty());
    }
}

}  // namespace

TEST_CASE("a thousand honest files of 4 KB load") {
    std::string body = "local words = {}\n";
    while (body.size() < 3'000)
        body += fmt::format("words[#words + 1] = 'line {}'\n", body.size());
    body +=
        "return card { price = 3, on_play = function(self, hero)\n  local all = 0\n  for i, word in "
        "ipairs(words) do "
        "all = all + #word end\n  return all\nend }\n";
    const Host host(many(1'000, body), {&Scene::registry()});
    CHECK(host.problems().empty());
    CHECK(host.sources().size() == 1'000);
}

TEST_CASE("a thousand files that each use up a file's budget are given up together") {
    for (const char* text :
         {"while true do end", "local t = {} for i = 1, 300000 do t[i % 1000] = {} end return card {}",
          "local x = ('x'):rep(8000) local t = {} for i = 1, 7000 do t[i % 10] = x .. i end return card {}",
          "local t = {} for i = 1, 8000 do t['k' .. i] = i end return card { on_play = function() return "
          "t.k1 end }",
          "local t = {} for i = 1, 1900 do t['k' .. i] = {} end return card(t)"}) {
        CAPTURE(text);
        Problems problems;
        const double seconds = seconds_of([&] {
            const Host host(many(1'000, text), {&Scene::registry()});
            problems = host.problems();
        });
        CHECK_FALSE(problems.empty());
        CHECK(problems.size() < 250);
        check_places(problems);
        CHECK(seconds < 3);
    }
}

TEST_CASE("the files of plain data of one package share a budget") {
    for (const char* text :
         {"while true do end", "local t = {} for i = 1, 40000 do t[i] = i end return t",
          "local x = ('x'):rep(8000) local t = {} for i = 1, 900 do t[i] = x .. i end return t"}) {
        CAPTURE(text);
        Problems problems;
        DataBudget budget;
        const double seconds = seconds_of([&] {
            for (const File& file : many(1'000, text, "text"))
                load_data(file, problems, budget);
        });
        CHECK(problems.size() > 500);
        check_places(problems);
        CHECK(seconds < 3);
    }
}

TEST_CASE("a manifest is small: what a list reads of a hostile one ends at once") {
    DataBudget budget = DataBudget::for_a_manifest();
    Problems problems;
    const double seconds = seconds_of([&] {
        load_data({"toy/campaign.lua",
                   "local a = ('x'):rep(8000) while true do if a .. 'b' < a .. 'c' then end end"},
                  problems, budget);
    });
    CHECK(problems.size() == 1);
    check_places(problems);
    CHECK(seconds < 0.3);
}

TEST_CASE("no way to write a zero byte into a text is accepted, and what only looks like one is") {
    for (const char* text : {R"("\0")", R"('a\0b')", R"("\00")", R"("\000")", R"("\0x")", R"("\x00")",
                             R"("\u{0}")", R"("\u{0000}")", R"("\\\0")", R"("\z \0")"}) {
        CAPTURE(text);
        CHECK_HAS(problem(fmt::format("local x =\n  {}\nreturn card {{}}", text)),
                  "toy/cards/a.lua:2: a text cannot hold a zero byte");
    }
    for (const char* text : {R"("\065")", R"("\\0")", R"("\10")", R"("\x01")", R"("\u{10}")", R"("0")",
                             R"([[\0]])", R"("" --[[ \0 ]])"}) {
        CAPTURE(text);
        CHECK(problem(fmt::format("local x = {} return card {{}}", text)).empty());
    }
    CHECK_HAS(problem(std::string("return card {\n -- \0\n}", 21)), "toy/cards/a.lua:2: this is no text");
}

TEST_CASE("two definitions that a save could not tell apart are refused with file, line and both words") {
    const Host host({{"toy/cards/gMPflVXtwGDXbIhP73TX.lua", "return card {}"},
                     {"toy/cards/LtHf1prlU1bCeYZEdqWf.lua", "\nreturn card {}"}},
                    {&Scene::registry()});
    REQUIRE(host.problems().size() == 1);
    check_places(host.problems());
    CHECK_HAS(host.problems()[0].show(), "'LtHf1prlU1bCeYZEdqWf' and 'gMPflVXtwGDXbIhP73TX' look the same");
    CHECK(host.sources().size() == 1);
}

TEST_CASE("what 'when' says is work of the span: a loop of the rules around it ends") {
    std::string lives;
    for (int i = 0; i < 100; ++i)
        lives += fmt::format("{}, ", i + 1'000);
    Limits limits;
    limits.instructions = 50'000;
    Scene scene(Files{{"toy/cards/a.lua",
                       fmt::format("return card {{ when = {{ on_play = {{ self = {{ life = {{ {} }} "
                                   "}} }} }}, on_play = function() end }}",
                                   lives)}},
                limits);
    REQUIRE(scene.host.problems().empty());
    std::string said;
    try {
        for (int i = 0; i < 100'000; ++i)
            scene.toy.play(scene.card());
    } catch (const ScriptError& error) {
        said = error.what();
    }
    CHECK_HAS(said, "toy/cards/a.lua:1: takes too long: 'when' is looked at too often");
    scene.host.begin_beat();
    CHECK(scene.play() == "nil");
}
