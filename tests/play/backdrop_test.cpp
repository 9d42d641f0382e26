// Scenes as authors write them in a scenes.lua.
#include "play/content/backdrop.h"

#include "script/host.h"
#include "text/drawings.h"

#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;

namespace {

Value read(const std::string& lua) {
    Problems problems;
    const Value value = script::load_data({"toy/scenes.lua", "return " + lua}, problems);
    REQUIRE(problems.empty());
    return value;
}

}  // namespace

TEST_CASE("a scene says what its sky, light, ground and layers are") {
    play::Backdrop set;
    std::vector<std::string> unknown;
    const std::string wrong =
        play::read_backdrop(read("{ sky = 'dusk', light = { 'sun', at = 20, high = 40, size = 9 }, ground = "
                                 "'water', pigment = 'leaf',"
                                 " far = { { 'pine-tree', at = 8, size = 25, rise = -3, pigment = 'gold' } "
                                 "}, near = { 'high-grass', { 'reed', "
                                 "every = 12 } } }"),
                            set, unknown);
    CHECK(wrong == "");
    CHECK(unknown.empty());
    CHECK(set.sky == play::Sky::dusk);
    CHECK(set.light == play::Light::sun);
    CHECK(set.light_at == 20);
    CHECK(set.light_high == 40);
    CHECK(set.light_size == 9);
    CHECK(set.ground == play::Ground::water);
    REQUIRE(set.far.size() == 1);
    CHECK(set.far[0].letter == text::drawing("pine-tree"));
    CHECK(set.far[0].at == 8);
    CHECK(set.far[0].size == 25);
    CHECK(set.far[0].rise == -3);
    CHECK(set.far[0].pigment == "gold");
    CHECK(set.pigment == "leaf");
    REQUIRE(set.near.size() == 2);
    CHECK(set.near[0].letter == text::drawing("high-grass"));
    CHECK(set.near[0].every == 0);
    CHECK(set.near[1].every == 12);
    CHECK(set.middle.empty());
}

TEST_CASE("what cannot be a scene says where and what could be meant") {
    std::string many = "{ far = {";
    for (std::size_t i = 0; i <= play::kMostProps; ++i)
        many += " 'reed',";
    const std::pair<std::string, std::string> mistakes[] = {
        {"{ skye = 'night' }", "has no 'skye'; did you mean 'sky'?"},
        {"{ sky = 'nihgt' }", "did you mean 'night'?"},
        {"{ sky = 4 }", "'sky' should be one of day, dawn, dusk, night, storm, cave, hall, not 4"},
        {"{ ground = { 'water' } }", "'ground' should be one of"},
        {"{ light = 'mon' }", "did you mean 'moon'?"},
        {"{ light = { 'moon', hihg = 4 } }", "did you mean 'high'?"},
        {"{ light = { 'moon', at = 101 } }", "'at' should be an integer from 0 to 100, not 101"},
        {"{ far = 'reed' }", "'far' should be a list of drawings"},
        {"{ far = { reed = 3 } }", "'far' should be a list"},
        {"{ near = { 5 } }", "'near' [1] should be a drawing"},
        {"{ near = { 'reed rat' } }", "'near' [1] should be a drawing"},
        {"{ near = { 'reed', { 'rat', size = 2.5 } } }",
         "'near' [2] 'size' should be an integer from 2 to 200"},
        {"{ near = { { 'rat', sise = 5 } } }", "did you mean 'size'?"},
        {"{ near = { { 'rat', 'reed' } } }", "has no use for a value at 2"},
        {many + " } }", "has more than 24 drawings"},
        {"{ pigment = 'leef' }", "'pigment' should be one of"},
        {"{ pigment = 'leef' }", "did you mean 'leaf'?"},
        {"{ near = { { 'rat', pigment = 3 } } }", "'near' [1] 'pigment' should be one of"},
        {"{ [1] = 'night' }", "has no use for a value at 1"},
    };
    for (const auto& [lua, told] : mistakes) {
        const auto& shown = lua;
        CAPTURE(shown);
        play::Backdrop set;
        std::vector<std::string> unknown;
        const std::string wrong = play::read_backdrop(read(lua), set, unknown);
        CHECK_MESSAGE(wrong.find(told) != std::string::npos, wrong);
    }
    play::Backdrop set;
    std::vector<std::string> unknown;
    CHECK(play::read_backdrop(read("{ far = { 'pine-treee', 'reed' } }"), set, unknown) == "");
    CHECK(unknown == std::vector<std::string>{"pine-treee"});
    CHECK(set.far.size() == 1);
}
