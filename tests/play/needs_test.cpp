// What an adventure needs besides itself, and what it may use of it.
#include "play/content/needs.h"

#include "play/fixture.h"

#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::play;
using namespace tankard::play::test;

namespace {

/// The rule set's scripts as they are, and adventures that are given.
struct Computer {
    save::MemoryFiles files;

    Computer() {
        save::DiskFiles disk;
        for (const auto& [path, text] : content().files)
            if (!path.starts_with("black_water/")) files.put("root/scripts/" + path, text);
    }
    void adventure(const std::string& name, const std::string& facts, const std::string& shared = "") {
        const std::string folder = "root/adventures/" + name;
        files.put(folder + "/campaign.lua", "return { start = \"" + name + "_one\", " + facts + " }");
        files.put(folder + "/chapters/" + name + "_one.lua",
                  "return chapter { alive = function(story) return story:finish \"x\" end }");
        if (!shared.empty()) files.put(folder + "/lib/fog.lua", shared);
    }
    std::string refused(const std::string& name) {
        try {
            read_content(files, "root", name);
        } catch (const save::Error& error) {
            CHECK_MESSAGE(one_sentence(error.what()), error.what());
            return error.what();
        }
        return "";
    }
};

}  // namespace

TEST_CASE("an adventure uses the shared code of one that it needs, and of those which that one needs") {
    Computer computer;
    computer.adventure("tides", "version = \"3\"", "return { high = 7 }");
    computer.adventure("harbour", "version = \"1.4\", needs = { tides = \">=3\" }",
                       "local tide = use \"tides/lib/fog\"\nreturn { thick = tide.high }");
    computer.adventure("quest", "needs = { harbour = \">=1.2 <2\" }");
    computer.files.put("root/adventures/quest/lib/own.lua",
                       "local fog = use \"harbour/lib/fog\"\nreturn { depth = fog.thick + 1 }");
    const Library library(read_content(computer.files, "root", "quest"), "quest");
    CHECK_MESSAGE(library.problems().empty(), library.problems().front().show());
    CHECK(library.manifest().chapters == std::vector<std::string>{"quest_one"});
    computer.adventure("stranger", "");
    computer.files.put("root/adventures/stranger/lib/own.lua", "return use \"harbour/lib/fog\"");
    const Library without(read_content(computer.files, "root", "stranger"), "stranger");
    REQUIRE(!without.problems().empty());
    CHECK(without.problems().front().message.find("there is no 'harbour/lib/fog' to share") !=
          std::string::npos);
}

TEST_CASE("a need that is not met is one sentence with both versions") {
    Computer computer;
    computer.adventure("harbour", "version = \"1.4\"");
    computer.adventure("bare", "");
    computer.adventure("newer", "needs = { tankard = \">=99\" }");
    computer.adventure("rules", "needs = { deckbuilder = \"<0.1\" }");
    computer.adventure("typing", "needs = { harbor = \">=1\" }");
    computer.adventure("older", "needs = { harbour = \"<1.4\" }");
    computer.adventure("unversioned", "needs = { bare = \">=1\" }");
    computer.adventure("deep", "needs = { older = \">=0\" }");
    CHECK(computer.refused("harbour").empty());
    CHECK(computer.refused("newer").find("needs tankard >=99.0.0 and this is tankard 0.1.0") !=
          std::string::npos);
    CHECK(computer.refused("rules").find("needs deckbuilder <0.1.0") != std::string::npos);
    CHECK(computer.refused("typing").find("did you mean 'harbour'?") != std::string::npos);
    CHECK(computer.refused("older").find("needs harbour <1.4.0, and the one in root/adventures is 1.4.0") !=
          std::string::npos);
    CHECK(computer.refused("unversioned").find("is without a version") != std::string::npos);
    CHECK(computer.refused("deep").starts_with("older needs harbour"));
}

TEST_CASE("adventures that need each other are loaded once each") {
    Computer computer;
    computer.adventure("one", "needs = { two = \">=0\" }", "return { a = 1 }");
    computer.adventure("two", "needs = { one = \">=0\" }", "return { b = 2 }");
    const save::Content both = read_content(computer.files, "root", "one");
    CHECK(std::count_if(both.files.begin(), both.files.end(),
                        [](const auto& file) { return file.first.ends_with("/lib/fog.lua"); }) == 2);
}

TEST_CASE("a folder that an installation left behind is no campaign") {
    Computer computer;
    computer.adventure("quest", "");
    computer.adventure(".quest.new", "");
    CHECK(list_campaigns(computer.files, "root") == std::vector<std::string>{"quest"});
}
