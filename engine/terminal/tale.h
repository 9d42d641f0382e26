// What is told of a chapter and its bosses.
#pragma once

#include "scene/chronicle.h"
#include "scene/scene.h"
#include "terminal/style.h"

#include <string>
#include <vector>

namespace tankard::terminal {

/// "4 kills (2× Bog Hound, Lantern Thief) · 12 damage"; in brief without who it was.
std::string deeds_line(const std::vector<scene::Deed>& deeds, bool brief = false);
std::string milestone_line(const scene::Milestone& milestone);
/// The head and the first hero, then each other one by themselves: what stands together on a page.
std::vector<std::vector<std::string>> tale_parts(const scene::Tale& tale, const Style& style, bool brief);
std::vector<std::string> tale_lines(const scene::Tale& tale, const Style& style, bool brief = false);
/// A whole campaign.
std::vector<std::string> chronicle_lines(const scene::Chronicle& chronicle, const Style& style);
/// "The story so far: The Mill ✔ → The Ferry ☠ → The Mill? The Sluice?"; empty before the first chapter's
/// end.
std::string way_line(const scene::Chart& way);

/// Whoever comes in between two rules, and what is said of them.
std::vector<std::string> entrance_lines(const scene::Entrance& entrance);

}  // namespace tankard::terminal
