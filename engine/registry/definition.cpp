#include "registry/definition.h"

#include <fmt/format.h>

namespace tankard {

std::string Problem::show() const {
    return line > 0 ? fmt::format("{}:{}: {}", file, line, message) : fmt::format("{}: {}", file, message);
}

Reading<int> integers(Range range) {
    return {{.type = "an integer", .range = range}, [range](int& member, const Value& value) -> std::string {
                const auto* number = value.integer();
                if (number == nullptr) return "should be an integer, not " + value.show();
                if (std::string wrong = out_of(range, *number); !wrong.empty()) return wrong;
                member = static_cast<int>(*number);
                return "";
            }};
}

Reading<bool> truths() {
    return {{.type = "true or false"}, [](bool& member, const Value& value) -> std::string {
                if (value.truth() == nullptr) return "should be true or false, not " + value.show();
                member = *value.truth();
                return "";
            }};
}

Reading<std::string> texts() {
    return {{.type = "a text"}, [](std::string& member, const Value& value) -> std::string {
                if (value.text() == nullptr) return "should be a text, not " + value.show();
                member = *value.text();
                return "";
            }};
}

}  // namespace tankard
