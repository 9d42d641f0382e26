// Bench games as authors begin them, and what they leave alone: the real campaign and its heroes.
#include "command/program.h"
#include "source.h"

#include <fstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::command::test;

namespace {

std::vector<std::string> bench_words(const Folder& folder, std::vector<std::string> more) {
    std::vector<std::string> words{"play", "black_water", "--saves", folder.path(), "--seed", "7"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

}  // namespace

TEST_CASE("a bench game begins at once in its chapter, with its hero, its card and its gift") {
    Folder folder;
    const Ended ended = run(bench_words(folder, {"--chapter", "02_the_ferry", "--card", "18,20", "--hero",
                                                 "mage", "--give", "hammer"}),
                            "\n\n\n");
    CHECK_MESSAGE(ended.status == 0, ended.complaints);
    CHECK(ended.printed.find("who will you be") == std::string::npos);
    CHECK_MESSAGE(ended.printed.find("Choking Fog") != std::string::npos, ended.printed);
    CHECK(ended.printed.find("Mage") != std::string::npos);
    CHECK(ended.printed.find("Hand: Hammer") != std::string::npos);
    CHECK(ended.printed.find("tankard resume " + folder / "black_water-bench-1.tankard") !=
          std::string::npos);
}

TEST_CASE("bench games are marked, are not resumed unless named, and write no hero sheets") {
    Folder folder;
    const Ended all = run(bench_words(folder, {"--chapter", "90", "--auto", "greedy", "--seats", "2"}));
    CHECK_MESSAGE(all.status == 0, all.complaints);
    CHECK(all.printed.find("black_water-bench-1.tankard") != std::string::npos);
    CHECK(!fs::exists(folder / "heroes"));
    const Ended alone = run({"resume", "--saves", folder.path()});
    CHECK(alone.status == 1);
    CHECK_MESSAGE(one_complaint(alone), alone.complaints);
    CHECK(alone.complaints.find("only bench games") != std::string::npos);

    run({"play", "black_water", "--seats", "2", "--seed", "5", "--saves", folder.path()}, "1\n");
    run(bench_words(folder, {"--hero", "mage"}), "\n");
    const Ended list = run({"saves", "--saves", folder.path()});
    CHECK_MESSAGE(list.printed.find("black_water-bench-2.tankard  BENCH") != std::string::npos, list.printed);
    CHECK(list.printed.find("black_water-1.tankard        01_the_mill") != std::string::npos);
    const Ended resumed = run({"resume", "--saves", folder.path()});
    CHECK(resumed.printed.find("tankard resume " + folder / "black_water-1.tankard") != std::string::npos);
    const Ended named = run({"resume", "black_water-bench-2", "--saves", folder.path()});
    CHECK(named.status == 0);
    const Ended replayed = run({"replay", "black_water-bench-1", "--saves", folder.path()});
    CHECK_MESSAGE(replayed.status == 0, replayed.complaints);
}

TEST_CASE("a wrong name for the bench is one sentence, and nothing is saved") {
    Folder folder;
    for (const auto& more : std::vector<std::vector<std::string>>{
             {"--chapter", "99_nowhere"}, {"--card", "999"}, {"--hero", "mgae"}, {"--give", "2:hammer"}}) {
        const Ended ended = run(bench_words(folder, more));
        CHECK(ended.status == 1);
        CHECK_MESSAGE(one_complaint(ended), ended.complaints);
    }
    CHECK(run({"saves", "--saves", folder.path()}).printed.starts_with("no saves"));
}

TEST_CASE("what a script logs is shown to the author at the bench, and to nobody else") {
    const Copy copy;
    copy.replace("adventures/black_water/cards/18_choking_fog.lua", "turn.hero:discard(2)",
                 "log('fog over', turn.hero) turn.hero:discard(2)");
    const std::vector<std::string> common{"--content",    copy.path(), "play", "black_water", "--saves",
                                          copy / "saves", "--seed",    "7",    "--players",   "Anna"};
    std::vector<std::string> words = common;
    words.insert(words.end(), {"--card", "18", "--hero", "mage"});
    const Ended bench = run(words, "\n1\n");
    CHECK_MESSAGE(bench.printed.find("log 18_choking_fog.lua:11: fog over hero:1") != std::string::npos,
                  bench.printed);
    const Ended again =
        run({"--content", copy.path(), "replay", "black_water-bench-1", "--saves", copy / "saves"});
    CHECK(again.printed.find("fog over") == std::string::npos);
    const Ended replayed =
        run({"--content", copy.path(), "resume", "black_water-bench-1", "--saves", copy / "saves"}, "log\n");
    CHECK(replayed.printed.find("fog over") != std::string::npos);

    copy.replace("adventures/black_water/chapters/01_the_mill.lua", "story:clear_flag \"coat_buried\"",
                 "log('hush') story:clear_flag \"coat_buried\"");
    const Ended ordinary = run(common, "1\n\n\n");
    CHECK(ordinary.printed.find("PLEASE USE STAIRS") != std::string::npos);
    CHECK(ordinary.printed.find("hush") == std::string::npos);
}

TEST_CASE("the inspector is for the bench, not for a campaign") {
    Folder folder;
    const Ended bench = run(bench_words(folder, {"--card", "18"}), "inspect adventure_deck\n");
    CHECK_MESSAGE(bench.printed.find("] 18_choking_fog") != std::string::npos, bench.printed);
    const Ended ordinary = run({"play", "black_water", "--saves", folder.path(), "--players", "Anna"},
                               "1\ninspect adventure_deck\n");
    CHECK(ordinary.printed.find("Inspect is for authors") != std::string::npos);
    CHECK(ordinary.printed.find("] 0") == std::string::npos);
}
