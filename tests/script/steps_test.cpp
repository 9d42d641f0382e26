// What a step takes (script/steps.h): one, and one for every four words and signs of what runs with it once.
#include "script/source.h"

#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard::script;

namespace {

/// What the steps of a file take, in the order in which they stand there.
std::vector<int> steps_of(std::string_view source) {
    const std::string text = screen(source).text;
    constexpr std::string_view kStep = "__left=__left-";
    std::vector<int> all;
    for (std::size_t at = text.find(kStep); at != std::string::npos; at = text.find(kStep, at + 1))
        all.push_back(std::stoi(text.substr(at + kStep.size())));
    return all;
}

using Takes = std::vector<int>;

}  // namespace

TEST_CASE("a file, each function and each body of a loop begin with a step") {
    CHECK(steps_of("") == Takes{1});
    CHECK(steps_of("return 1") == Takes{1});
    CHECK(steps_of("local function f(a, b) return a end") == Takes{1, 3});
    CHECK(steps_of("for i = 1, 3 do f() end") == Takes{2, 2});
    CHECK(steps_of("for _, x in f() do f() end") == Takes{3, 2});
    CHECK(steps_of("if a then b() else c() end") == Takes{3});
    CHECK(steps_of("return { f = function() return function() end end }").size() == 3);
}

TEST_CASE("the condition of a loop counts each time, whatever stands in it") {
    CHECK(steps_of("while a or a or a or a do end") == Takes{3, 3});
    // What is inside counts for itself, and takes nothing from what is around it.
    const Takes with_a_function =
        steps_of("while (function() do end end)() or a or a or a or a or a or a do end");
    CHECK(with_a_function.size() == 4);
    CHECK(with_a_function.back() > 4);
    // Where the condition behind `until` ends is not looked for: what follows counts too.
    CHECK(steps_of("repeat until a or a or a or a or a") == Takes{3, 3});
    CHECK(steps_of("repeat until (function() end)() or a or a or a or a or a or a")[1] > 4);
    CHECK(steps_of("if b then repeat until a or a or a or a or a end")[1] >= 3);
}

TEST_CASE("before a goto stands a step that takes all of its function down to it") {
    CHECK(steps_of("local function f() ::a:: b() c() d() goto a end")[2] >= 5);
    CHECK(steps_of("::a:: for i = 1, 3 do for j = 1, 3 do goto a end end")[3] >= 6);
}

TEST_CASE("a file whose blocks do not match is no Lua, whatever it would become") {
    for (const char* source : {"end", "return card {} end return function()", "end while true do", "until a",
                               "function end ( )", "do", "x = function f(", "function() goto a end ) end"})
        CHECK_FALSE(screen(source).whole);
    CHECK(screen("local function f(...) return #{ ... } end").whole);
}

TEST_CASE("a length is a call that goes as far as its operand") {
    const auto becomes = [](std::string_view source, std::string_view part) {
        return screen(source).plain.find(part) != std::string::npos;
    };
    CHECK(becomes("n = #t + 1", "__length(t) + 1"));
    CHECK(becomes("n = #a.b[c + #d](e):f 'x' { 1 } .. g",
                  "__length(a.b[c +  __length(d)](e):f 'x' { 1 }) .. g"));
    CHECK(becomes("n = # { 1, 2 }\n(f)()", "__length( { 1, 2 })\n(f)()"));
    CHECK(becomes("n = #'abc' == 3", "__length('abc') == 3"));
    CHECK(becomes("n = ##t == 1", "__length( __length(t)) == 1"));
    CHECK(becomes("n = #-t goto x", "__length(-t)"));
    CHECK(becomes("n = #t ::top::", "__length(t) ::top::"));
    CHECK(becomes("return #t", "__length(t)"));
    CHECK(becomes("for i = 1, #t do end", "for i = 1,  __length(t) do"));
    CHECK(becomes("for i = 1, #t .. '0' do end", "__number( "));
}
