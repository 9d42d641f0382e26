// What an adventure needs besides itself: Tankard in a range of versions, rule sets, and other adventures,
// whose shared code (their lib/ folders) it may `use`. A rule set ships with Tankard and has its version.
#pragma once

#include "campaign/manifest.h"
#include "save/files.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::play {

/// Whether the name is Tankard's own or a folder's of scripts/: no adventure may be called so.
bool is_reserved(std::string_view name);

/// What campaign.lua alone says of an adventure under root/adventures; its mistakes are left to `check`. The
/// book is empty but for its id if there is no such file.
campaign::Manifest facts_of(save::Files& files, const std::string& root, const std::string& campaign);

/// "1.2.0", or "without a version".
std::string version_shown(const campaign::Manifest& manifest);

/// Error with one sentence about the first need that is not met; `who` is the adventure that has them.
void require(save::Files& files, const std::string& root, const std::string& who,
             std::span<const campaign::Need> needs);

/// The adventures whose shared code is loaded with this one, by name: those that it needs, those that they
/// need, and so on. Error if one is missing or has the wrong version.
std::vector<std::string> needed_adventures(save::Files& files, const std::string& root,
                                           const campaign::Manifest& manifest);

}  // namespace tankard::play
