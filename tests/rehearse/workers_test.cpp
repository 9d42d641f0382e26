// What becomes of a run when one of its workers fails.
#include "play/fixture.h"
#include "rehearse/rehearse.h"

#include <atomic>
#include <stdexcept>
#include <thread>

#include <doctest/doctest.h>

using namespace tankard;

TEST_CASE("a worker that fails ends the run with its sentence, in whichever thread it is") {
    const save::Content& content = play::test::library().content();
    const rehearse::Plan plan{.campaign = play::test::library().campaign(),
                              .games = 1000,
                              .seats = 1,
                              .workers = 3,
                              .most_chapters = 1};
    const std::thread::id here = std::this_thread::get_id();
    for (const bool in_this_thread : {true, false}) {
        std::atomic<bool> failed = false;
        std::atomic<int> games = 0;
        const auto game_over = [&] {
            if ((std::this_thread::get_id() == here) == in_this_thread) {
                failed = true;
                failed.notify_all();
                throw std::runtime_error("the disk is full");
            }
            failed.wait(false);
            ++games;
        };
        CHECK_THROWS_WITH(rehearse::run(content, {&plan, 1}, {}, game_over), "the disk is full");
        CHECK(games < plan.games);  // the others did not play all the rest
    }
}
