// How the program ends when something is wrong: one sentence on standard error and status 1 for the user's
// input, 2 for wrong usage; and what happens to saves that a disk has damaged.
#include "command/program.h"
#include "play/content/library.h"
#include "play/session/session.h"

#include <fstream>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::command::test;

namespace {

std::string begun(const Folder& folder) {
    const Ended ended =
        run({"play", "black_water", "--seats", "2", "--seed", "5", "--saves", folder.path()}, "1\n\n");
    REQUIRE_MESSAGE(ended.status == 0, ended.complaints);
    return folder / "black_water-1.tankard";
}

std::string bytes_of(const std::string& path) {
    save::DiskFiles files;
    return files.read(path);
}

void overwrite(const std::string& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

}  // namespace

TEST_CASE("the end of the input saves and says how to go on") {
    Folder folder;
    const Ended ended =
        run({"play", "black_water", "--seats", "2", "--seed", "5", "--saves", folder.path()}, "1\n");
    CHECK(ended.status == 0);
    CHECK(ended.complaints.empty());
    CHECK(ended.printed.find("tankard resume " + folder.path()) != std::string::npos);
    const Ended resumed = run({"resume", "--saves", folder.path()});
    CHECK(resumed.status == 0);
    CHECK(resumed.printed.find("tankard resume " + folder.path()) != std::string::npos);
}

TEST_CASE("what stands behind one of the terminal's own words is taken, or refused with a sentence") {
    const Folder folder;
    const auto said = [&](const std::string& lines) {
        return run({"play", "black_water", "--players", "Anna,Ben", "--seed", "7", "--saves", folder.path()},
                   lines)
            .printed;
    };
    for (const std::string line :
         {"log -5", "log 0", "log some", "redo 0", "redo some", "undo 0", "undo some"}) {
        const std::string all = said("1\n1\n" + line + "\n");
        const std::string word = line.substr(0, line.find(' '));
        const std::string how = word == "log" ? "log 50" : word + " 3";
        CHECK_MESSAGE(all.find(how) != std::string::npos, line << ": " << all);
    }
    for (const std::string line : {"table 2", "cards x", "tale 1", "why 3", "always 1"})
        CHECK_MESSAGE(said("1\n1\n" + line + "\n").find("stands alone") != std::string::npos, line);
    CHECK(said("1\n1\nundo all\nredo 5\n").find("! ") == std::string::npos);
    CHECK(said("1\n1\nundo all\nredo all\nredo all\n").find("nothing to bring back") != std::string::npos);
    CHECK(said("1\n1\ngive 2 greedy\nsheet greedy\n").find("Nobody here has that name") != std::string::npos);
}

TEST_CASE("a square that is not on offer is refused with the reason, and why tells it of all of them") {
    Folder folder;
    const Ended ended = run({"play", "lords", "--terminal", "--players", "Anna,Ben", "--seats", "2", "--seed",
                             "5", "--saves", folder.path()},
                            "\n1 2\n1 2\n\n1\n5 1 2\n\n1\n5 1 2\n1\na1\nc1\nwhy\nb1\nb2\nwhy\nz9\n");
    const auto says = [&](const std::string& words) {
        CHECK_MESSAGE(ended.printed.find(words) != std::string::npos, words << ended.printed);
    };
    says("! Dig at a1: No tile of yours lies beside it.");
    says("! Dig at c1: There is a tile already.");
    says("! Dig at b2: It would make a square of four tiles.");
    says("Dig at a1, e1, a2,");
    CHECK(ended.printed.find("“z9”? That is no answer here. A number") !=
          std::string::npos);  // z9 is no square
}

TEST_CASE("wrong usage ends with status 2, wrong input with one sentence and status 1") {
    Folder folder;
    for (const auto& words :
         std::vector<std::vector<std::string>>{{"play", "--sets", "3"},
                                               {"dance"},
                                               {"play", "black_water", "--seats", "9"},
                                               {"play", "black_water", "--auto", "cleverly"},
                                               {"rehearse"}}) {
        const Ended ended = run(words);
        CHECK_MESSAGE(ended.status == 2, words.back());
        CHECK(!ended.complaints.empty());
    }
    const std::string saves = folder.path();
    for (const auto& words : std::vector<std::vector<std::string>>{
             {"play", "white_water", "--saves", saves},
             {"play", "../black_water", "--saves", saves},
             {"play", "black_water", "--saves", "/dev/full/x"},
             {"play", "black_water", "--saves", "/proc/nowhere"},
             {"play", "black_water", "--set", "undo", "--saves", saves},
             {"resume", "--saves", saves},
             {"resume", "nothing", "--saves", saves},
             {"replay", "nothing", "--saves", saves},
             {"branch", "nothing", "--answer", "3", "--saves", saves},
             {"import", "/dev/null/x", "--saves", saves},
             {"rehearse", "black_water", "--seats", "0-9"},
             {"--content", "/nowhere", "play", "black_water", "--saves", saves}}) {
        const Ended ended = run(words);
        std::string said;
        for (const std::string& word : words)
            said += word + " ";
        CHECK_MESSAGE(ended.status == 1, said);
        CHECK_MESSAGE(one_complaint(ended), said << "-> " << ended.complaints);
    }
}

TEST_CASE("help is a command too, and says what --help says") {
    CHECK(run({"help"}).printed == run({"--help"}).printed);
    CHECK(run({"help", "play"}).printed == run({"play", "--help"}).printed);
    const Ended wrong = run({"help", "plya"});
    CHECK(wrong.status == 2);
    CHECK(wrong.complaints.find("did you mean 'play'?") != std::string::npos);
}

TEST_CASE("a reader that has seen enough is no full disk") {
    Program program(
        {"-c", "{ sleep 0.3; " + binary() + " adventures --content " + source_folder() + "; } | true"},
        "/bin/sh");
    CHECK(program.finish() == 0);
    CHECK(program.complaints.empty());
}

TEST_CASE("what was typed wrong is told with what may have been meant, and what would be right") {
    const Folder folder;
    const std::string saves = folder.path();
    const struct {
        std::vector<std::string> words;
        std::string told;
    } slips[] = {
        {{"plya"}, "there is no command 'plya' ('tankard --help' lists them); did you mean 'play'?"},
        {{"play", "blak_water", "--saves", saves}, "did you mean 'black_water'?"},
        {{"play", "black_water", "--players", ",,", "--saves", saves}, "--players Anna,Ben"},
        {{"play", "black_water", "--players", "Ada,", "--saves", saves}, "--players Anna,Ben"},
        {{"play", "black_water", "--players", "Ada,Greedy", "--saves", saves}, "a kind of companion"},
        {{"play", "black_water", "--seed", "18446744073709551616"}, "from 0 to 18446744073709551615"},
        {{"play", "set_menu", "--seats", "2", "--set", "lords.gaem=first", "--saves", saves},
         "did you mean 'game'?"},
        {{"play", "set_menu", "--seats", "2", "--set", "lord.game=first", "--saves", saves},
         "under rules called 'lord'; there are"},
        {{"play", "set_menu", "--seats", "2", "--set", "gauntlet.foo=1", "--saves", saves},
         "gauntlet: there is no setting 'foo'; there are hive, "},
        {{"play", "lords", "--seats", "2", "--set", "foo=1", "--saves", saves},
         "there are game, four_share, "},
        {{"play", "lords", "--set", "foo=1", "--saves", saves}, "there are game, four_share, "},
        {{"play", "black_water", "--seats", "2", "--players", ",,,", "--saves", saves}, "--players Anna,Ben"},
        {{"play", "lords", "--colour", "red"}, "nothing is known here of '--colour red'"},
        {{"play", "lords", "--sed", "3"}, "did you mean '--seed'?"},
        {{"play", "black_water", "--size", "100x100", "--terminal", "--saves", saves}, "--size"},
        {{"play", "black_water", "--size", "100x100", "--saves", saves}, "from 640x400 on"},
        {{"resume", "--size", "big", "--saves", saves}, "from 640x400 on"},
        {{"chronicle", "--out", "x.jpg", "--saves", saves}, "ends in .txt"},
        {{"chronicle", "--out", "story", "--saves", saves}, ".png"},
        {{"pictures", "beer", "--out", "x.jpg"}, "ends in .html"},
        {{}, "tankard play black_water --auto greedy"},
        {{"rehearse", "set_menu", "--set", "fighter.difficulty=easy,esy"}, "one of easy, normal, infernal"},
        {{"rehearse", "black_water", "--seed", "-1"}, "from 0 to 18446744073709551615"},
        {{"throws", "--seed", "7x"}, "from 0 to 18446744073709551615"},
    };
    for (const auto& slip : slips) {
        const Ended ended = run(slip.words);
        CHECK(ended.status != 0);
        CHECK_MESSAGE(ended.complaints.find(slip.told) != std::string::npos, ended.complaints);
        CHECK(ended.printed.empty());
    }
    CHECK(!fs::exists(folder / "black_water-1.tankard"));
    const Ended whole = run({"play", "black_water", "--seed", "18446744073709551615", "--seats", "2",
                             "--auto", "greedy", "--saves", saves});
    CHECK_MESSAGE(whole.status == 0, whole.complaints);
}

TEST_CASE("a setting of any rule set that a campaign plays under can be chosen") {
    const Folder folder;
    const Ended ended = run({"play", "set_menu", "--seats", "2", "--set", "fighter.difficulty=normal",
                             "--set", "undo=free", "--saves", folder.path()});
    REQUIRE_MESSAGE(ended.status == 0, ended.complaints);
    const std::string path = folder / "set_menu-1.tankard";
    const std::string bytes = bytes_of(path);
    const save::Loaded loaded = save::load(bytes, path);
    const play::Library library(loaded.content, "set_menu");
    const Value settings = play::read_state(library, *loaded.tape.root()).settings;
    CHECK(settings.at("fighter").at("difficulty") == Value("normal"));
    CHECK(settings.at("undo") == Value("free"));
}

TEST_CASE("a folder that cannot be written is one sentence") {
    if (::geteuid() == 0) return;  // root may write everywhere
    Folder folder;
    fs::permissions(folder.path(), fs::perms::owner_read | fs::perms::owner_exec);
    const Ended ended = run({"play", "black_water", "--saves", folder.path()});
    CHECK(ended.status == 1);
    CHECK_MESSAGE(one_complaint(ended), ended.complaints);
}

TEST_CASE("a damaged save is a row of the list, and opening it goes on or is one sentence") {
    Folder folder;
    const std::string path = begun(folder);
    const std::string whole = bytes_of(path);
    const std::vector<std::pair<std::string, std::string>> wrecks{
        {"cut in its middle", whole.substr(0, whole.size() / 2)},
        {"cut at its end", whole.substr(0, whole.size() - 5)},
        {"a flipped byte in its middle",
         [&] {
             std::string bad = whole;
             bad[bad.size() / 2] ^= 0x20;
             return bad;
         }()},
        {"a flipped byte at its end",
         [&] {
             std::string bad = whole;
             bad[bad.size() - 3] ^= 0x20;
             return bad;
         }()},
        {"a flipped byte at its beginning",
         [&] {
             std::string bad = whole;
             bad[3] ^= 0x20;
             return bad;
         }()},
        {"zeros behind it", whole + std::string(500, '\0')},
        {"zeros", std::string(2000, '\0')},
        {"nothing", ""},
        {"no save", "Dear diary"},
        {"only its header", whole.substr(0, 36)},
    };
    for (const auto& wreck : wrecks) {
        const std::string& bytes = wreck.second;
        CAPTURE(wreck.first);
        Folder other;
        overwrite(other / "wreck.tankard", bytes);
        const Ended listed = run({"saves", "--saves", other.path()});
        CHECK(listed.status == 0);
        CHECK(listed.printed.find("wreck.tankard") != std::string::npos);
        const Ended resumed = run({"resume", "wreck", "--saves", other.path()}, "1\n1\n");
        CHECK_MESSAGE((resumed.status == 0 || (resumed.status == 1 && one_complaint(resumed))),
                      resumed.complaints);
        const Ended replayed = run({"replay", "wreck", "--saves", other.path()});
        CHECK_MESSAGE((replayed.status == 0 || (replayed.status == 1 && one_complaint(replayed))),
                      replayed.complaints);
    }
    CHECK(bytes_of(path) == whole);
}

TEST_CASE("where no save can be opened it is not said that there is none") {
    Folder folder;
    overwrite(folder / "wreck.tankard", std::string(2000, '\0'));
    const Ended resumed = run({"resume", "--saves", folder.path()});
    CHECK(resumed.status == 1);
    CHECK_MESSAGE(one_complaint(resumed), resumed.complaints);
    CHECK_MESSAGE(resumed.complaints.find("can be opened: 'tankard saves'") != std::string::npos,
                  resumed.complaints);
}

TEST_CASE("a save whose copy of the adventure is damaged goes on with the same one that is installed") {
    Folder folder;
    const std::string path = begun(folder);
    const std::string whole = bytes_of(path);
    const save::Loaded loaded = save::load(whole, path);
    std::string bad = whole;
    for (const save::Chunk& chunk : loaded.reading.chunks)
        if (chunk.type == save::kSpareType)
            for (std::size_t at = 0; at < chunk.stored.size(); at += 50)
                bad[chunk.offset + save::kChunkHead + at] ^= 1;
    overwrite(path, bad);
    const Ended listed = run({"saves", "--saves", folder.path()});
    CHECK_MESSAGE(listed.printed.find("its copy of the adventure") != std::string::npos, listed.printed);
    CHECK(listed.printed.find("DAMAGED") == std::string::npos);
    CHECK(run({"chronicle", "--saves", folder.path()}).status == 0);
    CHECK(run({"replay", "--saves", folder.path()}).status == 0);
    CHECK(bytes_of(path) == bad);
    const Ended resumed = run({"resume", "--saves", folder.path()}, "1\n");
    CHECK_MESSAGE(resumed.status == 0, resumed.complaints);
    CHECK(!save::load(bytes_of(path), path).damage);
}

TEST_CASE("a save that was cut right after its creation is one sentence") {
    Folder folder;
    const std::string path = begun(folder);
    const std::string whole = bytes_of(path);
    const save::Loaded loaded = save::load(whole, path);
    for (std::size_t at = 0; at < loaded.records.size(); ++at) {
        const auto* root = std::get_if<save::SnapshotRecord>(&loaded.records[at]);
        if (root == nullptr) continue;
        REQUIRE(at > 0);
        overwrite(path, whole.substr(0, loaded.ends[at - 1]));
        break;
    }
    const Ended resumed = run({"resume", "--saves", folder.path()});
    CHECK(resumed.status == 1);
    CHECK_MESSAGE(one_complaint(resumed), resumed.complaints);
}
