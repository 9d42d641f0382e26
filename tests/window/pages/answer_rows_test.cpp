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
        choice.consequence = ask.choices.empty() ? "Falls on 6+ · life 4/4" : "falls on 4+ · life 2/2";
        choice.beyond = ask.choices.empty() ? "Falls on 6+" : "falls on 4+";
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
    CHECK(says(listed.pictured(0, look), "Falls on 6+ · life 4/4"));
    const AnswerRows lying(ruler, other, choosing, false, there, 300);
    CHECK(says(lying.pictured(0, look), "Falls on 6+"));
    const scene::Ask twins = two_targets("The Bog Hound");
    const AnswerRows alike(ruler, twins, choosing, false, there, 300);
    CHECK(says(alike.pictured(0, look), "Falls on 6+ · life 4/4"));
}

TEST_CASE("what the same speaks against is one row: that sentence once, and a button for each") {
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    scene::Ask ask = two_targets("The Flour Rat");
    for (const char* name : {"Play the Coin", "Play the Nugget", "Put all your money on the table", "Sing"}) {
        scene::Choice choice;
        choice.title = choice.label = name;
        choice.caution = name == std::string("Sing") ? "Nobody listens." : "There is nothing to buy with it.";
        choice.object = Ref::card(static_cast<CardId>(ask.choices.size() + 3), 0);
        ask.question.offer(intern("play"), choice.object);
        ask.choices.push_back(choice);
    }
    std::vector<std::size_t> all(ask.choices.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = i;
    const std::vector<bool> nowhere;
    const auto row_with = [&](const AnswerList& list, std::size_t option) {
        return std::find_if(list.rows.begin(), list.rows.end(), [option](const AnswerRow& row) {
            return row.buttons.empty() ? row.option == option
                                       : std::any_of(row.buttons.begin(), row.buttons.end(),
                                                     [option](const auto& b) { return b.second == option; });
        });
    };
    SUBCASE("three of six") {
        const Choosing choosing(ask);
        const AnswerRows rows(ruler, ask, choosing, false, nowhere, 300);
        const AnswerList list = rows.pictures(all, 700);
        REQUIRE(list.rows.size() == 4);
        const auto folded = row_with(list, 3);
        REQUIRE(folded != list.rows.end());
        REQUIRE(folded->buttons.size() == 3);
        CHECK(says(folded->piece, "There is nothing to buy with it."));
        for (const auto& [button, option] : folded->buttons) {
            CHECK((option >= 2 && option <= 4));
            CHECK(button.box.right() <= folded->piece.box.w);
            CHECK(button.box.bottom() <= folded->piece.box.h);
        }
        CHECK(row_with(list, 5)->buttons.empty());
    }
    SUBCASE("what most would do stands alone, whatever speaks against it") {
        ask.likely = 3;
        const Choosing choosing(ask);
        const AnswerRows rows(ruler, ask, choosing, false, nowhere, 300);
        CHECK(row_with(rows.pictures(all, 700), 3)->buttons.empty());
    }
    SUBCASE("if the same speaks against all of them, each is an answer like any other") {
        for (scene::Choice& choice : ask.choices)
            choice.caution = "It is late.";
        const Choosing choosing(ask);
        const AnswerRows rows(ruler, ask, choosing, false, nowhere, 300);
        CHECK(rows.pictures(all, 900).rows.size() == all.size());
    }
}
