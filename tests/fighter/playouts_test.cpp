// Whole games by companions of both kinds with every party size and difficulty, with all checks on: nine
// bonus dice, thirty coins, places, scars and hit points after every beat (RuleSet::breach), what a seat may
// see, resume from bytes in a fresh host, undo.
#include "rehearse/rehearse.h"
#include "shipped.h"

#include <string>

using namespace tankard;
using fighter::test::shipped_files;

namespace {

rehearse::Run played(play::Policy policy, int seats, const char* difficulty, int games) {
    rehearse::Plan plan;
    plan.campaign = "fighter";
    plan.games = games;
    plan.seats = seats;
    plan.policy = policy;
    plan.check = true;
    plan.fresh_beats = 5;
    plan.settings = Value::table();
    plan.settings.set("difficulty", difficulty);
    plan.settings.set("retreat", "on");
    const rehearse::Run run = rehearse::run(shipped_files(), plan);
    for (const auto& [seed, failure] : run.failures)
        FAIL_CHECK(seats << " seats, seed " << seed << ": " << failure);
    CHECK(run.games == games);
    return run;
}

}  // namespace

TEST_CASE("every game of random companions ends, and every check holds in all of it") {
    for (int seats = 1; seats <= 6; ++seats)
        CHECK(played(play::Policy::random, seats, seats % 2 == 0 ? "easy" : "infernal", 12).longest < 2000);
}

TEST_CASE("the same of greedy ones, who win some of them") {
    int won = 0;
    for (int seats = 1; seats <= 6; ++seats)
        for (const auto& [_, chapter] : played(play::Policy::greedy, seats, "normal", 12).chapters)
            won += static_cast<int>(chapter.chapters.won);
    CHECK(won > 0);
    CHECK(won < 72);
}

TEST_CASE("companions that think ahead play it too") {
    rehearse::Plan plan;
    plan.campaign = "fighter";
    plan.games = 1;
    plan.seats = 2;
    plan.policy = play::Policy::search;
    const rehearse::Run run = rehearse::run(shipped_files(), plan);
    CHECK(run.failures.empty());
}

TEST_CASE("games are the same on one thread and on two, and another seed is another game") {
    rehearse::Plan plan;
    plan.campaign = "fighter";
    plan.games = 8;
    plan.seats = 3;
    const std::uint64_t alone = rehearse::run(shipped_files(), plan).hash;
    plan.workers = 2;
    CHECK(rehearse::run(shipped_files(), plan).hash == alone);
    plan.seed = 100;
    CHECK(rehearse::run(shipped_files(), plan).hash != alone);
}
