// A chapter played again from its journal, moment by moment, for looking at: what lay on the table before
// each answer, and what was told until then.
#pragma once

#include "play/session/session.h"
#include "scene/stage.h"

#include <string>
#include <vector>

namespace tankard::window {

struct Shot {
    scene::Scene scene;
    std::string answer;                   ///< who answered what; empty at the chapter's end
    std::vector<std::string> told;        ///< since the shot before
    std::vector<scene::Turned> turned{};  ///< since then, too
};

/// The chapter as `viewer` may have seen it; SeatId::none sees what is open to all. Error with a sentence
/// if the journal does not fit the content.
std::vector<Shot> record(play::Library& library, const scene::Words& words, const save::Tape& tape,
                         SeatId viewer);

}  // namespace tankard::window
