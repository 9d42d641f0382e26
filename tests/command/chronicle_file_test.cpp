// Where a chronicle is kept: beside its save, over nothing, whole or not at all.
#include "command/chronicle_file.h"

#include "save/memory_files.h"

#include <string>

#include <doctest/doctest.h>

using namespace tankard;

TEST_CASE("a chronicle lies beside its save under a name of its own, and never over another file") {
    save::MemoryFiles files;
    files.make_folders("saves");
    const std::string first = command::keep_beside(files, "saves/mill-1.tankard", ".txt", "one");
    const std::string second = command::keep_beside(files, "saves/mill-1.tankard", ".txt", "two");
    CHECK(first == "saves/mill-1-chronicle.txt");
    CHECK(second == "saves/mill-1-chronicle (2).txt");
    CHECK(files.read(first) == "one");
    CHECK(files.read(second) == "two");
}

TEST_CASE("whatever call fails, there is the whole chronicle or none, and one sentence") {
    for (int call = 1;; ++call) {
        save::MemoryFiles files;
        files.make_folders("saves");
        files.fail_call(call);
        try {
            command::keep_beside(files, "saves/mill-1.tankard", ".txt", "all of it");
            CHECK(call > 3);
            break;
        } catch (const save::Error& error) {
            CHECK(std::string(error.what()).find('\n') == std::string::npos);
            CHECK(std::string(error.what()).find("saves") != std::string::npos);
        }
        for (const std::string& name : files.list("saves"))
            CHECK(files.read("saves/" + name) == "all of it");
    }
}
