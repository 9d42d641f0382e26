#include "scene/house_rules.h"

#include "scene/topics.h"
#include "scene/words.h"
#include "text/spelt.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include <fmt/format.h>

namespace tankard::scene {
namespace {

constexpr int kMostListed = 12;  ///< more numbers than these are typed

std::optional<int> number_in(std::string_view word) {
    int number = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
    if (read.ec != std::errc() || read.ptr != word.data() + word.size()) return std::nullopt;
    return number;
}

std::string word_of(const Value& value) {
    if (const std::string* word = value.text(); word != nullptr) return *word;
    const std::int64_t* number = value.integer();
    return number != nullptr ? fmt::format("{}", *number) : "";
}

Value value_of(const HouseRule& rule) {
    if (rule.most > rule.least)
        if (const auto number = number_in(rule.chosen)) return std::int64_t{*number};
    return rule.chosen;
}

}  // namespace

std::string HouseRule::says() const {
    for (const Choice& choice : choices)
        if (choice.word == chosen) return choice.says;
    return chosen;
}

void HouseRule::turn(int by) {
    if (choices.empty()) {
        const int number = number_in(chosen).value_or(least);
        chosen = fmt::format("{}", std::clamp(number + by, least, most));
        return;
    }
    const auto count = static_cast<int>(choices.size());
    int at = 0;
    while (at + 1 < count && choices[static_cast<std::size_t>(at)].word != chosen)
        ++at;
    chosen = choices[static_cast<std::size_t>((at + by % count + count) % count)].word;
}

bool HouseRule::choose(std::string_view word) {
    const bool listed = std::any_of(choices.begin(), choices.end(),
                                    [word](const Choice& choice) { return choice.word == word; });
    const auto number = choices.empty() ? number_in(word) : std::nullopt;
    if (!listed && (!number || *number < least || *number > most)) return false;
    chosen = word;
    return true;
}

std::vector<HouseRule> house_rules(const play::Library& library, std::string_view code) {
    std::vector<HouseRule> all;
    std::optional<play::Library> others;
    for (const play::Library* each : play::all_sets(library, others)) {
        const bool own = each->rules().name() == library.rules().name();
        const Words words(*each, code);
        const text::Language& language = words.language();
        Problems problems;
        const Value usual = each->settings(Value::table(), problems).values();
        const std::vector<SettingInfo> common = campaign::settings_under(each->rules());
        for (std::size_t i = 0; i < common.size(); ++i) {
            if (!own && i >= each->rules().settings().size()) break;  // what every campaign has is there
            const SettingInfo& info = common[i];
            HouseRule rule{.name = std::string(info.name)};
            if (!own) {
                rule.set = each->rules().name();
                rule.heading = rules_title(*each, words);
            }
            const std::string key = "setting." + rule.name;
            rule.title = text::said_or_spelt(&language, key);
            for (const std::string_view word : info.words)
                rule.choices.push_back(
                    {std::string(word), text::said_or_spelt(&language, fmt::format("{}.{}", key, word))});
            if (info.words.empty()) {
                rule.least = info.range.least;
                rule.most = info.range.most;
                for (int number = rule.least; rule.most - rule.least < kMostListed && number <= rule.most;
                     ++number)
                    rule.choices.push_back({fmt::format("{}", number), fmt::format("{}", number)});
            }
            rule.usual = rule.chosen = word_of(usual.at(info.name));
            all.push_back(std::move(rule));
        }
    }
    return all;
}

Value settings_of(const std::vector<HouseRule>& rules) {
    Value all = Value::table();
    for (const HouseRule& rule : rules) {
        if (rule.chosen == rule.usual) continue;
        if (rule.set.empty()) {
            all.set(rule.name, value_of(rule));
            continue;
        }
        Value theirs = all.at(rule.set).is_table() ? all.at(rule.set) : Value::table();
        theirs.set(rule.name, value_of(rule));
        all.set(rule.set, theirs);
    }
    return all;
}

void choose(std::vector<HouseRule>& rules, const Value& settings) {
    for (HouseRule& rule : rules)
        rule.choose(word_of((rule.set.empty() ? settings : settings.at(rule.set)).at(rule.name)));
}

}  // namespace tankard::scene
