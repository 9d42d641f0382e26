// A save that somebody removes or replaces during play: what was appended to the old file would be lost.
#include "folder.h"
#include "save/disk_files.h"
#include "save/example.h"

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::save;
using tankard::test::Folder;

namespace {

std::string answered(Files& files, const std::string& path = kPath) {
    return shown(loaded(files, path).tape.steps());
}

}  // namespace

TEST_CASE("a save that was removed during play is written anew with everything") {
    MemoryFiles files;
    auto file = example_file(files);
    file.append(answer(1, 4));
    file.sync();
    files.remove(kPath);
    file.sync();  // nothing new: still it must be there afterwards
    CHECK(answered(files) == "4");
    files.remove(kPath);
    file.append(answer(2, 5));
    file.sync();
    CHECK(answered(files) == "4 5");
    file.append(answer(3, 6));
    file.sync();
    CHECK(answered(files) == "4 5 6");
}

TEST_CASE("a save that was replaced during play is written anew, and the other file is kept") {
    MemoryFiles files;
    auto file = example_file(files);
    files.write(kPath, "somebody else's");
    file.append(answer(1, 4));
    file.sync();
    CHECK(answered(files) == "4");
    CHECK(files.bytes("saves/friends.kept.tankard") == "somebody else's");
}

TEST_CASE("a save that another Tankard has taken over meanwhile is not written into") {
    const Folder folder;
    DiskFiles files;
    const std::string path = folder / "saves/friends.tankard";
    auto file = example_file(files, path);
    std::filesystem::remove_all(folder / "saves");
    auto theirs = std::make_unique<CampaignFile>(example_file(files, path));
    file.append(answer(1, 4));
    for (int time = 0; time < 2; ++time) {
        CHECK_THROWS_AS(file.sync(), Taken);
        CHECK(answered(files, path).empty());
    }
    theirs.reset();
    file.sync();
    CHECK(answered(files, path) == "4");
    CHECK(answered(files, folder / "saves/friends.kept.tankard").empty());
}

TEST_CASE("a save that cannot be written anew is not called saved") {
    MemoryFiles files;
    auto file = example_file(files);
    file.append(answer(1, 4));
    file.sync();
    for (int call = 1; call < 12; ++call) {
        CAPTURE(call);
        files.remove(kPath);
        files.fail_call(call, Fault::full);
        bool refused = false;
        try {
            file.sync();
        } catch (const Error& error) {
            refused = true;
            CHECK(one_sentence(error.what()));
        }
        files.fail_call(1, Fault::full, -1);
        if (refused) file.sync();
        CHECK(answered(files) == "4");
    }
}

TEST_CASE("a folder of saves that vanishes during play comes back with the save") {
    const Folder folder;
    DiskFiles files;
    const std::string path = folder / "saves/friends.tankard";
    {
        auto file = example_file(files, path);
        std::filesystem::remove_all(folder / "saves");
        file.append(answer(1, 4));
        file.sync();
        CHECK(answered(files, path) == "4");
        CHECK_THROWS_AS((void)files.lock(path), Taken);  // still this one's
    }
    CHECK(files.list(folder / "saves") == std::vector<std::string>{"friends.tankard"});
}
