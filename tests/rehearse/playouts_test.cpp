// Whole campaigns, played by companions of both kinds with every party size, with all checks on
// (rehearse/checks.h): counts, life, the token, views, resume from bytes, undo. TANKARD_PLAYOUTS sets how
// many there are in all.
#include "rehearse/rehearse.h"
#include "save/disk_files.h"

#include <cstdlib>
#include <thread>

#include <doctest/doctest.h>

using namespace tankard;

namespace {

constexpr int kPlayouts = 96;

int playouts() {
    const char* wanted = std::getenv("TANKARD_PLAYOUTS");
    return wanted != nullptr ? std::max(12, std::atoi(wanted)) : kPlayouts;
}

}  // namespace

TEST_CASE("every campaign ends, and every check holds in all of it") {
    save::DiskFiles files;
    const save::Content content = play::read_content(files, TANKARD_SOURCE, "black_water");
    rehearse::Plan plan;
    plan.campaign = "black_water";
    plan.check = true;
    plan.games = playouts() / 12;
    plan.fresh_beats = 2;
    plan.workers = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    std::string longest;
    std::uint32_t most = 0;
    int games = 0;
    std::int64_t chapters = 0;
    std::uint64_t decisions = 0;
    for (const play::Policy policy : {play::Policy::random, play::Policy::greedy}) {
        plan.policy = policy;
        for (plan.seats = 1; plan.seats <= 6; ++plan.seats) {
            const auto result = rehearse::run(content, plan);
            for (const auto& [seed, failure] : result.failures)
                FAIL_CHECK(plan.seats << " seats, seed " << seed << ": " << failure);
            CHECK(result.games == plan.games);
            games += result.games;
            for (const auto& [_, chapter] : result.chapters)
                chapters += chapter.chapters.played;
            decisions += result.decisions;
            if (result.longest <= most) continue;
            most = result.longest;
            longest = fmt::format("{} answers ({}, {} seats, seed {})", most,
                                  policy == play::Policy::random ? "random" : "greedy", plan.seats,
                                  result.longest_seed);
        }
    }
    CHECK(most <= 20'000);
    fmt::print("{} campaigns, {} chapters, {} decisions; the longest chapter has {}\n", games, chapters,
               decisions, longest);
}
