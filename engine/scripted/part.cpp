#include "scripted/part.h"

#include "scripted/words.h"

#include <algorithm>
#include <variant>

#include <fmt/format.h>

namespace tankard::scripted {

Part::Part(Declarations& all, Problems& problems, const Value& value, std::string path)
    : all_(all), problems_(problems), value_(value), path_(std::move(path)) {
    if (!value.is_nil() && !value.is_table()) wrong("", "should be a table, not " + value.show());
}

std::string Part::path(std::string_view name) const {
    if (path_.empty() || name.empty()) return path_ + std::string(name);
    return fmt::format("{}.{}", path_, name);
}

void Part::wrong(std::string_view name, const std::string& what) {
    const std::string where = path(name);
    problems_.push_back({all_.file, 0, where.empty() ? what : fmt::format("'{}' {}", where, what),
                         Problem::Part::definition, where});
}

const Value& Part::at(std::string_view name) {
    names_.push_back(name);
    return value_.at(name);
}

bool Part::truth(std::string_view name, bool otherwise) {
    const Value& value = at(name);
    if (value.is_nil()) return otherwise;
    if (value.truth() != nullptr) return *value.truth();
    wrong(name, "should be true or false, not " + value.show());
    return otherwise;
}

int Part::integer(std::string_view name, Range range, int otherwise) {
    const Value& value = at(name);
    if (value.is_nil()) return otherwise;
    if (value.integer() == nullptr) {
        wrong(name, "should be an integer, not " + value.show());
        return otherwise;
    }
    if (const std::string what = out_of(range, *value.integer()); !what.empty()) {
        wrong(name, what);
        return otherwise;
    }
    return static_cast<int>(*value.integer());
}

std::string_view Part::text(std::string_view name) {
    const Value& value = at(name);
    if (value.is_nil()) return "";
    if (value.text() != nullptr) return all_.keep(*value.text());
    wrong(name, "should be a text, not " + value.show());
    return "";
}

std::size_t Part::one_of(std::string_view name, std::span<const std::string_view> words,
                         std::size_t otherwise) {
    const Value& value = at(name);
    if (value.is_nil()) return otherwise;
    const std::string word = value.text() != nullptr ? *value.text() : "";
    const auto place = std::find(words.begin(), words.end(), word);
    if (place != words.end()) return static_cast<std::size_t>(place - words.begin());
    wrong(name, fmt::format("should be one of {}, not {}{}", fmt::join(words, ", "), value.show(),
                            or_meant(word, words)));
    return otherwise;
}

std::vector<std::string_view> Part::words(std::string_view name) {
    std::vector<std::string_view> all;
    const Value& value = at(name);
    if (!value.is_nil() && !value.is_table()) wrong(name, "should be a list of words, not " + value.show());
    for (const auto& [key, entry] : value.entries()) {
        if (entry.text() == nullptr || entry.text()->empty() || !std::holds_alternative<std::int64_t>(key)) {
            wrong(name, "should be a list of words, not " + value.show());
            break;
        }
        const std::string_view word = all_.keep(*entry.text());
        if (std::find(all.begin(), all.end(), word) != all.end())
            wrong(name, fmt::format("names '{}' twice", word));
        else
            all.push_back(word);
    }
    return all;
}

Part Part::part(std::string_view name) { return {all_, problems_, at(name), path(name)}; }

std::vector<std::pair<std::string_view, const Value*>> Part::named() {
    std::vector<std::pair<std::string_view, const Value*>> all;
    for (const auto& [key, entry] : value_.entries()) {
        const auto* name = std::get_if<std::string>(&key);
        if (name != nullptr && is_word(*name))
            all.emplace_back(*name, &entry);
        else
            wrong("", fmt::format(
                          "should have a word for each entry, not {}",
                          name != nullptr ? "'" + *name + "'" : std::to_string(std::get<std::int64_t>(key))));
    }
    return all;
}

void Part::done() {
    for (const auto& [key, _] : value_.entries()) {
        const auto* name = std::get_if<std::string>(&key);
        if (name != nullptr && std::find(names_.begin(), names_.end(), *name) == names_.end())
            wrong("", fmt::format("has no field '{}'{}", *name, or_meant(*name, names_)));
        const auto* place = std::get_if<std::int64_t>(&key);
        if (place != nullptr && std::find(places_.begin(), places_.end(), *place) == places_.end())
            wrong("", fmt::format("has no field without a name, as [{}] is", *place));
    }
}

}  // namespace tankard::scripted
