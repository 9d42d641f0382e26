// What the last page of a chapter answers: how the story goes on. One chapter's id, the paths that
// story:choose offers, the ending that story:finish names, or nothing. This is the one place that says what
// such an answer may hold, for the verbs that make it and for the campaign that takes it.
#pragma once

#include "campaign/manifest.h"
#include "campaign/state.h"
#include "registry/arg.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tankard::campaign {

// What the story keeps is saved at every beat, so it is bounded; more is a script's mistake.
inline constexpr std::size_t kMostPaths = 20;    ///< on one page
inline constexpr std::size_t kLongestKey = 200;  ///< of a text, and of what a path needs, in bytes

/// The list that story:choose takes: { { "text key", "chapter", needs = "…" }, … }. What is wrong with it as
/// a sentence, or an empty text.
std::string read_paths(std::vector<Path>& paths, const Value& list, const Manifest& manifest);

/// A whole answer; without one there are no paths. What is wrong with it as a sentence, or an empty text.
std::string read_ways(std::vector<Path>& paths, const Arg& answer, const Manifest& manifest);

}  // namespace tankard::campaign
