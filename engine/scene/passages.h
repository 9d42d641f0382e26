// Passages: what has just been turned over, or reached, as a page of its own (layout.lua, `passages`). Its
// sentences are told one by one, with others between them; here they are put together.
#pragma once

#include "scene/stage.h"

#include <optional>
#include <string>
#include <vector>

namespace tankard::scene {

class Passages {
 public:
    /// A sentence was told. Gives what is to be read now: a passage that ends with it, as the rule set goes
    /// on or another begins, and a milestone.
    std::vector<Passage> heard(const Event& told, const std::string& line, const Stage& stage,
                               const campaign::State& state);
    /// Somebody has answered: if a script asked, what its author tells next is part of the passage as well.
    void answered(const Question& question);
    /// What waits for whoever is asked now; nothing is added to it any more.
    std::optional<Passage> take();
    /// Nothing is told any more of what came before.
    void turn_begins() {
        about_.reset();
        open_ = false;
    }

 private:
    std::optional<Passage> about_;  ///< what it is about, without an author's words
    std::optional<Passage> told_;   ///< the same with them, not yet read
    bool open_ = false;             ///< an author's words are added
    bool waits_ = false;            ///< for the next question: others answer meanwhile
};

}  // namespace tankard::scene
