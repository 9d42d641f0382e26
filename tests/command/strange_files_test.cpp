// Files that are none, named where the program wants one; and many people who begin at once.
#include "command/program.h"

#include <filesystem>
#include <iterator>
#include <memory>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <sys/stat.h>

using namespace tankard;
using namespace tankard::command::test;

TEST_CASE("a device, a pipe, a folder or a huge file is refused at once") {
    const Folder folder;
    const std::string saves = folder / "saves";
    fs::create_directories(saves + "/heroes");
    std::vector<std::string> strange;
    for (const std::string name : {"zero", "pipe", "folder", "huge"})
        strange.push_back(saves + "/" + name + ".tankard");
    fs::create_symlink("/dev/zero", strange[0]);
    REQUIRE(::mkfifo(strange[1].c_str(), 0600) == 0);
    fs::create_directory(strange[2]);
    std::ofstream(strange[3]).close();
    fs::resize_file(strange[3], std::uintmax_t{1} << 40);  // a hole: it takes no space
    for (const std::string& path : strange)
        for (const std::vector<std::string>& words :
             {std::vector<std::string>{"replay", path, "--saves", saves},
              {"resume", path, "--saves", saves, "--terminal"},
              {"import", path, "--saves", saves},
              {"export", path, folder / "out.tankard", "--saves", saves},
              {"branch", path, "--answer", "1", "--saves", saves},
              {"install", path}}) {
            CAPTURE(words[0]);
            CAPTURE(path);
            const Ended ended = run(words);
            CHECK(ended.status == 1);
            CHECK_MESSAGE(one_complaint(ended), ended.complaints);
        }
    CHECK(run({"saves", "--saves", saves}).status == 0);
    fs::create_symlink("/dev/zero", saves + "/heroes/zero.json");
    REQUIRE(::mkfifo((saves + "/heroes/pipe.json").c_str(), 0600) == 0);
    std::ofstream(saves + "/heroes/huge.json").close();
    fs::resize_file(saves + "/heroes/huge.json", std::uintmax_t{1} << 40);
    const Ended heroes = run({"heroes", "--saves", saves});
    CHECK(heroes.status == 0);
    CHECK(heroes.printed.find("larger than") != std::string::npos);
}

TEST_CASE("what a command writes takes no device's or pipe's place") {
    const Folder folder;
    const std::string saves = folder / "saves";
    const Ended played =
        run({"play", "black_water", "--seats", "2", "--seed", "8", "--auto", "greedy", "--saves", saves});
    REQUIRE_MESSAGE(played.status == 0, played.complaints);
    const std::string save = saves + "/black_water-1.tankard";
    const std::string out = folder / "out";
    fs::create_directory(out);
    fs::create_symlink("/dev/full", out + "/device.txt");
    REQUIRE(::mkfifo((out + "/pipe.txt").c_str(), 0600) == 0);
    for (const std::string name : {"device.txt", "pipe.txt"})
        for (const std::vector<std::string>& words :
             {std::vector<std::string>{"export", save, out + "/" + name, "--saves", saves},
              {"chronicle", save, "--out", out + "/" + name}}) {
            CAPTURE(words[0]);
            CAPTURE(name);
            const Ended ended = run(words);
            CHECK(ended.status == 1);
            CHECK_MESSAGE(one_complaint(ended), ended.complaints);
            CHECK(ended.complaints.find("no plain file") != std::string::npos);
        }
    CHECK(fs::is_symlink(out + "/device.txt"));
    CHECK(fs::is_fifo(out + "/pipe.txt"));
    CHECK(std::distance(fs::directory_iterator(out), {}) == 2);  // nothing was left beside them
}

TEST_CASE("campaigns begun at once by many programs each get a file of their own") {
    const Folder folder;
    const std::string saves = folder / "saves";
    constexpr int kPrograms = 40;
    std::vector<std::unique_ptr<Program>> programs;
    for (int number = 0; number < kPrograms; ++number)
        programs.push_back(std::make_unique<Program>(std::vector<std::string>{
            "play", "black_water", "--seed", "7", "--players", "Anna", "--saves", saves, "--terminal"}));
    // All are at their first question; nobody has left yet.
    for (auto& program : programs)
        program->end_input();
    for (auto& program : programs)
        CHECK_MESSAGE(program->finish() == 0, program->complaints);
    std::set<std::string> whole;
    for (const auto& entry : fs::directory_iterator(saves)) {
        if (!entry.path().string().ends_with(".tankard")) continue;
        save::DiskFiles files;
        std::string bytes;
        const save::Loaded loaded = save::load_file(files, entry.path().string(), bytes);
        CHECK(!loaded.damage);
        CHECK(loaded.tape.root() != nullptr);
        whole.insert(entry.path().filename().string());
    }
    CHECK(whole.size() == kPrograms);
    for (int number = 1; number <= kPrograms; ++number)
        CHECK(whole.contains("black_water-" + std::to_string(number) + ".tankard"));
}

TEST_CASE("names that are devices elsewhere are refused by new, pack and check") {
    for (const std::string name : {"con", "nul", "aux", "prn", "com1", "lpt9"})
        for (const std::string command : {"new", "pack", "check"}) {
            CAPTURE(command);
            CAPTURE(name);
            const Ended ended = run({command, name});
            CHECK(ended.status == 1);
            CHECK_MESSAGE(one_complaint(ended), ended.complaints);
            CHECK(ended.complaints.find("device") != std::string::npos);
        }
}
