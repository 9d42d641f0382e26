#include "registry/settings.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <variant>

#include <fmt/format.h>

namespace tankard {

Settings::Settings(std::span<const SettingInfo> infos, const Value& chosen, Problems& problems) {
    values_ = Value::table();
    std::vector<std::string_view> names;
    for (const SettingInfo& info : infos) {
        values_.set(std::string(info.name), info.initial);
        names.push_back(info.name);
    }
    for (const auto& [key, value] : chosen.entries()) {
        const auto* name = std::get_if<std::string>(&key);
        auto info = std::find_if(infos.begin(), infos.end(),
                                 [&](const SettingInfo& i) { return name != nullptr && i.name == *name; });
        if (info == infos.end()) {
            const std::string shown = name != nullptr ? *name : "a number";
            const auto meant = did_you_mean(shown, names);
            problems.push_back({"settings", 0,
                                fmt::format("there is no setting '{}'{}; there are {}", shown,
                                            meant ? fmt::format(" (did you mean '{}'?)", *meant) : "",
                                            fmt::join(names, ", "))});
            continue;
        }
        const bool fits = info->words.empty()
                              ? value.integer() != nullptr && *value.integer() >= info->range.least &&
                                    *value.integer() <= info->range.most
                              : value.text() != nullptr && std::find(info->words.begin(), info->words.end(),
                                                                     *value.text()) != info->words.end();
        if (fits) {
            values_.set(*name, value);
        } else {
            const std::string allowed =
                info->words.empty()
                    ? fmt::format("a number from {} to {}", info->range.least, info->range.most)
                    : fmt::format("one of {}", fmt::join(info->words, ", "));
            problems.push_back(
                {"settings", 0, fmt::format("'{}' should be {}, not {}", *name, allowed, value.show())});
        }
    }
}

std::string_view Settings::word(std::string_view name) const {
    const std::string* text = values_.at(name).text();
    return text != nullptr ? std::string_view(*text) : std::string_view();
}

int Settings::number(std::string_view name) const {
    const std::int64_t* number = values_.at(name).integer();
    return number != nullptr ? static_cast<int>(*number) : 0;
}

}  // namespace tankard
