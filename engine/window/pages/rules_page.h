// The rules as a page: the topics of a rule set at the left, the chosen one with its example at the right.
// Those of a card that somebody looks at come first. Pure.
#pragma once

#include "scene/topics.h"
#include "window/pages/split.h"

#include <string>
#include <string_view>
#include <vector>

namespace tankard::window {

/// The places of topics in the order in which they are listed: those of `about` that there are, then all
/// others by title.
std::vector<std::size_t> listed(const scene::Rules& rules, const std::vector<std::string>& about);

/// The page with its topic at the place `chosen` of that order. Options are the topics related to it.
Split rules_split(const Ruler& ruler, const scene::Rules& rules, const std::vector<std::string>& about,
                  std::size_t chosen);

/// The place in that order of the first topic from `from` on, round and round, that begins with a letter;
/// `from` if none does.
std::size_t topic_with(const scene::Rules& rules, const std::vector<std::size_t>& order, std::size_t from,
                       char32_t letter);

}  // namespace tankard::window
