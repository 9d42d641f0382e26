#include "fighter/throw/thrower.h"

#include "fighter/throw/fitted.h"

#include <algorithm>
#include <array>

namespace tankard::fighter {
namespace {

constexpr int kWhole = 10'000;
constexpr std::size_t kSections = 6;

/// What a row of figures counts: hits in the six sections, then misses.
enum End : std::size_t { undone = kSections, short_of_bounces, off_target, in_hole, on_bone, leaning };

constexpr bool whole() {
    for (const Fitted& fitted : kFitted)
        for (const Ends& row : fitted.skills) {
            int sum = 0;
            for (const int part : row.ends)
                sum += part;
            if (sum != kWhole) return false;
        }
    return kFitted[0].id.empty();
}
static_assert(whole());

constexpr int kSpecial[] = {850, 700, 500};  ///< mild, medium, brutal, where there are no figures

const Ends& row_of(const Fitted& fitted, Skill skill) {
    return fitted.skills[static_cast<std::size_t>(skill)];
}
const Ends& plain(Skill skill) { return row_of(kFitted[0], skill); }

const Ends* find(std::string_view id, Skill skill) {
    if (id.empty()) return nullptr;
    const auto* found = std::find_if(std::begin(kFitted), std::end(kFitted),
                                     [&](const Fitted& each) { return each.id == id; });
    return found == std::end(kFitted) ? nullptr : &row_of(*found, skill);
}

/// Of ten thousand.
int hits_of(const Ends& row) {
    int hits = 0;
    for (std::size_t i = 0; i < kSections; ++i)
        hits += row.ends[i];
    return hits;
}

int roll(int most, Stream& chance) {
    return static_cast<int>(chance.below(static_cast<std::uint32_t>(most)));
}

template <typename Parts>
std::size_t pick(const Parts& parts, std::size_t count, int rolled) {
    std::size_t place = 0;
    while (place + 1 < count && rolled >= parts[place])
        rolled -= parts[place++];
    return place;
}

/// The section of a throw that hits, or would.
Spot section(const Ends& row, Stream& chance) {
    const int hits = hits_of(row);
    const Ends& from = hits > 0 ? row : kFitted[0].skills[0];
    return static_cast<Spot>(1 + pick(from.ends, kSections, roll(hits_of(from), chance)));
}

}  // namespace

int odds_of_hardness(int hardness) { return kSpecial[hardness]; }

int plain_odds(Skill skill) { return hits_of(plain(skill)) / 10; }

int plain_worth(Skill skill) {
    const Ends& row = plain(skill);
    int sum = 0;
    for (std::size_t i = 0; i < kSections; ++i)
        sum += row.ends[i] * value_of(static_cast<Spot>(i + 1));
    return sum * 1000 / hits_of(row);
}

int special_odds(std::string_view id, Skill skill, int otherwise) {
    const Ends* row = find(id, skill);
    return row == nullptr ? otherwise : hits_of(*row) * 1000 / hits_of(plain(skill));
}

Record throw_die(Skill skill, std::span<const Demand> demands, int icons, Stream& chance) {
    const Ends* special = demands.size() == 1 ? find(demands[0].id, skill) : nullptr;
    const Ends& row = special != nullptr ? *special : plain(skill);
    Record record;
    record.icon = roll(6, chance) < icons;
    record.bounces = 1;
    for (const Demand& demand : demands) {
        record.bounces = std::max(record.bounces, demand.bounces);
        record.performed |= demand.bounces <= 1 ? demand.bit : 0;
    }
    const int needed = record.bounces;
    if (special == nullptr)
        for (const Demand& demand : demands) {
            if (roll(1000, chance) < demand.odds) continue;
            if (demand.bounces > 1)
                record.bounces = 1;
            else
                record.performed &= ~demand.bit;
        }
    const std::size_t end = pick(row.ends, row.ends.size(), roll(kWhole, chance));
    switch (end) {
        case undone:
            record.performed = 0;
            record.place = section(row, chance);
            break;
        case short_of_bounces:
            record.bounces = std::min(record.bounces, needed - 1);
            record.place = section(row, chance);
            break;
        case off_target: record.table = true; break;
        case in_hole:
            record.place = Spot::hole;
            record.table = true;
            break;
        case on_bone: record.place = Spot::bone; break;
        case leaning:
            record.place = section(row, chance);
            record.table = true;
            break;
        default:
            record.place = static_cast<Spot>(end + 1);
            if (record.bounces == needed && roll(kWhole, chance) < row.further) ++record.bounces;
    }
    return record;
}

}  // namespace tankard::fighter
