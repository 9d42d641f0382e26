#include "campaign/version.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

namespace tankard::campaign {

std::string Version::show() const { return fmt::format("{}.{}.{}", numbers[0], numbers[1], numbers[2]); }

std::optional<Version> version_of(std::string_view text) {
    Version version;
    for (std::size_t part = 0; part < version.numbers.size(); ++part) {
        const std::string_view digits = text.substr(0, text.find('.'));
        if (digits.empty() || digits.size() > 4 ||
            digits.find_first_not_of("0123456789") != std::string_view::npos)
            return {};
        std::from_chars(digits.data(), digits.data() + digits.size(), version.numbers[part]);
        if (digits.size() == text.size()) return version;
        text.remove_prefix(digits.size() + 1);
    }
    return {};
}

bool VersionRange::holds(const Version& version) const {
    return (!least || version >= *least) && (!below || version < *below);
}

std::string VersionRange::show() const {
    if (!least && !below) return "any version";
    if (!below) return ">=" + least->show();
    return least ? fmt::format(">={} <{}", least->show(), below->show()) : "<" + below->show();
}

std::optional<VersionRange> range_of(std::string_view text) {
    VersionRange range;
    while (!text.empty()) {
        const std::string_view bound = text.substr(0, text.find(' '));
        const bool is_least = bound.starts_with(">=");
        if (!is_least && !bound.starts_with('<')) return {};
        const std::optional<Version> version = version_of(bound.substr(is_least ? 2 : 1));
        std::optional<Version>& place = is_least ? range.least : range.below;
        if (!version || place) return {};
        place = version;
        text.remove_prefix(std::min(bound.size() + 1, text.size()));
    }
    if (!range.least && !range.below) return {};
    if (range.least && range.below && *range.below <= *range.least) return {};
    return range;
}

}  // namespace tankard::campaign
