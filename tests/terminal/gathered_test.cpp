// What is said of several things one after the other is one line, for each whom it is said of; nothing is
// lost.
#include "terminal/gathered.h"

#include "play/fixture.h"

#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::play::test;

TEST_CASE("what is said of several things is one line for each whom it is about") {
    for (const char* code : {"en", "it"}) {
        const scene::Words words(library(), code);
        Evening evening(library(), tape_of(beginning(library(), 0, 3, 7)));
        std::vector<terminal::Told> told;
        terminal::Gathered gathered;
        std::size_t all = 0;
        std::size_t joined = 0;
        evening.people.heard = [&](const Event& event) {
            const campaign::State& state = evening.session.state();
            const View view(state.table, SeatId::none, true);
            ++all;
            if (gathered.hear(event, library().layout(), words, state, view, told))
                ++joined;
            else
                told.push_back({words.told(event, state, view)});
        };
        evening.session.run();
        CHECK(joined > 5);
        CHECK(told.size() + joined == all);
        const std::string list = code == std::string("en") ? "Before " : "Davanti a";
        CHECK(std::any_of(told.begin(), told.end(),
                          [&](const terminal::Told& each) { return each.text.starts_with(list); }));
        for (const terminal::Told& each : told) {
            CHECK_MESSAGE(each.text.find('{') == std::string::npos, each.text);
            CHECK_MESSAGE(each.text.find("[together") == std::string::npos, each.text);
        }
    }
}
