// Installing, step by step: whole or not at all, whatever call fails and wherever the power goes; and what is
// there already is never lost.
#include "workshop/install.h"

#include "play/content/needs.h"
#include "play/fixture.h"
#include "workshop/adventures.h"
#include "workshop/package.h"

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::play::test;
using namespace tankard::workshop;

namespace {

const std::string kFile = "download/quest.adventure";
const std::string kFolder = "root/adventures/quest";

/// A computer to play with the rule set's scripts, and packages that arrive in it.
struct Computer {
    save::MemoryFiles files;

    Computer() {
        for (const auto& [path, text] : content().files)
            if (!path.starts_with("black_water/")) files.put("root/scripts/" + path, text);
    }
    static save::Content quest(const std::string& facts, const std::string& told = "x") {
        save::Content all;
        all.files.emplace_back("quest/campaign.lua", "return { start = \"one\", " + facts + " }");
        all.files.emplace_back(
            "quest/chapters/one.lua",
            "return chapter { alive = function(story) return story:finish \"" + told + "\" end }");
        return all;
    }
    /// Packs it as an author's Tankard does.
    Package packed(const save::Content& all) {
        const Value facts = [&] {
            Problems none;
            return script::load_data({all.files.front().first, all.files.front().second}, none);
        }();
        Problems none;
        const campaign::Manifest book = campaign::read_manifest("quest", facts, {}, none);
        return make_package(play::Library(play::content_with(files, "root", book, played(all)), "quest"),
                            all);
    }
    void arrives(const save::Content& all) { files.put(kFile, write_package(packed(all))); }
    Installed install(bool replace = false) { return workshop::install(files, "root", kFile, replace); }
    std::string refused(bool replace = false) {
        const auto before = everything();
        try {
            install(replace);
        } catch (const save::Error& error) {
            CHECK_MESSAGE(one_sentence(error.what()), error.what());
            CHECK_MESSAGE(everything() == before, error.what());
            return error.what();
        }
        return "";
    }
    /// All files under the adventures' folder, with what is in them.
    std::map<std::string, std::string> everything(const std::string& folder = "root/adventures") {
        std::map<std::string, std::string> all;
        for (const std::string& name : files.list(folder))
            all[folder + "/" + name] = files.bytes(folder + "/" + name);
        for (const std::string& name : files.folders(folder))
            all.merge(everything(folder + "/" + name));
        return all;
    }
    std::string version() { return play::version_shown(play::facts_of(files, "root", "quest")); }
    AdventureRow::State state() { return look_at(files, "root", "quest").state; }
};

bool says(const std::string& sentence, std::string_view piece) {
    return sentence.find(piece) != std::string::npos;
}

}  // namespace

TEST_CASE("a package is installed whole, with a receipt, and a second time nothing is done") {
    Computer computer;
    computer.arrives(Computer::quest("version = \"1\""));
    const Installed done = computer.install();
    CHECK(done.id == "quest");
    CHECK(done.version == "1.0.0");
    CHECK(done.before.empty());
    CHECK(computer.state() == AdventureRow::State::installed);
    CHECK(play::list_campaigns(computer.files, "root") == std::vector<std::string>{"quest"});
    CHECK(gather(computer.files, "root", "quest").files.hash() == Computer::quest("version = \"1\"").hash());
    const auto before = computer.everything();
    CHECK(before.size() == 3);
    CHECK(computer.install().already);
    CHECK(computer.everything() == before);
}

TEST_CASE("a newer version takes the place of an installed one, which is kept") {
    Computer computer;
    computer.arrives(Computer::quest("version = \"1\""));
    computer.install();
    computer.arrives(Computer::quest("version = \"1.1\""));
    const Installed done = computer.install();
    CHECK(done.before == "1.0.0");
    CHECK(done.kept == "root/adventures/.kept/quest-1.0.0");
    CHECK(computer.version() == "1.1.0");
    CHECK(computer.files.bytes(done.kept + "/campaign.lua") ==
          Computer::quest("version = \"1\"").files[0].second);
    CHECK(play::list_campaigns(computer.files, "root") == std::vector<std::string>{"quest"});
}

TEST_CASE("what a newer package does not simply replace stays, unless it is told to give way") {
    Computer computer;
    computer.arrives(Computer::quest("version = \"1.1\""));
    computer.install();
    computer.arrives(Computer::quest("version = \"1.1\"", "y"));
    CHECK(says(computer.refused(), "is 1.1.0 already, with other files under the same version"));
    computer.arrives(Computer::quest("version = \"1\""));
    CHECK(says(computer.refused(), "is 1.1.0, which is newer than 1.0.0"));
    computer.files.put(kFolder + "/README.md", "mine");
    computer.arrives(Computer::quest("version = \"2\""));
    CHECK(computer.state() == AdventureRow::State::changed);
    CHECK(says(computer.refused(), "was changed since it was installed"));
    computer.files.remove(kFolder + "/.installed");
    CHECK(computer.state() == AdventureRow::State::own);
    CHECK(says(computer.refused(), "is not from a package"));
    const Installed done = computer.install(true);
    CHECK(computer.version() == "2.0.0");
    CHECK(computer.files.bytes(done.kept + "/README.md") == "mine");
    computer.arrives(Computer::quest("version = \"1.1\""));
    CHECK(computer.install(true).kept == "root/adventures/.kept/quest-2.0.0");
    computer.arrives(Computer::quest("version = \"2\", losses_allowed = 2"));
    CHECK(computer.install(true).kept == "root/adventures/.kept/quest-1.1.0 (2)");
}

TEST_CASE(
    "a package that needs what is not here is refused, and so is one that others could not be played with") {
    Computer computer;
    Package package = computer.packed(Computer::quest("version = \"1\""));
    const save::Content needing = Computer::quest("version = \"1\", needs = { harbour = \">=1.2 <2\" }");
    package.files = needing;
    package.manifest.set("hash", hash_shown(needing));
    computer.files.put(kFile, write_package(package));
    CHECK(says(computer.refused(), "quest needs harbour >=1.2.0 <2.0.0, which is not in root/adventures"));
    computer.files.put("root/adventures/harbour/campaign.lua", "return { version = \"2\" }");
    CHECK(says(computer.refused(), "is 2.0.0"));
    computer.files.put("root/adventures/harbour/campaign.lua", "return { needs = { quest = \"<2\" } }");
    computer.arrives(Computer::quest("version = \"1\""));
    computer.install();
    computer.arrives(Computer::quest("version = \"2\""));
    CHECK(says(computer.refused(), "harbour needs quest <2.0.0 and could not be played with 2.0.0"));
    CHECK(computer.install(true).before == "1.0.0");
}

TEST_CASE("a package with mistakes, or whose manifest says other things than its files, is refused") {
    Computer computer;
    const auto refused = [&](const Package& package) {
        computer.files.put(kFile, write_package(package));
        return computer.refused();
    };
    const Package honest = computer.packed(Computer::quest("version = \"1\""));
    for (const std::string key : {"version", "licence"}) {
        Package other = honest;
        other.manifest.set(key, "9.0.0");
        CHECK(says(refused(other), "says other things than its files"));
    }
    Package broken = honest;
    broken.files.files.back().second = "return chaptr {}";
    broken.manifest.set("hash", hash_shown(broken.files));
    CHECK(says(refused(broken), "quest/chapters/one.lua:1:"));
    broken.files.files.erase(broken.files.files.begin());
    broken.manifest.set("hash", hash_shown(broken.files));
    CHECK(says(refused(broken), "has mistakes"));
    Package endless = honest;
    endless.files.files.front().second = "while true do end return {}";
    endless.manifest.set("hash", hash_shown(endless.files));
    CHECK(says(refused(endless), "has mistakes"));
}

TEST_CASE("a file that is larger than any package is refused before it is read") {
    Computer computer;
    computer.files.put(kFile, std::string(kLongestPackage + 1, 'x'));
    CHECK(says(computer.refused(), "is larger than 8 MB"));
}

namespace {

/// A computer on which version 1 is installed and version 2 has arrived.
struct Upgrade : Computer {
    Upgrade() {
        static const std::string newer = write_package(packed(Computer::quest("version = \"2\"")));
        const save::Content older = quest("version = \"1\"");
        for (const auto& [path, text] : older.files)
            files.put("root/adventures/" + path, text);
        files.put(kFolder + "/.installed", hash_shown(older) + "\n");
        files.put(kFile, newer);
        REQUIRE(state() == AdventureRow::State::installed);
        start = files.calls();
    }
    /// The calls that an installation makes, but for reading the rule set, which comes first.
    static std::pair<int, int> calls(bool exchanges = true) {
        Upgrade computer;
        if (!exchanges) computer.files.refuse_exchanges();
        computer.install();
        const int all = computer.files.calls() - computer.start;
        return {all - 75, all};
    }
    int start = 0;
};

}  // namespace

TEST_CASE(
    "whatever call fails while a version is installed over another, one of them is whole in its place") {
    const auto [first, last] = Upgrade::calls();
    int failed = 0;
    for (int call = first; call <= last; ++call) {
        CAPTURE(call);
        Upgrade computer;
        computer.files.fail_call(call, save::Fault::full);
        try {
            computer.install();
        } catch (const save::Error& error) {
            CHECK_MESSAGE(one_sentence(error.what()), error.what());
            ++failed;
        }
        computer.files.fail_call(1'000'000);
        REQUIRE((computer.version() == "2.0.0" || computer.version() == "1.0.0"));
        REQUIRE(computer.state() == AdventureRow::State::installed);
        REQUIRE(play::list_campaigns(computer.files, "root") == std::vector<std::string>{"quest"});
        for (const auto& file : computer.everything())
            REQUIRE_MESSAGE((!says(file.first, ".new") && !says(file.first, ".old")), file.first);
    }
    CHECK(failed > 60);
}

TEST_CASE("wherever the power goes, one version is whole in its place, and installing again ends well") {
    const auto [first, last] = Upgrade::calls();
    for (const save::Loss loss : {save::Loss::all, save::Loss::torn})
        for (int call = first; call <= last; ++call) {
            CAPTURE(call);
            Upgrade computer;
            computer.files.cut_at_call(call);
            CHECK_THROWS_AS(computer.install(), save::PowerCut);
            computer.files.power_cut(loss);
            REQUIRE(computer.state() == AdventureRow::State::installed);
            computer.install();
            REQUIRE(computer.version() == "2.0.0");
            REQUIRE(computer.state() == AdventureRow::State::installed);
            REQUIRE(computer.files.bytes("root/adventures/.kept/quest-1.0.0/chapters/one.lua") ==
                    Computer::quest("").files.back().second);
        }
}

TEST_CASE("where the disk cannot exchange names, a power cut leaves both versions whole somewhere") {
    const auto [first, last] = Upgrade::calls(false);
    for (int call = first; call <= last; ++call) {
        CAPTURE(call);
        Upgrade computer;
        computer.files.refuse_exchanges();
        computer.files.cut_at_call(call);
        CHECK_THROWS_AS(computer.install(), save::PowerCut);
        computer.files.power_cut();
        if (play::list_campaigns(computer.files, "root").empty())
            REQUIRE(computer.files.exists("root/adventures/.kept/quest-1.0.0/chapters/one.lua"));
        else
            REQUIRE(computer.state() == AdventureRow::State::installed);
        computer.install();
        REQUIRE(computer.version() == "2.0.0");
        REQUIRE(computer.files.bytes("root/adventures/.kept/quest-1.0.0/chapters/one.lua") ==
                Computer::quest("").files.back().second);
    }
}
