// An installed game: content under a prefix that is nobody's, a folder of one's own for all that a person
// makes. The real program runs under a prefix in a folder of the test's.
#include "command/home.h"

#include "command/program.h"
#include "source.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard::command;
using namespace tankard::command::test;

namespace {

/// The variables of a person, until the end of the test.
class Person {
 public:
    explicit Person(const std::string& home, const std::string& data = "") {
        for (const std::string name : {"HOME", "XDG_DATA_HOME"})
            if (const char* value = std::getenv(name.c_str())) before_[name] = value;
        ::setenv("HOME", home.c_str(), 1);
        ::setenv("XDG_DATA_HOME", data.c_str(), 1);
    }
    ~Person() {
        for (const std::string name : {"HOME", "XDG_DATA_HOME"})
            ::unsetenv(name.c_str());
        for (const auto& [name, value] : before_)
            ::setenv(name.c_str(), value.c_str(), 1);
    }
    Person(const Person&) = delete;
    Person& operator=(const Person&) = delete;

 private:
    std::map<std::string, std::string> before_;
};

/// PREFIX/bin and PREFIX/share/tankard, and a home beside them.
class Installed {
 public:
    explicit Installed(const std::string& prefix = "usr") : prefix_(folder_ / prefix) {
        fs::create_directories(prefix_ + "/bin");
        fs::create_directories(shipped());
        fs::create_directories(pages());
        fs::copy(binary(), program());
        for (const std::string part : {"scripts", "adventures", ".luarc.json"})
            fs::copy(tankard::source_folder("/") + part, shipped() + "/" + part, fs::copy_options::recursive);
    }
    std::string shipped() const { return prefix_ + "/share/tankard"; }
    std::string pages() const { return prefix_ + "/share/doc/tankard/docs"; }
    std::string program() const { return prefix_ + "/bin/tankard"; }
    std::string home() const { return folder_ / "home"; }
    std::string mine() const { return home() + "/.local/share/tankard"; }
    Ended run(std::vector<std::string> words, const std::string& lines = "") const {
        return test::run(std::move(words), lines, program());
    }
    /// All paths below share/tankard.
    std::vector<std::string> files() const {
        std::vector<std::string> all;
        for (const auto& entry : fs::recursive_directory_iterator(shipped()))
            all.push_back(entry.path().string());
        std::sort(all.begin(), all.end());
        return all;
    }

 private:
    Folder folder_;
    std::string prefix_;
};

std::string last_line(std::string text) {
    while (text.ends_with('\n'))
        text.pop_back();
    return text.substr(text.rfind('\n') + 1);
}

}  // namespace

TEST_CASE("an installed game keeps saves in the person's folder, and leaves what is shipped alone") {
    const Installed game;
    const Person person(game.home());
    const std::vector<std::string> before = game.files();
    const Ended played = game.run({"play", "black_water", "--auto", "greedy", "--seats", "2", "--seed", "7"});
    CHECK(played.complaints.empty());
    REQUIRE(played.status == 0);
    CHECK(fs::exists(game.mine() + "/saves/black_water-1.tankard"));
    const Ended replayed = game.run({"replay"});
    CHECK(last_line(replayed.printed) == last_line(played.printed));
    CHECK(game.files() == before);
}

TEST_CASE("$XDG_DATA_HOME names another folder; one that is not absolute counts as none") {
    {
        const Person person("/home/anna", "/data/anna");
        CHECK(data_folder() == "/data/anna/tankard");
    }
    const Person person("/home/anna", "data");
    CHECK(data_folder() == "/home/anna/.local/share/tankard");
}

TEST_CASE("in an installed game a person begins, packs and installs adventures without being root") {
    const Installed game;
    std::string package;
    {
        const Person author(game.home() + "/author");
        const Ended begun = game.run({"new", "my_quest"});
        REQUIRE(begun.status == 0);
        CHECK(begun.printed.find(game.pages() + "/first-page.md") != std::string::npos);
        package = game.home() + "/my_quest.adventure";
        const Ended packed = game.run({"pack", "my_quest", package});
        CHECK(packed.complaints.empty());
        REQUIRE(packed.status == 0);
    }
    const Person person(game.home());
    CHECK(game.run({"adventures"}).printed.find("my_quest") == std::string::npos);
    const Ended installed = game.run({"install", package});
    CHECK(installed.complaints.empty());
    REQUIRE(installed.status == 0);
    const std::string all = game.run({"adventures"}).printed;
    CHECK(all.find("my_quest") != std::string::npos);
    CHECK(all.find("black_water") != std::string::npos);
    CHECK(game.run({"check", "my_quest"}).status == 0);
    CHECK(game.run({"play", "my_quest", "--auto", "greedy", "--seed", "1"}).status == 0);
    CHECK(!fs::exists(game.shipped() + "/adventures/my_quest"));
}

TEST_CASE(
    "an adventure of one's own stands before the shipped one of its name, and after it is gone that is "
    "back") {
    const Installed game;
    const Person person(game.home());
    const std::string mine = game.mine() + "/adventures/black_water";
    REQUIRE(game.run({"adventures"}).status == 0);
    CHECK(fs::is_symlink(mine));
    fs::remove(mine);
    fs::copy(game.shipped() + "/adventures/black_water", mine, fs::copy_options::recursive);
    REQUIRE(game.run({"adventures"}).status == 0);
    CHECK(!fs::is_symlink(mine));
    fs::remove_all(mine);
    REQUIRE(game.run({"adventures"}).status == 0);
    CHECK(fs::is_symlink(mine));
}

TEST_CASE("links follow the program that runs, and go with an adventure that is shipped no more") {
    const Installed old("old");
    const Installed fresh("new");
    const std::string mine = old.home();
    live_in(mine, old.shipped());
    fs::create_symlink(old.home() + "/elsewhere", mine + "/adventures/dangling");
    live_in(mine, fresh.shipped());
    CHECK(fs::read_symlink(mine + "/scripts/deckbuilder") == fresh.shipped() + "/scripts/deckbuilder");
    CHECK(fs::read_symlink(mine + "/adventures/black_water") == fresh.shipped() + "/adventures/black_water");
    fs::remove_all(fresh.shipped() + "/adventures/black_water");
    live_in(mine, fresh.shipped());
    CHECK(!fs::is_symlink(mine + "/adventures/black_water"));
    CHECK(fs::is_symlink(mine + "/adventures/dangling"));  // the person's own
}

TEST_CASE(
    "who has no folder that can be written still sees the adventures, and is told why nothing is saved") {
    const Installed game;
    const Person person("/dev/null/home");
    const Ended listed = game.run({"adventures"});
    CHECK(listed.status == 0);
    CHECK(listed.printed.find("black_water") != std::string::npos);
    const Ended played = game.run({"play", "black_water", "--auto", "greedy"});
    CHECK(played.status == 1);
    CHECK(one_complaint(played));
    CHECK(played.complaints.find("/dev/null") != std::string::npos);
}
