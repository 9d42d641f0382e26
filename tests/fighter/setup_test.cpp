#include "fighter/rules/setup.h"

#include "fighter/rules/score.h"
#include "fighter/state/zones.h"
#include "shipped.h"

#include <map>
#include <set>
#include <string>

using namespace tankard;
using namespace tankard::fighter;
using fighter::test::library;
using fighter::test::shipped;

namespace {

Table laid(std::uint64_t seed, std::vector<Value> sections = {Value::table()}) {
    Setup setup;
    setup.chapter = intern("classic");
    setup.seed = seed;
    for (Value& section : sections)
        setup.seats.push_back({"somebody", std::move(section)});
    Problems problems;
    const Settings settings(setting_infos(), Value::table(), problems);
    return library().rules().set_up(setup, settings);
}

const Content& content() { return shipped(); }

std::string id(const Table& table, CardId card) {
    return std::string(table.catalogue().definitions[index(table.def(card))].text());
}

}  // namespace

TEST_CASE("DF-13, DF-14 the boss's map comes last, the others are sides of two further sheets") {
    std::map<std::string, int> seen;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        const Table table = laid(seed);
        const std::vector<CardId> three = table.list(table.zone(maps));
        REQUIRE(three.size() == 3);
        std::set<int> sheets;
        for (std::size_t i = 0; i < three.size(); ++i) {
            const MapDef& map = content().map(content().find(id(table, three[i]), DefKind::map));
            CHECK(map.boss == (i == 2));
            sheets.insert(map.sheet);
            ++seen[id(table, three[i])];
        }
        CHECK(sheets.size() == 3);
        CHECK(table.size(table.zone(maps_unused)) == 9);
    }
    CHECK(seen.size() == 12);  // each of them comes
    // A boss's map is drawn one time in four, a side of a pure sheet one in five.
    for (const auto& [map, times] : seen)
        CHECK(times > 400 / 10);
}

TEST_CASE("DF-16 to DF-22 the table before the first turn") {
    const Table table = laid(3, {Value::table(), Value::table()});
    CHECK(table.get(dungeon_level) == 0);
    CHECK(table.get(room) == 0);
    CHECK(table.size(table.zone(lair)) == 4);
    CHECK(table.size(table.zone(equipment_deck)) == 53);
    CHECK(table.get(gold) == 2);
    CHECK(table.get(dice) == 1);
    CHECK(table.get(defeated) == 0);
    CHECK(library().rules().misfit(table).empty());
    CHECK(library().rules().breach(table).empty());
}

TEST_CASE("a hero enlists with scars, what they cover, and equipment, and is discharged with the same") {
    Value mine = fresh_section(content(), content().find("hulda", DefKind::hero));
    mine.set("scars", 1);
    Value covered = Value::table();
    covered.push("blue");
    mine.set("covered", covered);
    Value gear = Value::table();
    gear.push("mole_pick");
    gear.push("quilted_nightshirt");
    mine.set("gear", gear);
    Value charmed = Value::table();
    charmed.push("warg_puppy");
    mine.set("charmed", charmed);
    const Table table = laid(5, {mine});
    CHECK(table.get(seat_at(0), max_life) == 6);
    CHECK(table.get(seat_at(0), life) == 6);
    CHECK(table.get(seat_at(0), blue_scar) == 1);
    CHECK(table.get(seat_at(0), red_scar) == 0);
    CHECK(table.size(table.zone(equipment_deck)) == 51);
    CHECK(table.size(table.zone(tower_2)) == 13);  // the puppy is in love and waits nowhere
    CHECK(section_of(table, content(), seat_at(0)).show() == mine.show());
}

TEST_CASE("who brings more than the sheet has places for leaves it at home; DF-87") {
    Value mine = fresh_section(content(), content().find("sticky_nan", DefKind::hero));
    Value gear = Value::table();
    for (const char* card : {"mole_pick", "elbow_mace", "pious_flail", "quilted_nightshirt", "hot_broth"})
        gear.push(card);
    mine.set("gear", gear);
    const Table table = laid(5, {mine});
    CHECK(section_of(table, content(), seat_at(0)).at("gear").show() ==
          R"({"mole_pick", "elbow_mace", "hot_broth"})");
}

TEST_CASE("scars of other chapters cover the first abilities that are open") {
    Value mine = fresh_section(content(), content().find("hulda", DefKind::hero));
    mine.set("scars", 2);
    Value covered = Value::table();
    covered.push("red");
    mine.set("covered", covered);
    const Table table = laid(5, {mine});
    CHECK(table.get(seat_at(0), red_scar) == 1);
    CHECK(table.get(seat_at(0), blue_scar) == 1);
    CHECK(table.get(seat_at(0), green_scar) == 0);
    CHECK(table.get(seat_at(0), max_life) == 3);
}

TEST_CASE("DF-117 ranks") {
    const std::map<int, int> bands{{-9, 1}, {0, 1},  {1, 2},  {5, 2},  {6, 3},   {10, 3}, {11, 4},
                                   {15, 4}, {16, 5}, {20, 5}, {21, 6}, {25, 6},  {26, 7}, {30, 7},
                                   {31, 8}, {35, 8}, {36, 9}, {39, 9}, {40, 10}, {99, 10}};
    for (const auto& [score, rank] : bands)
        CHECK(rank_of(score) == rank);
}

TEST_CASE("DFT-25, DFT-26 the score of two ends") {
    Table table = laid(1, std::vector<Value>(3, Value::table()));
    table.set(difficulty, 1);
    table.set(dice, 2);
    table.set(gold, 5);
    CHECK(score_of(table) == 24);
    Table other = laid(1, std::vector<Value>(4, Value::table()));
    other.set(dice, 0);
    other.set(gold, 1);
    other.set(fainted, 5);
    other.set(seat_at(0), scars, 1);
    other.set(seat_at(1), scars, 1);
    other.set(seat_at(2), scars, 3);
    other.set(seat_at(2), angel, 1);
    CHECK(score_of(other) == 2);
}
