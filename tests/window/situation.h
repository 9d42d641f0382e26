// A question in mid-game as the window would show it, with what was told and rolled before: for pictures.
#pragma once

#include "scene/toll.h"
#include "window/fixture.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

namespace tankard::window::test {

inline constexpr unsigned kWidth = 1280;
inline constexpr unsigned kHeight = 720;

struct Situation {
    scene::Scene scene;
    scene::Ask ask;
    std::vector<std::string> log;
    std::vector<Roll> rolls;
    std::vector<std::string> signs;
};

inline const std::vector<std::string>& guests() {
    static const std::vector<std::string> all{"Flint", "Bramble", "Thistle", "Sorrel", "Wick", "Moss"};
    return all;
}

/// The same campaign, in which whoever began anew is not called by the number of a new hero.
inline campaign::State with_names(campaign::State state) {
    for (std::size_t i = 0; i < state.seats.size(); ++i)
        if (state.seats[i] < state.members.size()) state.members[state.seats[i]].player = guests()[i];
    return state;
}

/// The first question of a campaign of that many for which `wanted` holds; nothing if there is none.
inline std::optional<Situation> seek_in(
    play::Library& library, int seats, std::uint64_t seed, const std::string& code,
    const std::function<bool(const scene::Scene&, const scene::Ask&)>& wanted) {
    using namespace tankard::play::test;
    std::optional<Situation> found;
    const scene::Words words(library, code);
    const scene::Stage stage(library, words);
    campaign::Party party;
    party.seed = seed;
    party.players.assign(guests().begin(), guests().begin() + seats);
    party.companions.assign(party.players.size(), false);
    Evening evening(library, play::test::tape_of(campaign::begin(library.environment(), party)));
    std::vector<std::string> log;
    std::vector<Roll> rolling;  // and not told of yet
    std::vector<Roll> rolls;
    std::vector<std::string> signs;
    scene::Toll toll;
    Name deed;
    evening.people.heard = [&](const Event& event) {
        const campaign::State state = with_names(evening.session.state());
        const std::optional<int> costs = toll.heard(event, library.layout().at("sums"));
        if (costs && !rolls.empty()) rolls.back().costs(*costs);
        if (library.layout().at("shown_after").lists(event.name.text())) rolls.clear();  // a turn begins
        if (!rolling.empty()) {
            rolls = std::exchange(rolling, {});
            rolls.back().sum = stage.sum(event, state);
        }
        if (library.layout().at("follows").at(deed.text()).lists(event.name.text())) {
            log.back() += " " + words.told(event, state);
            return;
        }
        deed = event.name;
        log.push_back(words.told(event, state));
        signs.push_back(
            state.table.cards() == 0 ? "" : stage.sign(event, state, View(state.table, SeatId::none, true)));
    };
    evening.people.rolled = [&](const Event& event) {
        rolling.push_back({words.name(event.what, with_names(evening.session.state())), event.after,
                           event.what.kind() == RefKind::card ? event.what.as_card() : CardId::none});
    };
    evening.people.instead = [&](const Question& question,
                                 const campaign::State& played) -> std::optional<play::Reply> {
        const campaign::State state = with_names(played);
        Situation here{stage.scene(state, question, evening.session.settings()),
                       asked_of(library, words, question, state), log, rolls, signs};
        rolls.clear();  // whoever answers has seen them
        if (!wanted(here.scene, here.ask)) return std::nullopt;
        found = std::move(here);
        return play::Quit{};
    };
    evening.session.run();
    return found;
}
inline Situation find_in(play::Library& library, int seats, std::uint64_t seed, const std::string& code,
                         const std::function<bool(const scene::Scene&, const scene::Ask&)>& wanted) {
    const std::optional<Situation> found = seek_in(library, seats, seed, code, wanted);
    REQUIRE(found);
    return *found;
}

inline Ruler ruler_of(const std::string& code, int scale = 100, float width = kWidth,
                      float height = kHeight) {
    return {garamond(), language(code), em_of(width, height, scale)};
}

inline Page page_of(const Situation& here, const std::string& code, int scale = 100, float width = kWidth,
                    float height = kHeight, const std::vector<std::size_t>& chosen = {}) {
    Choosing choosing(here.ask);
    for (const std::size_t option : chosen)
        choosing.press(option);
    return table_page(ruler_of(code, scale, width, height),
                      {.scene = here.scene,
                       .ask = &here.ask,
                       .choosing = &choosing,
                       .log = here.log,
                       .signs = here.signs,
                       .rolls = here.rolls},
                      width, height);
}

}  // namespace tankard::window::test
