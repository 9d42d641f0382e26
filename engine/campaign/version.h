// Versions of adventures and of the engine, and ranges of them: what an author writes in campaign.lua. A
// version is one to three numbers, "1", "1.2" or "1.2.3"; those left out are 0. A range is a least version, a
// first one that does not fit any more, or both: ">=1.2", "<2", ">=1.2 <2".
#pragma once

#include <array>
#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace tankard::campaign {

struct Version {
    std::array<int, 3> numbers{};  ///< each 0 to 9999

    std::string show() const;  ///< always three numbers: "1.2.0"
    bool operator==(const Version&) const = default;
    std::strong_ordering operator<=>(const Version& other) const { return numbers <=> other.numbers; }
};

/// Nothing if the text is no version.
std::optional<Version> version_of(std::string_view text);

struct VersionRange {
    std::optional<Version> least;  ///< this one fits
    std::optional<Version> below;  ///< this one does not fit any more

    bool holds(const Version& version) const;
    std::string show() const;  ///< ">=1.2.0 <2.0.0"; "any version" if there are no bounds
    bool operator==(const VersionRange&) const = default;
};

/// Nothing if the text is no range, or one that no version is in.
std::optional<VersionRange> range_of(std::string_view text);

/// What an adventure needs: "tankard", a rule set or another adventure, and which versions of it.
struct Need {
    std::string name;
    VersionRange range;
    bool operator==(const Need&) const = default;
};

}  // namespace tankard::campaign
