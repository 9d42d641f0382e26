// Which answer is marked, which one ends the turn, and what an area that is chosen holds.
#include "play/fixture.h"
#include "scene/stage.h"
#include "scene/words.h"
#include "text/utf8.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

using namespace tankard;
using namespace tankard::play::test;

namespace {

/// Calls `see` at every question that people are asked in the first chapters of three heroes.
void at_questions(
    const char* code,
    const std::function<void(const Question&, const scene::Ask&, const campaign::State&)>& see) {
    play::Library& library = play::test::library();
    const scene::Words words(library, code);
    const scene::Stage stage(library, words);
    Evening evening(library, tape_of(beginning(library, 3, 3, 11)));
    evening.people.instead = [&](const Question& question,
                                 const campaign::State& state) -> std::optional<play::Reply> {
        see(question, stage.ask(question, state), state);
        return std::nullopt;
    };
    evening.session.run();
}

}  // namespace

TEST_CASE("in a turn that is marked alone which loses nothing: to see what the dead leave, and an end") {
    std::map<Name, int> marked;
    int open = 0;
    at_questions("en", [&](const Question& question, const scene::Ask& ask, const campaign::State&) {
        if (question.prompt != Name::of("main")) return;
        open += ask.likely ? 0 : 1;
        if (!ask.likely) return;
        CHECK(ask.choices[*ask.likely].caution.empty());
        ++marked[question.options[*ask.likely].verb];
    });
    CHECK(open > 20);
    CHECK(marked[Name::of("turn_over")] > 0);
    CHECK(marked[Name::of("end_turn")] > 5);
    CHECK(marked.size() == 2);
}

TEST_CASE("whom a card is for, and which Skill, is asked so that it can be taken back") {
    std::map<bool, int> asked;
    at_questions("en", [&](const Question& question, const scene::Ask& ask, const campaign::State&) {
        const bool goes_on = question.prompt == Name::of("target") || question.prompt == Name::of("order") ||
                             question.prompt == Name::of("second_area") ||
                             question.prompt == Name::of("skill");
        CHECK(ask.takes_back == goes_on);
        ++asked[goes_on];
    });
    CHECK(asked[true] > 5);
    CHECK(asked[false] > 5);
}

TEST_CASE("what ends a turn is known as such, and nothing else is") {
    int ends = 0;
    at_questions("en", [&](const Question& question, const scene::Ask& ask, const campaign::State&) {
        const auto is_end = [](const Option& option) { return option.verb == Name::of("end_turn"); };
        const auto found = std::find_if(question.options.begin(), question.options.end(), is_end);
        if (found == question.options.end()) {
            CHECK((!ask.done || question.options[*ask.done].verb == Name::of("finish")));
        } else {
            REQUIRE(ask.done);
            CHECK(*ask.done == static_cast<std::size_t>(found - question.options.begin()));
            ++ends;
        }
    });
    CHECK(ends > 10);
}

TEST_CASE("21.23 where damage may carry on to, it is said who stands there, and with how much life") {
    for (const char* code : {"en", "it"}) {
        int areas = 0;
        const scene::Words words(library(), code);
        at_questions(
            code, [&](const Question& question, const scene::Ask& ask, const campaign::State& state) {
                if (question.prompt != Name::of("second_area")) return;
                REQUIRE(ask.likely);
                CHECK(question.options[*ask.likely].object.kind() == RefKind::zone);  // and not nowhere
                for (std::size_t i = 0; i < question.own(); ++i) {
                    const Ref area = question.options[i].object;
                    if (area.kind() != RefKind::zone) continue;
                    ++areas;
                    CHECK(!ask.choices[i].icon.empty());
                    for (const CardId card : state.table.list(area.as_zone())) {
                        const std::string name = words.name(state.table.ref(card), state);
                        CHECK_MESSAGE(
                            ask.choices[i].consequence.find(text::capitalise(name)) != std::string::npos,
                            ask.choices[i].consequence);
                        CHECK(ask.choices[i].consequence.find('/') != std::string::npos);
                    }
                }
            });
        CHECK(areas > 0);
    }
}
