#include "table/value.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace tankard {
namespace {

const Value kNothing;
const Value::Entries kNoEntries;

/// Keys stand in one order: integers, then texts.
bool before(const Value::Key& key, std::int64_t wanted) {
    const auto* number = std::get_if<std::int64_t>(&key);
    return number != nullptr && *number < wanted;
}

bool before(const Value::Key& key, std::string_view wanted) {
    const auto* text = std::get_if<std::string>(&key);
    return text == nullptr || *text < wanted;
}

/// Looks a key up without making one: settings and facts are read at every question.
template <typename Held, typename Wanted>
const Value& find(const Value::Entries& entries, Wanted wanted) {
    auto place =
        std::lower_bound(entries.begin(), entries.end(), wanted,
                         [](const Value::Entry& entry, Wanted key) { return before(entry.first, key); });
    const Held* held = place != entries.end() ? std::get_if<Held>(&place->first) : nullptr;
    return held != nullptr && *held == wanted ? place->second : kNothing;
}

}  // namespace

Value::Shared::Shared(Entries entries) : held_(new Held{std::move(entries)}) {}

void Value::Shared::end(Held* held) { delete held; }

const Value::Entries& Value::Shared::operator*() const { return held_->entries; }
Value::Entries& Value::Shared::changed() { return held_->entries; }

const Value::Entries& Value::entries() const {
    const auto* mine = std::get_if<Shared>(&data_);
    return mine != nullptr ? **mine : kNoEntries;
}

const Value& Value::at(std::string_view key) const { return find<std::string>(entries(), key); }
const Value& Value::at(std::int64_t key) const { return find<std::int64_t>(entries(), key); }

bool Value::lists(std::string_view text) const {
    return std::any_of(entries().begin(), entries().end(), [text](const Entry& each) {
        return each.second.text() != nullptr && *each.second.text() == text;
    });
}

void Value::set(Key key, Value value) {
    auto* shared = std::get_if<Shared>(&data_);
    if (shared == nullptr || !shared->sole()) data_ = Shared(entries());
    Entries& mine = std::get<Shared>(data_).changed();
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

void Value::check_loaded() const {
    if (const double* number = real(); number != nullptr && std::isnan(*number))
        throw std::runtime_error("a value is a number that is none");
    const Entries& mine = entries();
    for (std::size_t at = 0; at < mine.size(); ++at)
        if (mine[at].second.is_nil() || (at > 0 && !(mine[at - 1].first < mine[at].first)))
            throw std::runtime_error("a table's entries are out of order");
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

Extent extent_of(const Value& value) {
    Extent extent;
    if (const std::string* text = value.text()) extent.letters = text->size();
    for (const auto& [key, entry] : value.entries()) {
        const Extent inner = extent_of(entry);
        extent.entries += 1 + inner.entries;
        extent.letters += inner.letters;
        if (const auto* name = std::get_if<std::string>(&key)) extent.letters += name->size();
        extent.depth = std::max(extent.depth, inner.depth);
    }
    if (value.is_table()) ++extent.depth;
    return extent;
}

}  // namespace tankard
