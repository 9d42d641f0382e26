// The manual page says what the program has: every command, every option, and none that is not there.
#include "command/program.h"
#include "source.h"

#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard::command::test;

namespace {

std::string page() {
    tankard::save::DiskFiles files;
    const std::string text = files.read(tankard::source_folder("/docs/tankard.6"));
    std::string plain;  // a hyphen of an option is written \-
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] != '\\' || i + 1 >= text.size() || text[i + 1] != '-') plain += text[i];
    return plain;
}

bool is_letter(char letter) { return (letter >= 'a' && letter <= 'z') || letter == '-'; }

/// Every --word of a text.
std::set<std::string> options_in(const std::string& text) {
    std::set<std::string> found;
    for (std::size_t at = text.find("--"); at != std::string::npos; at = text.find("--", at)) {
        const std::size_t begin = at;
        while (at < text.size() && is_letter(text[at]))
            ++at;
        if (at > begin + 2) found.insert(text.substr(begin, at - begin));
    }
    return found;
}

/// The words that begin the lines below "Subcommands:".
std::vector<std::string> commands_in(const std::string& help) {
    std::vector<std::string> found;
    std::istringstream lines(help.substr(help.find("Subcommands:")));
    std::string line;
    std::getline(lines, line);
    while (std::getline(lines, line) && line.starts_with("  ")) {
        if (line.size() < 3 || line[2] == ' ') continue;  // a long description goes on
        std::istringstream words(line);
        found.emplace_back();
        words >> found.back();
    }
    return found;
}

/// What stands under a command's heading, up to the next.
std::string section(const std::string& page, const std::string& command) {
    for (const std::string end : {" ", "\n"}) {
        const std::size_t at = page.find(".SS tankard " + command + end);
        if (at == std::string::npos) continue;
        return page.substr(at, std::min(page.find("\n.SS", at), page.find("\n.SH", at)) - at);
    }
    return "";
}

}  // namespace

TEST_CASE("the manual page has every command and every option, and no others") {
    const std::string manual = page();
    const std::string overview = run({"--help"}).printed;
    std::set<std::string> all = options_in(overview);
    for (const std::string& option : all)
        CHECK_MESSAGE(options_in(manual).contains(option), option);
    const std::set<std::string> common{"--help", "--content", "--saves", "--language"};
    const std::vector<std::string> commands = commands_in(overview);
    CHECK(commands.size() > 15);
    for (const std::string& command : commands) {
        CAPTURE(command);
        const std::string described = section(manual, command);
        CHECK(!described.empty());
        const std::set<std::string> options = options_in(run({command, "--help"}).printed);
        CHECK(!options.empty());
        for (const std::string& option : options)
            CHECK_MESSAGE((common.contains(option) || options_in(described).contains(option)), option);
        all.insert(options.begin(), options.end());
    }
    for (const std::string& option : options_in(manual))
        CHECK_MESSAGE(all.contains(option), option);
}

TEST_CASE("program, manual page and package have one version") {
    CHECK(run({"--version"}).printed == "tankard " TANKARD_VERSION "\n");
    CHECK(page().find("\"Tankard " TANKARD_VERSION "\"") != std::string::npos);
}
