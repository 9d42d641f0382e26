#include "text/language.h"

#include "text/speaker.h"
#include "text/utf8.h"
#include "text/visible.h"

#include <algorithm>
#include <set>
#include <stdexcept>
#include <utility>

namespace tankard::text {
namespace {

constexpr std::string_view kNouns = "noun.";
constexpr int kDepth = 16;

bool is_noun_table(const std::string& key, const Value& table) {
    return !table.at("one").is_nil() || (key.starts_with(kNouns) && !table.at("other").is_nil());
}

}  // namespace

struct Language::Adding {
    std::string_view source;
    Problems& problems;
    std::set<std::string> seen;

    void wrong(const std::string& key, const std::string& what) {
        problems.push_back(
            {.file = std::string(source), .message = key.empty() ? what : key + ": " + what, .field = key});
    }
};

Language::Language(std::string code, const Language* fallback) : code_(std::move(code)), fallback_(fallback) {
    if (code_ == "it")
        grammar_ = Grammar::italian;
    else if (code_ != "en")
        throw std::invalid_argument("there is no language '" + code_ + "'; there are en and it");
}

void Language::add(const Value& table, std::string_view source, Problems& problems) {
    Adding adding{source, problems, {}};
    if (table.is_table())
        add_table(table, "", 0, adding);
    else
        adding.wrong("", "a text file should return a table, not " + table.show());
}

void Language::add_table(const Value& table, const std::string& path, int depth, Adding& adding) {
    if (depth > kDepth) return adding.wrong(path, "tables stand too deep in one another");
    for (const auto& [key, value] : table.entries()) {
        const auto* word = std::get_if<std::string>(&key);
        if (word == nullptr || word->empty()) {
            adding.wrong(path, "an entry needs a key of letters: " + value.show());
            continue;
        }
        const std::string full = path.empty() ? *word : path + "." + *word;
        if (value.is_table() && !is_noun_table(full, value))
            add_table(value, full, depth + 1, adding);
        else
            add_entry(full, value, adding);
    }
}

void Language::add_entry(const std::string& key, const Value& value, Adding& adding) {
    if (!adding.seen.insert(key).second) return adding.wrong(key, "this key stands twice in the file");
    Entry entry{key, {}};
    std::vector<std::string> wrong;
    const bool is_noun = value.is_table() || key.starts_with(kNouns);
    if (value.is_table()) {
        entry.what = Noun::read(grammar_, value, wrong);
    } else if (value.text() == nullptr) {
        wrong.push_back("should be a text or a table, not " + value.show());
    } else if (is_noun) {
        entry.what = Noun::title(visible_line(*value.text()));
    } else {
        std::string malformed;
        entry.what = parse_message(visible_lines(*value.text()), malformed);
        if (!malformed.empty()) wrong.push_back(malformed);
    }
    for (const std::string& what : wrong)
        adding.wrong(key, what);
    if (!wrong.empty()) return;
    const Name name = intern(key);
    if (key.starts_with(kNouns)) noun_keys_[intern(key.substr(kNouns.size()))] = name;
    entries_[name] = std::move(entry);
}

const Language::Entry* Language::find(Name key) const {
    auto found = entries_.find(key);
    return found != entries_.end() ? &found->second : nullptr;
}

bool Language::has(Name key) const {
    return find(key) != nullptr || (fallback_ != nullptr && fallback_->has(key));
}

bool Language::is_noun(Name key) const {
    const Entry* entry = find(key);
    return entry != nullptr ? std::holds_alternative<Noun>(entry->what)
                            : fallback_ != nullptr && fallback_->is_noun(key);
}

namespace {

/// What is shown for a key that no text file has.
std::string unwritten(std::string_view key) { return "[" + visible_line(key, kLongName) + "]"; }

struct Nobody : Naming {
    Called of(Ref) const override { return std::int64_t{0}; }
};

}  // namespace

std::string Language::say(Name key) const { return say(key, {}, Nobody()); }

std::string Language::label(Name key) const {
    const Entry* entry = find(key);
    if (entry == nullptr) return fallback_ != nullptr ? fallback_->label(key) : unwritten(key.text());
    if (const auto* noun = std::get_if<Noun>(&entry->what)) return noun->one;
    const Nobody nobody;
    return Speaker(*this, {}, &nobody).say(std::get<Message>(entry->what));
}

std::string Language::say(Name key, std::span<const Slot> slots, const Naming& naming) const {
    const Entry* entry = find(key);
    if (entry == nullptr)
        return fallback_ != nullptr ? fallback_->say(key, slots, naming) : unwritten(key.text());
    if (const auto* noun = std::get_if<Noun>(&entry->what)) return capitalise(noun->one);
    return capitalise(Speaker(*this, slots, &naming).say(std::get<Message>(entry->what)));
}

const Noun& Language::noun_of(Name id, Noun& unknown) const {
    for (const Language* language = this; language != nullptr; language = language->fallback_) {
        auto key = language->noun_keys_.find(id);
        const Entry* entry = language->find(key != language->noun_keys_.end() ? key->second : id);
        if (entry != nullptr)
            if (const auto* noun = std::get_if<Noun>(&entry->what)) return *noun;
    }
    return unknown = Noun::title(unwritten("noun." + std::string(id.text())));
}

std::string Language::noun(Name id, Form form) const {
    Noun unknown;
    return phrase(grammar_, Article::none, form, noun_of(id, unknown));
}

std::vector<std::string> Language::keys() const {
    std::vector<std::string> keys;
    keys.reserve(entries_.size());
    for (const auto& [_, entry] : entries_)
        keys.push_back(entry.key);
    std::sort(keys.begin(), keys.end());
    return keys;
}

std::vector<Name> Language::slots(Name key) const {
    const Entry* entry = find(key);
    if (entry == nullptr) return fallback_ != nullptr ? fallback_->slots(key) : std::vector<Name>{};
    const auto* message = std::get_if<Message>(&entry->what);
    return message != nullptr ? slots_of(*message) : std::vector<Name>{};
}

}  // namespace tankard::text
