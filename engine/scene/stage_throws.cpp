// The throw of a question, in words.
#include "scene/stage.h"
#include "text/utf8.h"

#include <string>
#include <utility>

#include <fmt/format.h>

namespace tankard::scene {

Demand Stage::demand(Name id, bool seen) const {
    const text::Language& language = words_->language();
    Demand shown;
    shown.name = text::capitalise(language.noun(id));
    for (const auto& [key, into] : {std::pair("rule", &shown.rule), std::pair("handicap", &shown.handicap)})
        if (const Name name = intern(fmt::format("{}.{}", key, id.text())); language.has(name))
            *into = language.say(name);
    shown.seen = seen;
    return shown;
}

std::optional<Throw> Stage::thrown(const Question& question, const campaign::State& state) const {
    auto asked = thrown::asked(question, state.table);
    if (!asked) return std::nullopt;
    Throw shown;
    if (asked->target) shown.target = text::capitalise(words_->name(asked->target, state));
    for (const Name id : asked->names)
        shown.demands.push_back(demand(id, false));
    if (asked->conditions.bounces > 1) shown.demands.push_back(demand(intern("two_bounces"), true));
    shown.asked = std::move(*asked);
    return shown;
}

}  // namespace tankard::scene
