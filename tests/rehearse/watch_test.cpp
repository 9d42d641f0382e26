// A rule set says in its layout what is counted; the laboratory takes its word, and its silence.
#include "rehearse/watch.h"

#include "rehearse/faced.h"
#include "rehearse/report.h"
#include "save/disk_files.h"
#include "source.h"

#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::rehearse;

namespace {

/// The content with `piece` of the layout replaced.
save::Content content_with(const std::string& piece, const std::string& by) {
    save::DiskFiles files;
    save::Content content = play::read_content(files, source_folder(), "black_water");
    for (auto& [path, text] : content.files) {
        if (path != "deckbuilder/layout.lua") continue;
        const std::size_t at = text.find(piece);
        REQUIRE(at != std::string::npos);
        text.replace(at, piece.size(), by);
    }
    return content;
}

std::string sentence(const std::string& piece, const std::string& by) {
    const play::Library library(content_with(piece, by), "black_water");
    try {
        read_watch(library);
    } catch (const save::Error& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("the names of the layout are found in the catalogue") {
    const play::Library library(content_with("statistics", "statistics"), "black_water");
    const Watch watch = read_watch(library);
    CHECK(watch.standing >= 0);
    CHECK(watch.cards.size() == 6);
    CHECK(watch.falls_at.size() == 2);
    const DefId coin = library.rules().catalogue()->find(Name::of("coin"));
    CHECK(watch.money[index(coin)] == 10);
}

TEST_CASE("a name that is none of the rule set's is one sentence") {
    CHECK(sentence(R"(xp = "xp",)", R"(xp = "experience",)") ==
          "deckbuilder/layout.lua: 'statistics.xp' should name a counter of every seat, not \"experience\"");
    CHECK(sentence(R"(falls_at = { "boss_area")", R"(falls_at = { "hand")") ==
          "deckbuilder/layout.lua: 'statistics.falls_at' should name a zone of the table, not \"hand\"");
    CHECK(sentence(R"(turn = "log.turn")", "turn = 7") ==
          "deckbuilder/layout.lua: 'statistics.turn' should name something, not 7");
}

TEST_CASE("a chapter is dangerous in which somebody falls, or ends a turn with less than a third of life") {
    Order order;
    order.campaign = "black_water";
    order.games = 30;
    order.least_seats = order.most_seats = 2;
    const auto mill = [&](const std::string& bound) {
        const Report report =
            tankard::rehearse::rehearse(content_with(R"(most_life = "max_life",)", bound), order, nullptr);
        return report.groups.front().result.chapters.at("01_the_mill");
    };
    const ChapterFigures low = mill(R"(most_life = "max_life",)");
    const ChapterFigures fallen = mill(R"(most_life = "life",)");  // nobody has less than a third of that
    CHECK(low.danger.played == low.chapters.played);
    CHECK(fallen.danger.won > 0);
    CHECK(fallen.danger.won <= fallen.all_falls());
    CHECK(fallen.danger.won >= fallen.chapters.played - fallen.chapters.won);  // all fell in what was lost
    CHECK(low.danger.won > fallen.danger.won);
    CHECK(low.danger.won < low.danger.played);
    CHECK(mill("").danger.played == 0);
}

TEST_CASE("of each card it is told how long it lasts, what it costs and whether somebody is hurt badly") {
    Order order;
    order.campaign = "black_water";
    order.games = 20;
    order.least_seats = order.most_seats = 2;
    const Report report =
        tankard::rehearse::rehearse(content_with("statistics", "statistics"), order, nullptr);
    const ChapterFigures& mill = report.groups.front().result.chapters.at("01_the_mill");
    const std::vector<FacedRow> rows = faced_in(mill, 2);
    REQUIRE(rows.size() ==
            6);  // five fights, in an order of their own, and the boss; events are over at once
    CHECK(rows.front().id == "drowned_miller");
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const FacedRow& row = rows[i];
        CAPTURE(row.id);
        CHECK(row.played <= mill.chapters.played);
        CHECK(row.played > 0);
        CHECK(row.rounds >= 0.5);  // somebody's turn at least, of two
        CHECK(row.most_rounds >= row.rounds);
        CHECK(row.lost > 0);
        if (i > 0) CHECK(row.lost <= rows[i - 1].lost);
    }
    CHECK(rows.front().danger > rows.back().danger);
    // Nobody has less than half of what life is, so only who falls counts.
    const Report bound = tankard::rehearse::rehearse(
        content_with(R"(most_life = "max_life",)", R"(most_life = "life",)"), order, nullptr);
    const ChapterFigures& fallen = bound.groups.front().result.chapters.at("01_the_mill");
    CHECK(fallen.faced.at("drowned_miller").danger.won < mill.faced.at("drowned_miller").danger.won);
    CHECK(fallen.faced.at("drowned_miller").lost == mill.faced.at("drowned_miller").lost);
}

TEST_CASE("what is not declared is not counted, and the games are the same") {
    Order order;
    order.campaign = "black_water";
    order.games = 2;
    order.least_seats = order.most_seats = 2;
    const Report silent =
        tankard::rehearse::rehearse(content_with("statistics =", "unspoken ="), order, nullptr);
    const Report full = tankard::rehearse::rehearse(content_with("statistics", "statistics"), order, nullptr);
    const Result& result = silent.groups.front().result;
    CHECK(result.sum == full.groups.front().result.sum);
    for (const auto& [id, chapter] : result.chapters) {
        const auto& shown = id;
        CAPTURE(shown);
        CHECK(chapter.decisions == full.groups.front().result.chapters.at(id).decisions);
        CHECK(chapter.chapters.played > 0);
        CHECK_FALSE(chapter.heroes.empty());
        CHECK(chapter.turns.empty());
        CHECK(chapter.xp.empty());
        CHECK(chapter.falls.empty());
        CHECK(chapter.owned.empty());
    }
}
