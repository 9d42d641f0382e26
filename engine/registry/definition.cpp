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

Reading<Name> definition_name(std::string_view type) {
    return {{.type = type}, [](Name& name, const Value& value) -> std::string {
                if (value.text() == nullptr) return "should be the name of a definition, not " + value.show();
                name = intern(*value.text());
                return "";
            }};
}

Reading<std::vector<Name>> own_words() {
    return {{.type = "a list of words"}, [](std::vector<Name>& words, const Value& value) -> std::string {
                for (const auto& [_, word] : value.entries()) {
                    if (word.text() == nullptr) return "should be a list of words";
                    words.push_back(intern(*word.text()));
                }
                return value.is_table() ? "" : "should be a list of words";
            }};
}

}  // namespace tankard
