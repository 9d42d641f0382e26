// The campaign as a graph: chapters that nobody reaches, pages that lead nowhere, flags and gates.
#pragma once

#include "play/content/library.h"
#include "workshop/script_uses.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace tankard::workshop {

/// The libraries of all the campaign's rule sets; `uses` of each file by its path; `words` likewise.
void check_story(std::span<const play::Library* const> libraries,
                 const std::map<std::string, ScriptUses>& uses,
                 const std::map<std::string, std::vector<script::Word>>& words, Findings& findings);

}  // namespace tankard::workshop
