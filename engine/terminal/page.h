// What is printed between two prompts, so that it fits a screen: what was told, the table, the question. What
// there is no room for is folded, first what matters least; the log and `table` have all of it.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace tankard::terminal {

/// A sentence on its way to the screen.
struct Told {
    std::string text;
    bool kept = true;     ///< the story's, or an answer to somebody: never folded
    bool begins = false;  ///< whoever's turn begins with it
};

/// How much is folded of each part; 0: nothing.
struct Folds {
    int log = 0;    ///< 1: sentences of a turn run on; 2: the oldest are left out
    int table = 0;  ///< see Screen::table
    int question =
        0;  ///< 0: what was explained in this turn; 1: in this chapter; 2: two options stand side by side
};

/// A part of the page in lines, folded so far.
using Part = std::function<std::vector<std::string>(int fold)>;

/// In which order parts give way.
std::vector<Folds> ways_to_fold();

/// The sentences in lines: at most `room` of them with fold 2, if those that are kept need no more. `more`
/// says how many things are left out.
std::vector<std::string> log_lines(const std::vector<Told>& told, int fold, std::size_t room,
                                   const std::function<std::string(int)>& more);

/// What stands on a screen.
struct Page {
    std::vector<std::string> told{};
    std::vector<std::string> below{};  ///< the table, then the question
    bool overflows = false;            ///< it has more lines than there is room for
};

/// A page of `room` lines, if it can be had. Where it is far from that, as with large boards, nothing is
/// folded: whoever scrolls reads all.
Page page_lines(const std::vector<Told>& told, const Part& table, const Part& question, std::size_t room,
                const std::function<std::string(int)>& more);

}  // namespace tankard::terminal
