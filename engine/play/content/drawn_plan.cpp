#include "play/content/drawn_plan.h"

#include <cstddef>

#include <fmt/format.h>

namespace tankard::play {
namespace {

constexpr std::size_t kMost = 41;  ///< letters of a line, and lines: 20 squares

}  // namespace

std::string read_plan(const Value& drawing, DrawnPlan& plan) {
    for (const auto& [_, line] : drawing.entries())
        if (line.text() != nullptr) plan.lines.push_back(*line.text());
    const std::size_t high = plan.lines.size();
    if (high != drawing.entries().size() || high < 3 || high % 2 == 0 || high > kMost)
        return fmt::format("should be a list of 3, 5, 7 … lines, at most {}", kMost);
    const std::size_t wide = plan.lines.front().size();
    if (wide < 3 || wide % 2 == 0 || wide > kMost)
        return fmt::format("should have lines of 3, 5, 7 … letters, at most {}", kMost);
    for (std::size_t i = 1; i < high; ++i)
        if (plan.lines[i].size() != wide)
            return fmt::format("has {} letters in line {} and {} in its first", plan.lines[i].size(), i + 1,
                               wide);
    plan.rows = static_cast<int>(high / 2);
    plan.columns = static_cast<int>(wide / 2);
    return "";
}

}  // namespace tankard::play
