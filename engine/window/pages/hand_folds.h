// What gives way where a hand does not fit: which of the cards before somebody lie there as cards, and which
// are a label. Pure.
#pragma once

#include "window/pages/offering.h"

#include <utility>
#include <vector>

namespace tankard::window {

/// Cards side by side: those of a zone, or what can be chosen and lies nowhere.
struct Group {
    const scene::Zone* zone = nullptr;  ///< null: they lie nowhere
    std::vector<Heap> cards;
    bool named = false;
    bool fan = false;
};

/// What lies there as cards, and what is only a label: of so many of a zone.
struct Lying {
    std::vector<Group> groups;
    std::vector<std::pair<const scene::Zone*, int>> shut;
};

/// All of it; without what lies open and the question is not about; without all that it is not about. The
/// last two only if something is left.
std::vector<Lying> folded(const Offering& offering, const Lying& all);
/// Only labels, of what no answer is about.
Lying besides(const scene::Ask& ask, const Lying& all);
/// Only the groups that the question is about.
Lying about(const Offering& offering, const Lying& all);
/// With one group less each time: the largest that the question is not about. At least one stays.
std::vector<Lying> thinned(const Offering& offering, Lying lying);
/// Only the cards.
Lying unlabelled(Lying lying);
/// No cards, only labels.
Lying closed(Lying lying);

}  // namespace tankard::window
