#include "save/disk_files.h"

#include "folder.h"
#include "save/example.h"
#include "save/saves.h"

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::save;
using tankard::test::Folder;

TEST_CASE("the real disk keeps a campaign") {
    const Folder folder;
    DiskFiles files;
    const std::string path = folder.path() + "/a/b/friends.tankard";
    {
        auto file = example_file(files, path);
        Loaded out;
        CHECK_THROWS_AS(CampaignFile::open(files, path, out), Error);
        for (std::uint32_t number = 1; number <= 50; ++number) {
            file.append(answer(number, 1));
            file.sync();
        }
        file.append(snapshot(0, true));
        file.compact();
        file.append(answer(1, 7));
        file.sync();
    }
    Loaded out;
    auto file = CampaignFile::open(files, path, out);
    CHECK(shown(out.tape.steps()) == "7");
    const auto rows = list_saves(files, folder.path() + "/a/b");
    REQUIRE(rows.size() == 2);
    CHECK(rows[0].older);
    CHECK(rows[1].modified > 1000000000);
    CHECK(rows[1].answers == 1);
    CHECK(import_campaign(files, path, folder.path()) == folder.path() + "/friends.tankard");
    CHECK(import_campaign(files, path, folder.path()) == folder.path() + "/friends (2).tankard");
}

TEST_CASE("the lock file goes with its lock") {
    const Folder folder;
    DiskFiles files;
    const std::string path = folder.path() + "/x";
    {
        const auto lock = files.lock(path);
        CHECK_THROWS_AS(files.lock(path), Error);
        CHECK(files.exists(path + ".lock"));
    }
    CHECK(!files.exists(path + ".lock"));
    CHECK_NOTHROW(files.lock(path));
}

TEST_CASE("a save is open once, under whichever name, and a link to it stays one") {
    const Folder folder;
    DiskFiles files;
    const std::string path = folder.path() + "/a.tankard";
    const std::string link = folder.path() + "/link.tankard";
    const std::string hard = folder.path() + "/hard.tankard";
    example_file(files, path);
    std::filesystem::create_symlink("a.tankard", link);
    Loaded out;
    {
        const auto file = CampaignFile::open(files, path, out);
        CHECK_THROWS_AS(CampaignFile::open(files, link, out), Taken);
        std::filesystem::create_hard_link(path, hard);
        CHECK_THROWS_AS(CampaignFile::open(files, hard, out), Taken);
        std::filesystem::remove(hard);
    }
    auto file = CampaignFile::open(files, link, out);
    file.append(answer(1, 1));
    file.append(snapshot(1, true));
    file.sync();
    file.compact();
    CHECK(std::filesystem::is_symlink(link));
    CHECK(loaded(files, path).tape.root()->answer_number == 1);
}

TEST_CASE("troubles on the real disk are one sentence with file, reason and remedy") {
    const Folder folder;
    DiskFiles files;
    CHECK_THROWS_WITH_AS(
        files.read("/nowhere/x"),
        "cannot read /nowhere/x (No such file or directory): it is not there, look for it under another "
        "name or folder",
        Error);
    CHECK_THROWS_AS(files.read(folder.path()), Error);
    CHECK_THROWS_AS(files.extend(folder.path() + "/none"), Error);
    CHECK_THROWS_AS(files.write("/nowhere/x", "y"), Error);
    CHECK_THROWS_AS(files.list("/nowhere"), Error);
    CHECK_NOTHROW(files.remove(folder.path() + "/none"));
    if (!files.exists("/dev/full")) return;
    const auto full = files.extend("/dev/full");
    CHECK_THROWS_WITH_AS(
        full->append("y"),
        "cannot write /dev/full (No space left on device): free some space and try again; nothing that "
        "was answered is lost",
        Error);
}

TEST_CASE("a written file replaces the old one at once, a new one never") {
    const Folder folder;
    DiskFiles files;
    const std::string path = folder.path() + "/x.y";
    CHECK(files.write_new(path, "one"));
    CHECK(!files.write_new(path, "two"));
    CHECK(files.read(path) == "one");
    files.write(path, "three");
    CHECK(files.read(path) == "three");
    CHECK(files.write_beside(path, "four") == folder.path() + "/x (2).y");
    CHECK(files.list(folder.path()) == std::vector<std::string>{"x (2).y", "x.y"});
}

TEST_CASE("links are told apart, and removing a folder does not follow them") {
    const Folder folder;
    DiskFiles files;
    files.make_folders(folder.path() + "/far");
    files.make_folders(folder.path() + "/near/inner");
    files.write(folder.path() + "/far/x", "kept");
    files.write(folder.path() + "/near/inner/y", "gone");
    std::filesystem::create_symlink(folder.path() + "/far", folder.path() + "/near/link");
    std::filesystem::create_symlink("/nowhere", folder.path() + "/near/broken");
    CHECK(files.links(folder.path() + "/near") == std::vector<std::string>{"broken", "link"});
    CHECK(files.links(folder.path() + "/far").empty());
    files.remove_folder(folder.path() + "/near");
    files.remove_folder(folder.path() + "/near");
    CHECK(!files.exists(folder.path() + "/near"));
    CHECK(files.read(folder.path() + "/far/x") == "kept");
}

TEST_CASE("only a plain file has a size") {
    const Folder folder;
    DiskFiles files;
    files.write(folder.path() + "/x", "12345");
    CHECK(files.size(folder.path() + "/x") == 5);
    CHECK_THROWS_AS(files.size(folder.path()), Error);
    CHECK_THROWS_AS(files.size("/dev/zero"), Error);
    CHECK_THROWS_AS(files.size(folder.path() + "/none"), Error);
}
