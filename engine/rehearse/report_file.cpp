#include "rehearse/report_file.h"

#include "rehearse/report_values.h"
#include "save/json.h"

#include <cstdint>
#include <utility>

#include <fmt/format.h>

namespace tankard::rehearse {
namespace {

constexpr int kFormat = 2;
constexpr int kMostShards = 100'000;
constexpr std::string_view kFirst[] = {"format", "campaign", "content", "policy",  "seed",
                                       "games",  "shard",    "shards",  "targets", "groups"};

}  // namespace

std::string to_json(const Report& report) {
    Value all = Value::table();
    all.set("format", kFormat);
    all.set("campaign", report.campaign);
    all.set("content", report.content);
    all.set("policy", report.policy);
    all.set("seed", static_cast<std::int64_t>(report.seed));
    all.set("games", report.games);
    all.set("shard", report.share.shard);
    all.set("shards", report.share.shards);
    all.set("targets", report.targets);
    Value groups = Value::table();
    for (const Group& group : report.groups)
        groups.push(value_of(report, group));
    all.set("groups", std::move(groups));
    return save::to_json(all, kFirst);
}

Report from_json(std::string_view text, const std::string& file) {
    const Value all = save::from_json(text, file);
    const Fields fields(all, file);
    if (fields.integer("format") != kFormat)
        throw save::Error(fmt::format("{} was written by another version of Tankard: rehearse again", file));
    Report report;
    report.campaign = fields.text("campaign");
    report.content = fields.text("content");
    report.policy = fields.text("policy");
    report.seed = static_cast<std::uint64_t>(fields.integer("seed"));
    report.games = static_cast<int>(fields.integer("games"));
    report.share = {static_cast<int>(fields.integer("shard")), static_cast<int>(fields.integer("shards"))};
    if (report.share.shard < 1 || report.share.shard > report.share.shards ||
        report.share.shards > kMostShards)
        fields.refuse();
    report.targets = fields.table("targets");
    for (const auto& [_, group] : fields.table("groups").entries())
        report.groups.push_back(group_of(fields.of(group)));
    return report;
}

}  // namespace tankard::rehearse
