// Preferences.
#include "window/screens/preferences.h"

#include "save/memory_files.h"

#include <cstddef>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;

TEST_CASE("preferences are kept; a damaged file is as good as none, and numbers stay within their limits") {
    save::MemoryFiles files;
    Preferences mine;
    for (std::size_t which = 0; which < 6; ++which)
        change(mine, which);
    mine.language = "it";
    write_preferences(files, "saves", mine);
    CHECK(read_preferences(files, "saves") == mine);
    files.put("saves/settings.json", "{ \"text_percent\": 4000, \"volume\": -3, \"pace\": \"soon\" }");
    const Preferences bounded = read_preferences(files, "saves");
    CHECK(bounded.text_percent == 200);
    CHECK(bounded.volume == 0);
    CHECK(bounded.pace == 1);
    files.put("saves/settings.json", "{ torn");
    CHECK(read_preferences(files, "saves") == Preferences());
}

TEST_CASE("every preference comes round to where it was") {
    for (std::size_t which = 0; which < 6; ++which) {
        Preferences now;
        int steps = 0;
        do {
            change(now, which);
        } while (!(now == Preferences()) && ++steps < 20);
        CHECK(steps < 20);
    }
}
