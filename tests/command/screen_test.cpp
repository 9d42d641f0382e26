// What strangers wrote never reaches a terminal as it is: escape sequences, controls, marks that turn the
// direction of writing, whatever file, save, sheet or word of the command line they stand in.
#include "command/program.h"
#include "source.h"
#include "text/visible.h"

using namespace tankard;
using namespace tankard::command::test;

namespace {

const std::string kEvil =
    "ev\x1b[31mil\x1b]0;title\x07\xc2\x9b"
    "2J\u202Exyz\u200B";
const std::string kLuaEvil = R"(ev\27[31mil\27]0;title\7\u{9b}2J\u{202e}xyz\u{200b})";

/// Everything that the program prints and complains of.
std::string printed(const Copy& copy, std::vector<std::string> words, const std::string& typed = "") {
    words.insert(words.begin(), {"--content", copy.path()});
    Program program(words);
    if (!typed.empty()) program.type(typed);
    program.finish();
    return program.printed + program.complaints;
}

void check_clean(const std::string& all, const std::string& wanted) {
    CAPTURE(all);
    CHECK(text::visible_lines(all) == all);
    CHECK(all.find("[31m") == std::string::npos);
    CHECK(all.find(wanted) != std::string::npos);
}

}  // namespace

TEST_CASE("a screen shows no escape sequence of the command line's words") {
    const Copy copy;
    check_clean(printed(copy, {"resume", kEvil}), "evilxyz");
    check_clean(printed(copy, {"play", kEvil}), "evilxyz");
    check_clean(printed(copy, {kEvil}), "evilxyz");
    check_clean(printed(copy, {"--" + kEvil}), "evilxyz");
    check_clean(printed(copy, {"play", "black_water", "--auto", "greedy", "--set", kEvil + "=1"}), "evilxyz");
    check_clean(printed(copy, {"play", "black_water", "--players", kEvil}), "that can be seen");
    check_clean(printed(copy, {"install", kEvil}), "evilxyz");
    check_clean(printed(copy, {"branch", "--saves", kEvil, "--point", kEvil}), "evilxyz");
}

TEST_CASE("a screen shows no escape sequence of texts, nouns, keys and log lines") {
    const Copy copy;
    copy.replace(
        "adventures/black_water/chapters/01_the_mill.lua", "intro = function(story)",
        "intro = function(story)\n    story:tell \"nobody." + kEvil + "\"\n    log \"" + kLuaEvil + "\"");
    copy.replace("adventures/black_water/text/en.lua", "black_water = \"", "black_water = \"" + kLuaEvil);
    copy.replace("scripts/terminal/text/en.lua", "who_plays = \"", "who_plays = \"" + kLuaEvil);
    const std::string saves = copy / "saves";
    const std::string told =
        printed(copy, {"play", "black_water", "--terminal", "--watch", "--seed", "3", "--saves", saves},
                "Anna\n\n1\n1\n1\n1\n");
    check_clean(told, "evilxyz");
    check_clean(printed(copy, {"check", "black_water"}), "evilxyz");
}

TEST_CASE("a screen shows no escape sequence of saves, hero sheets and manifests") {
    const Copy copy;
    const std::string saves = copy / "saves";
    copy.write("saves/" + kEvil + ".tankard", "no save at all");
    copy.write("saves/heroes/" + kEvil + ".json", "{}");
    copy.write(
        "saves/heroes/one.json",
        R"({"id": "1", "revision": 0, "name": "ev\u001b[31mil\u202exyz", "hero": "ev\u001b[31milxyz"})");
    check_clean(printed(copy, {"saves", "--saves", saves}), "evilxyz");
    check_clean(printed(copy, {"heroes", "--saves", saves}), "evilxyz");
    copy.replace("adventures/black_water/campaign.lua", "return {",
                 "return { licence = \"" + kLuaEvil + "\",");
    check_clean(printed(copy, {"adventures"}), "black_water");
    copy.write("adventures/" + kEvil + "/campaign.lua", "return {}");
    check_clean(printed(copy, {"adventures"}), "evilxyz");
    copy.write("adventures/black_water/cards/" + kEvil + ".lua", "return nothing");
    check_clean(printed(copy, {"check", "black_water"}), "evilxyz");
    check_clean(printed(copy, {"play", "black_water", "--auto", "greedy"}), "evilxyz");
}
