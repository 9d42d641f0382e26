// A page fits the screen: what was told runs on and loses its oldest, the table and the question are folded;
// a story is never lost.
#include "terminal/page.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

using namespace tankard::terminal;

namespace {

std::string more(const Gap& gap) { return fmt::format("({} more)", gap.gone.size()); }

/// So many lines, one less for each fold.
Part shrinking(int lines) {
    return [lines](int fold) {
        return std::vector<std::string>(static_cast<std::size_t>(std::max(1, lines - fold)), "part");
    };
}

bool has(const std::vector<std::string>& lines, std::string_view words) {
    return std::any_of(lines.begin(), lines.end(),
                       [&](const std::string& line) { return line.find(words) != std::string::npos; });
}

std::vector<Told> sentences(int count) {
    std::vector<Told> told;
    for (int i = 1; i <= count; ++i)
        told.push_back({fmt::format("Sentence {} of them all.", i), false, i % 10 == 1});
    return told;
}

}  // namespace

TEST_CASE("what fits is not folded: a line for each sentence") {
    const Page page = page_lines(sentences(4), shrinking(10), shrinking(9), 23, more);
    CHECK(page.told.size() == 4);
    CHECK(page.below.size() == 10);
    CHECK(page.asked.size() == 9);
    CHECK(!page.overflows);
}

TEST_CASE("sentences of a turn run on before anything is left out, each turn a paragraph") {
    const Page page = page_lines(sentences(12), shrinking(7), shrinking(6), 23, more);
    CHECK(!page.overflows);
    CHECK(page.told.size() < 12);
    const std::string all = fmt::format("{}", fmt::join(page.told, " "));
    for (int i = 1; i <= 12; ++i)
        CHECK(all.find(fmt::format("Sentence {} of", i)) != std::string::npos);
    CHECK(std::count_if(page.told.begin(), page.told.end(),
                        [](const std::string& line) { return line.starts_with("Sentence 11 "); }) == 1);
}

TEST_CASE("what runs on has a full stop between two sentences") {
    const std::vector<Told> told{
        {"— Anna —", false, true}, {"Nothing else: End your turn", false}, {"Anna ends.", false}};
    CHECK(log_lines(told, 1, 23, more) ==
          std::vector<std::string>{"— Anna — Nothing else: End your turn. Anna ends."});
}

TEST_CASE("the oldest is left out first, and it is said how much") {
    const Page page = page_lines(sentences(90), shrinking(8), shrinking(8), 23, more);
    CHECK(!page.overflows);
    CHECK(page.size() <= 23);
    CHECK(page.told.front().ends_with("more)"));
    CHECK(has(page.told, "Sentence 90 "));
    CHECK_FALSE(has(page.told, "Sentence 2 "));
}

TEST_CASE("what is left out is summed up where it happened, in the turn in which it did") {
    const auto rest = [](const std::string& text, int about) {
        return Told{text, false, false, false, false, about};
    };
    const auto turn = [](const std::string& text, int about) {
        return Told{text, false, true, false, false, about};
    };
    const std::vector<Told> told{{"Anna strikes.", false, false, true, true, 0},
                                 turn("— Ben —", 1),
                                 rest("Ben strikes" + std::string(200, '!'), 1),
                                 rest("Ben ends.", 1),
                                 {"The Rat comes before Anna.", false, false, true, false, 0},
                                 turn("— Cleo —", 2),
                                 rest("Cleo sings.", 2),
                                 rest("Cleo ends.", 2)};
    const More sum = [](const Gap& gap) {
        return fmt::format("{}{} of {}.", gap.first ? "In short: " : "", gap.gone.size(), gap.whose);
    };
    using Lines = std::vector<std::string>;
    CHECK(log_lines(told, 2, 4, sum) == Lines{"Anna strikes.", "— Ben — In short: 1 of 1. Ben ends.",
                                              "The Rat comes before Anna.",
                                              "— Cleo — Cleo sings. Cleo ends."});
    // Where there is no room for a line a turn, turns of which nothing else is left are one sum.
    std::vector<Told> long_wait{told.front()};
    for (int i = 0; i < 5; ++i)
        long_wait.insert(long_wait.end(), told.begin() + 5, told.end());
    long_wait.push_back(told[4]);
    CHECK(log_lines(long_wait, 2, 4, sum) ==
          Lines{"Anna strikes.", "In short: 12 of -1.", "— Cleo — 2 of 2.", "The Rat comes before Anna."});
}

TEST_CASE("a story stays when all else that was told is left out") {
    std::vector<Told> told = sentences(90);
    told.insert(told.begin(), {"Once upon a time."});
    const Page page = page_lines(told, shrinking(8), shrinking(8), 23, more);
    CHECK(has(page.told, "Once upon a time."));
    for (int i = 0; i < 30; ++i)
        told.push_back({fmt::format("And then {}.", i)});
    CHECK(page_lines(told, shrinking(8), shrinking(8), 23, more).overflows);
}

TEST_CASE("where a screen is far from enough nobody's sentence is left out for it") {
    const Page page = page_lines(sentences(30), shrinking(40), shrinking(9), 23, more);
    CHECK(has(page.told, "Sentence 1 "));
    CHECK(has(page.told, "Sentence 30 "));
    CHECK(page.below.size() == 38);
    CHECK(page.asked.size() == 8);
    CHECK(page.overflows);
}

TEST_CASE("what an answer here did is never left out, however much the others do after it") {
    std::vector<Told> told = sentences(90);
    told.insert(told.begin() + 2, {"Anna strikes: 5 damage.", false, false, true, true});
    const Page page = page_lines(told, shrinking(8), shrinking(8), 23, more);
    CHECK(!page.overflows);
    CHECK(has(page.told, "Anna strikes"));
    CHECK(has(page.told, "Sentence 90 "));
    CHECK_FALSE(has(page.told, "Sentence 4 "));
    for (int i = 0; i < 40; ++i)
        told.push_back(
            {fmt::format("Anna does the thing with the number {} once again.", i), false, false, true});
    CHECK(page_lines(told, shrinking(8), shrinking(8), 23, more).overflows);
}

TEST_CASE("hints go before the table does, and nobody is left out before hints are") {
    for (const Folds& folds : ways_to_fold()) {
        if (folds.table > 0) CHECK(folds.question > 0);
        if (folds.log > 1) CHECK(folds.question > 0);
    }
}

TEST_CASE("what runs on is a paragraph for each whom it is about") {
    const std::vector<Told> told{{"— Turn 4 —", false, true},
                                 {"A troll.", false},
                                 {"Anna rolls 5.", false, false, true, true, 0},
                                 {"Anna kills it.", false, false, true, true, 0},
                                 {"It had friends.", false},
                                 {"Ben rolls 2.", false, false, false, false, 1}};
    CHECK(log_lines(told, 3, 23, more) ==
          std::vector<std::string>{"— Turn 4 — A troll. Anna rolls 5. Anna kills it. It had friends.",
                                   "Ben rolls 2."});
    CHECK(log_lines(told, 1, 23, more) == std::vector<std::string>{"— Turn 4 — A troll.", "Anna rolls 5.",
                                                                   "Anna kills it.",
                                                                   "It had friends. Ben rolls 2."});
}

TEST_CASE("an own deed has a line of its own as long as anything of the others' can be left out for it") {
    std::vector<Told> told = sentences(40);
    for (int i = 0; i < 4; ++i)
        told.push_back({fmt::format("Something hits Anna for {}.", i), false, false, true});
    const Page page = page_lines(told, shrinking(8), shrinking(8), 23, more);
    CHECK(!page.overflows);
    for (int i = 0; i < 4; ++i)
        CHECK(std::count(page.told.begin(), page.told.end(), fmt::format("Something hits Anna for {}.", i)) ==
              1);
}

TEST_CASE("what follows from a deed stands behind it, and counts with it") {
    const std::vector<Told> deeds =
        deeds_of({{"The Rat swings at Anna: 3 damage.", false, false, false, false, 0, false, {1}},
                  {"Anna loses 3 life.", false, false, true, false, 0, true, {2}},
                  {"Once upon a time."},
                  {"Nobody loses anything.", false, false, false, false, 0, true}});
    REQUIRE(deeds.size() == 3);
    CHECK(deeds[0].text == "The Rat swings at Anna: 3 damage. Anna loses 3 life.");
    CHECK(deeds[0].own);
    CHECK(deeds[0].counted == std::vector<int>{1, 2});
    CHECK(deeds[2].text == "Nobody loses anything.");
}

TEST_CASE("the blow that kills is never summed up, whoever struck it, and however much comes after it") {
    std::vector<Told> told{{"— Flint —", false, true, false, false, 2},
                           {"Flint attacks (Axe): 9 damage.", false, false, false, false, 2},
                           {"Flint kills the Bailiff!", false, false, false, false, 2, true}};
    told.back().weighs = true;
    for (int i = 1; i <= 90; ++i)
        told.push_back({fmt::format("Sentence {} of them all.", i), false, i % 10 == 1});
    const Page page = page_lines(deeds_of(told), shrinking(8), shrinking(8), 23, more);
    CHECK(has(page.told, "Flint attacks (Axe): 9 damage. Flint kills the Bailiff!"));
    CHECK(has(page.told, "— Flint —"));
    CHECK_FALSE(has(page.told, "Sentence 2 "));
}

TEST_CASE("what is left out is told to whoever sums it up, and nothing else is") {
    std::vector<Told> told = sentences(60);
    for (std::size_t i = 0; i < told.size(); ++i)
        told[i].counted = {static_cast<int>(i)};
    std::size_t gone = 0;
    const Page page = page_lines(told, shrinking(8), shrinking(8), 23, [&](const Gap& gap) {
        gone = (gap.first ? 0 : gone) + gap.gone.size();
        return std::string("(more)");
    });
    std::size_t seen = 0;
    for (std::size_t i = 1; i <= told.size(); ++i)
        seen += has(page.told, fmt::format("Sentence {} of", i)) ? 1 : 0;
    CHECK(gone > 0);
    CHECK(seen + gone == told.size());
}

TEST_CASE(
    "what needs a page of its own is not told again above the question: only how it ends stands there") {
    std::vector<Told> told;
    for (int i = 1; i <= 30; ++i)
        told.push_back({fmt::format("Something {} hits Anna.", i), false, false, true});
    std::size_t before = 0;
    const Page page = last_page(told, shrinking(8), shrinking(8), 23, before);
    CHECK(!page.overflows);
    CHECK(before > 0);
    CHECK(page.told.size() == told.size() - before);
    CHECK(page.told.front() == fmt::format("Something {} hits Anna.", before + 1));
    CHECK(page.told.back() == "Something 30 hits Anna.");
}
