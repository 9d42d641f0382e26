#include "play/fixture.h"

#include <algorithm>
#include <string>
#include <utility>

#include <doctest/doctest.h>

namespace tankard::play::test {

TEST_CASE("a further library shares all but the script host, and plays the same games") {
    Library further = library().further();
    CHECK(&further.rules() == &library().rules());
    CHECK(&further.content() == &library().content());
    CHECK(&further.host() != &library().host());
    const auto played = [](Library& with) {
        Session session(with, tape_of(beginning(with, 0, 3, 11)),
                        {.policy = Policy::random, .remember = false});
        session.run();
        return campaign::hash(session.state());
    };
    CHECK(played(further) == played(library()));
}

TEST_CASE("an adventure's texts add to the rules' and change none: file, line and key are named") {
    for (const char* code : {"en", "it"}) {
        const std::string path = fmt::format("black_water/text/{}.lua", code);
        const Library with(changed(path, "return {",
                                   "return {\n  [\"noun.coin\"] = { one = \"pebble\", other = "
                                   "\"pebbles\", gender = \"m\" },"),
                           "black_water");
        bool told = false;
        for (const Problem& problem : with.problems()) {
            CHECK(problem.file == path);
            CHECK(problem.line >= 1);
            told = told || problem.message.find("noun.coin: this text belongs to the rules") == 0;
        }
        CHECK(told);
    }
}

TEST_CASE("a mistake in a text or a picture names its line") {
    const Library with(changed("black_water/text/en.lua", "return {", "return {\n  mine = \"{\","),
                       "black_water");
    REQUIRE(with.problems().size() == 1);
    CHECK(with.problems()[0].line > 1);
}

TEST_CASE(
    "a card has a colour of its own by the rules' or the adventure's colours.lua, whose word is the last") {
    CHECK(library().colour(intern("barbarian")) == "clay");
    CHECK(library().colour(intern("coin")).empty());
    save::Content content = library().content();
    content.files.emplace_back("black_water/colours.lua",
                               "return { barbarian = \"rose\", bog_hound = \"teal\" }");
    const Library with(content, "black_water");
    CHECK(with.problems().empty());
    CHECK(with.colour(intern("barbarian")) == "rose");
    CHECK(with.colour(intern("bog_hound")) == "teal");
    CHECK(with.colour(intern("dwarf")) == "gold");
}

TEST_CASE("what is wrong with a field is told with the field's own line") {
    const std::string path = "black_water/chapters/01_the_mill.lua";
    for (const auto& [piece, by] : {std::pair("tier = 1", "teir = 1"), std::pair("tier = 1", "tier = 'one'"),
                                    std::pair("boss = \"drowned_miller\"", "boss = 7")}) {
        const save::Content wrong = changed(path, piece, by);
        int line = 0;
        for (const auto& [file, text] : wrong.files)
            if (file == path)
                line =
                    1 + static_cast<int>(std::count(
                            text.begin(), text.begin() + static_cast<std::ptrdiff_t>(text.find(by)), '\n'));
        const Library with(wrong, "black_water");
        REQUIRE(!with.problems().empty());
        CHECK_MESSAGE(with.problems().front().line == line, with.problems().front().show());
    }
}

}  // namespace tankard::play::test
