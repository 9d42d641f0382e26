// `tankard test` as an author meets it: what fails of one's own is told first and whole, what fails of the
// rules' scenarios afterwards and short, and both are counted apart.
#include "command/program.h"
#include "source.h"

#include <cstdio>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::command::test;

namespace {

/// A folder with scripts/ and a new adventure in it.
struct Workshop {
    Folder folder;
    save::DiskFiles files;

    Workshop() {
        fs::copy(source_folder("/scripts"), folder / "scripts", fs::copy_options::recursive);
        files.make_folders(folder / "adventures");
        REQUIRE(tankard({"new", "my_quest"}).status == 0);
    }
    Ended tankard(std::vector<std::string> words) const {
        words.insert(words.begin(), {"--content", folder.path()});
        return run(std::move(words));
    }
    void replace(const std::string& file, const std::string& piece, const std::string& by) {
        const std::string path = folder / "adventures/my_quest/" + file;
        std::string text = files.read(path);
        const std::size_t at = text.find(piece);
        REQUIRE_MESSAGE(at != std::string::npos, piece);
        files.write(path, text.replace(at, piece.size(), by));
    }
};

std::size_t place(const std::string& text, std::string_view piece) {
    CHECK_MESSAGE(text.find(piece) != std::string::npos, text);
    return text.find(piece);
}

std::ptrdiff_t lines_with(const std::string& text, const std::string& piece) {
    std::ptrdiff_t count = 0;
    for (std::size_t at = text.find(piece); at != std::string::npos; at = text.find(piece, at + 1))
        ++count;
    return count;
}

}  // namespace

TEST_CASE("what passed is counted apart: the author's scenarios and those of the rules") {
    const Workshop workshop;
    const Ended ended = workshop.tankard({"test", "my_quest"});
    CHECK_MESSAGE(ended.status == 0, ended.printed);
    int passed = 0;
    int all = 0;
    CHECK_MESSAGE(
        std::sscanf(ended.printed.c_str(), "scenarios that passed: 3 of 3 of yours, %d of %d of the rules; ",
                    &passed, &all) == 2,
        ended.printed);
    CHECK(passed == all);
    CHECK(all >= 79);
    CHECK(ended.printed.ends_with("; whole campaigns: all checks hold\n"));
}

TEST_CASE("an author's failures come first and whole, those of the rules after them, a line each") {
    Workshop workshop;
    workshop.replace("chapters/01_gate.lua", "tier = 1,",
                     "tier = 1,\n  attack_change = function() return -3 end,");
    workshop.replace("tests/gate.lua", "\"bell.rings\"", "\"bell.sings\"");
    const Ended ended = workshop.tankard({"test", "my_quest"});
    const std::string& text = ended.printed;
    CHECK(ended.status == 1);
    const std::size_t own = place(text, "FAILED my_quest/tests/gate.lua: who rings the bell is ready");
    CHECK(own < place(text, "    answered true\n"));
    CHECK(place(text, "  expected otherwise: \"bell.sings\" was not told\n") <
          place(text,
                "FAILED of the rules' scenarios, as they play in my_quest ('tankard test my_quest "
                "--rules' tells all):\n  deckbuilder/tests/"));
    CHECK(lines_with(text, "FAILED") == 2);
    CHECK(lines_with(text, "expected otherwise") == 1);
    place(text, "scenarios that passed: 2 of 3 of yours, ");

    const Ended whole = workshop.tankard({"test", "my_quest", "--rules"});
    CHECK(whole.status == 1);
    place(whole.printed, "FAILED deckbuilder/tests/");
    CHECK(lines_with(whole.printed, "expected otherwise") > 1);
    CHECK(whole.printed.substr(whole.printed.find("scenarios that")) ==
          text.substr(text.find("scenarios that")));
}
