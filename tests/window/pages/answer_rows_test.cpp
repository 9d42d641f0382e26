#include "window/pages/answer_rows.h"

#include "window/fixture.h"

#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

bool says(const Piece& row, const std::string& words) {
    return std::any_of(row.texts.begin(), row.texts.end(),
                       [&](const Text& text) { return text.words == words; });
}

scene::Ask two_targets(const std::string& second) {
    scene::Ask ask;
    ask.question.shape = Shape::choose_one;
    for (const std::string& name : {std::string("The Bog Hound"), second}) {
        scene::Choice choice;
        choice.title = choice.label = name;
        choice.consequence = ask.choices.empty() ? "falls on 6+ · life 4/4" : "falls on 4+ · life 2/2";
        choice.beyond = ask.choices.empty() ? "falls on 6+" : "falls on 4+";
        choice.object = Ref::card(static_cast<CardId>(ask.choices.size() + 3), 0);
        ask.question.offer(intern("attack"), choice.object);
        ask.choices.push_back(choice);
    }
    return ask;
}

}  // namespace

TEST_CASE(
    "a row does not say again what is read on its card on the table, unless that tells it from another") {
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    const scene::Ask other = two_targets("The Flour Rat");
    const Choosing choosing(other);
    const std::vector<bool> nowhere;
    const std::vector<bool> there{true, true};
    const RowLook look{.scale = 1};
    const AnswerRows listed(ruler, other, choosing, false, nowhere, 300);
    CHECK(says(listed.pictured(0, look), "falls on 6+ · life 4/4"));
    const AnswerRows lying(ruler, other, choosing, false, there, 300);
    CHECK(says(lying.pictured(0, look), "falls on 6+"));
    const scene::Ask twins = two_targets("The Bog Hound");
    const AnswerRows alike(ruler, twins, choosing, false, there, 300);
    CHECK(says(alike.pictured(0, look), "falls on 6+ · life 4/4"));
}
