// Chairs: who sits there, and handing one over to a companion, to a player, to somebody new.
#include "play/companions/companion.h"
#include "play/content/names.h"
#include "registry/registry.h"
#include "terminal/answers.h"
#include "terminal/front_end.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::terminal {
namespace {

std::vector<std::string> players(const campaign::State& state) {
    std::vector<std::string> names;
    for (const campaign::Member& member : state.members)
        names.push_back(play::player_shown(member.player));
    return names;
}

/// Whoever sits at a place: the player and the hero.
std::vector<std::string> called_at(std::size_t place, const scene::Words& words,
                                   const campaign::State& state) {
    const campaign::Member& member = state.members[state.seats[place]];
    std::vector<std::string> names{member.player};
    if (const Name hero = words.hero_of(member.sheet)) names.push_back(words.language().noun(hero));
    return names;
}

std::vector<std::string> chair_names(const scene::Words& words, const campaign::State& state) {
    std::vector<std::string> names;
    for (std::size_t place = 0; place < state.seats.size(); ++place)
        for (std::string& name : called_at(place, words, state))
            names.push_back(std::move(name));
    return names;
}

/// The chair that a line begins with, by its number, its player's or its hero's name, which may have several
/// words, and the rest of the line; nothing: it begins with none.
std::pair<std::optional<std::size_t>, std::string> chair_meant(const std::string& typed,
                                                               const scene::Words& words,
                                                               const campaign::State& state) {
    const auto [first, rest] = first_word(typed);
    if (const int place = number_in(first).value_or(0); place >= 1)
        return {static_cast<std::size_t>(place) <= state.seats.size()
                    ? std::optional(static_cast<std::size_t>(place - 1))
                    : std::nullopt,
                rest};
    for (std::size_t place = 0; place < state.seats.size(); ++place)
        for (const std::string& name : called_at(place, words, state)) {
            const std::string head = typed.substr(0, name.size());
            const bool ends = typed.size() <= name.size() || typed[name.size()] == ' ';
            if (ends && play::same_name(head, name)) return {place, trimmed(typed.substr(head.size()))};
        }
    return {std::nullopt, rest};
}

}  // namespace

std::optional<play::Reply> TerminalFrontEnd::give_chair(const std::string& typed,
                                                        const campaign::State& state) {
    // give 2 companion | give Anna search | give mage Ben | give 2 new NAME
    const auto [place, rest] = chair_meant(typed, words(), state);
    if (!place && !typed.empty()) {
        refuse(nobody_called(typed.substr(0, typed.find(' ')), chair_names(words(), state)));
    } else if (!rest.empty()) {
        const auto [word, name] = first_word(rest);
        if (word == "companion" || word == "compagno") return hand_over(*place, true, "", state);
        if ((word == "new" || word == "nuovo") && !name.empty()) return hand_over_to(*place, name, state);
        if (play::is_companion_kind(word)) return hand_over_to(*place, word, state);
        for (const campaign::Member& member : state.members)
            if (play::same_name(member.player, rest)) return hand_over_to(*place, member.player, state);
        refuse(nobody_called(rest, players(state)));
    }
    say(words().ui("how.give"));
    show_chairs(state);
    return std::nullopt;
}

std::string TerminalFrontEnd::nobody_called(const std::string& typed, std::vector<std::string> known) const {
    for (const std::string& kind : play::policy_names())
        known.push_back(kind);
    std::vector<std::string> lower;  // whoever types capitals or none means the same
    for (const std::string& name : known)
        lower.push_back(lowered(name));
    const std::vector<std::string_view> names(lower.begin(), lower.end());
    std::string said = fmt::format("{} {}.", words().ui("correct.unknown"), typed);
    const std::string wanted = lowered(typed);
    const auto meant = did_you_mean(wanted, names);
    if (!meant) return said;
    const auto which = std::find(names.begin(), names.end(), *meant) - names.begin();
    return fmt::format("{} {} {}?", said, words().ui("correct.meant"),
                       known[static_cast<std::size_t>(which)]);
}

std::string TerminalFrontEnd::chair_line(std::size_t place, const campaign::State& state) const {
    const campaign::Member& member = state.members[state.seats[place]];
    return fmt::format(
        "{:>3} {} ({})", place + 1, play::player_shown(member.player),
        words().language().label(intern(member.companion ? "ui.chair.companion" : "ui.chair.person")));
}

void TerminalFrontEnd::show_chairs(const campaign::State& state) {
    for (std::size_t place = 0; place < state.seats.size(); ++place)
        print(chair_line(place, state));
}

void TerminalFrontEnd::handed_over(std::size_t member, const campaign::State& state) {
    for (std::size_t place = 0; place < state.seats.size(); ++place)
        if (state.seats[place] == member)
            say(fmt::format("{} {}", words().ui("chair.now"), trimmed(chair_line(place, state))));
}

}  // namespace tankard::terminal
