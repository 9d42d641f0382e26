// What a registry offers, as text: annotations for the Lua language server and pages of the reference. Pure
// functions of the declarations, so that neither can say anything else than what the host checks.
#pragma once

#include "registry/registry.h"
#include "registry/settings.h"

#include <span>
#include <string>
#include <string_view>

namespace tankard::workshop {

/// One receiver, verb, hook and definition after the other, as LuaLS annotations ("---@meta"): what an editor
/// needs to complete and check content. `registries` are those of one game, the rule set's first.
std::string annotations(std::span<const Registry* const> registries);

/// The same for people, in Markdown, with every verb's example, and the settings with their words.
std::string reference(std::string_view title, std::span<const Registry* const> registries,
                      std::span<const SettingInfo> settings);

}  // namespace tankard::workshop
