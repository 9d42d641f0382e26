// What is told of a first evening that was really played.
#pragma once

#include "play/fixture.h"
#include "scene/tale.h"

#include <optional>
#include <string>
#include <utility>

namespace tankard::window::test {

/// Of companions, up to the page that says how it ended.
inline scene::Tale first_evening(int seats, const std::string& code, std::uint64_t seed,
                                 play::Policy policy = play::Policy::greedy) {
    using namespace tankard::play::test;
    Evening evening(library(), tape_of(beginning(library(), seats, seats, seed)), nullptr, policy);
    evening.people.instead = [](const Question&, const campaign::State& state) -> std::optional<play::Reply> {
        if (state.stage > campaign::Stage::page) return play::Quit{};
        return std::nullopt;
    };
    evening.session.run();
    play::Library beside = library().further();
    std::optional<scene::Tale> told = scene::recount(beside, code, evening.session.tape());
    REQUIRE(told);
    return *std::move(told);
}

}  // namespace tankard::window::test
