// Removing an installed adventure: what packages brought goes, what somebody wrote stays, and wherever the
// power goes nothing is there by half.
#include "workshop/remove.h"

#include "play/content/needs.h"
#include "play/fixture.h"
#include "workshop/adventures.h"
#include "workshop/package.h"

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::play::test;
using namespace tankard::workshop;

namespace {

const std::string kFolder = "root/adventures/quest";
const std::string kOlder = "root/adventures/.kept/quest-1.0.0";

/// Version 2 of an adventure as it is installed, version 1 as it is kept.
struct Computer {
    save::MemoryFiles files;

    Computer() {
        put(kFolder, "quest", "version = \"2\"");
        put(kOlder, "quest", "version = \"1\"");
    }
    void put(const std::string& folder, const std::string& id, const std::string& facts) {
        save::Content all;
        all.files.emplace_back(id + "/campaign.lua", "return { " + facts + " }");
        all.files.emplace_back(id + "/chapters/one.lua", "return chapter {}");
        for (const auto& [path, text] : all.files)
            files.put(folder + path.substr(id.size()), text);
        files.put(folder + "/.installed", hash_shown(all) + "\n");
    }
    Removed remove(const std::string& id = "quest") { return remove_adventure(files, "root", id); }
    std::string refused(const std::string& id = "quest") {
        try {
            remove(id);
        } catch (const save::Error& error) {
            CHECK_MESSAGE(one_sentence(error.what()), error.what());
            return error.what();
        }
        return "";
    }
    bool has(const std::string& folder) { return files.exists(folder + "/campaign.lua"); }
    /// Whether nothing of it is there, or all.
    bool is_whole(const std::string& folder) {
        return !files.exists(folder) || is_as_installed(files, folder, "quest");
    }
};

bool says(const std::string& sentence, std::string_view piece) {
    return sentence.find(piece) != std::string::npos;
}

}  // namespace

TEST_CASE("an installed adventure goes with its older versions, and others of a like name stay") {
    Computer computer;
    computer.put(kOlder + " (2)", "quest", "version = \"1\", losses_allowed = 2");
    computer.put("root/adventures/quest_two", "quest_two", "version = \"1\"");
    computer.put("root/adventures/.kept/quest_two-1.0.0", "quest_two", "version = \"1\"");
    const Removed removed = computer.remove();
    CHECK(removed.version == "2.0.0");
    CHECK(std::set<std::string>(removed.older.begin(), removed.older.end()) ==
          std::set<std::string>{kOlder, kOlder + " (2)"});
    CHECK(removed.left.empty());
    CHECK(!computer.files.exists(kFolder));
    CHECK(!computer.files.exists(kOlder));
    CHECK(computer.has("root/adventures/quest_two"));
    CHECK(computer.has("root/adventures/.kept/quest_two-1.0.0"));
    CHECK(says(computer.refused(), "there is no adventure 'quest' in root/adventures"));
}

TEST_CASE("what is not as a package brought it is not removed") {
    Computer computer;
    computer.files.put(kFolder + "/README.md", "mine");
    CHECK(says(computer.refused(), "root/adventures/quest is not as a package brought it"));
    computer.files.remove(kFolder + "/README.md");
    computer.files.put(kFolder + "/map.png", "pixels");  // no package brings one
    CHECK(says(computer.refused(), "is not as a package brought it"));
    computer.files.remove(kFolder + "/map.png");
    computer.files.remove(kFolder + "/.installed");
    CHECK(says(computer.refused(), "delete the folder by hand"));
    CHECK(computer.has(kFolder));
    CHECK(computer.has(kOlder));

    Computer other;
    other.files.put(kOlder + "/chapters/two.lua", "return chapter {}");
    const Removed removed = other.remove();
    CHECK(removed.older.empty());
    CHECK(removed.left == std::vector<std::string>{kOlder});
    CHECK(!other.files.exists(kFolder));
    CHECK(other.has(kOlder));
}

TEST_CASE("an adventure that another one needs stays until that one is removed") {
    Computer computer;
    computer.put("root/adventures/harbour", "harbour", "needs = { quest = \">=1\" }");
    CHECK(says(computer.refused(), "harbour needs quest and could not be played without it: remove harbour"));
    CHECK(computer.has(kFolder));
    CHECK(computer.has(kOlder));
    computer.remove("harbour");
    computer.remove();
    CHECK(play::list_campaigns(computer.files, "root").empty());
}

TEST_CASE("older versions alone are removed too; a name that is none is one sentence") {
    Computer computer;
    computer.files.remove_folder(kFolder);
    const Removed removed = computer.remove();
    CHECK(removed.version.empty());
    CHECK(removed.older == std::vector<std::string>{kOlder});
    computer.put(kFolder, "quest", "version = \"2\"");
    CHECK(says(computer.refused("qust"), "did you mean 'quest'?"));
    for (const std::string name : {"", ".", "..", ".kept", "../adventures/quest"})
        CHECK(says(computer.refused(name), "there is no adventure"));
    CHECK(computer.has(kFolder));
}

TEST_CASE("whatever call fails, and wherever the power goes, each version is whole or gone") {
    const auto [first, last] = [] {
        Computer computer;
        const int before = computer.files.calls();
        computer.remove();
        return std::pair(before, computer.files.calls());
    }();
    REQUIRE(last - first > 15);
    for (const bool cut : {false, true})
        for (int call = first; call < last; ++call) {
            CAPTURE(cut);
            CAPTURE(call);
            Computer computer;
            if (cut)
                computer.files.cut_at_call(call);
            else
                computer.files.fail_call(call, save::Fault::full);
            try {
                computer.remove();
            } catch (const save::Error& error) {
                CHECK_MESSAGE(one_sentence(error.what()), error.what());
            } catch (const save::PowerCut&) {
                computer.files.power_cut(save::Loss::all);
            }
            computer.files.fail_call(1'000'000);
            REQUIRE(computer.is_whole(kFolder));
            REQUIRE(computer.is_whole(kOlder));
            computer.refused();  // once more, if there is anything left
            REQUIRE(!computer.files.exists("root/adventures"));
        }
}
