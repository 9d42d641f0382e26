// At a terminal of 80 columns and 24 lines a fight fits the screen: what is printed between two prompts, with
// the question and what matters of the table, does not scroll off. The real program, at a terminal of its
// own.
#include "command/program.h"
#include "text/utf8.h"

#include <cstdint>
#include <random>
#include <regex>

#include <fmt/format.h>
#include <pty.h>
#include <sys/ioctl.h>

using namespace tankard;
using namespace tankard::command::test;

namespace {

class Terminal {
 public:
    explicit Terminal(std::vector<std::string> words) {
        words.insert(words.begin(), binary());
        std::vector<char*> arguments;
        for (std::string& word : words)
            arguments.push_back(word.data());
        arguments.push_back(nullptr);
        winsize size{};
        size.ws_row = 24;
        size.ws_col = 80;
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
    void type(const std::string& line) const {
        const std::string typed = line + "\n";
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

}  // namespace

TEST_CASE("a fight of three heroes fits 24 lines between two prompts, in nearly all questions") {
    for (const auto& [language, label] : {std::pair{"en", "Monsters:"}, {"it", "Mostri:"}}) {
        const std::string code = language;
        const std::string faced = label;
        int pages = 0;
        int fitting = 0;
        for (const char* seed : {"5", "11", "23", "42", "77", "101", "131", "152", "180"}) {
            const Folder folder;
            Terminal terminal({"play", "black_water", "--terminal", "--seats", "3", "--players", "Anna",
                               "--seed", seed, "--saves", folder.path(), "--language", code, "--content",
                               source_folder()});
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
        CHECK(fitting * 100 >= pages * 97);
    }
}
