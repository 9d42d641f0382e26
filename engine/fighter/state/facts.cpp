#include "fighter/state/facts.h"

#include "fighter/definitions/fields.h"
#include "fighter/state/zones.h"

#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace tankard::fighter {
namespace {

void add(std::vector<Fact>& facts, std::string_view name, int value, int most = 0) {
    facts.push_back({intern(name), value, most});
}

void monster_facts(std::vector<Fact>& facts, const MonsterDef& monster, int left, int most) {
    if (monster.level > 0) add(facts, "level", monster.level);
    add(facts, "hit_points", left, most);
    add(facts, "damage", monster.damage);
    if (monster.coins > 0) add(facts, "coins", monster.coins);
    if (monster.heals > 0) add(facts, "heals", monster.heals);
    for (const auto& [flag, word] : {std::pair{monster.small, "small"},
                                     {monster.hard, "hard"},
                                     {monster.critical, "critical"},
                                     {monster.robs, "robs"},
                                     {monster.breaks, "breaks"},
                                     {monster.forbids == Forbids::red, "no_red"},
                                     {monster.forbids == Forbids::blue, "no_blue"},
                                     {monster.forbids == Forbids::green, "no_green"}})
        if (flag) add(facts, word, 0);
}

constexpr std::string_view kColourWords[] = {"red", "blue", "green"};
constexpr SeatCounter kCovers[] = {red_scar, blue_scar, green_scar};

/// "red: extra damage 2"
Fact ability_fact(const HeroDef& hero, std::size_t colour) {
    const Ability& ability = hero.abilities[colour];
    const std::string_view power = power_words[static_cast<std::size_t>(ability.power)];
    return {intern(fmt::format("{}_{}", kColourWords[colour], power)), ability.amount};
}

}  // namespace

std::vector<Fact> facts_of(const Content& content, DefId definition) {
    std::vector<Fact> facts;
    switch (content.kind(definition)) {
        case DefKind::monster:
        case DefKind::boss: {
            const MonsterDef& monster = content.monster(definition);
            monster_facts(facts, monster, monster.hit_points, 0);
            break;
        }
        case DefKind::hero: {
            const HeroDef& hero = content.hero(definition);
            add(facts, "life", hero.life);
            for (const auto& [word, count] : {std::pair{"weapons", hero.places[0]},
                                              {"armours", hero.places[1]},
                                              {"items", hero.places[2]}})
                if (count > 0) add(facts, word, count);
            for (std::size_t colour = 0; colour < kColours; ++colour)
                if (hero.abilities[colour].power != Power::none) facts.push_back(ability_fact(hero, colour));
            break;
        }
        case DefKind::equipment: {
            const EquipmentDef& card = content.equipment(definition);
            if (card.bonus > 0) add(facts, "bonus", card.bonus);
            if (card.amount > 0) add(facts, "amount", card.amount);
            if (card.once) add(facts, "once", 0);
            add(facts, "price", card.cost);
            break;
        }
        case DefKind::map: add(facts, "rooms", static_cast<int>(content.map(definition).rooms.size())); break;
        default: break;
    }
    return facts;
}

std::vector<Fact> facts_of(const Content& content, const Table& table, CardId card) {
    const DefId def = table.def(card);
    if (table.kind_of(table.where(card)) == arena && content.is_monster(def)) {
        std::vector<Fact> facts;
        const MonsterDef& monster = content.monster(def);
        monster_facts(facts, monster, monster.hit_points - table.get(card, wounds), monster.hit_points);
        return facts;
    }
    std::vector<Fact> facts = facts_of(content, def);
    const SeatId seat = table.seat_of(table.where(card));
    if (!content.is(def, DefKind::hero) || seat == SeatId::none) return facts;
    for (std::size_t colour = 0; colour < kColours; ++colour)  // what a scar covers is gone
        if (table.get(seat, kCovers[colour]) != 0) {
            const Name gone = ability_fact(content.hero(def), colour).name;
            std::erase_if(facts, [gone](const Fact& fact) { return fact.name == gone; });
        }
    return facts;
}

Name kind_of(const Content& content, DefId definition) {
    switch (content.kind(definition)) {
        case DefKind::hero: return intern("hero");
        case DefKind::monster: return intern("monster");
        case DefKind::boss: return intern("boss");
        case DefKind::equipment:
            return intern(gear_words[static_cast<std::size_t>(content.equipment(definition).kind)]);
        case DefKind::map: return intern("map");
        case DefKind::special_throw: return intern("special_throw");
        case DefKind::chapter: return intern("chapter");
    }
    return {};
}

}  // namespace tankard::fighter
