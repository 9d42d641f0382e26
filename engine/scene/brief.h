// A rule where there is little room for it. Pure.
#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace tankard::scene {

/// Whole if it fits; else as many of its sentences as fit with " …" behind them, the first at any rate.
inline std::string in_brief(std::string_view rule, const std::function<bool(const std::string&)>& fits) {
    std::string shown(rule);
    std::size_t end = rule.rfind(". ");
    while (!fits(shown) && end != std::string_view::npos) {
        shown = std::string(rule.substr(0, end + 1)) + " …";
        end = end == 0 ? std::string_view::npos : rule.rfind(". ", end - 1);
    }
    return shown;
}

/// Without that sign, for whoever is told whole where they are pointed at.
inline std::string unmarked(std::string brief) {
    constexpr std::string_view kMore = " …";
    if (brief.ends_with(kMore)) brief.resize(brief.size() - kMore.size());
    return brief;
}

/// Its sentences, each by itself.
inline std::vector<std::string> sentences(std::string_view rule) {
    std::vector<std::string> all;
    for (std::size_t from = 0; from < rule.size();) {
        const std::size_t end = std::min(rule.find(". ", from), rule.size());
        all.emplace_back(rule.substr(from, end + 1 - from));
        from = end + 2;
    }
    return all;
}

/// Each sentence is a point; of one it is the sentence.
inline std::string in_points(std::string_view rule) {
    const std::vector<std::string> all = sentences(rule);
    return all.size() > 1 ? fmt::format("• {}", fmt::join(all, "\n• ")) : std::string(rule);
}

/// Each sentence begins a line.
inline std::string in_lines(std::string_view rule) {
    return fmt::format("{}", fmt::join(sentences(rule), "\n"));
}

}  // namespace tankard::scene
