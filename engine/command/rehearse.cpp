#include "command/mpi.h"
#include "command/progress.h"
#include "command/say.h"
#include "command/shared.h"
#include "rehearse/page.h"
#include "rehearse/report_file.h"
#include "rehearse/summary.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <optional>
#include <string>
#include <system_error>
#include <thread>
#include <tuple>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tankard::command {
namespace {

constexpr std::size_t kFailuresShown = 5;
constexpr int kMostShards = 100'000;

std::pair<int, int> range_of(const std::string& words) {
    const std::size_t dash = words.find('-');
    const std::string from = words.substr(0, dash);
    const std::string to = dash == std::string::npos ? from : words.substr(dash + 1);
    const bool fits = from.size() == 1 && to.size() == 1 && from >= "1" && to <= "6" && from <= to;
    if (!fits)
        throw save::Error(fmt::format(
            "--seats should be a party size from 1 to 6 or a range such as 2-4, not '{}'", words));
    return {from[0] - '0', to[0] - '0'};
}

rehearse::Share share_of(const std::string& words) {
    if (words.empty()) return {};
    rehearse::Share share;
    const char* const end = words.data() + words.size();
    const auto [slash, one] = std::from_chars(words.data(), end, share.shard);
    if (one == std::errc() && slash != end && *slash == '/') {
        const auto [rest, two] = std::from_chars(slash + 1, end, share.shards);
        if (two == std::errc() && rest == end && share.shard >= 1 && share.shard <= share.shards &&
            share.shards <= kMostShards)
            return share;
    }
    throw save::Error(fmt::format("--shard should be a part of a run such as 2/4, not '{}'", words));
}

/// "difficulty=gentle,grim" stands for two choices; several such settings for every combination.
std::vector<std::vector<std::string>> combinations(const std::vector<std::string>& settings) {
    std::vector<std::vector<std::string>> all{{}};
    for (const std::string& setting : settings) {
        const std::size_t equals = std::min(setting.find('='), setting.size() - 1);
        const std::string name = setting.substr(0, equals + 1);
        std::vector<std::vector<std::string>> next;
        for (const auto& before : all)
            for (std::size_t from = name.size(); from <= setting.size();) {
                const std::size_t comma = std::min(setting.find(',', from), setting.size());
                next.push_back(before);
                next.back().push_back(name + setting.substr(from, comma - from));
                from = comma + 1;
            }
        all = std::move(next);
    }
    return all;
}

std::vector<std::pair<std::string, Value>> choices_of(const Options& options, const play::Library& library) {
    std::vector<std::pair<std::string, Value>> choices;
    for (const std::vector<std::string>& settings : combinations(options.settings)) {
        Options one = options;
        one.settings = settings;
        const Value values = settings_of(one);
        refuse_if(play::setting_problems(library, values), "this choice of settings");
        choices.emplace_back(fmt::format("{}", fmt::join(settings, " ")), values);
    }
    return choices;
}

rehearse::Report rehearsed(save::Files& files, const Options& options, const rehearse::Share& share) {
    const save::Content content = play::read_content(files, options.root, options.campaign);
    const play::Library library(content, options.campaign);
    refuse_if(library.problems(), options.campaign);
    rehearse::Order order;
    order.campaign = options.campaign;
    order.games = options.games;
    Options alone = options;
    if (alone.policy.empty()) alone.policy = order.policy;
    order.policy = alone.policy;
    order.budget = companions_of(alone).budget.playouts;
    order.seed = options.seed.value_or(1);
    order.check = options.check;
    order.workers = options.workers > 0 ? options.workers
                                        : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    order.choices = choices_of(options, library);
    order.share = share;
    std::tie(order.least_seats, order.most_seats) = range_of(options.seat_range);
    order.least_seats = std::max(order.least_seats, library.manifest().least_players);
    order.most_seats = std::min(order.most_seats, library.manifest().most_players);
    if (order.least_seats > order.most_seats)
        throw save::Error(fmt::format("{} is for {} to {} heroes, not {}", options.campaign,
                                      library.manifest().least_players, library.manifest().most_players,
                                      options.seat_range));
    Progress progress(order.all_games());
    return rehearse::rehearse(content, order, [&] { progress.game_over(); });
}

rehearse::Report merged(save::Files& files, const Options& options) {
    std::vector<rehearse::Part> parts;
    for (const std::string& file : options.merge)
        parts.push_back({file, rehearse::from_json(files.read(file), file)});
    return rehearse::merge(parts);
}

void write_page(save::Files& files, const std::string& folder, const rehearse::Report& report) {
    const std::optional<std::string> page = rehearse::page_of(report);
    if (!page)
        throw save::Error(
            "the page needs gnuplot for its plots: install it (apt install gnuplot-nox); a --json file makes "
            "the page later, with --merge FILE --report DIR");
    files.write(folder + "/index.html", *page);
    complain("the page is {}/index.html\n", folder);
}

void show_failures(const rehearse::Report& report) {
    for (const rehearse::Group& group : report.groups) {
        const auto& failures = group.result.failures;
        std::size_t shown = 0;
        for (const auto& [seed, failure] : failures)
            if (shown++ < kFailuresShown)
                complain("{}, seed {}: {}\n", rehearse::title_of(group), seed, failure);
        if (failures.size() > kFailuresShown) complain("… and {} more\n", failures.size() - kFailuresShown);
    }
}

/// Prints the report and writes what was wished for; the exit status.
int tell(save::Files& files, const Options& options, const rehearse::Report& report) {
    show(stdout, rehearse::text_of(report));
    std::fflush(stdout);
    if (!options.out.empty()) files.write(options.out, rehearse::to_json(report));
    if (!options.report.empty()) write_page(files, options.report, report);
    show_failures(report);
    return report.failed() ? 1 : 0;
}

}  // namespace

int rehearse(const Options& options) {
    save::DiskFiles files;
    // Before hours of games, not after them.
    if (!options.out.empty()) files.make_folders(save::folder_of(options.out));
    if (!options.report.empty()) files.make_folders(options.report);
    if (options.mpi) {
        const auto whole = over_mpi([&](const rehearse::Share& share) {
            Options one = options;
            one.workers = std::max(1, options.workers);  // mpirun decides how many processes a machine gets
            return rehearsed(files, one, share);
        });
        return whole ? tell(files, options, *whole) : 0;
    }
    return tell(
        files, options,
        options.merge.empty() ? rehearsed(files, options, share_of(options.shard)) : merged(files, options));
}

}  // namespace tankard::command
