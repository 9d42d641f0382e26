// What a rule set in Lua says of a chapter as a whole: who sits down, how it ended, what heroes take along,
// and what companions think.
#include "scripted/played.h"

#include <algorithm>

#include <doctest/doctest.h>

using namespace tankard;

TEST_CASE("ranks, scores and what each hero takes along stand once the chapter is over") {
    const Ruled ruled(files_of("bidders"));
    REQUIRE(ruled.first_problem() == "");
    CHECK(ruled.rules->rivals());
    CHECK(ruled.rules->least_seats() == 2);
    CHECK(ruled.rules->most_seats() == 4);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        CAPTURE(seed);
        Played game(ruled, 3, seed);
        Door door(game);
        const auto match = ruled.rules->open({game.table, door, *game.host, ruled.settings});
        CHECK(match->ending() == Ending::running);
        game.host->begin_beat();
        while (match->beat())
            game.host->begin_beat();
        CHECK(match->ending() == Ending::alive);
        const Standings standings = match->standings();
        REQUIRE(standings.ranks.size() == 3);
        for (std::size_t one = 0; one < 3; ++one)
            for (std::size_t other = 0; other < 3; ++other)
                if (standings.ranks[one] < standings.ranks[other])
                    CHECK(standings.scores[one] >= standings.scores[other]);
        match->begin_closing();
        game.host->begin_beat();
        while (match->beat())
            game.host->begin_beat();
        const int points = standings.scores[0];
        CHECK(match->discharge(seat_at(0)).at("wins").integer() != nullptr);
        const Value gains = match->gains(seat_at(0));
        CHECK(*gains.at("purse").integer() == points / 10);
        CHECK(gains.at("titles").is_nil() == (points <= 20));
        CHECK(gains.at("section").is_nil());
    }
}

TEST_CASE("enlist is shown the sheet's common part and its section, before the table is set up") {
    const Ruled ruled(files_of("bidders"));
    Played game(ruled, 2, 1);
    Value section = Value::table();
    section.set("wins", 7);
    Value sheet = Value::table();
    sheet.set("name", "Berta");
    const Setup setup{intern("classic"), {{"Ann", section, false, sheet}, {"Bob", {}, true, {}}}, 3, {}};
    game.table = ruled.rules->set_up(setup, ruled.settings);
    game.beat();
    CHECK(*game.table.memory(seat_at(0)).at("name").text() == "Berta");
    CHECK(*game.table.memory(seat_at(1)).at("name").text() == "Bob");
    CHECK(game.table.get(seat_at(0), kind_named(game.table.catalogue().seat_counters, Name::of("luck"))) ==
          7);
}

TEST_CASE("thinking happens in hooks of its own: it changes neither the game nor where a game is cut") {
    const Ruled ruled(files_of("bidders"));
    const std::unique_ptr<script::Host> thinking = ruled.host();
    Played plain(ruled, 3, 5);
    REQUIRE(plain.to_the_end());
    Played watched(ruled, 3, 5);
    int advised = 0;
    watched.on_question = [&](const Question& question, const Table& table) {
        const std::uint64_t before = hash_of(table);
        for (int again = 0; again < 20; ++again) {
            const std::vector<int> scores = ruled.rules->advise(question, table, *thinking);
            CHECK(scores.size() == std::max<std::size_t>(1, question.options.size()));
            if (question.prompt == Name::of("bid"))
                for (const int score : scores)
                    CHECK(score > 0);
            const std::int32_t stands = ruled.rules->evaluate(table, seat_at(0), Ending::running, *thinking);
            CHECK(stands >= 0);
            CHECK(stands <= kCertain);
        }
        ++advised;
        CHECK(hash_of(table) == before);
    };
    REQUIRE(watched.to_the_end());
    CHECK(advised > 20);
    CHECK(hash_of(watched.table) == hash_of(plain.table));
    CHECK(watched.fingerprints == plain.fingerprints);
    CHECK(watched.host->peak_use() == plain.host->peak_use());
}
