// What was told and has no room on a page: who tells it in short stands in its place, within the turn in
// which it happened. Only where that is too long as well, whole turns become one sum.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace tankard::terminal {

/// A sentence on its way to the screen.
struct Told {
    std::string text;
    bool kept = true;            ///< the story's, or an answer to somebody: never folded
    bool begins = false;         ///< whoever's turn begins with it
    bool own = false;            ///< about somebody who sits here, or what their answer did: never left out
    bool result = false;         ///< what the answer did that was given last here
    int about = kNobody;         ///< the seat that it is about: another one's stands in another paragraph
    bool follows = false;        ///< what the one before it came to: both are one deed, and stand together
    std::vector<int> counted{};  ///< for whoever counts what is left out
    bool weighs = false;         ///< a death, a fall, an end: never left out, whoever's it is
    static constexpr int kNobody = -1;
};

/// Sentences that are left out, one after the other.
struct Gap {
    std::vector<Told> gone{};
    int whose = Told::kNobody;  ///< the seat in whose turn, where its beginning stands before them
    bool first = true;          ///< on the page
};

/// What stands for a gap; empty: nothing does.
using More = std::function<std::string(const Gap& gap)>;

/// Sentences of which some are left out, the oldest first.
class Gaps {
 public:
    explicit Gaps(const std::vector<Told>& told) : told_(told), out_(told.size(), false) {}

    /// Leaves the oldest out that may be: of turns what is nobody's here, then turns of which nothing is left
    /// but how they begin. False if there is nothing of the kind.
    bool leave_out();
    /// What is left, and what stands for the rest.
    std::vector<Told> shown(const More& more) const;

 private:
    /// Whether nothing of the turn that begins there is left.
    bool is_empty_turn(std::size_t head) const;

    const std::vector<Told>& told_;
    std::vector<bool> out_;
};

}  // namespace tankard::terminal
