// A rehearsal's report is the same for any number of workers, in one run or put together from shards, byte
// for byte in text and in JSON.
#include "rehearse/report_file.h"
#include "rehearse/rivals.h"
#include "rehearse/summary.h"
#include "save/disk_files.h"
#include "save/json.h"
#include "source.h"

#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::rehearse;

namespace {

const save::Content& content() {
    static const save::Content all = [] {
        save::DiskFiles files;
        return play::read_content(files, source_folder(), "black_water");
    }();
    return all;
}

Report of_seven_games(int workers, Share share = {}) {
    Order order;
    order.campaign = "black_water";
    order.games = 7;
    order.least_seats = 2;
    order.most_seats = 3;
    order.workers = workers;
    order.share = share;
    Value grim = Value::table();
    grim.set("difficulty", "grim");
    order.choices.emplace_back("difficulty=grim", grim);
    Report report = tankard::rehearse::rehearse(content(), order, nullptr);
    CHECK_FALSE(report.failed());
    return report;
}

const Report& whole() {
    static const Report report = of_seven_games(1);
    return report;
}

/// As a file would bring it back.
Part part(int shard, int shards) {
    const std::string name = fmt::format("{}.json", shard);
    return {name, from_json(to_json(of_seven_games(1, {shard, shards})), name)};
}

std::string sentence(const std::vector<Part>& parts) {
    try {
        merge(parts);
    } catch (const save::Error& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("two workers tell what one tells") {
    const Report report = of_seven_games(2);
    CHECK(text_of(report) == text_of(whole()));
    CHECK(to_json(report) == to_json(whole()));
}

TEST_CASE("shards put together in any order are the whole run") {
    const Report report = merge(std::vector<Part>{part(3, 3), part(1, 3), part(2, 3)});
    CHECK(text_of(report) == text_of(whole()));
    CHECK(to_json(report) == to_json(whole()));
}

TEST_CASE("a report is read back equal") {
    const Report report = from_json(to_json(whole()), "whole.json");
    CHECK(report.groups == whole().groups);
    CHECK(to_json(report) == to_json(whole()));
}

TEST_CASE("the JSON has the rates beside the counts") {
    const Value all = save::from_json(to_json(whole()), "whole.json");
    const Value& mill = all.at("groups").at(1).at("chapters").at("01_the_mill");
    CHECK(*mill.at("chapters").at("played").integer() == 8);
    CHECK(mill.at("chapters").at("low").real() != nullptr);
    CHECK(*mill.at("turns").at("most").integer() >= *mill.at("turns").at("median").integer());
}

TEST_CASE("a merge says which part is wrong") {
    const Part one = part(1, 2);
    Part other = part(2, 2);
    CHECK(sentence({one}) == "shard 2 of 2 is missing: give the files of all shards");
    CHECK(sentence({one, one}) == "1.json and 1.json are both shard 1 of 2: give each shard once");
    other.report.seed = 2;
    CHECK(sentence({one, other}) ==
          "1.json and 2.json are parts of different runs: they cannot be put together");
}

TEST_CASE("what is no report is refused with a sentence") {
    CHECK_THROWS_AS(from_json("{}", "a.json"), save::Error);
    CHECK_THROWS_AS(from_json("{\"format\": 2, \"campaign\": 3}", "a.json"), save::Error);
    CHECK_THROWS_AS(from_json("[]", "a.json"), save::Error);
}

TEST_CASE("the figures agree with each other") {
    for (const Group& group : whole().groups)
        for (const auto& [id, chapter] : group.result.chapters) {
            const auto& shown = id;
            CAPTURE(shown);
            CHECK(chapter.turns.count() == chapter.chapters.played);
            CHECK(chapter.decisions.count() == chapter.chapters.played);
            CHECK(chapter.xp.count() == chapter.chapters.played * group.seats);
            std::int64_t heroes = 0;
            std::int64_t falls = 0;
            for (const auto& [_, hero] : chapter.heroes) {
                heroes += hero.chapters.played;
                falls += hero.falls;
            }
            CHECK(heroes == chapter.chapters.played * group.seats);
            CHECK(falls == chapter.all_falls());
            std::int64_t faced_turns = 0;
            for (const auto& [_, card] : chapter.faced) {
                CHECK(card.turns.count() == card.lost.count());
                CHECK(card.turns.count() == card.danger.played);
                CHECK(card.turns.least() > 0);
                for (const auto& [turns, times] : card.turns.counts())
                    faced_turns += turns * times;
            }
            CHECK(faced_turns > 0);
            CHECK(faced_turns <=
                  std::llround(chapter.turns.mean() * static_cast<double>(chapter.turns.count())));
            for (const auto& sold : chapter.bought)
                CHECK_MESSAGE(chapter.owned.contains(sold.first),
                              sold.first << " was bought " << sold.second << " times");
        }
}

TEST_CASE("the text fits 80 columns") {
    const std::string text = text_of(whole());
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = text.find('\n', from);
        CHECK_MESSAGE(end - from <= 80, text.substr(from, end - from));
        from = end + 1;
    }
}

TEST_CASE("rivals: wins by seat, points, and wins by what a seat had, in text, page and file") {
    save::DiskFiles files;
    Order order;
    order.campaign = "gauntlet";
    order.games = 12;
    order.least_seats = order.most_seats = 3;
    const Report report =
        tankard::rehearse::rehearse(play::read_content(files, source_folder(), "gauntlet"), order, nullptr);
    REQUIRE_FALSE(report.failed());
    const ChapterFigures& chapter = report.groups.front().result.chapters.at("classic");
    CHECK(chapter.seats.size() == 3);
    std::int64_t wins = 0;
    for (const auto& [seat, tally] : chapter.seats) {
        CHECK(tally.played == 12);
        wins += tally.won;
    }
    CHECK(wins >= 12);  // a shared first place is everybody's who shares it
    CHECK(chapter.points.count() == 36);
    const std::vector<RivalRow> rows = owned_of(chapter);
    REQUIRE(rows.size() > 5);
    for (std::size_t row = 1; row < rows.size(); ++row)
        CHECK(rows[row - 1].chapters.rate() >= rows[row].chapters.rate());
    const std::string text = text_of(report);
    for (const char* wanted : {"Seats in classic", "Had in classic", "Points of each"})
        CHECK_MESSAGE(text.find(wanted) != std::string::npos, wanted);
    for (const char* missing : {"Heroes at the end", "Heroes  "})
        CHECK_MESSAGE(text.find(missing) == std::string::npos, missing);
    CHECK(from_json(to_json(report), "a.json").groups == report.groups);
}
