// Dice thrown in the real window, by keys and by mouse, and one told by hand; the journal plays again in the
// terminal to the same hash.
#include "window/real_window.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;
using command::test::Folder;

namespace {

/// The display is 1920 x 1080, the window 1280 x 720 in its middle.
constexpr int kX = 320;
constexpr int kY = 180;

const Spot* spot(const Seen& seen, Does does, std::int64_t number) {
    const auto found = std::find_if(seen.spots.begin(), seen.spots.end(), [&](const Spot& each) {
        return each.does == does && each.number == number;
    });
    return found != seen.spots.end() ? &*found : nullptr;
}

/// The other way to throw is offered, on a throw's page and on the table.
bool asks_throw(const Seen& seen) {
    return spot(seen, Does::command, static_cast<std::int64_t>(Command::throwing)) != nullptr;
}
bool aims(const Seen& seen) { return asks_throw(seen) && spot(seen, Does::slide, 1) != nullptr; }

}  // namespace

TEST_CASE("dice thrown in the window are the terminal's dice: same journal, same hash") {
    const Server server;
    const Folder folder;
    std::filesystem::create_directories(folder / "saves");
    std::ofstream(folder / "saves/settings.json") << R"({"pace": 0, "reduced_motion": true})";
    Player player({"play", "fighter", "--players", "Ada", "--seats", "1", "--seed", "3", "--window", "--size",
                   "1280x720", "--saves", folder / "saves"},
                  kX, kY);
    int thrown = 0;
    int told = 0;
    for (int pages = 0; pages < 400 && (thrown < 4 || told < 1); ++pages) {
        const auto seen = player.look();
        REQUIRE(seen);
        if (aims(*seen)) {
            if (thrown == 2 && told == 0) {
                player.key("t");  // a die of one's own
                continue;
            }
            if (++thrown % 2 == 0) {
                player.click(*spot(*seen, Does::settle, 0));
            } else {
                for (int i = 0; i < 9; ++i)
                    player.key("Up");
                player.key("Return");
            }
        } else if (asks_throw(*seen) && told == 1) {
            player.key("t");  // dice of one's own stay until they are put away
        } else if (asks_throw(*seen)) {
            const Spot* more = spot(*seen, Does::more, 0);
            REQUIRE(more != nullptr);
            player.click(*more);
            REQUIRE(player.look());
            REQUIRE(seen->picture.w > 0);
            player.click({.box = seen->picture});  // the target's middle: the die lies in the centre
            REQUIRE(player.look());
            player.key("d");
            ++told;
        } else {
            const auto choice = std::find_if(seen->spots.begin(), seen->spots.end(), [](const Spot& each) {
                return each.does == Does::choose || each.does == Does::settle || each.does == Does::pick;
            });
            REQUIRE(choice != seen->spots.end());
            player.click(*choice);
        }
    }
    CHECK(thrown >= 4);
    CHECK(told == 1);
    player.key("ctrl+q");
    CHECK(player.program().finish() == 0);
    // One bounce, the centre, no touch of the table, no icon.
    CHECK(save::DiskFiles().read(folder / "saves/fighter-1.tankard").find("1, 6, 0, 0") != std::string::npos);
    std::istringstream lines(player.program().printed);
    std::string last;
    for (std::string line; std::getline(lines, line);)
        if (line.size() == 16 && line.find_first_not_of("0123456789abcdef") == std::string::npos) last = line;
    REQUIRE(last.size() == 16);
    command::test::Program replay({"replay", "fighter-1", "--saves", folder / "saves"});
    CHECK(replay.finish() == 0);
    CHECK_MESSAGE(replay.printed.find(last) != std::string::npos, replay.printed);
}
