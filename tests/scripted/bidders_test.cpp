// A small game wholly in Lua (tests/scripted/bidders), played through the interface of all rule sets.
#include "scripted/played.h"

#include <doctest/doctest.h>

using namespace tankard;

TEST_CASE("A thousand games end; one seed has one end, and so has each beat's bytes in a fresh host") {
    const Ruled ruled(files_of("bidders"));
    REQUIRE(ruled.first_problem() == "");
    std::uint64_t asked = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        CAPTURE(seed);
        const int seats = 2 + static_cast<int>(seed % 3);
        Played game(ruled, seats, seed);
        game.host = std::shared_ptr<script::Host>(ruled.loaded.get(), [](auto*) {});
        std::vector<std::uint64_t> hashes;
        do
            hashes.push_back(hash_of(game.table));
        while (game.beat());
        const std::uint64_t end = hash_of(game.table);
        asked += game.asked;
        CHECK(hashes.size() > 5);
        if (seed % 20 != 0) continue;
        Played again(ruled, seats, seed);
        REQUIRE(again.to_the_end());
        CHECK(hash_of(again.table) == end);
        Played other(ruled, seats, seed);
        for (const std::uint64_t hash : hashes) {
            REQUIRE(hash_of(other.table) == hash);
            other = other.resumed();
            REQUIRE(hash_of(other.table) == hash);
            other.beat();
        }
        CHECK(hash_of(other.table) == end);
        CHECK(ruled.rules->misfit(other.table) == "");
    }
    CHECK(asked > 10'000);
}
