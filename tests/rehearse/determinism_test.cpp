// The same games on one worker and on two, today and next year. The content is that of a golden save, so that
// only a change of the engine changes the golden hash; then look at why, and write down the new one
// (tests/golden/README.md).
#include "rehearse/every_kind.h"
#include "save/disk_files.h"
#include "save/loaded.h"
#include "source.h"

#include <cstdint>
#include <string>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;

namespace {

constexpr std::uint64_t kContent = 0x45137fa53765fa2d;
constexpr std::uint64_t kGames = 0xd4dcc8d3489c6dab;

save::Content golden_content() {
    save::DiskFiles files;
    const std::string path = source_folder("/tests/golden/mid_chapter.tankard");
    return save::load(files.read(path), path).content;
}

std::uint64_t hash_of_games(const save::Content& content, int workers) {
    std::uint64_t mixed = 0;
    rehearse::test::run_every_kind(
        content, {.games = 5, .workers = workers},
        [&](const rehearse::Plan&, const rehearse::Run& result) { mixed = mix(mixed, result.hash); });
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
