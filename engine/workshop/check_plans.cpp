#include "workshop/check_plans.h"

#include "play/content/drawn_plan.h"

#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

constexpr int kUnreadable = 25;

/// A square whose letter stands for nothing, as the rest of "the plan …"; empty: there is none.
std::string unknown_letter(const play::DrawnPlan& plan, const Value& letters) {
    const auto is_known = [&](char letter) { return !letters.at(std::string_view(&letter, 1)).is_nil(); };
    for (int row = 0; row < plan.rows; ++row)
        for (int column = 0; column < plan.columns; ++column)
            if (const char letter = plan.square(row, column); !is_known(letter))
                return fmt::format("has '{}' in row {}, column {}, for which 'letters' has no terrain",
                                   letter, row + 1, column + 1);
    return "";
}

/// What is wrong with a definition's drawing; empty: nothing is.
std::string mistake_in(const Value& drawing, const Value& letters) {
    play::DrawnPlan plan;
    std::string wrong = play::read_plan(drawing, plan);
    return wrong.empty() ? unknown_letter(plan, letters) : wrong;
}

}  // namespace

void check_plans(const play::Library& library, Findings& findings) {
    for (const auto& [_, look] : library.layout().at("boards").entries())
        for (const auto& [key, field] : look.at("plans").entries()) {
            const auto* kind = std::get_if<std::string>(&key);
            if (kind == nullptr || field.text() == nullptr) continue;
            for (const Source& source : library.host().sources()) {
                if (source.kind != *kind) continue;
                if (std::string wrong = mistake_in(source.facts.at(*field.text()), look.at("letters"));
                    !wrong.empty())
                    findings.push_back({kUnreadable, Level::error, source.file, source.line,
                                        fmt::format("the {} of '{}' {}", *field.text(), source.id, wrong)});
            }
        }
}

}  // namespace tankard::workshop
