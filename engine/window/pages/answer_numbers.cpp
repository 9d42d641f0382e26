#include "window/pages/answer_numbers.h"

#include <algorithm>

namespace tankard::window {

std::size_t row_of(const scene::Ask& ask, const Choosing& choosing, std::size_t option) {
    const scene::Choice& one = ask.choices[option];
    const bool told = !ask.question.ordered && !one.label.empty();
    for (std::size_t other = 0; other < option && told; ++other) {
        const scene::Choice& first = ask.choices[other];
        if (one.label == first.label && one.rule == first.rule && one.caution == first.caution &&
            one.group == first.group && choosing.marked(option) == choosing.marked(other))
            return other;
    }
    return option;
}

const std::string& title_of(const scene::Choice& choice) {
    return choice.title.empty() ? choice.label : choice.title;
}

int number_of(const scene::Ask& ask, std::size_t option) {
    const int number = ask.choices[option].number;
    return number > 0 ? number : static_cast<int>(option) + 1;
}

std::optional<std::size_t> option_numbered(const scene::Ask& ask, const Choosing& choosing, int number) {
    std::optional<std::size_t> found;
    for (std::size_t i = ask.choices.size(); i-- > 0;)
        if (number_of(ask, i) == number && (!found || choosing.marked(*found) || !choosing.marked(i)))
            found = i;
    return found;
}

std::set<int> numbers_of(const scene::Ask& ask) {
    std::set<int> all;
    for (std::size_t i = 0; i < ask.choices.size(); ++i)
        all.insert(number_of(ask, i));
    return all;
}

bool is_same_thing(Ref one, Ref other) {
    return one == other ||
           (one.kind() == RefKind::card && other.kind() == RefKind::card && one.as_card() == other.as_card());
}

bool is_about(const scene::Choice& choice, Ref thing) {
    return is_same_thing(choice.object, thing) || is_same_thing(choice.target, thing);
}

bool could_do(const scene::Choice& choice, Ref thing) {
    return thing.kind() == RefKind::card &&
           std::find(choice.figures.begin(), choice.figures.end(), thing.as_card()) != choice.figures.end();
}

bool could_act(const scene::Ask& ask, Ref thing) {
    return std::any_of(ask.choices.begin(), ask.choices.end(),
                       [thing](const scene::Choice& choice) { return could_do(choice, thing); });
}

std::optional<std::size_t> option_reading(const scene::Ask& ask, std::string_view word) {
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < ask.question.own(); ++i) {
        const std::string_view label = ask.choices[i].label;
        if (!label.starts_with(word) || (label.size() > word.size() && label[word.size()] != ',')) continue;
        if (found) return std::nullopt;
        found = i;
    }
    return found;
}

std::vector<std::string> refusals_of(const scene::Ask& ask, Ref thing) {
    std::vector<std::string> all;
    for (const scene::Refused& refused : ask.refused)
        if (is_same_thing(refused.object, thing) &&
            std::find(all.begin(), all.end(), refused.why) == all.end())
            all.push_back(refused.why);
    return all;
}

}  // namespace tankard::window
