// What a scenario expects at its end, compared with what is.
#pragma once

#include "campaign/state.h"
#include "play/content/library.h"
#include "table/question.h"

#include <optional>
#include <string>
#include <vector>

namespace tankard::workshop {

/// Where a scenario, or a part of it, came to its end.
struct Outcome {
    const campaign::State& state;
    const Settings& settings;
    const std::optional<Question>& asked;  ///< none: the campaign has ended
    const std::vector<std::string>& told;  ///< keys as they were told, since the table was set
};

/// What of `expect` is not so, one sentence each; VerbError if it says something that cannot be.
std::vector<std::string> unmet(const play::Library& library, const Value& expect, const Outcome& outcome);

}  // namespace tankard::workshop
