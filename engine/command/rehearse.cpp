#include "rehearse/rehearse.h"

#include "command/shared.h"

#include <thread>

namespace tankard::command {
namespace {

std::pair<int, int> range_of(const std::string& words) {
    const std::size_t dash = words.find('-');
    const std::string from = words.substr(0, dash);
    const std::string to = dash == std::string::npos ? from : words.substr(dash + 1);
    const bool fits = from.size() == 1 && to.size() == 1 && from >= "1" && to <= "6" && from <= to;
    if (!fits)
        throw save::Trouble(fmt::format(
            "--seats should be a party size from 1 to 6 or a range such as 2-4, not '{}'", words));
    return {from[0] - '0', to[0] - '0'};
}

}  // namespace

int rehearse(const Options& options) {
    save::DiskFiles files;
    const save::Content content = play::read_content(files, options.root, options.campaign);
    refuse_if(play::Library(content, options.campaign).problems(), options.campaign);
    rehearse::Plan plan;
    plan.campaign = options.campaign;
    plan.games = options.games;
    plan.policy = *play::policy_named(options.policy.empty() ? "greedy" : options.policy);
    plan.seed = options.seed.value_or(1);
    plan.check = options.check;
    plan.workers = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    plan.settings = settings_of(options);
    const auto [least, most] = range_of(options.seat_range);
    bool failed = false;
    fmt::print("{} games a party size from seed {}, {}\n\n", plan.games, plan.seed,
               options.policy.empty() ? "greedy" : options.policy);
    fmt::print("{:<24}{:>6}{:>9}{:>8}{:>11}\n", "chapter", "seats", "played", "won", "decisions");
    for (plan.seats = least; plan.seats <= most; ++plan.seats) {
        const rehearse::Result result = rehearse::run(content, plan);
        for (const auto& [id, chapter] : result.chapters)
            fmt::print("{:<24}{:>6}{:>9}{:>7}%{:>11}\n", id, plan.seats, chapter.played,
                       100 * chapter.won / std::max(1, chapter.played),
                       chapter.answers / static_cast<std::uint64_t>(std::max(1, chapter.played)));
        fmt::print(
            "  {} of {} campaigns reached an ending; longest chapter {} answers (seed {}); hash {:016x}\n",
            result.finished, result.games, result.longest, result.longest_seed, result.hash);
        for (std::size_t i = 0; i < result.failures.size() && i < 5; ++i)
            fmt::print(stderr, "{} seats, {}\n", plan.seats, result.failures[i]);
        if (result.failures.size() > 5) fmt::print(stderr, "… and {} more\n", result.failures.size() - 5);
        failed = failed || !result.failures.empty();
    }
    return failed ? 1 : 0;
}

}  // namespace tankard::command
