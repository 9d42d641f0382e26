// Packages as people meet them: an adventure goes from its author to other players and on to its next
// version, and a campaign in progress keeps what it was begun with until the table says otherwise.
#include "command/program.h"
#include "source.h"

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::command::test;

namespace {

/// A computer with scripts/ and an empty adventures/.
struct Computer {
    Folder folder;
    save::DiskFiles files;

    Computer() {
        fs::copy(source_folder("/scripts"), folder / "scripts", fs::copy_options::recursive);
        files.make_folders(folder / "adventures");
    }
    Ended tankard(std::vector<std::string> words, const std::string& lines = "") const {
        words.insert(words.begin(), {"--content", folder.path()});
        return run(std::move(words), lines);
    }
    std::string good(const std::vector<std::string>& words, const std::string& lines = "") const {
        const Ended ended = tankard(words, lines);
        CHECK_MESSAGE(ended.status == 0, words[0] << ": " << ended.complaints << ended.printed);
        return ended.printed;
    }
    std::string bad(const std::vector<std::string>& words) const {
        const Ended ended = tankard(words);
        CHECK_MESSAGE(ended.status == 1, words[0] << ": " << ended.printed);
        CHECK_MESSAGE(one_complaint(ended), ended.complaints);
        return ended.complaints;
    }
    void replace(const std::string& file, const std::string& piece, const std::string& by) {
        const std::string path = folder / "adventures/my_quest/" + file;
        std::string text = files.read(path);
        const std::size_t at = text.find(piece);
        REQUIRE_MESSAGE(at != std::string::npos, piece);
        files.write(path, text.replace(at, piece.size(), by));
    }
    /// The adventures' folder with everything in it, hidden files too.
    std::vector<std::string> everything() const {
        std::vector<std::string> all;
        for (const auto& entry : fs::recursive_directory_iterator(folder / "adventures"))
            all.push_back(entry.path().string());
        std::sort(all.begin(), all.end());
        return all;
    }
};

bool says(const std::string& text, std::string_view piece) { return text.find(piece) != std::string::npos; }

std::string last_line(const std::string& text) {
    const std::size_t end = text.find_last_not_of('\n');
    return text.substr(text.rfind('\n', end) + 1, end - text.rfind('\n', end));
}

std::string hash_in(const std::string& text) { return text.substr(text.find("hash ") + 5, 16); }

}  // namespace

TEST_CASE("an adventure goes to another computer as one file, and plays there as it does here") {
    Computer author;
    Computer player;
    author.good({"new", "my_quest"});
    author.replace("campaign.lua",
                   "version =", "authors = { \"Anna Rossi\" },\n  licence = \"CC-BY-4.0\",\n  version =");
    author.files.write(author.folder / "adventures/my_quest/README.md", "Knock twice.");
    author.files.write(author.folder / "adventures/my_quest/map.png", "pixels");
    const std::string file = author.folder / "my_quest-1.0.0.adventure";
    const std::string packed = author.good({"pack", "my_quest", author.folder.path()});
    CHECK_MESSAGE(packed.starts_with(file + ": my_quest 1.0.0, "), packed);
    CHECK_MESSAGE(says(packed, "left out, as nothing reads or shows it: map.png"), packed);
    CHECK(author.good({"pack", "adventures/my_quest", author.folder / "again"}).size() > 20);
    CHECK(author.files.read(file) == author.files.read(author.folder / "again"));

    const std::string installed = player.good({"install", file});
    CHECK(says(installed, "my_quest 1.0.0 is installed, hash " + hash_in(packed)));
    CHECK(says(player.good({"install", file}), "is there already"));
    const std::string listed = player.good({"adventures"});
    CHECK_MESSAGE(says(listed, "1.0.0      " + hash_in(packed) + "  installed\n    Anna Rossi; CC-BY-4.0\n"),
                  listed);
    CHECK(player.files.read(player.folder / "adventures/my_quest/README.md") == "Knock twice.");
    CHECK(!player.files.exists(player.folder / "adventures/my_quest/map.png"));

    player.good({"check", "my_quest"});
    player.good({"test", "my_quest"});
    const std::vector<std::string> alone{"play", "my_quest", "--auto", "greedy",  "--seats",
                                         "3",    "--seed",   "7",      "--saves", ""};
    std::vector<std::string> here = alone;
    std::vector<std::string> there = alone;
    here.back() = author.folder / "saves";
    there.back() = player.folder / "saves";
    CHECK(last_line(author.good(here)) == last_line(player.good(there)));
    CHECK(hash_in(player.good({"pack", "my_quest", player.folder / "mine"})) == hash_in(packed));
    CHECK(player.files.read(player.folder / "mine") == author.files.read(file));
}

TEST_CASE(
    "a campaign in progress keeps its version, is told of the new one, and takes it when the table agrees") {
    Computer author;
    Computer player;
    author.good({"new", "my_quest"});
    author.good({"pack", "my_quest", author.folder.path()});
    player.good({"install", author.folder / "my_quest-1.0.0.adventure"});
    const std::string saves = player.folder / "saves";
    player.good({"play", "my_quest", "--seats", "2", "--seed", "5", "--saves", saves}, "1\n\n\n1\n");

    author.replace("campaign.lua", "version = \"1.0.0\"", "version = \"1.1.0\"");
    author.good({"pack", "my_quest", author.folder.path()});
    const std::string upgraded = player.good({"install", author.folder / "my_quest-1.1.0.adventure"});
    CHECK_MESSAGE(says(upgraded, "the one that was there (1.0.0) is kept in "), upgraded);
    const std::string kept = player.folder / "adventures/.kept/my_quest-1.0.0/campaign.lua";
    CHECK(says(player.files.read(kept), "1.0.0"));
    CHECK(says(player.bad({"install", author.folder / "my_quest-1.0.0.adventure"}), "newer than 1.0.0"));

    const std::string told = player.good({"resume", "--saves", saves});
    CHECK_MESSAGE(
        says(told, "its own copy of my_quest, 1.0.0; the one that is installed now is newer, 1.1.0"), told);
    CHECK_MESSAGE(says(told, "'tankard resume --mended' goes over to it"), told);
    CHECK(says(player.good({"resume", "--saves", saves}), "1.0.0; the one"));
    const std::string gone_over = player.good({"resume", "--mended", "--saves", saves});
    CHECK_MESSAGE(says(gone_over, "goes over from my_quest 1.0.0 to 1.1.0"), gone_over);
    CHECK(!says(player.good({"resume", "--saves", saves}), "1.1.0"));
    player.good({"replay", "--saves", saves});

    player.good({"install", "--replace", author.folder / "my_quest-1.0.0.adventure"});
    CHECK(says(player.good({"resume", "--saves", saves}), "is older, 1.0.0"));
    fs::remove_all(player.folder / "adventures/my_quest");
    player.good({"resume", "--saves", saves}, "1\n");
}

TEST_CASE("a campaign of many rule sets goes to another computer whole") {
    for (const std::string campaign : {"set_menu", "five_to_eleven"}) {
        CAPTURE(campaign);
        const Computer player;
        const std::string shipped = source_folder("/adventures/" + campaign);
        const std::string package = player.folder / (campaign + ".adventure");
        const Ended packed = run({"pack", campaign, package});
        CHECK_MESSAGE(packed.status == 0, packed.complaints);
        CHECK_MESSAGE(!says(packed.printed, "left out"), packed.printed);
        player.good({"install", package});
        for (const auto& entry : fs::recursive_directory_iterator(shipped)) {
            const std::string below = entry.path().string().substr(shipped.size());
            CHECK_MESSAGE(fs::exists(player.folder / ("adventures/" + campaign + below)), below);
        }
        player.good({"check", campaign});
        const std::vector<std::string> alone{"play", campaign, "--auto", "greedy",  "--seats",
                                             "3",    "--seed", "7",      "--saves", player.folder / "saves"};
        CHECK(last_line(player.good(alone)) == last_line(run(alone).printed));
    }
}

TEST_CASE("an adventure is removed by its name, and a campaign in progress goes on") {
    Computer author;
    Computer player;
    author.good({"new", "my_quest"});
    author.good({"pack", "my_quest", author.folder.path()});
    CHECK(says(author.bad({"adventures", "--remove", "my_quest"}), "is not as a package brought it"));
    player.good({"install", author.folder / "my_quest-1.0.0.adventure"});
    const std::string saves = player.folder / "saves";
    player.good({"play", "my_quest", "--seats", "2", "--seed", "5", "--saves", saves}, "1\n\n\n1\n");
    author.replace("campaign.lua", "version = \"1.0.0\"", "version = \"1.1.0\"");
    author.good({"pack", "my_quest", author.folder.path()});
    player.good({"install", author.folder / "my_quest-1.1.0.adventure"});

    const std::string told = player.good({"adventures", "--remove", "adventures/my_quest/"});
    CHECK_MESSAGE(says(told, "my_quest 1.1.0 is removed; campaigns in progress hold their own copy"), told);
    CHECK_MESSAGE(says(told, "adventures/.kept/my_quest-1.0.0\n"), told);
    CHECK(says(player.good({"adventures"}), "no adventures in "));
    CHECK(player.everything() == std::vector<std::string>{player.folder / "adventures/.kept"});
    player.good({"resume", "--saves", saves}, "1\n");
    CHECK(says(player.bad({"adventures", "--remove", "my_quest"}), "there is no adventure 'my_quest'"));
    CHECK(says(player.bad({"adventures", "--remove", ""}), "there is no adventure ''"));
}

TEST_CASE("what is not fit to be given away is not packed") {
    Computer computer;
    computer.good({"new", "my_quest"});
    const std::string out = computer.folder / "out.adventure";
    const std::string good = computer.files.read(computer.folder / "adventures/my_quest/campaign.lua");
    computer.replace("campaign.lua", "version = \"1.0.0\",", "");
    CHECK(says(computer.bad({"pack", "my_quest", out}), "names no version"));
    computer.files.write(computer.folder / "adventures/my_quest/campaign.lua", good);
    computer.replace("campaign.lua", "version", "verison");
    const std::string told = computer.bad({"pack", "my_quest", out});
    CHECK_MESSAGE(says(told, "campaign.lua:10: campaign has no field 'verison'; did you mean 'version'?"),
                  told);
    computer.files.write(computer.folder / "adventures/my_quest/campaign.lua", good);
    fs::create_symlink("/etc/hostname", computer.folder / "adventures/my_quest/cards/secret.lua");
    CHECK(says(computer.bad({"pack", "my_quest", out}), "cards/secret.lua is a link"));
    fs::remove(computer.folder / "adventures/my_quest/cards/secret.lua");
    CHECK(says(computer.bad({"pack", "no_quest", out}), "there is no campaign 'no_quest'"));
    CHECK(!computer.files.exists(out));
    computer.files.write(out, "something else");
    CHECK(says(computer.bad({"pack", "my_quest", out}), "holds something else"));
    CHECK(computer.files.read(out) == "something else");
}

TEST_CASE("an adventure whose scenarios fail is packed only untested, and whoever installs it is told so") {
    Computer author;
    Computer player;
    author.good({"new", "my_quest"});
    const std::string out = author.folder / "out.adventure";
    const std::string tested = author.folder / "tested.adventure";
    const std::string whole = author.good({"pack", "my_quest", tested});
    CHECK(!says(player.good({"install", tested}), "scenarios"));
    author.replace("tests/gate.lua", "bell.rings", "bell.sings");
    const std::string told = author.bad({"pack", "my_quest", out});
    CHECK_MESSAGE(says(told,
                       "1 of the 3 scenarios of my_quest failed, the first is 'who rings the bell is "
                       "ready, and not alone' in my_quest/tests/gate.lua: \"bell.sings\" was not told"),
                  told);
    CHECK(says(told, "--untested packs it all the same"));
    CHECK(!author.files.exists(out));
    CHECK(says(author.good({"pack", "--untested", "my_quest", out}), "its scenarios were not run"));
    const std::string installed = player.good({"install", "--replace", out});
    CHECK_MESSAGE(says(installed, "packed it without running its scenarios: 'tankard test my_quest' does"),
                  installed);

    author.replace("tests/gate.lua", "bell.sings", "bell.rings");
    const std::string again = author.good({"pack", "--untested", "my_quest", author.folder / "again"});
    CHECK(hash_in(again) == hash_in(whole));
    CHECK(author.files.read(author.folder / "again") != author.files.read(tested));
    fs::remove(author.folder / "adventures/my_quest/tests/gate.lua");
    CHECK(says(author.good({"pack", "my_quest", author.folder / "none"}), "it has no scenarios"));
    author.files.write(author.folder / "adventures/my_quest/tests/one.lua", "return {}");
    CHECK(says(author.bad({"pack", "my_quest", out + "2"}), "it should return a list of scenarios"));
}

TEST_CASE("what is no whole package is one sentence, and leaves nothing behind") {
    Computer author;
    Computer player;
    author.good({"new", "my_quest"});
    author.good({"pack", "my_quest", author.folder / "whole"});
    const std::string whole = author.files.read(author.folder / "whole");
    const auto before = player.everything();
    const auto refused = [&](const std::string& bytes) {
        author.files.write(author.folder / "bad", bytes);
        return player.bad({"install", author.folder / "bad"});
    };
    CHECK(says(refused(""), "is no package"));
    CHECK(says(refused("PK\x03\x04 and so on, longer than any envelope is"), "is no package"));
    CHECK(says(refused(whole.substr(0, whole.size() - 1)), "ends too early"));
    CHECK(says(refused(whole.substr(0, whole.size() / 2)), "ends too early"));
    std::string altered = whole;
    altered[altered.size() / 2] = static_cast<char>(altered[altered.size() / 2] ^ 1);
    CHECK(says(refused(altered), "is damaged at byte"));
    CHECK(says(refused(whole + "and more, a long tail of it"), "is damaged at byte"));
    CHECK(says(player.bad({"install", "/dev/zero"}), "is no plain file"));
    CHECK(says(player.bad({"install", author.folder.path()}), "is no plain file"));
    CHECK(says(player.bad({"install", author.folder / "none"}), "it is not there"));
    {
        std::ofstream huge(author.folder / "huge");
        huge.seekp(std::int64_t{4} << 30);
        huge << "x";
    }
    CHECK(says(player.bad({"install", author.folder / "huge"}), "is larger than 8 MB"));
    author.replace("campaign.lua", ">=0.1\" }", ">=0.1\", harbour = \">=2\" }");
    CHECK(says(author.bad({"pack", "my_quest", author.folder / "needing"}),
               "needs harbour >=2.0.0, which is not"));
    CHECK(player.everything() == before);
}

TEST_CASE("an adventure of one's own is not written over, also not through a link") {
    Computer author;
    Computer player;
    author.good({"new", "my_quest"});
    author.good({"pack", "my_quest", author.folder / "whole"});
    player.good({"new", "my_quest"});
    player.replace("text/en.lua", "My Quest", "Mine");
    const auto before = player.everything();
    CHECK(says(player.bad({"install", author.folder / "whole"}), "is not from a package"));
    CHECK(player.everything() == before);
    fs::rename(player.folder / "adventures/my_quest", player.folder / "elsewhere");
    fs::create_directory_symlink(player.folder / "elsewhere", player.folder / "adventures/my_quest");
    player.good({"install", "--replace", author.folder / "whole"});
    CHECK(says(player.files.read(player.folder / "elsewhere/text/en.lua"), "Mine"));
    CHECK(fs::is_symlink(player.folder / "adventures/.kept/my_quest-1.0.0"));
    CHECK(!fs::is_symlink(player.folder / "adventures/my_quest"));
}

TEST_CASE("a folder that cannot be written is one sentence, and nothing is left behind") {
    if (::geteuid() == 0) return;  // root may write everywhere
    Computer author;
    Computer player;
    author.good({"new", "my_quest"});
    author.good({"pack", "my_quest", author.folder / "whole"});
    fs::permissions(player.folder / "adventures", fs::perms::owner_read | fs::perms::owner_exec);
    CHECK(says(player.bad({"install", author.folder / "whole"}), "allow writing there"));
    CHECK(player.everything().empty());
}
