// What there is (section 1 and 6 of the rules): counts, maps, abilities.
#include "shipped.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>

using namespace tankard;
using namespace tankard::fighter;
using fighter::test::shipped;

namespace {

/// How many rooms the shortest and the longest way through a map have.
std::pair<int, int> ways(const MapDef& map) {
    std::vector<std::pair<int, int>> from(map.rooms.size(), {0, 0});
    for (std::size_t pass = 0; pass < map.rooms.size(); ++pass)
        for (std::size_t i = 0; i < map.rooms.size(); ++i) {
            std::pair<int, int> best{map.rooms[i].to.empty() ? 0 : 99, 0};
            for (int to : map.rooms[i].to) {
                best.first = std::min(best.first, from[static_cast<std::size_t>(to - 1)].first);
                best.second = std::max(best.second, from[static_cast<std::size_t>(to - 1)].second);
            }
            from[i] = {best.first + 1, best.second + 1};
        }
    return from.front();
}

std::set<int> reached(const MapDef& map) {
    std::set<int> all{1};
    for (std::size_t pass = 0; pass < map.rooms.size(); ++pass)
        for (int room : std::set<int>(all))
            for (int to : map.rooms[static_cast<std::size_t>(room - 1)].to)
                all.insert(to);
    return all;
}

}  // namespace

TEST_CASE("DF-1 53 cards of equipment, 53 Monsters of four levels, four bosses; DF-8 nine heroes") {
    const Content& content = shipped();
    std::array<int, 5> levels{};
    for (DefId def : content.all(DefKind::monster))
        ++levels[static_cast<std::size_t>(content.monster(def).level)];
    CHECK(levels == std::array<int, 5>{0, 13, 14, 13, 13});
    CHECK(content.all(DefKind::monster).size() == 53);
    CHECK(content.all(DefKind::boss).size() == 4);
    CHECK(content.all(DefKind::hero).size() == 9);
    std::array<int, kGears> cards{};
    for (DefId def : content.all(DefKind::equipment))
        cards[static_cast<std::size_t>(content.equipment(def).kind)] += content.equipment(def).copies;
    CHECK(cards == std::array<int, kGears>{26, 12, 15});
}

TEST_CASE("DF-11 one to six heroes, who all win or lose together") {
    const RuleSet& rules = fighter::test::library().rules();
    CHECK(rules.least_seats() == 1);
    CHECK(rules.most_seats() == 6);
    CHECK_FALSE(rules.rivals());
}

TEST_CASE("DF-146 to DF-167 there are 22 special throws, each on a weapon and on a Monster, boss or room") {
    const Content& content = shipped();
    CHECK(content.throws.size() == 22);
    Throws weapons = 0;
    Throws demanded = 0;
    for (const EquipmentDef& card : content.equipment_defs)
        weapons |= card.throws;
    for (const MonsterDef& monster : content.monsters)
        demanded |= monster.throws;
    for (const MapDef& map : content.maps)
        for (const RoomDef& room : map.rooms)
            demanded |= room.throws;
    const Throws all = (Throws{1} << content.throws.size()) - 1;
    CHECK(weapons == all);
    CHECK(demanded == all);
}

TEST_CASE("DF-119 to DF-134 each of the sixteen abilities is on a sheet; DF-87 each sheet has three places") {
    const Content& content = shipped();
    std::set<Power> powers;
    for (const HeroDef& hero : content.heroes) {
        for (const Ability& ability : hero.abilities)
            powers.insert(ability.power);
        CHECK(hero.life == 9);
        CHECK(hero.places[0] + hero.places[1] + hero.places[2] == 3);
    }
    CHECK(powers.size() == 16);
    CHECK_FALSE(powers.contains(Power::none));
}

TEST_CASE("DF-60 which abilities need a hit") {
    int need = 0;
    for (int power = 1; power <= static_cast<int>(Power::sworn_enemy); ++power)
        need += needs_hit(static_cast<Power>(power)) ? 1 : 0;
    CHECK(need == 5);
    CHECK(needs_hit(Power::double_attack));
    CHECK_FALSE(needs_hit(Power::reroll));
    CHECK_FALSE(needs_hit(Power::sworn_enemy));
}

TEST_CASE("DF-9 six sheets: eight maps of the dungeon and four of bosses") {
    const Content& content = shipped();
    std::map<int, std::pair<int, int>> sheets;
    for (const MapDef& map : content.maps)
        ++(map.boss ? sheets[map.sheet].second : sheets[map.sheet].first);
    CHECK(sheets.size() == 6);
    int with_boss = 0;
    for (const auto& [_, sides] : sheets) {
        CHECK(sides.first + sides.second == 2);
        with_boss += sides.second;
    }
    CHECK(with_boss == 4);
}

TEST_CASE("6.7 every room can be reached, and ways are as long as the table says") {
    const Content& content = shipped();
    const std::map<std::string, std::pair<int, int>> table{
        {"coal_cellar", {3, 5}},        {"dancing_school", {4, 5}},   {"scriptorium", {5, 5}},
        {"rubber_quarry", {3, 5}},      {"low_vaults", {4, 4}},       {"candle_store", {4, 5}},
        {"flea_circus", {5, 5}},        {"hall_of_backs", {4, 4}},    {"landlords_stairs", {3, 3}},
        {"armoury_of_fingers", {4, 4}}, {"spinning_gallery", {3, 3}}, {"chapel_of_last_throws", {3, 4}}};
    CHECK(content.maps.size() == table.size());
    for (DefId def : content.all(DefKind::map)) {
        const MapDef& map = content.map(def);
        CAPTURE(content.id(def));
        CHECK(reached(map).size() == map.rooms.size());
        CHECK(ways(map) == table.at(std::string(content.id(def))));
    }
}

TEST_CASE("DF-19 fourteen Monsters always suffice: no way through three maps has more rooms") {
    int longest = 0;
    int longest_boss = 0;
    for (const MapDef& map : shipped().maps)
        (map.boss ? longest_boss : longest) = std::max(map.boss ? longest_boss : longest, ways(map).second);
    CHECK(2 * longest + longest_boss == 14);
}
