// At a terminal of 80 columns and 24 lines a fight fits the screen: what is printed between two prompts, with
// the question and what matters of the table, does not scroll off. The real program, at a terminal of its
// own.
#include "command/program.h"
#include "text/utf8.h"

#include <cstdint>
#include <random>
#include <regex>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <pty.h>
#include <sys/ioctl.h>

using namespace tankard;
using namespace tankard::command::test;

namespace {

class Terminal {
 public:
    explicit Terminal(std::vector<std::string> words, unsigned short columns = 80, unsigned short rows = 24) {
        words.insert(words.begin(), binary());
        std::vector<char*> arguments;
        for (std::string& word : words)
            arguments.push_back(word.data());
        arguments.push_back(nullptr);
        winsize size{};
        size.ws_row = rows;
        size.ws_col = columns;
        process_ = ::forkpty(&master_, nullptr, nullptr, &size);
        REQUIRE(process_ >= 0);
        if (process_ != 0) return;
        ::setenv("NO_COLOR", "1", 1);
        ::execv(arguments[0], arguments.data());
        ::_exit(127);
    }
    ~Terminal() {
        ::kill(process_, SIGKILL);
        ::waitpid(process_, nullptr, 0);
        ::close(master_);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    /// What is printed until the next prompt, in lines; nothing if the program has ended.
    std::vector<std::string> page() {
        std::string all;
        while (!all.ends_with("\n> ") && all != "> ") {
            pollfd from{master_, POLLIN, 0};
            if (::poll(&from, 1, 30'000) <= 0) return {};
            std::array<char, 4096> buffer{};
            const ssize_t got = ::read(master_, buffer.data(), buffer.size());
            if (got <= 0) return {};
            all.append(buffer.data(), static_cast<std::size_t>(got));
            std::erase(all, '\r');
        }
        std::vector<std::string> lines;
        for (std::size_t at = 0; at < all.size();) {
            const std::size_t end = std::min(all.find('\n', at), all.size());
            lines.push_back(all.substr(at, end - at));
            at = end + 1;
        }
        lines.erase(lines.begin());  // what was typed
        return lines;
    }
    /// What is printed until the program ends.
    std::string rest() const {
        std::string all;
        std::array<char, 4096> buffer{};
        for (ssize_t got = 0; (got = ::read(master_, buffer.data(), buffer.size())) > 0;)
            all.append(buffer.data(), static_cast<std::size_t>(got));
        return all;
    }
    void type(const std::string& line) const { press(line + "\n"); }
    void press(const std::string& typed) const {
        REQUIRE(::write(master_, typed.data(), typed.size()) == static_cast<ssize_t>(typed.size()));
    }

 private:
    pid_t process_ = -1;
    int master_ = -1;
};

bool has(const std::vector<std::string>& page, const std::string& words) {
    return std::any_of(page.begin(), page.end(),
                       [&](const std::string& line) { return line.find(words) != std::string::npos; });
}

/// An answer to the question at the page's end, by the numbers of its lines.
std::string answer(const std::vector<std::string>& page, std::mt19937_64& luck) {
    static const std::regex numbered("^ {0,2}([0-9]+) ");
    static const std::regex exactly("(?:exactly|esattamente) ([0-9]+)");
    static const std::regex several("\u00d7([0-9]+)");
    std::vector<std::string> numbers;
    std::string all;
    std::size_t wanted = 0;
    for (auto line = page.rbegin(); line != page.rend() && !line->empty(); ++line) {
        std::smatch found;
        if (std::regex_search(*line, found, exactly)) wanted = std::stoul(found[1]);
        if (!std::regex_search(*line, found, numbered)) continue;
        const std::string number = found[1];
        const int times = std::regex_search(*line, found, several) ? std::stoi(found[1]) : 1;
        for (int i = 0; i < times && numbers.size() < 99; ++i)
            numbers.push_back(number);
    }
    if (numbers.empty() && has(page, "Yes or no")) return "yes";
    if (numbers.empty() && has(page, "Sì o no")) return "sì";
    if (numbers.empty() || wanted == 0) return numbers.empty() ? "" : numbers[luck() % numbers.size()];
    for (std::size_t i = 0; i < std::min(wanted, numbers.size()); ++i)
        all += numbers[i] + " ";
    return all;
}

/// Anna's Black Water at a terminal: \a seats chairs, the others' companions think for themselves.
std::vector<std::string> of_anna(const Folder& folder, int seats, const std::string& language = "en",
                                 const std::string& seed = "7") {
    return {"play",        "black_water", "--terminal", "--seats",   std::to_string(seats),
            "--players",   "Anna",        "--seed",     seed,        "--saves",
            folder.path(), "--language",  language,     "--content", source_folder()};
}

}  // namespace

TEST_CASE("a fight of three heroes fits 24 lines between two prompts") {
    for (const auto& [language, label] : {std::pair{"en", "Monsters:"}, {"it", "Mostri:"}}) {
        const std::string code = language;
        const std::string faced = label;
        int pages = 0;
        int fitting = 0;
        for (const char* seed : {"5", "11", "23", "42", "77", "101", "131", "152", "180"}) {
            const Folder folder;
            Terminal terminal(of_anna(folder, 3, code, seed));
            std::mt19937_64 luck(7);
            for (int i = 0; i < 150; ++i) {
                const std::vector<std::string> page = terminal.page();
                if (page.empty()) break;
                if (has(page, faced)) {
                    ++pages;
                    fitting += page.size() <= 24 ? 1 : 0;  // with the prompt
                    for (const std::string& line : page)
                        CHECK_MESSAGE(text::width(line) <= 80, line);
                }
                terminal.type(answer(page, luck));
            }
        }
        CHECK(pages > 120);
        INFO(fmt::format("{}: {} of {}", code, fitting, pages));
        CHECK(fitting == pages);
    }
}

TEST_CASE("at 40 and 60 columns lines are broken at words, and no page is longer than the screen") {
    for (const unsigned short columns : {40, 60})
        for (const std::string campaign : {"black_water", "gauntlet", "twister", "lords", "fighter"}) {
            const Folder folder;
            Terminal terminal({"play", campaign, "--terminal", "--seats", "2", "--players", "Anna", "--seed",
                               "11", "--saves", folder.path(), "--content", source_folder()},
                              columns);
            std::mt19937_64 luck(7);
            int pages = 0;
            for (int i = 0; i < 60; ++i) {
                const std::vector<std::string> page = terminal.page();
                if (page.empty()) break;
                ++pages;
                static const std::regex word("[A-Za-z]{3}");  // boards are as wide as they are
                for (const std::string& line : page)
                    if (std::regex_search(line, word))
                        CHECK_MESSAGE(text::width(line) <= columns, campaign, ": ", line);
                CHECK_MESSAGE(page.size() <= 24, campaign, ": ", fmt::format("{}", fmt::join(page, "\n")));
                terminal.type(answer(page, luck));
            }
            CHECK(pages > 20);
        }
}

TEST_CASE("a few lines of what companions did do not wait for Enter: the table begins below them") {
    const Folder folder;
    Terminal terminal({"play", "twister", "--terminal", "--seats", "2", "--players", "Anna", "--seed", "6",
                       "--saves", folder.path(), "--content", source_folder()},
                      100, 42);
    std::mt19937_64 luck(7);
    int waits = 0;
    for (int i = 0; i < 250; ++i) {
        const std::vector<std::string> page = terminal.page();
        if (page.empty()) break;
        const bool waiting = page.size() > 1 && page[page.size() - 2].starts_with("Enter to go on");
        if (waiting && has(page, "— Turn ") && !has(page, "Turn the page.")) {  // a story waits
            CHECK_MESSAGE(page.size() > 14, fmt::format("{}", fmt::join(page, "\n")));
            ++waits;
        }
        terminal.type(waiting ? "" : has(page, "so many numbers: 4") ? "1 2 3 4" : answer(page, luck));
    }
    CHECK(waits > 0);
}

TEST_CASE("what an answer did stands on the pages before the next question") {
    const auto words_of = [](const std::vector<std::string>& lines) {
        std::string all;
        for (const std::string& line : lines)
            for (const std::string_view word : text::split_words(line))
                all += (all.empty() ? "" : " ") + std::string(word);
        return all;
    };
    for (const std::string campaign : {"black_water", "gauntlet", "twister"}) {
        const Folder folder;
        Terminal terminal({"play", campaign, "--terminal", "--seats", "3", "--players", "Anna", "--seed", "5",
                           "--saves", folder.path(), "--content", source_folder()});
        const auto read_on = [&] {  // all pages to the next question
            std::vector<std::string> all;
            for (std::vector<std::string> page = terminal.page(); !page.empty(); page = terminal.page()) {
                all.insert(all.end(), page.begin(), page.end());
                if (page.size() < 2 || !page[page.size() - 2].starts_with("Enter to go on")) break;
                all.resize(all.size() - 2);
                terminal.type("");
            }
            return all;
        };
        const auto again = [&] {  // lines of the question in brief, and the prompt
            terminal.type("tale 1");
            const std::vector<std::string> all = read_on();
            const auto from = std::find_if(all.begin(), all.end(), [](const std::string& line) {
                return !line.starts_with("!") && !line.starts_with(" ");  // the refusal is broken into lines
            });
            return static_cast<std::size_t>(all.end() - from);
        };
        const auto log = [&] {
            terminal.type("log all");
            std::vector<std::string> all = read_on();
            all.resize(all.size() - std::min(all.size(), again()));
            return words_of(all);
        };
        std::mt19937_64 luck(3);
        std::vector<std::string> page = read_on();
        std::string before = log();
        int seen = 0;
        int kills = 0;
        for (int i = 0; i < 40 && !page.empty(); ++i) {
            terminal.type(answer(page, luck));
            page = read_on();
            const std::string told = words_of(page);
            const std::string after = log();
            if (!after.starts_with(before)) break;  // the next chapter, or the log is full
            std::string fresh = after.substr(before.size());
            // Whoever killed, and in whose turn, is never summed up.
            static const std::regex killing("[A-Z][a-z]+ kills the [^!]+!");
            for (std::sregex_iterator kill(fresh.begin(), fresh.end(), killing), end; kill != end; ++kill) {
                CHECK_MESSAGE(told.find(kill->str()) != std::string::npos, kill->str(), "\n", told);
                ++kills;
            }
            fresh = fresh.substr(0, fresh.find("—"));  // the next turn
            for (std::size_t at = 0; at < fresh.size();) {
                const std::size_t end = std::min(fresh.find(". ", at), fresh.size());
                const std::string sentence = fresh.substr(at, end - at);
                at = end + 2;
                if (sentence.find("Anna") == std::string::npos) continue;
                ++seen;
                // Several of a kind are one line: "Anna discards: 2× Coin."
                const std::string about = sentence.substr(sentence.find("Anna"));
                const std::string deed = about.substr(0, about.find(' ', about.find(' ') + 1));
                CHECK_MESSAGE(
                    (told.find(about) != std::string::npos || told.find(deed + ": ") != std::string::npos),
                    campaign, ": ", sentence, "\n", told);
            }
            before = after;
        }
        CHECK_MESSAGE(seen > 0, campaign);
        CHECK((kills > 5 || campaign != "black_water"));
    }
}

TEST_CASE("what is typed where a page only waits for Enter is no Enter; undo works there") {
    const Folder folder;
    Terminal terminal(of_anna(folder, 3));
    terminal.page();
    terminal.type("warrior");
    CHECK(has(terminal.page(), "Enter to go on"));
    terminal.type("3");
    const std::vector<std::string> told = terminal.page();
    CHECK(has(told, "This page only waits for Enter"));
    CHECK_FALSE(has(told, "Marta’s shelf?"));
    terminal.type("undo");
    CHECK(has(terminal.page(), "Taken back: Anna"));
    terminal.type("warrior");
    terminal.page();
    terminal.type("");
    CHECK(has(terminal.page(), "Marta’s shelf?"));
}

TEST_CASE("a warning that belongs to an option is there however full the page is") {
    for (const auto& [language, warning] :
         {std::pair{"en", "There is nothing to buy with it."}, {"it", "Non c’è nulla da comprare."}}) {
        const Folder folder;
        Terminal terminal(of_anna(folder, 3, language));
        terminal.page();
        std::vector<std::string> page;
        const auto coin = [&] { return has(page, "(5 c"); };  // "Put all your money on the table (5 cards)"
        terminal.type("13");
        page = terminal.page();
        for (int i = 0; i < 12 && !coin(); ++i) {  // past pages that wait, taking and leading first
            terminal.type(i % 2 == 0 ? "" : "1");
            page = terminal.page();
        }
        REQUIRE(coin());
        std::string all = fmt::format("{}", fmt::join(page, " "));
        int times = 0;
        for (std::size_t at = 0; (at = all.find(warning, at)) != std::string::npos; ++at)
            ++times;
        CHECK_MESSAGE(times == 2, all);  // of the Coin, and of all money
        CHECK(page.size() <= 24);
    }
}

TEST_CASE("where a turn ended by itself a page says so and waits: a key typed for it answers nothing else") {
    const Folder folder;
    Terminal terminal(of_anna(folder, 2));
    std::mt19937_64 luck(3);
    std::vector<std::string> page = terminal.page();
    for (int i = 0; i < 200 && !has(page, "The only possible answer"); ++i) {
        terminal.type(answer(page, luck));
        page = terminal.page();
    }
    REQUIRE(has(page, "The only possible answer"));
    REQUIRE(page.size() > 1);
    CHECK(page[page.size() - 2] == "Enter to go on");
    terminal.type("1");
    CHECK(has(terminal.page(), "This page only waits for Enter"));
}

TEST_CASE("what is taken back is named, and the story before it is not told again") {
    const Folder folder;
    Terminal terminal(of_anna(folder, 3));
    terminal.page();
    terminal.type("warrior");
    terminal.page();
    terminal.type("");
    REQUIRE(has(terminal.page(), "Marta’s shelf?"));
    terminal.type("1");
    REQUIRE(has(terminal.page(), "Who goes first?"));
    terminal.type("1");
    std::vector<std::string> page = terminal.page();
    REQUIRE(has(page, "draws an adventure card"));
    std::mt19937_64 luck(3);
    while (has(page, "Enter to go on")) {
        terminal.type("");
        page = terminal.page();
    }
    terminal.type(answer(page, luck));
    terminal.page();
    terminal.type("undo");
    const std::vector<std::string> back = terminal.page();
    CHECK(has(back, "Taken back: Anna"));
    CHECK_FALSE(has(back, "draws an adventure card"));
}

TEST_CASE("people see the apostrophes of books, and programs those of the scripts") {
    const Folder folder;
    Terminal terminal(of_anna(folder, 3));
    terminal.page();
    terminal.type("help die");
    CHECK(has(terminal.page(), "a Monster’s as well"));
    CHECK(run(of_anna(folder, 3), "help die\n").printed.find("a Monster's as well") != std::string::npos);
}

TEST_CASE("a rule that a small screen cuts is announced until it was read whole") {
    const Folder folder;
    Terminal terminal(of_anna(folder, 3));
    const std::string longer = "(There is more on";
    std::mt19937_64 luck(3);
    std::vector<std::string> page = terminal.page();
    for (int i = 0; i < 300 && !has(page, longer); ++i) {
        terminal.type(answer(page, luck));
        page = terminal.page();
    }
    REQUIRE(has(page, longer));
    terminal.type("table");
    page = terminal.page();
    CHECK_FALSE(has(page, longer));
}

TEST_CASE("after a refusal and after help the question stands there again, in brief") {
    const Folder folder;
    Terminal terminal(of_anna(folder, 2));
    CHECK(has(terminal.page(), "who will you be?"));
    for (const std::string typed : {"help die", "nonsense", "log"}) {
        terminal.type(typed);
        const std::vector<std::string> page = terminal.page();
        CHECK_MESSAGE(has(page, "who will you be?"), typed);
        CHECK_MESSAGE(has(page, "A number or words"), typed);  // of so many answers only how
    }
    terminal.type("look 1");
    CHECK(has(terminal.page(), "Level 1:"));
}

TEST_CASE("undo all asks before it does it") {
    const Folder folder;
    Terminal terminal(of_anna(folder, 2));
    terminal.page();
    terminal.type("1");
    terminal.page();
    terminal.type("undo all");
    CHECK(has(terminal.page(), "Really?"));
    terminal.type("n");
    CHECK_FALSE(has(terminal.page(), "Taken back:"));
    terminal.type("undo all");
    terminal.page();
    terminal.type("y");
    CHECK(has(terminal.page(), "Taken back:"));
}

TEST_CASE("Ctrl-C leaves as quit does: it says that all is saved, and how to go on") {
    const Folder folder;
    Terminal terminal(of_anna(folder, 2));
    terminal.page();
    terminal.press("\x03");
    const std::string said = terminal.rest();
    CHECK_MESSAGE(said.find("Everything is saved. To go on:") != std::string::npos, said);
    CHECK(said.find(" resume ") != std::string::npos);
}

TEST_CASE("whoever sits down again before a table that has not changed sees the question alone") {
    const Folder folder;
    Terminal terminal({"play", "lords", "--terminal", "--seats", "2", "--players", "Anna,Ben", "--seed", "5",
                       "--saves", folder.path(), "--content", source_folder()});
    bool seen = false;
    std::mt19937_64 luck(3);
    std::vector<std::string> page = terminal.page();
    for (int i = 0; i < 60 && !seen; ++i) {
        const bool asks = has(page, "Anna: Three orders, in this order.");
        if (asks) {
            CHECK_FALSE(has(page, "── The Lease"));
            terminal.type("table");
            CHECK(has(terminal.page(), "── The Lease"));
        }
        seen = seen || asks;
        terminal.type(has(page, "exactly 2") ? "1 2" : has(page, "dummy’s third order") ? "1" : "");
        page = terminal.page();
    }
    CHECK(seen);
}

TEST_CASE("the first list has the names by which people and commands know a game") {
    const Folder folder;
    Terminal terminal({"play", "--terminal", "--saves", folder.path(), "--content", source_folder()});
    const std::vector<std::string> page = terminal.page();
    CHECK(has(page, "Black Water (black_water)"));
    CHECK(has(page, "Desirable Residence"));
    CHECK(has(page, "(lords)"));
    terminal.type("right of way");
    CHECK(has(terminal.page(), "Who plays?"));
}
