// `--watch` in the real program: files are changed while it waits, as editors change them, and the game goes
// on.
#include "command/program.h"
#include "source.h"

#include <fstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::command::test;

namespace {

const std::string kFog = "adventures/black_water/cards/18_choking_fog.lua";

/// A copy of the content, and a game at the fog's first question.
class Desk : public Copy {
 public:
    std::vector<std::string> words(std::vector<std::string> more) const {
        std::vector<std::string> all{"--content", path()};
        all.insert(all.end(), more.begin(), more.end());
        all.insert(all.end(), {"--saves", *this / "saves"});
        return all;
    }
    std::vector<std::string> at_the_fog() const {
        return words({"play", "black_water", "--card", "18", "--hero", "mage", "--flag", "shelf", "--players",
                      "Anna", "--seed", "7", "--watch"});
    }
    /// As editors do it that keep the old file until the new one is whole.
    void rename_over(const std::string& file, const std::string& bytes) const {
        write(file + "~", bytes);
        fs::rename(*this / (file + "~"), *this / file);
    }
};

/// Waits until this is printed, behind what was waited for before.
struct Watching {
    Program& program;
    std::size_t from = 0;

    void until(const std::string& piece) {
        std::size_t found = std::string::npos;
        const bool there = program.read_until([&](const std::string& printed) {
            found = printed.find(piece, from);
            return found != std::string::npos;
        });
        REQUIRE_MESSAGE(there,
                        "no '" << piece << "' in: " << program.printed.substr(from) << program.complaints);
        from = found + piece.size();
    }
};

/// The program at the fog's question, which has been read.
struct AtTheFog {
    Desk desk;
    Program program{desk.at_the_fog()};
    Watching reader{program};

    AtTheFog() {
        program.type("");
        reader.until("exactly 2");
    }
};

}  // namespace

TEST_CASE("a saved file is taken in while the game waits: renamed over, and written in pieces") {
    AtTheFog game;
    auto& [desk, program, reader] = game;
    desk.rename_over(kFog,
                     desk.with(kFog, "turn.hero:discard(2)", "log('fog', turn.hero) turn.hero:discard(2)"));
    reader.until("The change is in: 18_choking_fog.lua");
    reader.until("exactly 2");
    {
        const std::string whole = desk.with(kFog, "log('fog'", "log('mist'");
        std::ofstream pieces(desk.path() + "/" + kFog, std::ios::trunc);
        pieces << whole.substr(0, 100) << std::flush;
        ::usleep(120'000);
        pieces << whole.substr(100);
    }
    reader.until("The change is in: 18_choking_fog.lua");
    reader.until("exactly 2");
    program.type("1x2");
    reader.until("Your turn");
    program.type("undo");
    reader.until("exactly 2");
    CHECK(program.finish() == 0);
    CHECK(program.printed.find("cannot be played") == std::string::npos);
    const Ended replayed = run(desk.words({"replay", "black_water-bench-1"}));
    CHECK_MESSAGE(replayed.status == 0, replayed.complaints);
}

TEST_CASE("a file with a mistake is told as check tells it, and the game goes on; mended, it is taken in") {
    AtTheFog game;
    auto& [desk, program, reader] = game;
    const std::string good = desk.text(kFog);
    desk.write(kFog, desk.with(kFog, "turn.hero:discard(2)", "turn.hero:discard(2"));
    reader.until("It cannot be played yet");
    reader.until("18_choking_fog.lua:12:");
    program.type("1x2");
    reader.until("Your turn");
    desk.write(kFog, good + "\n-- better\n");
    reader.until("The change is in: 18_choking_fog.lua");
    reader.until("Your turn");
    CHECK(program.finish() == 0);
}

TEST_CASE("a change that makes the game ask otherwise: keep, go back to there, or stay here") {
    AtTheFog game;
    auto& [desk, program, reader] = game;
    program.type("1x2");
    reader.until("Your turn");
    const std::string three = desk.with(kFog, "discard(2)", "discard(3)");
    desk.write(kFog, three);
    reader.until("asks otherwise at answer 2 of 2");
    reader.until("iscard 2 cards");
    reader.until("answered: Discard the");
    reader.until("iscard 3 cards");
    reader.until("3 Keep");
    program.type("3");
    program.type("table");
    reader.until("Your turn");
    desk.write(kFog, three + "\n");
    reader.until("3 Keep");
    program.type("2");
    reader.until("The change is in");
    reader.until("exactly 3");
    program.type("1x3");
    reader.until("Your turn");
    desk.write(kFog, desk.with(kFog, "discard(3)", "discard(1)"));
    reader.until("3 Keep");
    program.type("1");
    reader.until("The change is in");
    reader.until("Your turn");
    CHECK(program.finish() == 0);
    const Ended resumed = run(desk.words({"resume", "black_water-bench-1"}));
    CHECK_MESSAGE(resumed.printed.find("Your turn") != std::string::npos, resumed.printed);
    const Ended replayed = run(desk.words({"replay", "black_water-bench-1"}));
    CHECK_MESSAGE(replayed.status == 0, replayed.complaints);
}

TEST_CASE("a script that fails in play is mended where it stands, and the game goes on by itself") {
    Desk desk;
    desk.write(kFog, desk.with(kFog, "turn.hero:discard(2)", "turn.hero:discrad(2)"));
    Program program(desk.at_the_fog());
    Watching reader{program};
    program.type("");
    reader.until("discrad");
    reader.until("Or mend the file");
    desk.rename_over(kFog, desk.with(kFog, "discrad", "discard"));
    reader.until("The change is in: 18_choking_fog.lua");
    reader.until("exactly 2");
    CHECK(program.finish() == 0);
}

TEST_CASE("resume --watch takes in what has changed since, and a new file is noticed") {
    Desk desk;
    run(desk.words({"play", "black_water", "--players", "Anna", "--seed", "7"}), "7\n");
    desk.write(kFog, desk.text(kFog) + "\n-- better\n");
    Program program(desk.words({"resume", "--watch"}));
    Watching reader{program};
    reader.until("The change is in: 18_choking_fog.lua");
    reader.until("Enter to go on");
    desk.write("adventures/black_water/cards/99_new.lua", "return adventure_card { number = 99, xp = 1 }\n");
    reader.until("have other numbers");
    program.type("1");
    reader.until("The change is in: 99_new.lua");
    reader.until("Enter to go on");
    CHECK(program.finish() == 0);
    CHECK(program.printed.find("--mended") == std::string::npos);
}

TEST_CASE("after a change the log still knows what happened") {
    AtTheFog game;
    auto& [desk, program, reader] = game;
    program.type("1x2");
    reader.until("Your turn");
    desk.write(kFog, desk.text(kFog) + "\n");
    reader.until("The change is in");
    reader.until("A number or words");
    program.type("log 50");
    reader.until("PLEASE USE STAIRS");
    reader.until("Choking Fog");
    CHECK(program.finish() == 0);
}
