// The words of `tankard rehearse`: what is wrong gets one sentence.
#include "command/program.h"
#include "table/random.h"

#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard::command::test;

TEST_CASE("a shard that is none gets one sentence") {
    Folder folder;
    for (const char* words : {"3/2", "0/2", "x", "1/", "1/2x", "-1/2", "1"}) {
        const Ended ended = run({"rehearse", "black_water", "-n", "2", "--shard", words});
        CHECK(ended.status == 1);
        CHECK(ended.complaints ==
              fmt::format("tankard: --shard should be a part of a run such as 2/4, not '{}'\n", words));
    }
}

TEST_CASE("shards that were played apart are put together by the program") {
    Folder folder;
    const std::vector<std::string> words{"rehearse", "black_water", "-n", "4", "--seats", "2"};
    const auto with = [&](std::vector<std::string> more) {
        std::vector<std::string> all = words;
        all.insert(all.end(), more.begin(), more.end());
        const Ended ended = run(all);
        REQUIRE_MESSAGE(ended.status == 0, ended.complaints);
        return ended.printed;
    };
    const std::string whole = with({"--json", folder / "whole.json", "--workers", "2"});
    with({"--shard", "1/2", "--out", folder / "1.json"});
    with({"--shard", "2/2", "--out", folder / "2.json"});
    const Ended merged =
        run({"rehearse", "--json", folder / "merged.json", "--merge", folder / "2.json", folder / "1.json"});
    CHECK(merged.printed == whole);
    tankard::save::DiskFiles files;
    CHECK(files.read(folder / "merged.json") == files.read(folder / "whole.json"));
}

TEST_CASE("a wrong setting, target or report is one sentence before any game") {
    Folder folder;
    std::ofstream(folder / "x.json") << "{}";
    for (const std::vector<std::string>& words :
         std::vector<std::vector<std::string>>{{"rehearse", "black_water", "--set", "difficulty=brutal"},
                                               {"rehearse", "black_water", "--set", "difficulty"},
                                               {"rehearse", "--merge", folder / "x.json"},
                                               {"rehearse", "--merge", folder / "nothing.json"}}) {
        const Ended ended = run(words);
        CHECK_MESSAGE(ended.status == 1, words.back());
        CHECK_MESSAGE(ended.complaints.starts_with("tankard: "), ended.complaints);
    }
    CHECK(run({"rehearse", "black_water", "--merge", folder / "x.json"}, "").status == 2);
}

TEST_CASE("companions that search: the same campaign by play and by rehearse") {
    Folder folder;
    const Ended rehearsed = run({"rehearse", "black_water", "-n", "1", "--seats", "1", "--seed", "6",
                                 "--policy", "search", "--budget", "4"});
    CHECK_MESSAGE(rehearsed.status == 0, rehearsed.complaints);
    CHECK(rehearsed.printed.find("played by search --budget 4\n") != std::string::npos);
    CHECK(rehearsed.printed.find("--auto search --budget 4 --seats 1 --seed 6\n") != std::string::npos);
    const Ended played = run({"play", "black_water", "--auto", "search", "--budget", "4", "--seats", "1",
                              "--seed", "6", "--players", "1", "--saves", folder.path()});
    REQUIRE(played.printed.size() > 17);
    const std::uint64_t hash = std::stoull(played.printed.substr(played.printed.size() - 17), nullptr, 16);
    CHECK(rehearsed.printed.find(fmt::format("games {:016x}", tankard::mix(6, hash))) != std::string::npos);
    const Ended replayed = run({"replay", "--saves", folder.path()});
    CHECK_MESSAGE(replayed.status == 0, replayed.complaints);
}

TEST_CASE("a policy that is none, and thinking that cannot be, get one sentence and leave no save") {
    Folder folder;
    const std::vector<std::string> play{"play", "black_water", "--seats", "2", "--saves", folder.path()};
    const auto with = [&](std::vector<std::string> more) {
        std::vector<std::string> all = play;
        all.insert(all.end(), more.begin(), more.end());
        return run(all);
    };
    for (const char* option : {"--auto", "--companions"}) {
        const Ended ended = with({option, "clever"});
        CHECK(ended.status == 2);
        CHECK_MESSAGE(ended.complaints.find("search") != std::string::npos, ended.complaints);
    }
    for (const char* number : {"0", "-3", "much", "100001"})
        CHECK(with({"--auto", "search", "--budget", number}).status == 2);
    for (const char* policy : {"greedy", "random"}) {
        const Ended ended = with({"--auto", policy, "--budget", "8"});
        CHECK(ended.status == 1);
        CHECK(ended.complaints ==
              "tankard: --budget says how far companions think ahead: only those called search do\n");
    }
    CHECK(run({"rehearse", "black_water", "--budget", "8"}).status == 1);
    CHECK(run({"rehearse", "black_water", "--policy", "clever"}).status == 2);
    CHECK(fs::is_empty(fs::path(folder.path())));
}

TEST_CASE("the command of an extreme plays that very game") {
    Folder folder;
    const Ended rehearsed = run({"rehearse", "black_water", "-n", "1", "--seats", "2", "--seed", "6"});
    CHECK(rehearsed.printed.find("  tankard play black_water --auto greedy --seats 2 --seed 6\n") !=
          std::string::npos);
    const Ended played = run({"play", "black_water", "--auto", "greedy", "--seats", "2", "--seed", "6",
                              "--players", "1,2", "--saves", folder.path()});
    REQUIRE(played.printed.size() > 17);
    const std::uint64_t hash = std::stoull(played.printed.substr(played.printed.size() - 17), nullptr, 16);
    CHECK(rehearsed.printed.find(fmt::format("games {:016x}", tankard::mix(6, hash))) != std::string::npos);
}
