#include "fighter/companion/odds.h"

#include "fighter/state/words.h"
#include "fighter/state/zones.h"

#include <cstdint>

namespace tankard::fighter {
namespace {

constexpr int kWhole = 1000;

Skill skill_of(const Table& table) { return static_cast<Skill>(table.get(skill)); }

}  // namespace

int odds_of(const Content& content, DefId special, Skill skill) {
    return special_odds(content.id(special), skill,
                        odds_of_hardness(static_cast<int>(content.special(special).hardness)));
}

int hit_odds(const Content& content, const Table& table, Throws demanded) {
    int odds = plain_odds(skill_of(table));
    for (std::size_t i = 0; i < content.throws.size(); ++i)
        if ((demanded >> i & 1) != 0)
            odds = odds * odds_of(content, content.throw_ids[i], skill_of(table)) / kWhole;
    return odds;
}

Throws demanded_now(const Content& content, const Table& table) {
    Throws all = 0;
    const int level = table.get(dungeon_level);
    if (level >= 1 && level < kBossLevel && table.get(room) > 0) {
        CardId card = table.top(table.zone(maps));
        for (int i = 1; i < level; ++i)
            card = table.below(card);
        all |= content.map(table.def(card)).rooms[static_cast<std::size_t>(table.get(room) - 1)].throws;
    }
    const CardId enemy = table.top(table.zone(arena));
    if (enemy != CardId::none && table.get(song) == 0) all |= content.monster(table.def(enemy)).throws;
    return all;
}

std::vector<std::int32_t> report_of(const Content& content, const Question& question, const Table& table,
                                    Stream& chance) {
    if (question.prompt != word::ask_throw && question.prompt != word::ask_small_throw) return {};
    std::vector<Demand> demands;
    int needed = 1;
    for (const Slot& slot : question.slots)
        if (slot.name == word::n) needed = static_cast<int>(slot.value.as_number());
    const Skill by = skill_of(table);
    for (std::size_t i = 0; i < content.throws.size(); ++i)
        if (needed > 1 && content.throws[i].bounces == needed) {
            const DefId special = content.throw_ids[i];
            demands.push_back({0, needed, odds_of(content, special, by), content.id(special)});
            break;
        }
    const std::size_t own = question.own();
    for (std::size_t i = kFields; i < own; ++i) {
        const DefId special = question.options[i].object.as_definition();
        demands.push_back(
            {Throws{1} << (i - kFields), 1, odds_of(content, special, by), content.id(special)});
    }
    const Record record = throw_die(by, demands, table.get(icons), chance);
    std::vector<std::int32_t> values{record.bounces, static_cast<std::int32_t>(record.place),
                                     record.table ? 1 : 0, record.icon ? 1 : 0};
    for (std::size_t i = kFields; i < own; ++i)
        values.push_back(static_cast<std::int32_t>(record.performed >> (i - kFields) & 1));
    return values;
}

}  // namespace tankard::fighter
