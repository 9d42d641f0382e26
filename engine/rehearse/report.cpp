#include "rehearse/report.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

namespace tankard::rehearse {
namespace {

Value targets_of(play::Library& library) {
    Value targets = Value::table();
    for (const Source& source : library.host().sources())
        if (source.kind == "chapter" && !source.facts.at("target").is_nil())
            targets.set(source.id, source.facts.at("target"));
    return targets;
}

/// Whether two reports are parts of one run.
bool same_run(const Report& one, const Report& other) {
    const bool same_groups = std::equal(
        one.groups.begin(), one.groups.end(), other.groups.begin(), other.groups.end(),
        [](const Group& a, const Group& b) { return a.seats == b.seats && a.settings == b.settings; });
    return same_groups && one.campaign == other.campaign && one.content == other.content &&
           one.policy == other.policy && one.seed == other.seed && one.games == other.games &&
           one.share.shards == other.share.shards;
}

}  // namespace

std::optional<Aim> Report::aim(const std::string& chapter, int seats) const {
    Aims aims;
    if (targets.at(chapter).is_nil() || !read_aims(aims, targets.at(chapter)).empty()) return std::nullopt;
    const auto place = static_cast<std::size_t>(seats - 1);
    return place < aims.size() ? aims[place] : std::nullopt;
}

std::vector<std::string> Report::choices() const {
    std::vector<std::string> all;
    for (const Group& group : groups)
        if (std::find(all.begin(), all.end(), group.settings) == all.end()) all.push_back(group.settings);
    return all;
}

std::vector<std::string> Report::chapters(const std::string& settings) const {
    std::set<std::string> ids;
    for (const Group& group : groups)
        if (group.settings == settings)
            for (const auto& [id, _] : group.result.chapters)
                ids.insert(id);
    return {ids.begin(), ids.end()};
}

bool Report::failed() const {
    return std::any_of(groups.begin(), groups.end(),
                       [](const Group& group) { return !group.result.failures.empty(); });
}

int Order::all_games() const {
    return share.of(games) * static_cast<int>(choices.size()) * (most_seats - least_seats + 1);
}

Report rehearse(const save::Content& content, const Order& order, const std::function<void()>& game_over) {
    Report report;
    report.campaign = order.campaign;
    report.content = fmt::format("{:016x}", content.hash());
    const play::Policies policy = *play::policies_named(order.policy);
    report.policy = order.policy;
    if (policy.any(play::Policy::search)) report.policy += fmt::format(" --budget {}", order.budget);
    report.seed = order.seed;
    report.games = order.games;
    report.share = order.share;
    play::Library library(content, order.campaign);
    report.targets = targets_of(library);
    std::vector<Plan> plans;
    for (const auto& [settings, values] : order.choices)
        for (int seats = order.least_seats; seats <= order.most_seats; ++seats) {
            report.groups.push_back({seats, settings, {}});
            plans.push_back({.campaign = order.campaign,
                             .games = order.games,
                             .seats = seats,
                             .policy = policy,
                             .budget = {.playouts = order.budget},
                             .seed = order.seed,
                             .settings = values,
                             .check = order.check,
                             .figures = true,
                             .workers = order.workers});
        }
    const std::vector<Run> runs = run(content, plans, order.share, game_over);
    for (std::size_t group = 0; group < runs.size(); ++group)
        report.groups[group].result = runs[group];
    return report;
}

Report merge(std::span<const Part> parts) {
    Report whole = parts.front().report;
    const int shards = whole.share.shards;
    std::vector<std::string> files(static_cast<std::size_t>(shards));
    for (Group& group : whole.groups)
        group.result = {};
    for (const Part& part : parts) {
        const Report& report = part.report;
        if (!same_run(parts.front().report, report))
            throw save::Error(
                fmt::format("{} and {} are parts of different runs: they cannot be put together",
                            parts.front().file, part.file));
        std::string& mine = files[static_cast<std::size_t>(report.share.shard - 1)];
        if (!mine.empty())
            throw save::Error(fmt::format("{} and {} are both shard {} of {}: give each shard once", mine,
                                          part.file, report.share.shard, shards));
        mine = part.file;
        for (std::size_t group = 0; group < whole.groups.size(); ++group)
            whole.groups[group].result += report.groups[group].result;
    }
    for (std::size_t shard = 0; shard < files.size(); ++shard)
        if (files[shard].empty())
            throw save::Error(
                fmt::format("shard {} of {} is missing: give the files of all shards", shard + 1, shards));
    whole.share = {};
    return whole;
}

}  // namespace tankard::rehearse
