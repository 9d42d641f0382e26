// Throws that are asked for in real games of the dungeon fight, as a window has them.
#pragma once

#include "fighter/shipped.h"
#include "window/fixture.h"

#include <memory>
#include <set>
#include <string>
#include <vector>

namespace tankard::window::test {

struct AskedThrow {
    scene::Scene scene;
    std::shared_ptr<const scene::Ask> ask;
};

/// One of each set of special throws that is demanded in some games, and a plain one.
inline const std::vector<AskedThrow>& asked_throws(const std::string& code) {
    static std::map<std::string, std::vector<AskedThrow>> known;
    std::vector<AskedThrow>& all = known[code];
    if (!all.empty()) return all;
    using namespace tankard::play::test;
    play::Library& library = fighter::test::library();
    const scene::Words words(library, code);
    const scene::Stage stage(library, words);
    std::set<std::string> met;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Evening evening(library, tape_of(beginning(library, 3, 3, seed)));
        evening.people.instead = [&](const Question& question,
                                     const campaign::State& state) -> std::optional<play::Reply> {
            auto ask = std::make_shared<scene::Ask>(stage.ask(question, state));
            if (!ask->thrown) return std::nullopt;
            std::string demands = ask->thrown->asked.conditions.small ? "small" : "";
            for (const scene::Demand& demand : ask->thrown->demands)
                demands += "|" + demand.name;
            ask->thrown->seed = seed;
            if (met.insert(demands).second)
                all.push_back({stage.scene(state, question, evening.session.settings()), ask});
            return std::nullopt;
        };
        evening.session.run();
    }
    REQUIRE(all.size() > 5);
    return all;
}

/// A plain throw.
inline const AskedThrow& plain_ask(const std::string& code = "en") {
    for (const AskedThrow& each : asked_throws(code))
        if (each.ask->thrown->demands.empty()) return each;
    FAIL("no plain throw");
    return asked_throws(code).front();
}

/// The same with another handicap.
inline std::shared_ptr<const scene::Ask> handicapped(const thrown::Handicap& handicap) {
    auto ask = std::make_shared<scene::Ask>(*plain_ask().ask);
    ask->thrown->asked.handicap = handicap;
    return ask;
}

}  // namespace tankard::window::test
