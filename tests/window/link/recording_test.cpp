// Replays.
#include "window/link/recording.h"

#include "save/memory_files.h"
#include "window/fixture.h"

#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

TEST_CASE("a recording has a moment for every answer, and with another's eyes other hands") {
    using namespace tankard::play::test;
    play::Library& lib = library();
    save::MemoryFiles files;
    auto file = new_file(files, beginning(lib, 2, 2, 9, setting("hands", "closed")));
    play_until(lib, file, 40);
    const scene::Words words(lib, "en");
    const std::vector<Shot> mine = record(lib, words, file.tape(), seat_at(0));
    CHECK(mine.size() == file.tape().answers() + 1);
    const std::vector<Shot> others = record(lib, words, file.tape(), seat_at(1));
    REQUIRE(others.size() == mine.size());
    const auto hand = [](const Shot& shot, int seat) {
        for (const scene::Zone& zone : shot.scene.seats[static_cast<std::size_t>(seat)].zones)
            if (zone.kind == Name::of("hand")) return zone.seen;
        return false;
    };
    CHECK(hand(mine.back(), 0));
    CHECK(!hand(mine.back(), 1));
    CHECK(hand(others.back(), 1));
    CHECK(!hand(others.back(), 0));
    std::size_t told = 0;
    for (const Shot& shot : mine)
        told += shot.told.size();
    CHECK(told > 40);
}
