#include "command/shared.h"
#include "rehearse/rehearse.h"
#include "workshop/scenario.h"

namespace tankard::command {
namespace {

void print(const workshop::ScenarioResult& result) {
    fmt::print("\nFAILED {}: {}\n", result.file, result.name);
    for (const std::string& line : result.story)
        fmt::print("    {}\n", line);
    for (const std::string& wrong : result.wrong)
        fmt::print("  expected otherwise: {}\n", wrong);
}

/// What holds for every adventure: a few whole campaigns with all checks on.
int generic_properties(const play::Library& library) {
    rehearse::Plan plan;
    plan.campaign = library.campaign();
    plan.check = true;
    plan.games = 1;
    int failed = 0;
    for (const play::Policy policy : {play::Policy::random, play::Policy::greedy}) {
        plan.policy = policy;
        for (plan.seats = library.book().least_players; plan.seats <= library.book().most_players;
             ++plan.seats)
            for (const auto& [seed, failure] : rehearse::run(library.content(), plan).failures) {
                fmt::print("\nFAILED a whole campaign with {} heroes, seed {}: {}\n", plan.seats, seed,
                           failure);
                ++failed;
            }
    }
    return failed;
}

}  // namespace

int test(const Options& options) {
    save::DiskFiles files;
    const std::string campaign = campaign_of(options.campaign);
    play::Library library(play::read_content(files, options.root, campaign), campaign);
    refuse_if(library.problems(), campaign);
    int passed = 0;
    int failed = 0;
    for (const auto& [path, text] : play::read_scenarios(files, options.root, campaign))
        for (const workshop::ScenarioResult& result : workshop::run_scenarios(library, path, text)) {
            result.wrong.empty() ? ++passed : ++failed;
            if (!result.wrong.empty()) print(result);
        }
    const int broken = generic_properties(library);
    fmt::print("{} scenarios passed, {} failed; whole campaigns: {}\n", passed, failed,
               broken == 0 ? "all checks hold" : fmt::format("{} failed", broken));
    return failed + broken == 0 ? 0 : 1;
}

}  // namespace tankard::command
