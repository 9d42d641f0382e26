// Sentences that are told one right after the other and say the same of several things are one line: "Before
// Anna: 2× Bog Hound, Flour Rat." for "The Bog Hound comes before Anna." three times. The log keeps them all.
//
// Which they are says a rule set's layout.lua: `together` has by sentence `by`, the slot that has to be the
// same (whose it is), `of`, the slot that is listed, and `with`, a number behind it; the text
// `together.SENTENCE` has {list} for it.
#pragma once

#include "scene/words.h"
#include "table/event.h"
#include "table/value.h"
#include "terminal/page.h"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace tankard::terminal {

class Gathered {
 public:
    /// Whether the sentence was added to one that stands among `told` already. What is told next has to be
    /// heard here as well; `told` grows, or is emptied and forgotten.
    bool hear(const Event& event, const Value& layout, const scene::Words& words,
              const campaign::State& state, const View& view, std::vector<Told>& told);
    void forget() { groups_.clear(); }

 private:
    struct Group {
        Event first;
        Ref by;
        std::size_t place = 0;  ///< among what is told
        std::vector<std::pair<std::string, int>> things{};
    };
    static std::string list(const Group& group);

    Name told_;                  ///< the sentence that was told last
    std::vector<Group> groups_;  ///< since it is told
};

}  // namespace tankard::terminal
