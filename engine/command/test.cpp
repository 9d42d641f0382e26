#include "command/say.h"
#include "command/shared.h"
#include "rehearse/rehearse.h"
#include "text/counted.h"
#include "workshop/scenario.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace tankard::command {
namespace {

using Results = std::vector<workshop::ScenarioResult>;

std::size_t failures(const Results& results) {
    return static_cast<std::size_t>(
        std::count_if(results.begin(), results.end(),
                      [](const workshop::ScenarioResult& result) { return !result.wrong.empty(); }));
}

void print_whole(const Results& results) {
    for (const workshop::ScenarioResult& result : results) {
        if (result.wrong.empty()) continue;
        say("\nFAILED {}: {}\n", result.file, result.name);
        for (const std::string& line : result.story)
            say("    {}\n", line);
        for (const std::string& wrong : result.wrong)
            say("  expected otherwise: {}\n", wrong);
    }
}

void print_short(const Results& results, const std::string& campaign) {
    if (failures(results) == 0) return;
    say("\nFAILED of the rules' scenarios, as they play in {} ('tankard test {} --rules' tells all):\n",
        campaign, campaign);
    for (const workshop::ScenarioResult& result : results)
        if (!result.wrong.empty())
            say("  {}: {}: {}{}\n", result.file, result.name, result.wrong.front(),
                result.wrong.size() > 1 ? fmt::format(" (and {} more)", result.wrong.size() - 1) : "");
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
        for (plan.seats = library.manifest().least_players; plan.seats <= library.manifest().most_players;
             ++plan.seats)
            for (const auto& [seed, failure] : rehearse::run(library.content(), plan).failures) {
                say("\nFAILED a whole campaign with {}, seed {}: {}\n",
                    text::counted(plan.seats, "hero", "heroes"), seed, failure);
                ++failed;
            }
    }
    return failed;
}

std::string tally(const Results& results, std::string_view whose) {
    return fmt::format("{} of {} of {}", results.size() - failures(results), results.size(), whose);
}

}  // namespace

int test(const Options& options) {
    save::DiskFiles files;
    const std::string campaign = campaign_of(options.campaign);
    play::Library library(play::read_content(files, options.root, campaign), campaign);
    refuse_if(library.problems(), campaign);
    const auto scenarios = play::read_scenarios(files, options.root, campaign);
    const Results own = workshop::run_scenarios(library, scenarios, workshop::Whose::campaign);
    print_whole(own);
    const int broken = generic_properties(library);
    const Results rules = workshop::run_scenarios(library, scenarios, workshop::Whose::rules);
    if (options.rules)
        print_whole(rules);
    else
        print_short(rules, campaign);
    const bool passed = failures(own) + failures(rules) == 0 && broken == 0;
    if (!passed) show(stdout, "\n");
    say("scenarios that passed: {}, {}; whole campaigns: {}\n", tally(own, "yours"),
        tally(rules, "the rules"), broken == 0 ? "all checks hold" : fmt::format("{} failed", broken));
    return passed ? 0 : 1;
}

}  // namespace tankard::command
