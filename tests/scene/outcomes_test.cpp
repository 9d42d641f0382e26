// What a deed came to, as a page: fights of the twisting dungeon, battles of the lords.
#include "scene/outcomes.h"

#include "play/fixture.h"
#include "scene/deeds.h"

#include <algorithm>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::play::test;
using scene::Outcomes;
using scene::Passage;

namespace {

/// A game, its pages, and what was told of its fights besides.
struct OutcomeReader {
    OutcomeReader(const char* game, int persons, int seats, std::uint64_t seed, std::uint32_t answers)
        : with(library_of(game)), words(with, "en"), stage(with, words) {
        evening.emplace(with, tape_of(beginning(with, persons, seats, seed)), nullptr, play::Policy::greedy);
        evening->people.quit_at = answers;
        evening->people.heard = [this](const Event& event) {
            const campaign::State& state = evening->session.state();
            const std::string line = words.told(event, state);
            told.emplace_back(event.name, line);
            if (event.name == intern("log.totals"))
                totals.emplace_back(scene::slot_of(event, intern("n")).as_number(),
                                    scene::slot_of(event, intern("total")).as_number());
            if (auto over = outcomes.heard(event, line, stage, with, state)) read.push_back(*std::move(over));
        };
        evening->people.instead = [this](const Question&,
                                         const campaign::State& state) -> std::optional<play::Reply> {
            if (auto over = outcomes.take(stage, state)) read.push_back(*std::move(over));
            return std::nullopt;
        };
        evening->session.run();
    }
    /// The sentences of that name.
    std::vector<std::string> lines(const char* key) const {
        std::vector<std::string> all;
        for (const auto& [name, line] : told)
            if (name == intern(key)) all.push_back(line);
        return all;
    }

    play::Library with;
    scene::Words words;
    scene::Stage stage;
    std::optional<Evening> evening;
    Outcomes outcomes;
    std::vector<std::pair<Name, std::string>> told;
    std::vector<std::pair<std::int64_t, std::int64_t>> totals;
    std::vector<Passage> read;
};

bool has(const Passage& page, const std::string& line) {
    return std::find(page.paragraphs.begin(), page.paragraphs.end(), line) != page.paragraphs.end();
}

}  // namespace

TEST_CASE("each fight of the twisting dungeon is a page: who, with what, and what it came to") {
    std::size_t fights = 0;
    std::size_t wounded = 0;
    std::size_t gone = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const OutcomeReader game("twister", 2, 2, seed, 1200);
        CAPTURE(seed);
        REQUIRE(game.read.size() == game.totals.size());
        for (std::size_t i = 0; i < game.read.size(); ++i) {
            const Passage& page = game.read[i];
            REQUIRE(page.duel);
            CHECK(page.deed);
            CHECK(page.duel->from.sum == game.totals[i].first);
            CHECK(page.duel->to.sum == game.totals[i].second);
            REQUIRE(page.verdict < page.paragraphs.size());
            CHECK((page.duel->from.sum == page.duel->to.sum) ==
                  (page.paragraphs[page.verdict] == "Nobody gives way."));
            for (const scene::Duel::Side* side : {&page.duel->from, &page.duel->to}) {
                int had = 0;
                int added = 0;
                REQUIRE(std::sscanf(side->made_of.c_str(), "%d + %d", &had, &added) == 2);
                CHECK(had + added == side->sum);
            }
            CHECK(page.duel->from.token.owner != page.duel->to.token.owner);
            CHECK(page.title.find(page.duel->from.token.face.name) != std::string::npos);
            CHECK_FALSE(page.title.ends_with('.'));
            for (const std::string& line :
                 page.paragraphs)  // the sums stand there, but for what else is in them
                CHECK((line.find(" adds a ") == std::string::npos || line.find('+') != std::string::npos));
            CHECK(has(page, "Nobody gives way.") == (game.totals[i].first == game.totals[i].second));
            // Who has less is hurt, or gone; nobody else is, unless they were before.
            const scene::Duel::Side& less =
                page.duel->from.sum < page.duel->to.sum ? page.duel->from : page.duel->to;
            if (page.duel->from.sum != page.duel->to.sum && less.token.card == page.duel->to.token.card) {
                CHECK((less.gone || !less.token.hurt.empty()));
                wounded += less.gone ? 0 : 1;
                gone += less.gone ? 1 : 0;
            }
            ++fights;
        }
    }
    CHECK(fights > 10);
    CHECK(wounded > 0);
    CHECK(gone > 0);
}

TEST_CASE("a battle of the lords is a page when it is over, for a person and not for a companion") {
    const OutcomeReader game("lords", 2, 3, 5, 3000);
    const std::vector<std::string> begun = game.lines("log.battle");
    CHECK(!begun.empty());
    const auto of = [&](const char* player) {
        return std::count_if(begun.begin(), begun.end(),
                             [&](const std::string& line) { return line.find(player) != std::string::npos; });
    };
    REQUIRE(of("player 3") > 0);
    CHECK(static_cast<std::ptrdiff_t>(game.read.size()) == of("player 1") + of("player 2"));
    for (const Passage& page : game.read) {
        CHECK(page.deed);
        CHECK_FALSE(page.duel);
        CHECK(page.title.find("player 3") == std::string::npos);
        REQUIRE(!page.paragraphs.empty());
        const std::string& last = page.paragraphs.back();
        const bool ends = last.starts_with("Still on their feet: ") || last.starts_with("Nobody is left");
        CHECK(ends);
    }
}

TEST_CASE("the page of a battle says of each guest what was left of them before and is now") {
    std::size_t hurt = 0;
    std::size_t gone = 0;
    for (const std::uint64_t seed : {5, 6, 7}) {
        const OutcomeReader game("lords", 2, 3, seed, 3000);
        REQUIRE(!game.read.empty());
        for (const Passage& page : game.read) {
            REQUIRE(!page.fared.empty());
            std::size_t stand = 0;
            for (const scene::Fared& each : page.fared) {
                CAPTURE(each.token.face.name);
                CHECK(each.before.amount > 0);
                CHECK(each.before.name == intern("health"));
                CHECK((each.after == 0) == each.gone);
                hurt += !each.gone && each.after < each.before.amount ? 1 : 0;
                gone += each.gone ? 1 : 0;
                stand += each.gone ? 0 : 1;
            }
            const std::string& last = page.paragraphs.back();
            if (stand > 0) CHECK(last == fmt::format("Still on their feet: {}.", stand));
            CHECK((stand == 0) == last.starts_with("Nobody is left"));
        }
    }
    CHECK(hurt > 0);
    CHECK(gone > 0);
}
