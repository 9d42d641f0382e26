#include "rehearse/report_values.h"

#include "rehearse/loot.h"
#include "rehearse/verdict.h"

#include <charconv>
#include <cmath>
#include <map>
#include <optional>
#include <system_error>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace tankard::rehearse {
namespace {

Value rounded(double number) { return std::round(number * 10'000) / 10'000; }

Value value_of(const Tally& tally) {
    Value value = Value::table();
    value.set("played", tally.played);
    value.set("won", tally.won);
    return value;
}

/// With what follows from it.
Value win_of(const Tally& tally, const std::optional<Aim>& aim) {
    Value value = value_of(tally);
    const Interval interval = wilson(tally);
    value.set("rate", rounded(tally.rate()));
    value.set("low", rounded(interval.low));
    value.set("high", rounded(interval.high));
    if (aim) value.set("verdict", std::string(words_of(verdict_of(tally, *aim))));
    return value;
}

Value value_of(const Spread& spread) {
    Value value = Value::table();
    Value counts = Value::table();
    for (const auto& [seen, times] : spread.counts())
        counts.set(fmt::format("{}", seen), times);
    value.set("counts", std::move(counts));
    value.set("mean", rounded(spread.mean()));
    value.set("median", spread.quantile(50));
    value.set("p95", spread.quantile(95));
    value.set("most", spread.most());
    return value;
}

Value value_of(const std::map<std::string, std::int64_t>& counts) {
    Value value = Value::table();
    for (const auto& [id, times] : counts)
        value.set(id, times);
    return value;
}

void set(Value& to, std::string_view key, const Found& found) {
    if (!found) return;
    Value value = Value::table();
    value.set("value", found->value);
    value.set("seed", static_cast<std::int64_t>(found->seed));
    to.set(std::string(key), std::move(value));
}

Value value_of(const ChapterFigures& chapter, const std::optional<Aim>& aim) {
    Value value = Value::table();
    value.set("chapters", win_of(chapter.chapters, aim));
    value.set("decisions", value_of(chapter.decisions));
    value.set("turns", value_of(chapter.turns));
    value.set("danger", value_of(chapter.danger));
    value.set("xp", value_of(chapter.xp));
    value.set("money", value_of(chapter.money));
    Value heroes = Value::table();
    for (const auto& [id, hero] : chapter.heroes) {
        Value one = win_of(hero.chapters, std::nullopt);
        one.set("falls", hero.falls);
        heroes.set(id, std::move(one));
    }
    value.set("heroes", std::move(heroes));
    Value seats = Value::table();
    for (const auto& [seat, tally] : chapter.seats)
        seats.set(fmt::format("{}", seat), win_of(tally, std::nullopt));
    value.set("seats", std::move(seats));
    value.set("points", value_of(chapter.points));
    Value faced = Value::table();
    for (const auto& [id, card] : chapter.faced) {
        Value one = Value::table();
        one.set("turns", value_of(card.turns));
        one.set("lost", value_of(card.lost));
        one.set("danger", value_of(card.danger));
        faced.set(id, std::move(one));
    }
    value.set("faced", std::move(faced));
    value.set("falls", value_of(chapter.falls));
    value.set("bought", value_of(chapter.bought));
    Value owned = Value::table();
    for (const auto& [id, tally] : chapter.owned)
        owned.set(id, value_of(tally));
    value.set("owned", std::move(owned));
    set(value, "longest", chapter.longest);
    set(value, "most_falls", chapter.most_falls);
    set(value, "narrowest", chapter.narrowest);
    return value;
}

Value loot_values(const Result& result) {
    Value all = Value::table();
    for (const LootRow& row : loot_of(result)) {
        Value value = Value::table();
        value.set("bought", row.bought);
        value.set("chapters_with", row.with);
        value.set("chapters_without", row.without);
        if (row.win) {
            value.set("with", rounded(row.win->with));
            value.set("without", rounded(row.win->without));
            value.set("difference", rounded(row.win->difference()));
            value.set("low", rounded(row.win->interval.low));
            value.set("high", rounded(row.win->interval.high));
        }
        all.set(row.id, std::move(value));
    }
    return all;
}

Tally tally_of(const Fields& fields) { return {fields.integer("played"), fields.integer("won")}; }

Spread spread_of(const Fields& fields) {
    Spread spread;
    const Fields counts = fields.at("counts");
    for (const auto& [key, times] : counts.value().entries()) {
        if (times.integer() == nullptr) fields.refuse();
        spread.add(fields.number(key), *times.integer());
    }
    return spread;
}

std::map<std::string, std::int64_t> counts_of(const Fields& fields) {
    std::map<std::string, std::int64_t> counts;
    for (const auto& [key, times] : fields.value().entries())
        counts[fields.name(key)] = times.integer() != nullptr ? *times.integer() : (fields.refuse(), 0);
    return counts;
}

Found found_of(const Fields& fields, std::string_view key) {
    if (fields.value().at(key).is_nil()) return std::nullopt;
    const Fields found = fields.at(key);
    return Extreme{found.integer("value"), static_cast<std::uint64_t>(found.integer("seed"))};
}

ChapterFigures chapter_of(const Fields& fields) {
    ChapterFigures chapter;
    chapter.chapters = tally_of(fields.at("chapters"));
    chapter.decisions = spread_of(fields.at("decisions"));
    chapter.turns = spread_of(fields.at("turns"));
    chapter.danger = tally_of(fields.at("danger"));
    chapter.xp = spread_of(fields.at("xp"));
    chapter.money = spread_of(fields.at("money"));
    for (const auto& [id, hero] : fields.table("heroes").entries()) {
        const Fields one = fields.of(hero);
        chapter.heroes[fields.name(id)] = {tally_of(one), one.integer("falls")};
    }
    for (const auto& [key, tally] : fields.table("seats").entries())
        chapter.seats[static_cast<int>(fields.number(key))] = tally_of(fields.of(tally));
    chapter.points = spread_of(fields.at("points"));
    for (const auto& [id, card] : fields.table("faced").entries()) {
        const Fields one = fields.of(card);
        chapter.faced[fields.name(id)] = {spread_of(one.at("turns")), spread_of(one.at("lost")),
                                          tally_of(one.at("danger"))};
    }
    chapter.falls = counts_of(fields.at("falls"));
    chapter.bought = counts_of(fields.at("bought"));
    for (const auto& [id, tally] : fields.table("owned").entries())
        chapter.owned[fields.name(id)] = tally_of(fields.of(tally));
    chapter.longest = found_of(fields, "longest");
    chapter.most_falls = found_of(fields, "most_falls");
    chapter.narrowest = found_of(fields, "narrowest");
    return chapter;
}

}  // namespace

Value value_of(const Report& report, const Group& group) {
    const Result& result = group.result;
    Value value = Value::table();
    value.set("seats", group.seats);
    value.set("settings", group.settings);
    value.set("games", result.games);
    value.set("finished", result.finished);
    value.set("decisions", static_cast<std::int64_t>(result.decisions));
    value.set("forced", static_cast<std::int64_t>(result.forced));
    value.set("longest", static_cast<std::int64_t>(result.longest));
    value.set("longest_seed", static_cast<std::int64_t>(result.longest_seed));
    value.set("sum", fmt::format("{:016x}", result.sum));
    Value endings = Value::table();
    for (const auto& [ending, times] : result.endings)
        endings.set(ending, times);
    value.set("endings", std::move(endings));
    Value failures = Value::table();
    for (const auto& [seed, failure] : result.failures)
        failures.set(fmt::format("{}", seed), failure);
    value.set("failures", std::move(failures));
    Value chapters = Value::table();
    for (const auto& [id, chapter] : result.chapters)
        chapters.set(id, value_of(chapter, report.aim(id, group.seats)));
    value.set("chapters", std::move(chapters));
    value.set("loot", loot_values(result));
    return value;
}

Group group_of(const Fields& fields) {
    Group group;
    group.seats = static_cast<int>(fields.integer("seats"));
    group.settings = fields.text("settings");
    Result& result = group.result;
    result.games = static_cast<int>(fields.integer("games"));
    result.finished = static_cast<int>(fields.integer("finished"));
    result.decisions = static_cast<std::uint64_t>(fields.integer("decisions"));
    result.forced = static_cast<std::uint64_t>(fields.integer("forced"));
    result.longest = static_cast<std::uint32_t>(fields.integer("longest"));
    result.longest_seed = static_cast<std::uint64_t>(fields.integer("longest_seed"));
    const std::string& sum = fields.text("sum");
    if (std::from_chars(sum.data(), sum.data() + sum.size(), result.sum, 16).ec != std::errc())
        fields.refuse();
    for (const auto& [ending, times] : counts_of(fields.at("endings")))
        result.endings[ending] = static_cast<int>(times);
    for (const auto& [seed, failure] : fields.table("failures").entries()) {
        if (failure.text() == nullptr) fields.refuse();
        result.failures[static_cast<std::uint64_t>(fields.number(seed))] = *failure.text();
    }
    for (const auto& [id, chapter] : fields.table("chapters").entries())
        result.chapters[fields.name(id)] = chapter_of(fields.of(chapter));
    return group;
}

std::int64_t Fields::integer(std::string_view key) const {
    if (value_.at(key).integer() == nullptr) refuse();
    return *value_.at(key).integer();
}

const std::string& Fields::text(std::string_view key) const {
    if (value_.at(key).text() == nullptr) refuse();
    return *value_.at(key).text();
}

const Value& Fields::table(std::string_view key) const {
    if (!value_.at(key).is_table()) refuse();
    return value_.at(key);
}

std::int64_t Fields::number(const Value::Key& key) const {
    const std::string& letters = name(key);
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(letters.data(), letters.data() + letters.size(), number);
    if (error != std::errc() || end != letters.data() + letters.size()) refuse();
    return number;
}

const std::string& Fields::name(const Value::Key& key) const {
    if (const auto* text = std::get_if<std::string>(&key)) return *text;
    refuse();
}

void Fields::refuse() const {
    throw save::Error(fmt::format("{} is no report of 'tankard rehearse --json', or a damaged one", file_));
}

}  // namespace tankard::rehearse
