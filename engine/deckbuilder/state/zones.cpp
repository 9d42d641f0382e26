#include "deckbuilder/state/zones.h"

#include "table/catalogue_lines.h"

#include <string_view>

namespace tankard::deckbuilder {
namespace {

constexpr auto kOpen = Visibility::open;
constexpr auto kOwner = Visibility::owner;
constexpr auto kHidden = Visibility::hidden;
constexpr auto kTable = Scope::table;
constexpr auto kSeat = Scope::seat;

constexpr ZoneLine kZones[] = {
    {"main_deck", kTable, kHidden},
    {"stack_beer", kTable, kHidden},
    {"stack_scroll", kTable, kHidden},
    {"stack_spell", kTable, kHidden},
    {"stack_potion", kTable, kHidden},
    {"stack_nuggets", kTable, kHidden},
    {"food_supply", kTable, kOpen},
    {"box", kTable, kOpen},
    {"removed", kTable, kOpen},
    {"set_aside", kTable, kOpen},
    {"adventure_deck", kTable, kHidden},
    {"adventure_discard", kTable, kOpen},
    {"adventure", kTable, kOpen, true},
    {"monster_supply", kTable, kOpen},
    {"defeated", kTable, kOpen},
    {"boss_area", kTable, kOpen, true},
    {"boss_loot", kTable, kOpen},
    {"chapter_area", kTable, kOpen, true},
    {"hero_supply", kTable, kOpen},
    {"effect_supply", kTable, kOpen},
    {"deck", kSeat, kHidden},
    {"discard_pile", kSeat, kOpen},
    {"hand", kSeat, kOwner},
    {"played", kSeat, kOpen},
    {"front", kSeat, kOpen, true},
    {"sheathed", kSeat, kOpen},
    {"pantry", kSeat, kOpen},
    {"monsters", kSeat, kOpen, true},
    {"loot", kSeat, kOpen},
    {"hero_area", kSeat, kOpen, true},
    {"skill_supply", kSeat, kOpen},
    {"learning", kSeat, kOpen, true},
    {"skills", kSeat, kOpen, true},
    {"effects", kSeat, kOpen, true},
};
static_assert(std::size(kZones) == zone_count);

constexpr CounterLine kCounters[] = {{"phase"},
                                     {"active"},
                                     {"first_player", -1, -1, 5},
                                     {"party_size"},
                                     {"round", 1},
                                     {"round_start"},
                                     {"encounter"},
                                     {"text_active"},
                                     {"hand_off"},
                                     {"turns_left", 0, -1},
                                     {"ending"},
                                     {"closing"},
                                     {"courtesy", 0, 0, 1}};
static_assert(std::size(kCounters) == counter_count);

constexpr CounterLine kSeatCounters[] = {{"life", 0, 1},
                                         {"max_life", 0, 1},
                                         {"xp"},
                                         {"level", 1, 1, 3},
                                         {"scars", 0, 0, 3},
                                         {"standing", 1, 0, 1},
                                         {"retired", 0, 0, 1},
                                         {"person", 0, 0, 1},
                                         {"berserk"},
                                         {"armour"},
                                         {"intelligence", 0, -99, 99},
                                         {"purse"},
                                         {"beers"},
                                         {"cards_played"},
                                         {"attacks"},
                                         {"improvised", 0, 0, 1},
                                         {"access", 0, 0, 1},
                                         {"dodged", 0, 0, 1},
                                         {"drains"},
                                         {"swaps"}};
static_assert(std::size(kSeatCounters) == seat_counter_count);

constexpr CounterLine kCardCounters[] = {{"wounds"},
                                         {"damage"},
                                         {"armour_lost"},
                                         {"attack_bonus", 0, -99, 99},
                                         {"summoner", 0, 0, 65535},
                                         {"fresh", 0, 0, 1},
                                         {"stage"},
                                         {"used"},
                                         {"owner_seat"},
                                         {"proliferated"},
                                         {"turns", 0, -1, 99},
                                         {"holds", 0, 0, 65535},
                                         {"unturned"},
                                         {"charging", 0, 0, 99},
                                         {"daunted", 0, 0, 99}};
static_assert(std::size(kCardCounters) == card_counter_count);

constexpr std::string_view kStreams[] = {"deck", "loot", "monsters", "dice", "story"};
static_assert(std::size(kStreams) == stream_count);

}  // namespace

Catalogue make_catalogue() { return catalogue_of(kZones, kCounters, kSeatCounters, kCardCounters, kStreams); }

}  // namespace tankard::deckbuilder
