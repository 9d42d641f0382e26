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
    bool own = false;     ///< about somebody who sits here, or what their answer did: never left out
    bool result = false;  ///< what the answer did that was given last here
    int about = kNobody;  ///< the seat that it is about: another one's stands in another paragraph
    static constexpr int kNobody = -1;
};

/// How much is folded of each part; 0: nothing.
struct Folds {
    int log = 0;       ///< 1: sentences of a turn run on; 2: the oldest of the others' are left out
    int table = 0;     ///< see Screen::table
    int question = 0;  ///< explained is what was not yet, 0: in this turn, 1: in this chapter, and no hint is
                       ///< given; 2: two options stand side by side
};

/// A part of the page in lines, folded so far.
using Part = std::function<std::vector<std::string>(int fold)>;

/// In which order parts give way.
std::vector<Folds> ways_to_fold();

/// The sentences in lines: at most `room` of them with fold 2, if those that are kept or own need no more.
/// `more` says how many things are left out, and what they came to; empty: nothing says it.
std::vector<std::string> log_lines(const std::vector<Told>& told, int fold, std::size_t room,
                                   const std::function<std::string(int)>& more);

/// What stands on a screen.
struct Page {
    std::vector<std::string> told{};
    std::vector<std::string> below{};  ///< the table …
    std::vector<std::string> asked{};  ///< … and the question
    bool overflows = false;            ///< it has more lines than there is room for

    std::size_t size() const { return told.size() + below.size() + asked.size(); }
};

/// Of what was told on pages of its own what still stands above the question: what the last answer here did,
/// and the turn that goes on.
std::vector<Told> lately(const std::vector<Told>& told);

/// A page of `room` lines, if it can be had. Where it is far from that, as with large boards, nobody's
/// sentence is left out for it.
Page page_lines(const std::vector<Told>& told, const Part& table, const Part& question, std::size_t room,
                const std::function<std::string(int)>& more);

}  // namespace tankard::terminal
