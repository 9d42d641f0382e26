// A campaign's book: its manifest and its chapters as a graph. Facts only; the pages themselves are hooks.
#pragma once

#include "campaign/version.h"
#include "registry/definition.h"
#include "registry/ruleset.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::campaign {

struct Manifest {
    std::string id;
    std::string start;  ///< the first chapter
    int least_players = 1;
    int most_players = 6;
    int losses_allowed = 3;          ///< chapters lost with none won between, before the last page (21.69)
    Value settings;                  ///< the campaign's own house rules
    std::optional<Version> version;  ///< nothing: it is not for passing on, or not yet
    std::vector<std::string> authors;
    std::string licence;
    std::vector<Need> needs;            ///< by name
    std::string rules = "deckbuilder";  ///< the campaign's own rule set
    std::vector<std::string> chapters;
    std::vector<std::pair<std::string, std::string>> plays;  ///< chapter, rule set

    bool has(std::string_view chapter) const {
        return std::find(chapters.begin(), chapters.end(), chapter) != chapters.end();
    }
    /// The rule set under which a chapter is played.
    std::string_view rules_of(std::string_view chapter) const {
        for (const auto& [id, set] : plays)
            if (id == chapter) return set;
        return rules;
    }
};

/// What `campaign.lua` may say.
const Definition<Manifest>& manifest_fields();
/// Reads `campaign.lua`'s table and checks it against the chapters among the sources.
Manifest read_manifest(std::string id, const Value& table, std::span<const Source> sources,
                       Problems& problems);

/// All settings of a campaign: the rule set's own, then those that every campaign has, whatever it plays.
std::vector<SettingInfo> settings_under(const RuleSet& rules);

}  // namespace tankard::campaign
