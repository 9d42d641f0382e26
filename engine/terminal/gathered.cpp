#include "terminal/gathered.h"

#include "scene/deeds.h"

#include <algorithm>

#include <fmt/format.h>

namespace tankard::terminal {

std::string Gathered::list(const Group& group) {
    std::string all;
    for (const auto& [thing, times] : group.things)
        all += fmt::format("{}{}{}", all.empty() ? "" : ", ",
                           times > 1 ? fmt::format("{}×\u00a0", times) : std::string(), thing);
    return all;
}

bool Gathered::hear(const Event& event, const Value& layout, const scene::Words& words,
                    const campaign::State& state, const View& view, std::vector<Told>& told) {
    if (event.name != told_) groups_.clear();
    told_ = event.name;
    const Value& said = layout.at("together").at(event.name.text());
    const Name key = intern("together." + std::string(event.name.text()));
    // Saves have the texts with which they began.
    if (!said.is_table() || !words.language().has(key)) return false;
    const auto slot = [&](std::string_view which) {
        const std::string* name = said.at(which).text();
        return name != nullptr ? scene::slot_of(event, intern(*name)) : Ref();
    };
    const Ref by = slot("by");
    std::string thing = words.name(slot("of"), state, view);
    if (const Ref with = slot("with"); with && with.as_number() != 0)
        thing += fmt::format(" ({})", words.name(with, state, view));
    auto group =
        std::find_if(groups_.begin(), groups_.end(), [&](const Group& each) { return each.by == by; });
    const bool joins = group != groups_.end();
    if (!joins) group = groups_.insert(groups_.end(), {event, by, told.size(), {}});
    const auto same = std::find_if(group->things.begin(), group->things.end(),
                                   [&](const auto& each) { return each.first == thing; });
    if (same == group->things.end())
        group->things.emplace_back(thing, 1);
    else
        ++same->second;
    if (joins) told[group->place].text = words.together(key, group->first, list(*group), state, view);
    return joins;
}

}  // namespace tankard::terminal
