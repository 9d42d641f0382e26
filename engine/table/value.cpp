#include "table/value.h"

namespace tankard {
namespace {

const Value kNothing;
const Value::Entries kNoEntries;

const Value& find(const Value::Entries& entries, const Value::Key& wanted) {
    auto place =
        std::lower_bound(entries.begin(), entries.end(), wanted,
                         [](const Value::Entry& entry, const Value::Key& key) { return entry.first < key; });
    return place != entries.end() && place->first == wanted ? place->second : kNothing;
}

}  // namespace

const Value::Entries& Value::entries() const {
    const auto* mine = std::get_if<Entries>(&data_);
    return mine != nullptr ? *mine : kNoEntries;
}

const Value& Value::at(std::string_view key) const { return find(entries(), std::string(key)); }
const Value& Value::at(std::int64_t key) const { return find(entries(), key); }

void Value::set(Key key, Value value) {
    if (!is_table()) data_ = Entries{};
    auto& mine = std::get<Entries>(data_);
    auto place = std::lower_bound(mine.begin(), mine.end(), key,
                                  [](const Entry& e, const Key& k) { return e.first < k; });
    const bool found = place != mine.end() && place->first == key;
    if (value.is_nil()) {
        if (found) mine.erase(place);
    } else if (found) {
        place->second = std::move(value);
    } else {
        mine.emplace(place, std::move(key), std::move(value));
    }
}

void Value::push(Value value) {
    std::int64_t next = 1;
    for (const auto& [key, _] : entries())
        if (const auto* number = std::get_if<std::int64_t>(&key); number != nullptr && *number >= next)
            next = *number + 1;
    set(Key(next), std::move(value));
}

std::string_view Value::type() const {
    static constexpr std::string_view kTypes[] = {"nothing",  "a truth value", "an integer",
                                                  "a number", "a text",        "a table"};
    return kTypes[data_.index()];
}

std::string Value::show() const {
    if (const auto* mine = truth()) return *mine ? "true" : "false";
    if (const auto* mine = integer()) return fmt::format("{}", *mine);
    if (const auto* mine = real()) return fmt::format("{}", *mine);
    if (const auto* mine = text()) return fmt::format("\"{}\"", *mine);
    if (!is_table()) return "nil";
    std::string shown = "{";
    for (const auto& [key, value] : entries()) {
        if (shown.size() > 1) shown += ", ";
        if (const auto* word = std::get_if<std::string>(&key)) shown += *word + " = ";
        shown += value.show();
    }
    return shown + "}";
}

}  // namespace tankard
