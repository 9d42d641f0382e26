// Black Water played by companions with every party size.
#pragma once

#include "rehearse/rehearse.h"

#include <functional>

#include <doctest/doctest.h>

namespace tankard::rehearse::test {

/// Runs the plan six times, with 1 to 6 seats; no game may fail. `after` is told each result and the plan it
/// comes from.
inline void run_every_party(const save::Content& content, Plan plan,
                            const std::function<void(const Plan&, const Run&)>& after) {
    plan.campaign = "black_water";
    for (int seats = 1; seats <= 6; ++seats) {
        plan.seats = seats;
        const Run result = run(content, plan);
        for (const auto& [seed, failure] : result.failures)
            FAIL_CHECK(seats << " seats, seed " << seed << ": " << failure);
        after(plan, result);
    }
}

/// The same with both kinds of companions.
inline void run_every_kind(const save::Content& content, Plan plan,
                           const std::function<void(const Plan&, const Run&)>& after) {
    for (const play::Policy policy : {play::Policy::random, play::Policy::greedy}) {
        plan.policy = policy;
        run_every_party(content, plan, after);
    }
}

}  // namespace tankard::rehearse::test
