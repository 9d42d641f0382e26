// Who comes in, and how it is said.
#include "play/fixture.h"
#include "scene/stage.h"
#include "terminal/tale.h"
#include "text/utf8.h"

#include <optional>
#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::play::test;

TEST_CASE("a boss comes in once, with its name, its line and its scene; no other sentence is an entrance") {
    for (const char* code : {"en", "it"}) {
        const scene::Words words(library(), code);
        const scene::Stage stage(library(), words);
        Evening evening(library(), tape_of(beginning(library(), 3, 3, 7)));
        std::vector<scene::Entrance> seen;
        std::vector<std::string> with;
        evening.people.heard = [&](const Event& event) {
            if (auto entrance = stage.entrance(event, evening.session.state())) {
                seen.push_back(*std::move(entrance));
                with.emplace_back(event.name.text());
            }
        };
        evening.session.run();
        REQUIRE(!seen.empty());
        for (std::size_t i = 0; i < seen.size(); ++i) {
            CHECK(with[i] == "log.boss");
            CHECK(seen[i].name.find('[') == std::string::npos);
            CHECK(!seen[i].line.empty());
            REQUIRE(seen[i].backdrop != nullptr);
            CHECK(!seen[i].backdrop->middle.empty());
        }
        CHECK(seen[0].backdrop == library().backdrop(intern("drowned_miller")));
    }
}

TEST_CASE("a boss without a scene stands in the dark as its picture") {
    const auto set = play::plain_backdrop("\U00100005\U00100009");
    REQUIRE(set->middle.size() == 1);
    CHECK(set->middle[0].letter == U'\U00100005');
    CHECK(set->sky == play::Sky::cave);
}

TEST_CASE("in the terminal a name stands between rules, whatever its length") {
    const std::string names[] = {"Bo", "Drowned Miller", std::string(120, 'm')};
    for (const std::string& name : names) {
        const std::vector<std::string> lines = terminal::entrance_lines({name, "A line.", "", nullptr});
        REQUIRE(lines.size() == 2);
        CHECK(text::width(lines[0]) == terminal::kColumns);
        CHECK(lines[0].starts_with("══"));
        CHECK(lines[0].ends_with("══"));
        CHECK(lines[1] == "A line.");
    }
    CHECK(terminal::entrance_lines({"Bo", "", "", nullptr}).size() == 1);
}
