// Tables that no game comes to are told in a sentence, and not played.
#include "fighter/rules/setup.h"
#include "fighter/state/zones.h"
#include "shipped.h"

#include <functional>

using namespace tankard;
using namespace tankard::fighter;
using fighter::test::library;

namespace {

std::string wrong(const std::function<void(Table&)>& change) {
    Setup setup;
    setup.chapter = intern("classic");
    setup.seats = {{"one", Value::table()}, {"two", Value::table()}};
    setup.seed = 7;
    Problems problems;
    Table table = library().rules().set_up(setup, Settings(setting_infos(), Value::table(), problems));
    REQUIRE(library().rules().misfit(table).empty());
    change(table);
    return library().rules().misfit(table);
}

}  // namespace

TEST_CASE("what cannot be on a table of a dungeon is noticed") {
    CHECK(wrong([](Table& table) { table.set(phase, 99); }).find("phase") != std::string::npos);
    CHECK(wrong([](Table& table) { table.set(active, 4); }).find("active") != std::string::npos);
    CHECK(wrong([](Table& table) { table.set(gold, 31); }).find("gold") != std::string::npos);
    CHECK(wrong([](Table& table) { table.set(seat_at(0), life, 12); }).find("life") != std::string::npos);
    CHECK(wrong([](Table& table) { table.set(room, 3); }).find("room") != std::string::npos);
    CHECK(wrong([](Table& table) {
              table.set(dungeon_level, 1);
              table.set(room, 29);
          }).find("room") != std::string::npos);
    CHECK(wrong([](Table& table) { table.set(shelf_2, 40); }).find("shelf") != std::string::npos);
    CHECK(wrong([](Table& table) { table.set(phase, fight); }).find("Monster") != std::string::npos);
    CHECK(wrong([](Table& table) {
              table.move(table.top(table.zone(equipment_deck)), table.zone(tower_1));
          }).find("cannot lie") != std::string::npos);
    CHECK(wrong([](Table& table) {
              table.move(table.top(table.zone(maps)), table.zone(maps_unused));
          }).find("maps") != std::string::npos);
    CHECK(wrong([](Table& table) {
              table.move(table.top(table.zone(hero_area, seat_at(0))), table.zone(hero_area, seat_at(1)));
          }).find("hero") != std::string::npos);
}
