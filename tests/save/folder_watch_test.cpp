// Folders that are watched: what counts as a change, and what does not.
#include "save/folder_watch.h"

#include "folder.h"
#include "save/files.h"

#include <filesystem>
#include <fstream>
#include <functional>
#include <string>

#include <doctest/doctest.h>
#include <poll.h>

using namespace tankard;
using namespace tankard::save;
using tankard::test::Folder;

namespace {

bool noticed(const FolderWatch& watch) {
    pollfd one{watch.handle(), POLLIN, 0};
    return ::poll(&one, 1, 0) > 0;
}

void write(const std::string& path, const std::string& text) { std::ofstream(path, std::ios::trunc) << text; }

}  // namespace

TEST_CASE("a folder that cannot be watched is one sentence that says which, and what to do") {
    Folder folder;
    std::string said;
    try {
        const FolderWatch watch({folder / "nowhere"});
    } catch (const Error& error) {
        said = error.what();
    }
    CHECK(said == "cannot watch " + (folder / "nowhere") +
                      " (No such file or directory): leave out --watch, and begin anew after a change");
}

TEST_CASE(
    "a file written, renamed over another, removed; in a folder, in one inside it, in one that is new") {
    Folder folder;
    std::filesystem::create_directories(folder / "cards");
    write(folder / "cards/a.lua", "1");
    FolderWatch watch({folder.path()});
    CHECK(!noticed(watch));
    CHECK(!watch.settle());
    const std::function<void()> changes[] = {
        [&] { write(folder / "cards/a.lua", "2"); },
        [&] { write(folder / "b.lua", "1"); },
        [&] { std::filesystem::rename(folder / "b.lua", folder / "cards/a.lua"); },
        [&] { std::filesystem::remove(folder / "cards/a.lua"); },
        [&] { std::filesystem::create_directories(folder / "monsters"); },
        [&] { write(folder / "monsters/rat.lua", "1"); },
    };
    for (const auto& change : changes) {
        change();
        CHECK(noticed(watch));
        CHECK(watch.settle());
        CHECK(!noticed(watch));
    }
}

TEST_CASE("a file that is open for writing counts when it is closed") {
    Folder folder;
    FolderWatch watch({folder.path()});
    {
        std::ofstream pieces(folder / "a.lua");
        pieces << "one" << std::flush;
        CHECK(!watch.settle());
    }
    CHECK(watch.settle());
}

TEST_CASE("a folder that is not there is one sentence") {
    CHECK_THROWS_AS(FolderWatch({"/nowhere/at/all"}), Error);
}
