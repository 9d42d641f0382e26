// What is printed between two prompts, so that it fits a screen: what was told, the table, the question. What
// there is no room for is folded, first what matters least; the log and `table` have all of it.
#pragma once

#include "terminal/gaps.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace tankard::terminal {

/// How much is folded of each part; 0: nothing.
struct Folds {
    int log =
        0;  ///< a deed is a line; 1: the others' run on; 2: the oldest of these are left out; 3: all run on
    int table = 0;     ///< see Screen::table
    int question = 0;  ///< explained is what was not yet, 0: in this turn, 1: in this chapter, and no hint is
                       ///< given; 2: two options stand side by side
};

/// A part of the page in lines, folded so far.
using Part = std::function<std::vector<std::string>(int fold)>;

/// In which order parts give way.
std::vector<Folds> ways_to_fold();

/// Deeds: each sentence with what follows from it.
std::vector<Told> deeds_of(const std::vector<Told>& told);

/// Deeds in lines: at most `room` of them from fold 2 on, if those that are kept or own need no more.
std::vector<std::string> log_lines(const std::vector<Told>& deeds, int fold, std::size_t room,
                                   const More& more);

/// What stands on a screen.
struct Page {
    std::vector<std::string> told{};
    std::vector<std::string> below{};  ///< the table …
    std::vector<std::string> asked{};  ///< … and the question
    bool overflows = false;            ///< it has more lines than there is room for

    std::size_t size() const { return told.size() + below.size() + asked.size(); }
};

/// A page of `room` lines, if it can be had. Where it is far from that, as with large boards, nobody's
/// sentence is left out for it.
Page page_lines(const std::vector<Told>& deeds, const Part& table, const Part& question, std::size_t room,
                const More& more);

/// The same where that overflows: the last deeds for which there is room, so that each is told once. `before`
/// is how many have to be told on pages of their own.
Page last_page(const std::vector<Told>& deeds, const Part& table, const Part& question, std::size_t room,
               std::size_t& before);

}  // namespace tankard::terminal
