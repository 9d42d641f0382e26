#include "fighter/state/zones.h"

#include "table/catalogue_lines.h"

#include <string_view>

namespace tankard::fighter {
namespace {

constexpr auto kOpen = Visibility::open;
constexpr auto kHidden = Visibility::hidden;
constexpr auto kTable = Scope::table;
constexpr auto kSeat = Scope::seat;

constexpr ZoneLine kZones[] = {
    {"tower_1", kTable, kHidden},
    {"tower_2", kTable, kHidden},
    {"tower_3", kTable, kHidden},
    {"tower_4", kTable, kHidden},
    {"returned", kTable, kOpen},
    {"lair", kTable, kHidden},
    {"arena", kTable, kOpen, true},
    {"monster_discard", kTable, kOpen},
    {"maps", kTable, kOpen, true},
    {"maps_unused", kTable, kOpen},
    {"equipment_deck", kTable, kHidden},
    {"equipment_discard", kTable, kOpen},
    {"wares", kTable, kOpen},
    {"found", kTable, kOpen},
    {"chapter_area", kTable, kOpen, true},
    {"hero_area", kSeat, kOpen, true},
    {"gear", kSeat, kOpen, true},
    {"charmed", kSeat, kOpen, true},
};
static_assert(std::size(kZones) == zone_count);

constexpr std::int32_t kMostWay = 0x3fffffff;

constexpr CounterLine kCounters[] = {{"phase"},
                                     {"active", 0, 0, 5},
                                     {"first_player", 0, 0, 5},
                                     {"leader", 0, 0, 5},
                                     {"defeated", 0, 0, 1},
                                     {"difficulty", 0, 0, 2},
                                     {"skill", 1, 0, 2},
                                     {"icons", 3, 0, 6},
                                     {"dungeon_level", 0, 0, kBossLevel},
                                     {"room"},
                                     {"turn"},
                                     {"gold", 0, 0, kMostGold},
                                     {"dice", 0, 0, kMostDice},
                                     {"spent", 0, 0, kMostDice},
                                     {"red", ready, ready, forbidden},
                                     {"blue", ready, ready, forbidden},
                                     {"green", ready, ready, forbidden},
                                     {"shelf_1"},
                                     {"shelf_2"},
                                     {"shelf_3"},
                                     {"shelf_4"},
                                     {"frog", 0, 0, 1},
                                     {"beer", 0, 0, 6},
                                     {"signal", 0, 0, 1},
                                     {"song", 0, 0, 1},
                                     {"seducer", 0, 0, 6},
                                     {"gifts"},
                                     {"trades"},
                                     {"fainted"},
                                     {"score", 0, -99},
                                     {"rank", 0, 0, 10},
                                     {"ending"},
                                     {"closing", 0, 0, 1},
                                     {"way_1", 0, 0, kMostWay},
                                     {"way_2", 0, 0, kMostWay},
                                     {"way_3", 0, 0, kMostWay}};
static_assert(std::size(kCounters) == counter_count);

constexpr CounterLine kSeatCounters[] = {
    {"life", 0, 0, 9},      {"max_life", 9, 1, 9},   {"scars", 0, 0, 3}, {"red_scar", 0, 0, 1},
    {"blue_scar", 0, 0, 1}, {"green_scar", 0, 0, 1}, {"out", 0, 0, 1},   {"angel", 0, 0, 1}};
static_assert(std::size(kSeatCounters) == seat_counter_count);

constexpr CounterLine kCardCounters[] = {{"wounds"}, {"coins", 0, 0, kMostGold}};
static_assert(std::size(kCardCounters) == card_counter_count);

constexpr std::string_view kStreams[] = {"deck", "maps", "monsters", "story"};
static_assert(std::size(kStreams) == stream_count);

}  // namespace

Catalogue make_catalogue() { return catalogue_of(kZones, kCounters, kSeatCounters, kCardCounters, kStreams); }

}  // namespace tankard::fighter
