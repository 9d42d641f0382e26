// The program is killed again and again in the middle of an evening. What somebody was shown to be answered,
// by the next question, stands in the save, and `tankard resume` goes on. TANKARD_KILLS sets how often.
#include "command/program.h"
#include "table/random.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>
#include <variant>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::command::test;

namespace {

int kills() {
    const char* wanted = std::getenv("TANKARD_KILLS");
    return wanted != nullptr ? std::max(1, std::atoi(wanted)) : 20;
}

/// The last line that was printed, or two: a refusal may be as long.
std::string last_words(const std::string& printed) {
    if (printed.size() < 2) return printed;
    const std::size_t line = printed.rfind('\n', printed.size() - 2) + 1;
    const std::size_t before = line < 2 ? 0 : printed.rfind('\n', line - 2) + 1;
    return printed.substr(printed.compare(before, 2, "! ") == 0 ? before : line);
}

/// Whether what was printed ends with a question: its last line says what can be typed.
bool asks(const std::string& printed) {
    if (!printed.ends_with('\n') || printed.size() < 2) return false;
    const std::string last = last_words(printed);
    if (last.starts_with("! ")) return true;
    for (const std::string how :
         {"A number", "Numbers with", "All numbers", "Enter to", "yes or no", "Yes or no"})
        if (last.starts_with(how)) return true;
    return false;
}

/// Something that answers most questions: the first option, or as many as must be chosen.
std::string words_for(const std::string& printed, std::uint32_t luck) {
    const std::string last = last_words(printed);
    if (last.starts_with("yes") || last.starts_with("Yes")) return luck % 2 == 0 ? "y" : "n";
    if (last.starts_with("Enter")) return "";
    if (last.starts_with("All")) return "";
    const std::size_t open = last.rfind('(');
    const bool equal = last.find("(1x2") != std::string::npos;
    const std::size_t exactly = last.find("exactly ");
    if (open == std::string::npos && exactly == std::string::npos) return luck % 3 == 0 ? "2" : "1";
    const int least = std::atoi(
        last.c_str() + (exactly != std::string::npos ? exactly + std::strlen("exactly ") : open + 1));
    if (last.starts_with("A number (")) return fmt::format("{}", least);
    if (equal && luck % 2 == 0) return fmt::format("1x{}", least);
    std::string words;
    for (int i = 1; i <= least; ++i)
        words += fmt::format("{} ", i);
    return words.empty() ? "none" : words;
}

/// At most so many answers were the only ones possible, such as which of two equal rats, and nobody typed
/// them.
std::size_t given_by_itself(std::string printed) {
    static constexpr std::string_view kSaid = "only possible answer:";
    std::replace(printed.begin(), printed.end(), '\n', ' ');  // lines are broken anywhere
    std::size_t count = 0;
    for (std::size_t at = printed.find(kSaid); at != std::string::npos; at = printed.find(kSaid, at + 1))
        ++count;
    return count;
}

std::vector<Answer> persons_answers(const std::string& path) {
    save::DiskFiles files;
    const std::string bytes = files.read(path);
    const save::Loaded loaded = save::load(bytes, path, save::Want::no_content);
    std::vector<Answer> answers;
    for (const save::Record& record : loaded.records)
        if (const auto* given = std::get_if<save::AnswerRecord>(&record);
            given != nullptr && (given->flags & save::AnswerRecord::companion) == 0)
            answers.push_back(given->answer);
    return answers;
}

}  // namespace

TEST_CASE("killed at random moments, no acknowledged answer is missing") {
    Folder folder;
    int campaigns = 1;  // one after another, as long as there are kills left
    std::string path = folder / "black_water-1.tankard";
    Stream chance(9, 1);
    std::vector<Answer> before;
    std::size_t answered = 0;
    int lost_races = 0;
    for (int kill = 0; kill < kills(); ++kill) {
        CAPTURE(kill);
        Program program(before.empty() ? std::vector<std::string>{"play", "black_water", "--seats", "2",
                                                                  "--seed", fmt::format("{}", 4 + campaigns),
                                                                  "--saves", folder.path()}
                                       : std::vector<std::string>{"resume", "--saves", folder.path()});
        std::size_t acknowledged = before.size();
        std::size_t standing = 0;
        // Waits for a question, whole, after all that was printed before; false at the campaign's end.
        const auto asked = [&] {
            if (program.read_until(
                    [&](const std::string& all) { return all.size() > standing && asks(all); }))
                return true;
            REQUIRE_MESSAGE(program.printed.find("The campaign has ended") != std::string::npos,
                            program.complaints);
            return false;
        };
        bool over = !asked();
        standing = program.printed.size();
        const std::uint32_t answers = 3 + chance.below(12);
        for (std::uint32_t given = 0; !over; ++given) {
            program.type(words_for(program.printed, chance.below(6)));
            if (given >= answers) break;
            over = !asked();
            if (over) break;
            if (program.printed.compare(standing, 2, "! ") != 0) ++acknowledged;
            standing = program.printed.size();
        }
        if (over) {
            answered += before.size();
            before.clear();
            path = folder / fmt::format("black_water-{}.tankard", ++campaigns);
            continue;
        }
        ::usleep(chance.below(4000));
        program.kill();
        if (program.printed.size() > standing && asks(program.printed) &&
            program.printed.compare(standing, 2, "! ") != 0) {
            ++acknowledged;
            ++lost_races;
        }
        const std::vector<Answer> now = persons_answers(path);
        REQUIRE(now.size() >= acknowledged);
        // One more was typed, and another may have followed that by itself.
        REQUIRE(now.size() <= acknowledged + 2 + given_by_itself(program.printed));
        REQUIRE(std::equal(before.begin(), before.end(), now.begin()));
        before = now;
    }
    fmt::print("{} kills, {} answers of a person, {} kills after the next question was printed\n", kills(),
               answered + before.size(), lost_races);
    const Ended listed = run({"saves", "--saves", folder.path()});
    CHECK(listed.status == 0);
    CHECK(listed.printed.find("black_water-1.tankard") != std::string::npos);
    const Ended replayed = run({"replay", "--saves", folder.path()});
    CHECK_MESSAGE(replayed.status == 0, replayed.complaints);
    const Ended finished = run({"resume", "--auto", "greedy", "--saves", folder.path()});
    CHECK_MESSAGE(finished.status == 0, finished.complaints);
}
