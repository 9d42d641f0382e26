#include "scene/foresight.h"

namespace tankard::scene {

template <typename Asks>
auto Foresight::ask(const campaign::State& state, const Asks& asks) const {
    using Told =
        decltype(asks(std::declval<const Adds&>(), std::declval<const Settings&>(), std::declval<Hooks&>()));
    const auto* adds = dynamic_cast<const Adds*>(&library_->rules());
    if (adds == nullptr) return Told();
    if (!looking_) {
        looking_ = std::make_shared<play::Library>(library_->further());
        looking_->host().number(*library_->rules().catalogue());
    }
    Problems problems;
    try {
        return asks(*adds, library_->settings(state.settings, problems), looking_->host());
    } catch (const ScriptError&) {
        return Told();
    }
}

Sum Foresight::added(Name fact, CardId card, const campaign::State& state) const {
    return ask(state, [&](const Adds& adds, const Settings& settings, Hooks& looking) {
        return adds.added(fact, state.table, card, settings, looking);
    });
}

std::optional<Odds> Foresight::odds(const Question& question, const Option& option,
                                    const campaign::State& state) const {
    return ask(state, [&](const Adds& adds, const Settings& settings, Hooks& looking) {
        return adds.odds(question, option, state.table, settings, looking);
    });
}

}  // namespace tankard::scene
