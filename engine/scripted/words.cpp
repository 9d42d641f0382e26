#include "scripted/words.h"

#include <algorithm>

#include <fmt/format.h>

namespace tankard::scripted {

bool is_word(std::string_view name) {
    static constexpr std::array<std::string_view, 22> kOfLua{
        "and", "break", "do",  "else", "elseif", "end",    "false",  "for",  "function", "goto",  "if",
        "in",  "local", "nil", "not",  "or",     "repeat", "return", "then", "true",     "until", "while"};
    if (name.empty() || name.size() > 60 || (name[0] >= '0' && name[0] <= '9')) return false;
    for (const char letter : name)
        if (letter != '_' && (letter < '0' || letter > '9') && (letter < 'a' || letter > 'z') &&
            (letter < 'A' || letter > 'Z'))
            return false;
    return std::find(kOfLua.begin(), kOfLua.end(), name) == kOfLua.end();
}

std::string misfit(const Field& field, const Value& value) {
    switch (field.type) {
        case FieldType::integer:
            if (value.integer() == nullptr) return "should be an integer, not " + value.show();
            return out_of(field.range, *value.integer());
        case FieldType::word: {
            const std::string word = value.text() != nullptr ? *value.text() : "";
            if (std::find(field.words.begin(), field.words.end(), word) != field.words.end()) return "";
            return fmt::format("should be one of {}, not {}{}", fmt::join(field.words, ", "), value.show(),
                               or_meant(word, field.words));
        }
        case FieldType::truth:
            return value.truth() != nullptr ? "" : "should be true or false, not " + value.show();
        case FieldType::text: return value.text() != nullptr ? "" : "should be a text, not " + value.show();
        case FieldType::value: return value.is_nil() ? "should be a plain value" : "";
    }
    return "";
}

}  // namespace tankard::scripted
