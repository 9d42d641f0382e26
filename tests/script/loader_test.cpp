#include "toy.h"

#include <string>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::script;

TEST_CASE("mistakes of loading name file and line, and the others load") {
    const Host host({{"toy/cards/a.lua", "return card {\n"},
                     {"toy/cards/b.lua", "return card { price = 1 }"},
                     {"toy/cards/c.lua", "return carrd { }"},
                     {"toy/cards/d.lua", "\nreturn card { on_paly = function() end }"},
                     {"toy/cards/e.lua", "return 5"},
                     {"toy/cards/f.lua", "card {} return card {}"},
                     {"toy/cards/g.lua", "return card { price = function() end }"},
                     {"toy/cards/h.lua", "return card { list = { function() end } }"},
                     {"toy/cards/i.lua", "while true do end"},
                     {"toy/cards/j.lua", "return card { on_play = function() return card {} end }"},
                     {"toy/cards/k-l.lua", "return card {}"},
                     {"toy/other/b.lua", "return card {}"},
                     {"toy/text/en.lua", "not lua"},
                     {"toy/layout.lua", "not lua"},
                     {"toy/pictures.lua", "not lua"},
                     {"toy/colours.lua", "not lua"},
                     {"toy/scenes.lua", "not lua"},
                     {"toy/readme.md", "not lua"}},
                    {&Scene::registry()});
    std::string all;
    for (const Problem& problem : host.problems())
        all += problem.show() + "\n";
    CAPTURE(all);
    CHECK(has(all, "toy/cards/a.lua:2: unexpected symbol near <eof>"));
    CHECK(has(all, "toy/cards/c.lua:1: there is no 'carrd' here; did you mean 'card'?"));
    CHECK(has(all, "toy/cards/d.lua:2: card has no hook 'on_paly'; did you mean 'on_play'?"));
    CHECK(has(all, "toy/cards/e.lua:1: the file should return a definition"));
    CHECK(has(all, "toy/cards/f.lua:1: a file holds one definition"));
    CHECK(has(all, "toy/cards/g.lua:1: card has no hook 'price'"));
    CHECK(has(all, "toy/cards/h.lua:1: 'list' should be plain data, not a function"));
    CHECK(has(all, "toy/cards/i.lua:1: takes too long"));
    CHECK(has(all, "toy/cards/k-l.lua:1: a file's name should be"));
    CHECK(has(all, "toy/other/b.lua:1: there is a card 'b' already, in toy/cards/b.lua"));
    CHECK_FALSE(has(all, "text/en.lua"));
    CHECK_FALSE(has(all, "layout.lua"));
    CHECK_FALSE(has(all, "pictures.lua"));
    CHECK_FALSE(has(all, "colours.lua"));
    CHECK_FALSE(has(all, "scenes.lua"));
    CHECK(host.problems().size() == 10);
}

TEST_CASE("a definition is made only by the file that returns it") {
    CHECK_HAS(run("return card {}"), "a definition can be made only by the file that returns it");
    CHECK_HAS(run("return use 'lib/x'"), "'use' belongs at the head of the file");
}

TEST_CASE("files share code under lib/, loaded once and frozen") {
    const File library{"toy/lib/luck.lua",
                       "local base = use 'lib/base'\nlocal luck = {}\nfunction luck.twice(n) return n * "
                       "base.two end\nreturn luck"};
    const File base{"toy/lib/base.lua", "return { two = 2 }"};
    Scene scene(
        Files{{"toy/cards/a.lua",
               "local luck = use 'lib/luck'\nreturn card { on_play = function() return luck.twice(4) end }"},
              library,
              base});
    REQUIRE(scene.host.problems().empty());
    CHECK(scene.play() == "8");
    auto first = [](const Files& files) {
        const Host host(files, {&Scene::registry()});
        std::string all;
        for (const Problem& problem : host.problems())
            all += problem.show() + "\n";
        return all;
    };
    CHECK_HAS(first({{"toy/cards/a.lua", "use('lib/base').two = 3 return card {}"}, base}),
              "cannot set 'two': this table belongs to the file");
    CHECK_HAS(first({{"toy/cards/a.lua", "use 'lib/bse' return card {}"}, base}),
              "there is no 'lib/bse' to share");
    CHECK_HAS(first({{"toy/cards/a.lua", "use 'cards/b' return card {}"}, on_play("", "b")}),
              "there is no 'cards/b' to share");
    CHECK_HAS(first({{"toy/lib/x.lua", "return use 'lib/y'"}, {"toy/lib/y.lua", "return use 'lib/x'"}}),
              "'lib/x' uses this file in turn");
    CHECK_HAS(first({{"toy/lib/x.lua", "local n = 0 return function() n = n + 1 end"}}),
              "'n' is a variable of the file");
    CHECK_HAS(first({{"toy/lib/x.lua", "return 1"}}),
              "shared code should return a table or a function, not an integer");
    CHECK_HAS(first({{"toy/lib/x.lua", "return card {}"}}), "shared code makes no definitions");
    CHECK(first({{"other/cards/a.lua", "use 'toy/lib/base' return card {}"}, base}).empty());
}

TEST_CASE("plain data is read in a sandbox of its own") {
    Problems problems;
    const Value value = load_data(
        {"toy/text/en.lua", "local x = 'Fog'\nreturn { ['card.a'] = x, list = { 1, 2 } }"}, problems);
    CHECK(problems.empty());
    CHECK(value.at("card.a") == Value("Fog"));
    CHECK(value.at("list").at(2) == Value(2));
    for (const char* text : {"return 5", "return { f = function() end }", "return {", "while true do end",
                             "return card {}", "x = 1 return {}"}) {
        CAPTURE(text);
        CHECK(load_data({"toy/text/en.lua", text}, problems).is_nil());
        REQUIRE(problems.size() == 1);
        CHECK(problems[0].file == "toy/text/en.lua");
        CHECK(problems[0].line == 1);
        problems.clear();
    }
}
