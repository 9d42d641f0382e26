// What answers are called by.
#include "window/pages/answer_numbers.h"

#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;

namespace {

scene::Ask asking(const std::vector<std::string>& labels) {
    scene::Ask ask;
    for (const std::string& label : labels) {
        ask.question.options.emplace_back();
        ask.choices.emplace_back().label = label;
    }
    return ask;
}

}  // namespace

TEST_CASE("an answer that reads Yes or No is known by that word, alone or before a comma") {
    const scene::Ask ask = asking({"Yes", "No, thank you", "Nobody"});
    CHECK(option_reading(ask, "Yes") == 0);
    CHECK(option_reading(ask, "No") == 1);
    CHECK_FALSE(option_reading(asking({"Nobody", "Yesterday"}), "No"));
    CHECK_FALSE(option_reading(asking({"Nobody", "Yesterday"}), "Yes"));
    CHECK_FALSE(option_reading(asking({"Yes, now", "Yes, later"}), "Yes"));  // which?
}

TEST_CASE("why nothing may be done with a thing is each reason once, and nothing of other things") {
    scene::Ask ask;
    ask.refused = {{"too far", Ref::square(1, 4)},
                   {"too far", Ref::square(1, 4)},
                   {"wet", Ref::square(1, 4)},
                   {"shut", Ref::card(CardId{3}, 2)}};
    CHECK(refusals_of(ask, Ref::square(1, 4)) == std::vector<std::string>{"too far", "wet"});
    CHECK(refusals_of(ask, Ref::square(1, 5)).empty());
    CHECK(refusals_of(ask, Ref::card(CardId{3}, 0)) == std::vector<std::string>{"shut"});
}
