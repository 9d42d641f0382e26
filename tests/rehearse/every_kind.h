// Black Water played by both kinds of companions with every party size.
#pragma once

#include "rehearse/rehearse.h"

#include <functional>

#include <doctest/doctest.h>

namespace tankard::rehearse::test {

/// Runs the plan twelve times, with both policies and 1 to 6 seats; no game may fail. `after` is told each
/// result and the plan it comes from.
inline void run_every_kind(const save::Content& content, Plan plan,
                           const std::function<void(const Plan&, const Run&)>& after) {
    plan.campaign = "black_water";
    for (const play::Policy policy : {play::Policy::random, play::Policy::greedy})
        for (int seats = 1; seats <= 6; ++seats) {
            plan.policy = policy;
            plan.seats = seats;
            const Run result = run(content, plan);
            for (const auto& [seed, failure] : result.failures)
                FAIL_CHECK(seats << " seats, seed " << seed << ": " << failure);
            after(plan, result);
        }
}

}  // namespace tankard::rehearse::test
