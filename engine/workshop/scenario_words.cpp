#include "workshop/scenario_words.h"

#include "registry/registry.h"
#include "registry/verb.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

std::int32_t option_of(const Question& question, const Table& table, const std::string& label) {
    if (question.shape == Shape::confirm)
        throw VerbError(
            fmt::format("'{}' is answered with true or false, not '{}'", question.prompt.text(), label));
    std::vector<std::string> labels;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        labels.push_back(question.label(i, table));
        if (labels.back() == label) return static_cast<std::int32_t>(i);
    }
    throw VerbError(fmt::format("'{}' is not on offer when '{}' is asked; there are {}", label,
                                question.prompt.text(), fmt::join(labels, ", ")));
}

bool all_digits(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// The text keys of a language and of what it falls back on that stand under a prefix, without it.
std::vector<std::string> keys_under(const play::Library& library, std::string_view prefix) {
    std::vector<std::string> found;
    for (const std::string& key : library.language("en").keys())
        if (key.starts_with(prefix)) found.push_back(key.substr(prefix.size()));
    return found;
}

std::string meant(std::string_view typed, const std::vector<std::string>& words) {
    const std::vector<std::string_view> views(words.begin(), words.end());
    return or_meant(typed, views);
}

}  // namespace

std::string labels_of(const Question& question, const Table& table) {
    if (question.shape == Shape::confirm) return "true, false";
    if (question.shape == Shape::amount) return fmt::format("{} to {}", question.least, question.most);
    std::string all;
    for (std::size_t i = 0; i < question.options.size(); ++i)
        all += (all.empty() ? "" : ", ") + question.label(i, table);
    return all;
}

std::string show_answer(const Question& question, const Answer& answer, const Table& table) {
    if (question.shape == Shape::confirm) return answer.values.at(0) == 1 ? "true" : "false";
    const bool chooses = question.shape == Shape::choose_one || question.shape == Shape::choose_some;
    std::string all;
    for (const std::int32_t value : answer.values)
        all += (all.empty() ? "" : ", ") +
               (chooses ? question.label(static_cast<std::size_t>(value), table) : std::to_string(value));
    return all.empty() ? "nothing" : all;
}

namespace {

std::int32_t number_of(std::int64_t given) {
    if (const std::string wrong = out_of(kAnyNumber, given); !wrong.empty())
        throw VerbError("a number in an answer " + wrong);
    return static_cast<std::int32_t>(given);
}

/// Whether it could be a square or edge: "c7", "lair2.c7", "c7.north".
bool is_place(std::string_view thing) {
    for (const std::string_view side : {".north", ".east", ".south", ".west"})
        if (thing.ends_with(side)) thing.remove_suffix(side.size());
    if (const std::size_t dot = thing.rfind('.'); dot != std::string_view::npos) thing.remove_prefix(dot + 1);
    const std::size_t digits = thing.find_first_of("0123456789");
    return digits >= 1 && digits <= 2 && all_digits(thing.substr(digits));
}

}  // namespace

Answer answer_from(const Question& question, const Table& table, const Value& given) {
    Answer answer;
    if (const auto* label = given.text()) answer.values = {option_of(question, table, *label)};
    if (const auto* number = given.integer()) answer.values = {number_of(*number)};
    if (const auto* yes = given.truth()) answer.values = {*yes ? 1 : 0};
    for (const auto& [_, each] : given.entries())
        answer.values.push_back(each.text() != nullptr ? option_of(question, table, *each.text())
                                : each.integer() != nullptr
                                    ? number_of(*each.integer())
                                    : throw VerbError("an answer's list should hold labels or numbers"));
    if (const std::string wrong = misfit(question, answer); !wrong.empty())
        throw VerbError(
            fmt::format("{} does not answer '{}': {}", given.show(), question.prompt.text(), wrong));
    return answer;
}

void ScenarioWords::check_label(const std::string& label) const {
    const std::string_view whole = label;
    const std::size_t colon = std::min(whole.find(':'), whole.size());
    const std::size_t arrow = std::min(whole.find('>'), whole.size());
    std::string_view verb = whole.substr(0, std::min(colon, arrow));
    if (colon == whole.size() && arrow == whole.size())
        if (const std::size_t dot = verb.rfind('.');
            dot != std::string_view::npos && all_digits(verb.substr(dot + 1)))
            verb = verb.substr(0, dot);
    const text::Language& language = library_.language("en");
    if (!language.has(Name::of(fmt::format("do.{}", verb))) && !library_.manifest().has(std::string(verb)))
        throw VerbError(fmt::format("'{}' is no label: nothing is called '{}'{}", label, verb,
                                    meant(verb, keys_under(library_, "do."))));
    if (colon < arrow) check_thing(label, whole.substr(colon + 1, arrow - colon - 1));
    if (arrow < whole.size()) check_thing(label, whole.substr(arrow + 1));
}

/// A definition, a number, a seat or a zone.
void ScenarioWords::check_thing(const std::string& label, std::string_view thing) const {
    if (const std::size_t dot = thing.rfind('.');
        dot != std::string_view::npos && all_digits(thing.substr(dot + 1)))
        thing = thing.substr(0, dot);
    const Catalogue& catalogue = *library_.rules().catalogue();
    if (!catalogue.boards.empty() && is_place(thing)) return;
    if (all_digits(thing) || catalogue.find(Name::of(thing)) != DefId::none) return;
    const std::size_t number = thing.find_last_not_of("0123456789") + 1;
    const std::string_view word = thing.substr(0, number);
    if (word == "seat" || kind_named(catalogue.zones, Name::of(word)) >= 0) return;
    std::vector<std::string> names;
    for (Name name : catalogue.definitions)
        names.emplace_back(name.text());
    throw VerbError(fmt::format("'{}' is no label: there is no '{}'{}", label, thing, meant(thing, names)));
}

void ScenarioWords::check_text(const std::string& key) const {
    if (!library_.language("en").has(Name::of(key)))
        throw VerbError(
            fmt::format("no text is called '{}'{}", key, meant(key, library_.language("en").keys())));
}

void ScenarioWords::check_question(const std::string& prompt) const {
    if (!library_.language("en").has(Name::of("ask." + prompt)))
        throw VerbError(
            fmt::format("no question is called '{}'{}", prompt, meant(prompt, keys_under(library_, "ask."))));
}

}  // namespace tankard::workshop
