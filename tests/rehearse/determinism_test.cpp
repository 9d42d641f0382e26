// The same games on one worker and on two, today and next year. The content is that of a golden save, so that
// only a change of the engine changes the golden hash; then look at why, and write down the new one
// (tests/golden/README.md).
#include "rehearse/rehearse.h"
#include "save/disk_files.h"
#include "save/loaded.h"

#include <doctest/doctest.h>

using namespace tankard;

namespace {

constexpr std::uint64_t kContent = 0x45137fa53765fa2d;
constexpr std::uint64_t kGames = 0xc3aa7e77eb099881;

save::Content golden_content() {
    save::DiskFiles files;
    const std::string path = TANKARD_SOURCE "/tests/golden/mid_chapter.tankard";
    return save::load(files.read(path), path).content;
}

std::uint64_t hash_of_games(const save::Content& content, int workers) {
    rehearse::Plan plan;
    plan.campaign = "black_water";
    plan.games = 5;
    plan.workers = workers;
    std::uint64_t mixed = 0;
    for (const play::Policy policy : {play::Policy::random, play::Policy::greedy}) {
        plan.policy = policy;
        for (plan.seats = 1; plan.seats <= 6; ++plan.seats) {
            const auto result = rehearse::run(content, plan);
            for (const auto& [seed, failure] : result.failures)
                FAIL_CHECK(plan.seats << " seats, seed " << seed << ": " << failure);
            mixed = mix(mixed, result.hash);
        }
    }
    return mixed;
}

}  // namespace

TEST_CASE("sixty games have their golden hash, on one worker and on two") {
    const save::Content content = golden_content();
    CHECK(fmt::format("{:016x}", content.hash()) == fmt::format("{:016x}", kContent));
    const std::uint64_t alone = hash_of_games(content, 1);
    CHECK(hash_of_games(content, 2) == alone);
    CHECK_MESSAGE(
        alone == kGames,
        fmt::format("the engine plays differently: if that was meant, the golden hash is now {:016x}",
                    alone));
}
