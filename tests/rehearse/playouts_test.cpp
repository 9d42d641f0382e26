// Whole campaigns, played by companions of both kinds with every party size, with all checks on
// (rehearse/checks.h): counts, life, the token, views, resume from bytes, undo. TANKARD_PLAYOUTS sets how
// many there are in all.
#include "rehearse/every_kind.h"
#include "save/disk_files.h"
#include "source.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <thread>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;

namespace {

constexpr int kPlayouts = 96;

int playouts() {
    const char* wanted = std::getenv("TANKARD_PLAYOUTS");
    return wanted != nullptr ? std::max(12, std::atoi(wanted)) : kPlayouts;
}

/// Half of the playouts, all with one kind of companions.
void play_out(play::Policy policy) {
    save::DiskFiles files;
    const save::Content content = play::read_content(files, source_folder(), "black_water");
    const rehearse::Plan all{.games = playouts() / 12,
                             .policy = policy,
                             .check = true,
                             .fresh_beats = 2,
                             .workers = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()))};
    std::string longest;
    std::uint32_t most = 0;
    int games = 0;
    std::int64_t chapters = 0;
    std::uint64_t decisions = 0;
    rehearse::test::run_every_party(
        content, all, [&](const rehearse::Plan& plan, const rehearse::Run& result) {
            CHECK(result.games == plan.games);
            games += result.games;
            for (const auto& [_, chapter] : result.chapters)
                chapters += chapter.chapters.played;
            decisions += result.decisions;
            if (result.longest <= most) return;
            most = result.longest;
            longest = fmt::format("{} answers ({} seats, seed {})", most, plan.seats, result.longest_seed);
        });
    CHECK(most <= 20'000);
    fmt::print("{} campaigns, {} chapters, {} decisions; the longest chapter has {}\n", games, chapters,
               decisions, longest);
}

}  // namespace

TEST_CASE("every campaign of random companions ends, and every check holds in all of it") {
    play_out(play::Policy::random);
}

TEST_CASE("every campaign of greedy companions ends, and every check holds in all of it") {
    play_out(play::Policy::greedy);
}
