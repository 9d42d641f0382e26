#include "scripted/forecast.h"

#include "registry/registry.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace tankard::scripted {
namespace {

constexpr Range kDice{0, 99};
constexpr Range kSides{2, 100};

/// A table of named fields; the first mistake counts.
class Fields {
 public:
    Fields(const Value& table, std::string path, std::span<const std::string_view> known)
        : table_(table), path_(std::move(path)) {
        if (!table.is_table()) wrong("", "should be a table, not " + table.show());
        for (const auto& [key, _] : table.entries()) {
            const auto* name = std::get_if<std::string>(&key);
            if (name == nullptr)
                wrong("", "should have names for all that it says");
            else if (std::find(known.begin(), known.end(), *name) == known.end())
                wrong("", fmt::format("has no field '{}'{}", *name, or_meant(*name, known)));
        }
    }

    bool has(std::string_view name) const { return !table_.at(name).is_nil(); }
    int integer(std::string_view name, Range range, int otherwise) {
        const Value& value = table_.at(name);
        if (value.is_nil()) return otherwise;
        if (value.integer() == nullptr)
            return wrong(name, "should be an integer, not " + value.show()), otherwise;
        if (const std::string out = out_of(range, *value.integer()); !out.empty())
            return wrong(name, out), otherwise;
        return static_cast<int>(*value.integer());
    }
    bool truth(std::string_view name) {
        const Value& value = table_.at(name);
        if (!value.is_nil() && value.truth() == nullptr)
            wrong(name, "should be true or false, not " + value.show());
        return value.truth() != nullptr && *value.truth();
    }
    void needs(std::string_view name) {
        if (!has(name)) wrong("", fmt::format("should say '{}'", name));
    }
    void wrong(std::string_view name, const std::string& what) {
        if (!mistake_.empty()) return;
        mistake_ =
            name.empty() ? fmt::format("{} {}", path_, what) : fmt::format("{}: '{}' {}", path_, name, what);
    }
    const std::string& mistake() const { return mistake_; }

 private:
    const Value& table_;
    std::string path_;
    std::string mistake_;
};

/// A card that the question shows, by its place in the option or among the slots.
Ref shown(std::string_view word, const Question& question, const Option& option) {
    if (word == "object") return option.object;
    if (word == "target") return option.target;
    for (const Slot& slot : question.slots)
        if (slot.name && slot.name.text() == word) return slot.value;
    return {};
}

std::string read_blow(const Value& told, const std::string& path, Blow& blow) {
    static constexpr std::array<std::string_view, 7> kFields{"strength", "against", "hits",     "costs",
                                                             "more",     "deadly",  "if_missed"};
    Fields fields(told, path, kFields);
    if (!fields.mistake().empty()) return fields.mistake();
    fields.needs("hits");
    if (fields.has("strength") || fields.has("against"))
        for (const std::string_view name : {"strength", "against"})
            fields.needs(name);
    blow.strength = fields.integer("strength", kAnyNumber, 0);
    blow.against = fields.integer("against", kAnyNumber, 0);
    blow.hits = fields.truth("hits");
    blow.costs = fields.integer("costs", {0, kAnyNumber.most}, 0);
    blow.more = fields.truth("more");
    blow.deadly = fields.truth("deadly");
    blow.if_missed = fields.truth("if_missed");
    return fields.mistake();
}

std::string read_forecast(const Value& told, const Question& question, std::size_t place, Odds& odds) {
    static constexpr std::array<std::string_view, 5> kFields{"on", "dice", "sides", "needs", "blow"};
    const std::string path = fmt::format("[{}]", place + 1);
    Fields fields(told, path, kFields);
    if (!fields.mistake().empty()) return fields.mistake();
    fields.needs("on");
    if (const std::string* word = told.at("on").text(); word == nullptr)
        fields.wrong(
            "on", "should be \"object\", \"target\" or a slot of the question, not " + told.at("on").show());
    else
        odds.target = shown(*word, question, question.options[place]);
    if (odds.target.kind() != RefKind::card)
        fields.wrong(
            "on", fmt::format("is {}, and that is no card of this option or question", told.at("on").show()));
    if (fields.has("needs")) {
        fields.needs("dice");
        odds.needed = {.dice = fields.integer("dice", kDice, 1),
                       .sides = fields.integer("sides", kSides, 6),
                       .least = fields.integer("needs", kAnyNumber, 0)};
    } else {
        for (const std::string_view name : {"dice", "sides"})
            if (fields.has(name)) fields.wrong(name, "means nothing without 'needs'");
    }
    if (!fields.has("needs") && !fields.has("blow")) fields.wrong("", "should say 'needs' or 'blow'");
    if (!fields.mistake().empty() || !fields.has("blow")) return fields.mistake();
    return read_blow(told.at("blow"), path + ".blow", odds.blow.emplace());
}

}  // namespace

std::string read_forecasts(const Value& told, const Question& question,
                           std::vector<std::optional<Odds>>& all) {
    all.assign(question.options.size(), std::nullopt);
    if (!told.is_table()) return "should be a table by the options' places, not " + told.show();
    for (const auto& [key, each] : told.entries()) {
        const auto* number = std::get_if<std::int64_t>(&key);
        if (number == nullptr || *number < 1 || *number > static_cast<std::int64_t>(all.size()))
            return fmt::format("speaks of an option '{}', where there are {}",
                               number != nullptr ? std::to_string(*number) : std::get<std::string>(key),
                               all.size());
        const auto place = static_cast<std::size_t>(*number - 1);
        if (std::string wrong = read_forecast(each, question, place, all[place].emplace()); !wrong.empty())
            return wrong;
    }
    return "";
}

}  // namespace tankard::scripted
