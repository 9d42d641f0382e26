#include "toy.h"

#include <string>
#include <string_view>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::script;

TEST_CASE("nothing that reaches outside, catches errors or makes code is there") {
    for (const char* name :
         {"_G",           "load",          "loadstring",   "require",        "io",
          "os",           "debug",         "package",      "pcall",          "xpcall",
          "coroutine",    "setmetatable",  "getmetatable", "rawset",         "rawget",
          "rawequal",     "rawlen",        "next",         "collectgarbage", "dofile",
          "loadfile",     "print",         "warn",         "utf8",           "string.dump",
          "string.match", "string.gmatch", "string.gsub",  "string.pack",    "string.reverse",
          "math.random",  "math.sin",      "math.sqrt",    "math.pow",       "math.fmod",
          "table.move",   "table.pack"}) {
        CAPTURE(name);
        const std::string_view word(name);
        if (word.find('.') == std::string_view::npos)
            CHECK_HAS(run(fmt::format("return {}", name)), fmt::format("there is no '{}' here", name));
        else
            CHECK(run(fmt::format("return {} == nil", name)) == "true");
    }
    CHECK_HAS(run("return ('x'):gsub('x', 'y')"), "attempt to call a nil value");
    CHECK_HAS(run("return ipair"), "did you mean 'ipairs'?");
    CHECK_HAS(problem("\x1bLua"), "only text is accepted");
}

TEST_CASE("addresses are never shown") {
    CHECK(run("return tostring({}) .. tostring(pairs) .. tostring(function() end)") ==
          "\"tablefunctionfunction\"");
    CHECK(run("return string.format('%s', {})") == "\"table\"");
    CHECK_HAS(run("return string.format('%p', {})"), "knows %d, %s and %% only");
    CHECK(run("return tostring(0/0) .. tostring(-(0/0))") == "\"nannan\"");
}

TEST_CASE("the power operator is refused while the file is loaded, folded or not") {
    CHECK(problem("return card { on_play = function() return 2 ^ 3 end }") ==
          "toy/cards/a.lua:1: '^' gives other results on other computers; multiply instead");
    CHECK_HAS(problem("local a = 1\n\nlocal b = a ^ 2\nreturn card {}"), "toy/cards/a.lua:3: '^'");
    CHECK(problem("-- 2 ^ 3\n--[==[ a ^ b ]] ]==]\nlocal s = 'a ^ \\' b' .. \"^\" .. [[ ^ ]] .. '\\z  \n "
                  "^'\nreturn card { text = s }")
              .empty());
}

TEST_CASE("globals are refused while the file is loaded") {
    CHECK(problem("count = 1\nreturn card {}") ==
          "toy/cards/a.lua:1: there are no globals; write 'local' before 'count'");
    CHECK_HAS(problem("return card { on_play = function()\n return function() n = 1 end end }"),
              "toy/cards/a.lua:2: there are no globals; write 'local' before 'n'");
    CHECK_HAS(problem("local _ENV = {}\nreturn card {}"), "there is no _ENV here");
    CHECK_HAS(problem("function f() end\nreturn card {}"), "write 'local' before 'f'");
}

TEST_CASE("a variable of the file cannot be set by a hook") {
    CHECK(problem("local n = 0\nreturn card { on_play = function()\n  n = n + 1\n return n end }") ==
          "toy/cards/a.lua:3: 'n' is a variable of the file and cannot be set once the file is loaded; "
          "self.state remembers");
    CHECK_HAS(problem("local n = 0\nreturn card { on_play = function() return function() n = 1 end end }"),
              "'n' is a variable of the file");
    CHECK_HAS(problem("local function counter() local n = 0 return function() n = n + 1 return n end end\n"
                      "local c = counter()\nreturn card { on_play = function() return c() end }"),
              "'n' is a variable of the file");
    CHECK_HAS(problem("local t = { f = (function() local n = 0 return function() n = n + 1 end end)() }\n"
                      "return card { on_play = function() t.f() end }"),
              "'n' is a variable of the file");
    CHECK_HAS(problem("local it = pairs { 1, 2 }\nreturn card { on_play = function() return it() end }"),
              "the result of pairs() cannot be kept");
    // What lives and dies within one call is free, and so is a file's own loading.
    CHECK(run("local n = 0 local function up() n = n + 1 end up() up() return n") == "2");
    CHECK(problem("local n = 0\nlocal function up() n = n + 1 end\nup()\nlocal m = n\nreturn card { price = "
                  "n, on_play = function() return m end }")
              .empty());
}

TEST_CASE("a table of the file cannot be changed by a hook") {
    CHECK_HAS(problem("local t = {}\nreturn card { on_play = function()\n t.x = 1 end }"),
              "toy/cards/a.lua:3: the table 't' belongs to the file");
    auto in_hook = [](const char* head, const char* body) {
        Scene scene(
            Files{{"toy/cards/a.lua",
                   fmt::format("{}\nreturn card {{ on_play = function(self, hero) {} end }}", head, body)}});
        return scene.host.problems().empty() ? scene.play() : scene.host.problems()[0].show();
    };
    CHECK_HAS(in_hook("local t = {}", "local u = t u.x = 1"),
              "toy/cards/a.lua:2: cannot set 'x': this table belongs to the file");
    CHECK_HAS(in_hook("local t = { { } }", "t[1][2] = 1"), "cannot set [2]: this table belongs to the file");
    CHECK_HAS(in_hook("local t = { 3 }", "table.insert(t, 1)"), "cannot set [2]");
    CHECK_HAS(in_hook("local t = { 3 }", "table.remove(t)"), "cannot set [1]");
    CHECK_HAS(in_hook("local t = { 3 }", "table.sort(t)"), "sort copy(t) instead");
    CHECK_HAS(in_hook("", "string.len = 1"), "cannot set 'len': the library cannot be changed");
    CHECK_HAS(in_hook("local t = {} t.t = t", "t.t.t.x = 1"), "cannot set 'x'");
    CHECK(
        in_hook("local t = { 3, 1, 2, x = 'y' }",
                "local s = 0 for k, v in pairs(t) do s = s + (tonumber(v) or 10) end return s + #t + t[1]") ==
        "22");
    CHECK(in_hook("local t = { 3, 1, 2 }", "local u = copy(t) table.sort(u) return u") == "{1, 2, 3}");
    CHECK(in_hook("local t = { 3, 1, 2 }", "return table.concat(t, '-') .. table.unpack(t, 3)") ==
          "\"3-1-22\"");
}

TEST_CASE("self.state keeps plain values on the table") {
    Scene scene(Files{on_play("self.state.count = (self.state.count or 0) + 1 return self.state.count")});
    CHECK(scene.play() == "1");
    CHECK(scene.play() == "2");
    CHECK(scene.toy.table.memory(scene.card()).show() == "{count = 2}");
    Table saved = scene.toy.table;
    CHECK(scene.play() == "3");
    scene.toy.table = saved;
    CHECK(scene.play() == "3");

    CHECK(run("self.state.t = { 1, { x = 2.5 } } return self.state.t[2].x") == "2.5");
    CHECK(run("local t = { 1 } self.state.t = t t[1] = 2 return self.state.t[1]") == "1");
    CHECK(run("self.state[1] = 'a' self.state.b = 2 local s = '' for k, v in pairs(self.state) do s = s .. k "
              ".. v end return s .. #self.state") == "\"1ab21\"");
    CHECK(run("self.state.x = { 1 } self.state.x = nil return self.state.x == nil") == "true");
    CHECK(run("self.state.x = { 1 } local c = copy(self.state.x) c[2] = 2 self.state.x = c return "
              "#self.state.x") == "2");
    CHECK_HAS(run("self.state.x = { 1 } self.state.x[1] = 2"),
              "cannot set [1]: assign a new table to self.state.x instead");
    CHECK_HAS(run("self.state.x = hero"), "self.state.x can keep plain values only, not a hero");
    CHECK_HAS(run("self.state.x = function() end"), "not a function");
    CHECK_HAS(run("local t = {} t.t = t self.state.x = t"),
              "a table inside too many others, or inside itself");
    CHECK_HAS(run("self.state.x = 0/0"), "a number without a value");
    CHECK_HAS(run("self.state[hero] = 1"), "a key of self.state should be a text or an integer, not a hero");
    CHECK_HAS(run("self.state.x = string.rep('x', 5000)"),
              "a card remembers at most 256 entries and 4096 bytes");
    CHECK_HAS(run("for i = 1, 1000 do self.state[i] = i end"), "self.state[257] would be too much");
}

TEST_CASE("pairs goes in one order: integers, then texts") {
    CHECK(run("local t = { z = 1, a = 1, [10] = 1, [-2] = 1, 'x', [true] = 1, B = 1 } local s = '' "
              "for k in pairs(t) do s = s .. tostring(k) .. ' ' end return s") == "\"-2 1 10 B a z true \"");
    CHECK(run("local t = { a = 1, b = 2, c = 3 } local s = '' for k, v in pairs(t) do t.b = nil t.d = 4 s = "
              "s .. k end return s") == "\"ac\"");
    CHECK_HAS(run("for k in pairs({ [{}] = 1 }) do end"), "a table as a key cannot be put in order");
    CHECK(run("local n = 0 for c in pairs({ [self] = 1, [hero] = 2 }) do n = n + 1 end return n") == "2");
}

TEST_CASE("a list with holes is as long as its first hole, whatever its history") {
    CHECK(run("return #{ 1, 2, nil, 4 }") == "2");
    CHECK(run("local t = { 1, 2, 3, 4 } t[2] = nil return #t") == "1");
    CHECK(run("local t = {} t[4] = 1 t[2] = 1 t[1] = 1 t.x = 1 return #t .. #'abc'") == "\"23\"");
    CHECK(run("local t = { { 1, 2 }, 5 } return 2 * #t[1] - #t + #t * 3 .. 'x' .. -#t") == "\"8x-2\"");
    CHECK(run("return #'a' == 1 and not (#{} > 0)") == "true");
    CHECK_HAS(run("return #nil"), "# wants a text or a table, not nothing");
    CHECK_HAS(run("return __length"), "'__length' is a word of the engine");
}

TEST_CASE("sorting is stable, and ends under a lying comparator") {
    CHECK(run("local t = { 'b1', 'a1', 'b2', 'a2', 'c1', 'b3' } "
              "table.sort(t, function(x, y) return x:sub(1, 1) < y:sub(1, 1) end) return table.concat(t, ' "
              "')") == "\"a1 a2 b1 b2 b3 c1\"");
    CHECK(run("local t = { 5, 3, 9, 1 } table.sort(t) return t") == "{1, 3, 5, 9}");
    CHECK(run("local t, n = {}, 0 for i = 1, 500 do t[i] = i end table.sort(t, function() n = n + 1 return "
              "true end) return #t + (n < 5000 and 0 or 1)") == "500");
    CHECK(run("local n = 0 local t = {} for i = 1, 100 do t[i] = i % 7 end "
              "table.sort(t, function(a, b) n = n + 1 return n % 3 == 0 end) return #t") == "100");
    CHECK_HAS(run("table.sort({ 1, 'x' })"), "attempt to compare");
    CHECK_HAS(run("local t = {1,2,3} table.sort(t, function(a, b) error 'stop' end)"), "stop");
}

TEST_CASE("the library") {
    CHECK(run("return string.format('%s has %d%%', self, 5.0)") == "\"card:a has 5%\"");
    CHECK(run("return ('Hello'):upper() .. ('ÀB'):lower() .. ('abc'):sub(-2) .. ('abc'):sub(2, 2)") ==
          "\"HELLOÀbbcb\"");
    CHECK(run("return ('a.b'):find('.') .. ':' .. tostring(('abc'):find('z'))") == "\"2:nil\"");
    CHECK(run("return string.char(65, 66) .. ('A'):byte() .. ('ab'):rep(3, '-')") == "\"AB65ab-ab-ab\"");
    CHECK(
        run("return math.max(1, 5, 3) + math.min(2, 1) + math.abs(-4) + math.floor(2.7) + math.ceil(2.2)") ==
        "15");
    CHECK(run("return math.type(1) .. math.type(1.0) .. math.tointeger(3.0)") == "\"integerfloat3\"");
    CHECK(run("return select('#', 1, 2, 3) + select(2, 5, 6)") == "9");
    CHECK(run("return tonumber('12') + tonumber('0x10') + (tonumber('x') or 1)") == "29");
    CHECK(run("local t = { 1, 2, 4 } table.insert(t, 3, 3) table.remove(t, 1) return t") == "{2, 3, 4}");
    CHECK_HAS(run("error 'why'"), "toy/cards/a.lua:1: why");
    CHECK_HAS(run("error({})"), "error: needs a text, not a table");
    CHECK_HAS(run("assert(false, 'so')"), "so (in card");
    CHECK_HAS(run("table.unpack({}, 1, 201)"), "gives at most 200 values");
    Scene scene(Files{on_play("log('a', 1, hero)")});
    std::string logged;
    scene.host.log_to([&](const LogLine& line) { logged = line.show(); });
    scene.play();
    CHECK(logged == "log a.lua:1: a 1 hero:1");
}
