// A whole chapter in the real window by mouse, and another by keyboard; the journals play again in the
// terminal to the same hash.
#include "play/session/session.h"
#include "window/real_window.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

#include <SFML/Graphics/Image.hpp>
#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;
using command::test::Folder;

namespace {

constexpr float kPane = 985;  ///< pixels: what ends further right belongs to the question
constexpr float kBand = 60;   ///< what lies higher is the band's
constexpr int kMostPresses = 4000;
constexpr int kTakenBack = 3;

/// The display is 1920 x 1080, the window 1280 x 720 in its middle.
constexpr int kX = 320;
constexpr int kY = 180;

struct Evening {
    Server server;
    Folder folder;

    Evening() {
        std::filesystem::create_directories(folder / "saves");
        std::ofstream(folder / "saves/settings.json") << R"({"pace": 0, "reduced_motion": true})";
    }
    std::vector<std::string> words() const {
        return {"play",     "black_water", "--players", "Ada",     "--seats",       "2", "--seed", "11",
                "--window", "--size",      "1280x720",  "--saves", folder / "saves"};
    }
    bool chapter_over() const { return std::filesystem::exists(folder / "saves/heroes"); }

    /// Leaves the window and plays the journal in the terminal.
    void same_hash(Player& player) const {
        player.key("ctrl+q");
        CHECK(player.program().finish() == 0);
        std::istringstream lines(player.program().printed);
        std::string last;
        for (std::string line; std::getline(lines, line);)
            if (line.size() == 16 && line.find_first_not_of("0123456789abcdef") == std::string::npos)
                last = line;
        REQUIRE(last.size() == 16);
        command::test::Program replay({"replay", "black_water-1", "--saves", folder / "saves"});
        CHECK(replay.finish() == 0);
        CHECK_MESSAGE(replay.printed.find(last) != std::string::npos, replay.printed);
    }
};

/// In the list of answers, not in the band.
bool takes_back(const std::vector<Spot>& spots) {
    return std::any_of(spots.begin(), spots.end(), [](const Spot& spot) {
        return spot.does == Does::command && spot.number == static_cast<std::int64_t>(Command::undo) &&
               spot.box.y > kBand;
    });
}

bool answers(const Spot& spot) {
    return spot.does == Does::choose || spot.does == Does::settle || spot.does == Does::pick;
}

}  // namespace

TEST_CASE("a whole chapter by mouse: choices, cards on the table, the log, taking back") {
    Evening table;
    Player player(table.words(), kX, kY);
    Stream chance(5, 1);
    int presses = 0;
    int cards = 0;
    int undone = 0;
    while (presses++ < kMostPresses && !table.chapter_over()) {
        const auto seen = player.look();
        REQUIRE_MESSAGE(seen, player.program().complaints);
        std::vector<Spot> open;
        std::vector<Spot> others;
        std::vector<Spot> lying;  // cards that may be chosen where they lie
        for (const Spot& spot : seen->spots) {
            if (answers(spot)) open.push_back(spot);
            if (spot.does == Does::choose && spot.box.right() < kPane) lying.push_back(spot);
            const bool on_table = spot.does == Does::narrow && spot.number != 0;
            if (on_table || (spot.does == Does::command && undone < 4 && chance.below(8) == 0))
                others.push_back(spot);
        }
        REQUIRE(!open.empty());
        Spot pressed = open[chance.below(static_cast<std::uint32_t>(open.size()))];
        if (!lying.empty() && chance.below(3) == 0)
            pressed = lying[chance.below(static_cast<std::uint32_t>(lying.size()))];
        // Marking and taking back for ever ends nothing: what can be settled often is.
        for (const Spot& spot : open)
            if (spot.does == Does::settle && chance.below(2) == 0) pressed = spot;
        if (!others.empty() && chance.below(6) == 0)
            pressed = others[chance.below(static_cast<std::uint32_t>(others.size()))];
        cards += pressed.does == Does::narrow || (pressed.does == Does::choose && pressed.box.right() < kPane)
                     ? 1
                     : 0;
        undone += pressed.does == Does::command ? 1 : 0;
        player.click(pressed);
    }
    CHECK(table.chapter_over());
    CHECK(cards > 10);
    CHECK(undone > 0);
    player.rest();
    table.same_hash(player);
}

TEST_CASE("a whole chapter by keyboard alone: numbers, arrows, Enter, letters") {
    Evening table;
    Player player(table.words(), kX, kY);
    player.rest();
    Stream chance(6, 1);
    int presses = 0;
    int by_arrows = 0;
    int taken_back = 0;
    while (presses++ < kMostPresses && !table.chapter_over()) {
        const auto seen = player.look();
        REQUIRE(seen);
        if (taken_back < kTakenBack && takes_back(seen->spots)) {
            ++taken_back;
            player.key("Escape");
            const auto after = player.look();
            REQUIRE(after);
            CHECK_FALSE(takes_back(after->spots));
            continue;
        }
        const std::vector<int>& numbers = seen->numbers;
        bool settles = false;
        bool confirms = false;
        bool picks = false;
        for (const Spot& spot : seen->spots) {
            settles = settles || (spot.does == Does::settle && (spot.number == 0 || spot.number == 2));
            confirms = confirms || (spot.does == Does::settle && (spot.number == 1 || spot.number == -1));
            picks = picks || spot.does == Does::pick;
        }
        if (picks) {
            player.key("Return");
        } else if (confirms) {
            player.key(chance.below(2) == 0 ? "y" : "n");
        } else if (settles && (numbers.empty() || chance.below(2) == 0)) {
            player.key("d");
        } else if (numbers.empty() || chance.below(3) == 0) {
            ++by_arrows;
            player.key("Down");
            player.key("Return");
        } else {
            const auto which = chance.below(static_cast<std::uint32_t>(numbers.size()));
            for (char digit : fmt::format("{}", numbers[which]))
                player.key(std::string(1, digit));
            player.key("Return");
        }
    }
    CHECK(table.chapter_over());
    CHECK(taken_back == kTakenBack);
    CHECK(by_arrows > 10);
    table.same_hash(player);
}

TEST_CASE("a chair is handed to a companion, a save point is set, and both are in the save") {
    Evening table;
    std::vector<std::string> words = table.words();
    words[3] = "Ada,Ben";
    Player player(words, kX, kY);
    player.rest();
    const auto press = [&](const std::string& key) {
        REQUIRE(player.look());
        player.key(key);
    };
    const auto pick = [&](std::int64_t entry) {
        const auto seen = player.look();
        REQUIRE(seen);
        for (const Spot& spot : seen->spots)
            if (spot.does == Does::pick && spot.number == entry) return player.click(spot);
        FAIL("nothing to pick");
    };
    press("1");  // the first hero for each, and the story's first page
    press("Return");
    press("1");
    press("Return");
    press("Return");
    press("Escape");  // the menu, whose keys are what its lines say
    press("s");
    for (const char* letter : {"h", "e", "r", "e"})
        press(letter);
    press("Return");
    press("Return");  // the notice that it is set
    press("m");
    press("g");
    pick(1);
    player.rest();
    press("ctrl+q");
    CHECK(player.program().finish() == 0);
    save::DiskFiles files;
    const std::string path = table.folder / "saves/black_water-1.tankard";
    const save::Loaded loaded = save::load(files.read(path), path);
    int handed = 0;
    int marked = 0;
    for (const save::Record& record : loaded.records) {
        handed += std::holds_alternative<save::HandoverRecord>(record) ? 1 : 0;
        const auto* mark = std::get_if<save::MarkRecord>(&record);
        marked += mark != nullptr && mark->name == "here" ? 1 : 0;
    }
    CHECK(handed == 1);
    CHECK(marked == 1);
}

TEST_CASE(
    "a campaign is begun by keyboard alone: chairs, a house rule, a seed; the save and the next evening "
    "know") {
    Evening table;
    const std::vector<std::string> words = {"play",     "--window", "--size",
                                            "1280x720", "--saves",  table.folder / "saves"};
    const auto begin = [&](bool again) {
        Player player(words, kX, kY);
        player.rest();
        const auto press = [&](const std::string& key) {
            REQUIRE(player.look());
            player.key(key);
        };
        press("2");  // new campaign: the first one
        press("1");
        if (again) {
            press("Return");
        } else {
            for (const char* letter : {"a", "d", "a"})
                press(letter);
            press("Down");
            press("Right");  // from a sensible companion to one who thinks ahead
            press("7");
            press("Right");  // house rules unfold
            press("8");
            press("Right");  // from normal to grim
            press("End");
            for (const char* digit : {"1", "1"})
                press(digit);
            press("Return");
        }
        press("ctrl+q");  // at the game's first question
        CHECK(player.program().finish() == 0);
        const std::string path =
            fmt::format("{}/black_water-{}.tankard", table.folder / "saves", again ? 2 : 1);
        save::DiskFiles files;
        return save::load(files.read(path), path);
    };
    for (const bool again : {false, true}) {
        const save::Loaded loaded = begin(again);
        CHECK(loaded.header.at("companions") == Value("greedy,search"));
        const auto library = play::Library(loaded.content, "black_water");
        REQUIRE(loaded.tape.root() != nullptr);
        const campaign::State state = play::read_state(library, *loaded.tape.root());
        REQUIRE(state.members.size() == 2);
        CHECK(state.members[0].player == "ada");
        CHECK(!state.members[0].companion);
        CHECK(state.members[1].companion);
        CHECK(state.settings.at("difficulty") == Value("grim"));
        CHECK((state.seed == 11) == !again);
    }
}

TEST_CASE(
    "a campaign as a picture: a whole PNG beside what was there; without a display none, in a sentence") {
    const Folder folder;
    const std::string saves = folder / "saves";
    const std::string out = folder / "story.png";
    const std::vector<std::string> words = {"chronicle", "--saves", saves, "--out", out};
    const auto ran = [](const std::vector<std::string>& with) {
        auto program = std::make_unique<command::test::Program>(with);
        static_cast<void>(program->finish());
        return program;
    };
    ran({"play", "black_water", "--seats", "2", "--seed", "8", "--auto", "greedy", "--saves", saves});
    std::ofstream(out) << "an older one";
    {
        const Server server;
        REQUIRE(ran(words)->complaints.empty());
    }
    save::DiskFiles files;
    CHECK(files.read(out) == "an older one");
    const std::string picture = files.read(folder / "story (2).png");
    REQUIRE(picture.starts_with("\x89PNG\r\n"));
    CHECK(picture.ends_with("IEND\xAE\x42\x60\x82"));
    sf::Image read;
    REQUIRE(read.loadFromMemory(picture.data(), picture.size()));
    CHECK(read.getSize().x == 1280);
    CHECK(read.getSize().y > 720);
    ::unsetenv("DISPLAY");
    const auto blind = ran(words);
    CHECK(blind->complaints.find("no picture without a display") != std::string::npos);
    CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 3);
}
