// Settings and house rules: named values of a campaign, each declared with its allowed values and what it
// means, so that menus, saves and messages need to know none of them.
#pragma once

#include "registry/definition.h"

#include <span>
#include <string_view>
#include <vector>

namespace tankard {

struct SettingInfo {
    std::string_view name;
    std::vector<std::string_view> words;  ///< allowed words; empty: an integer in `range`
    Range range{};
    Value initial;
    std::string_view doc;
};

class Settings {
 public:
    Settings() = default;
    /// Defaults for all of `infos`, overridden by `chosen`; what does not fit goes to `problems` and keeps
    /// its default.
    Settings(std::span<const SettingInfo> infos, const Value& chosen, Problems& problems);

    const Value& values() const { return values_; }
    std::string_view word(std::string_view name) const;
    int number(std::string_view name) const;
    bool is(std::string_view name, std::string_view word) const { return this->word(name) == word; }

 private:
    Value values_;
};

}  // namespace tankard
