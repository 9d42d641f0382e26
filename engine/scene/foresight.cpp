#include "scene/foresight.h"

#include "play/companions/determinize.h"

#include <cstdint>

namespace tankard::scene {
namespace {

constexpr std::uint64_t kGuess = 1;  ///< how what is hidden lies, for who looks ahead

}  // namespace

Hooks& Foresight::looking() const {
    if (!looking_) {
        looking_ = std::make_shared<play::Library>(library_->further());
        looking_->host().number(*library_->rules().catalogue());
    }
    return looking_->host();
}

template <typename Asks>
auto Foresight::ask(const campaign::State& state, const Asks& asks) const {
    using Told =
        decltype(asks(std::declval<const Adds&>(), std::declval<const Settings&>(), std::declval<Hooks&>()));
    const auto* adds = dynamic_cast<const Adds*>(&library_->rules());
    if (adds == nullptr) return Told();
    Problems problems;
    try {
        return asks(*adds, library_->settings(state.settings, problems), looking());
    } catch (const ScriptError&) {
        return Told();
    }
}

Sum Foresight::added(Name fact, CardId card, const campaign::State& state) const {
    return ask(state, [&](const Adds& adds, const Settings& settings, Hooks& looking) {
        return adds.added(fact, state.table, card, settings, looking);
    });
}

std::vector<std::optional<Odds>> Foresight::odds(const Question& question,
                                                 const campaign::State& state) const {
    return ask(state, [&](const Adds& adds, const Settings& settings, Hooks& looking) {
        const RuleSet& rules = library_->rules();
        if (!adds.has_odds()) return std::vector<std::optional<Odds>>();
        if (!rules.is_scripted()) return adds.odds(question, state.table, settings, looking);
        Table known = state.table;
        play::determinize(known, rules, question, rules.open_hands(settings), kGuess);
        return adds.odds(question, known, settings, looking);
    });
}

std::vector<Odds> Foresight::odds(const Question& question, const Reach& reach,
                                  const campaign::State& state) const {
    if (library_->rules().is_scripted()) return {};  // a forecast knows the options that were asked
    Question aimed = question;
    aimed.options.clear();
    for (const Goal& goal : reach.goals) {
        if (goal.reason || goal.thing.kind() != RefKind::card) continue;
        aimed.options.push_back(question.options[reach.option]);
        aimed.options.back().target = goal.thing;
    }
    std::vector<Odds> all;
    if (aimed.options.empty()) return all;
    for (const std::optional<Odds>& each : odds(aimed, state))
        if (each) all.push_back(*each);
    return all;
}

std::vector<int> Foresight::advice(const Question& question, const campaign::State& state) const {
    try {
        return library_->rules().advise(question, state.table, looking());
    } catch (const ScriptError&) {
        return {};
    }
}

}  // namespace tankard::scene
