#include "toy.h"

#include <chrono>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::script;

namespace {

struct Attack {
    std::string name;
    Files files;
    std::string verdict;
};

/// The attacks of the design, each a whole content of its own; the first card is played.
std::vector<Attack> attacks() {
    auto hook = [](const char* body) { return Files{on_play(body)}; };
    return {
        {"a card that sets itself off through the rules",
         {{"toy/cards/a.lua",
           "return card { on_play = function(self) self:hurt(1) end, on_poke = function(self) self:hurt(1) "
           "end }"}},
         "effects set off effects without end"},
        {"two effects that hurt each other",
         {{"toy/cards/a.lua",
           "return card { on_play = function(self) self:hurt_others(1) end, on_poke = function(self) "
           "self:hurt_others(1) end }"},
          {"toy/cards/b.lua", "return card { on_poke = function(self) self:hurt_others(1) end }"}},
         "effects set off effects without end"},
        {"a loop through the rules, every hook small",
         {{"toy/cards/a.lua",
           "return card { on_play = function(self, hero) while true do self:hurt(1) end end, on_poke = "
           "function(self) end }"}},
         "does too much between two answers"},
        {"endless verbs", hook("while true do self:poke(1) end"), "does too much between two answers"},
        {"an endless loop", hook("while true do end"), "takes too long"},
        {"endless recursion", hook("local function f(n) return 1 + f(n + 1) end return f(1)"),
         "calls functions inside functions without end"},
        {"endless tail calls", hook("local function f(n) return f(n + 1) end return f(1)"), "takes too long"},
        {"an upvalue that counts",
         {{"toy/cards/a.lua", "local n = 0 return card { on_play = function() n = n + 1 return n end }"}},
         "'n' is a variable of the file"},
        {"a shared table",
         {{"toy/cards/a.lua",
           "local t = { 1 } return card { on_play = function() local u = t u[#u + 1] = 1 return #u end }"}},
         "cannot set [2]"},
        {"holes",
         hook("local t = {} for i = 1, 40 do t[i] = i t['k' .. i] = i end for i = 3, 40, 3 do t[i] = nil end "
              "return #t"),
         "2"},
        {"a find in four megabytes",
         hook("local s = 'aaaa' for i = 1, 20 do s = s .. s end return s:find('b')"), "ran out of memory"},
        {"many finds",
         hook("local s = ('a'):rep(8000) local w = ('a'):rep(4000) .. 'b' while true do s:find(w) end"),
         "takes too long"},
        {"the power operator", hook("return 2 ^ 0.5"), "'^' gives other results"},
        {"endless questions", hook("while true do hero:ask(5) end"), "asks too many questions in one go"},
        {"a lying comparator",
         hook("local t = {} for i = 1, 300 do t[i] = i end local n = 0 table.sort(t, function() n = n + 1 "
              "return n % 2 == 0 end) return #t"),
         "300"},
        {"doubling a text", hook("local s = 'x' while true do s = s .. s end"), "ran out of memory"},
        {"a long repetition", hook("return ('x'):rep(1000000000000)"),
         "the text would be longer than 8192 bytes"},
        {"repeating nothing", hook("return (''):rep(1000000000000)"), "\"\""},
        {"a long format", hook("local s = ('%s'):rep(1000) return s:format(table.unpack({}, 1, 200))"),
         "more places than values"},
        {"a deep concat",
         hook("local t = {} for i = 1, 3000 do t[i] = 'xxxxxxxx' end return table.concat(t, '----')"),
         "the text would be longer"},
        {"a growing table", hook("local t = {} local i = 0 while true do i = i + 1 t[i] = i end"),
         "ran out of memory"},
        {"many tables", hook("while true do local t = { {}, {}, {}, {}, {}, {}, {}, {}, {}, {} } end"),
         "ran out of memory"},
        {"tables in tables", hook("local t = {} while true do t = { t } end"), ""},
        {"a chain of metamethods in state",
         hook("local t = {} for i = 1, 100 do t = { t } end self.state.x = t"), "inside too many others"},
        {"comparing long texts",
         hook("local a, b = ('a'):rep(8000) .. 'x', ('a'):rep(8000) .. 'y' local n = 0 while true do if a < "
              "b then n = n + 1 end end"),
         "takes too long"},
        {"a backward loop in concat", hook("return table.concat({}, 'x', -9000000000, 9000000000)"),
         "should be a text or a number"},
        {"sort that sorts",
         hook("local function c(a, b) local t = { 2, 1 } table.sort(t, c) return a < b end local t = { 2, 1 "
              "} table.sort(t, c)"),
         ""},
        {"pairs in pairs",
         hook("local t = {} for i = 1, 1000 do t[i] = i end while true do for k in pairs(t) do for l in "
              "pairs(t) do end end end"),
         ""},
    };
}

}  // namespace

TEST_CASE("every attack ends, soon, with the same verdict in a fresh host and in one used a thousand times") {
    for (const Attack& attack : attacks()) {
        CAPTURE(attack.name);
        auto verdict = [](Scene& scene) {
            if (!scene.host.problems().empty()) return scene.host.problems()[0].show();
            Table before = scene.toy.table;
            scene.host.begin_beat();
            std::string said = scene.play();
            scene.toy.table = before;
            return said;
        };
        Scene fresh(attack.files);
        const auto start = std::chrono::steady_clock::now();
        const std::string first = verdict(fresh);
        const double seconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        CAPTURE(first);
        CHECK(has(first, attack.verdict));
        CHECK_MESSAGE(seconds < 5, seconds);

        Files files = attack.files;
        files.push_back(on_play(
            "self.state.n = (self.state.n or 0) + 1 local t = {} for i = 1, 20 do t[i] = { i .. '' } end "
            "hero:ask(3) return #t",
            "z"));
        Scene pooled(files);
        if (pooled.host.problems().empty())
            for (int i = 0; i < 1000; ++i) {
                pooled.host.begin_beat();
                REQUIRE(pooled.play(pooled.host.sources().size() - 1) == "20");
            }
        for (int i = 0; i < 3; ++i)
            CHECK(verdict(pooled) == first);
    }
}

TEST_CASE("the cut falls on the same instruction whatever went before") {
    const Files files{on_play(
        "self.state.n = 0 local i = 0 while true do i = i + 1 if i % 97 == 0 then self.state.n = i end end")};
    Limits limits;
    limits.instructions = 123'456;
    Scene fresh(files, limits);
    CHECK_HAS(fresh.play(), "takes too long");
    const Value reached = fresh.toy.table.memory(fresh.card());
    for (int warm = 1; warm < 50; warm += 7) {
        Scene scene(
            {files[0], on_play(fmt::format("local n = 0 for i = 1, {} do n = n + 1 end", warm * 13), "b")},
            limits);
        scene.play(1);
        scene.host.begin_beat();
        scene.play();
        CHECK(scene.toy.table.memory(scene.card()) == reached);
    }
}

TEST_CASE("the budget belongs to the span: many small hooks spend one, an answer renews it") {
    Limits limits;
    limits.instructions = 100'000;
    Scene scene(Files{on_play("local n = 0 for i = 1, 1000 do n = n + i end return 1")}, limits);
    int good = 0;
    while (scene.play() == "1")
        REQUIRE(++good < 1000);
    CHECK(good > 10);
    CHECK_HAS(scene.play(), "takes too long");
    scene.host.begin_span();
    CHECK(scene.play() == "1");
    CHECK(scene.host.peak_use() > 0.9);

    Scene empty(Files{on_play("")}, limits);
    int calls = 0;
    while (empty.play() == "nil")
        REQUIRE(++calls < 10'000);
}

TEST_CASE("two hosts with the same content do the same") {
    const Files files{
        on_play("local t = {} for i = 1, 50 do t['k' .. i] = i end local s = 0 for k, v in pairs(t) do s = s "
                "* 31 + v end "
                "self.state.s = s self:poke(s % 7) return s")};
    Scene one(files);
    Scene other(files);
    CHECK(one.play() == other.play());
    CHECK(hash_of(one.toy.table) == hash_of(other.toy.table));
}

TEST_CASE("a host's files together use bounded memory, and a file has a length") {
    Files files;
    for (int i = 0; i < 40; ++i)
        files.push_back({fmt::format("toy/cards/c{}.lua", i + 10),
                         "local t = {} for i = 1, 1000 do t[i] = { i } end\n"
                         "return card { on_play = function() return #t end }"});
    Limits limits;
    limits.memory = 4U << 20;
    const Host host(files, {&Scene::registry()}, limits);
    CHECK(host.sources().size() > 4);
    REQUIRE(host.problems().size() > 4);
    CHECK(host.sources().size() + host.problems().size() == 40);
    CHECK_HAS(host.problems().back().show(), "ran out of memory");
    CHECK(Host(files, {&Scene::registry()}).problems().empty());

    CHECK_HAS(problem("return card {} --" + std::string(Limits().file, '#')),
              "toy/cards/a.lua:1: the file is larger than 1048576 bytes");
}
