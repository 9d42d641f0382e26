// What lies on the dungeon fight's table, in the order of the catalogue: zones, counters, random streams. An
// enumerator's value is its index there; zones.cpp has one line for each.
#pragma once

#include "table/catalogue.h"

namespace tankard::fighter {

enum Zone : int {
    tower_1,  // every Monster of a level, also those that stay out: `shelf_1` says how many wait (DF-20)
    tower_2,
    tower_3,
    tower_4,
    returned,  // Monsters from which the party retreated (DF-112)
    lair,      // all bosses; the uppermost is the one that waits (DF-17)
    arena,     // the Monster or boss that is being fought
    monster_discard,
    maps,  // the three of this dungeon, in order
    maps_unused,
    equipment_deck,
    equipment_discard,
    wares,  // in the shop
    found,  // drawn for the party, and nobody's yet
    chapter_area,
    hero_area,  // the first zone of each seat
    gear,
    charmed,  // seduced Monsters (DF-126)
    zone_count,
};

inline constexpr int kLevels = 4;

/// Counters of the table.
enum Counter : int {
    phase,
    active,        // the seat whose throw it is
    first_player,  // who has the base dice
    leader,
    defeated,  // the leader token's side (DF-73)
    difficulty,
    skill,          // of companions' throws
    icons,          // faces with the icon on each die
    dungeon_level,  // 1 to 3: which map; 0 before the first, 4 at the boss
    room,
    turn,
    gold,
    dice,   // bonus dice in the chest
    spent,  // bonus dice used in this combat
    red,    // a Die
    blue,
    green,
    shelf_1,
    shelf_2,
    shelf_3,
    shelf_4,
    frog,
    beer,  // 1 + the seat that has the token
    signal,
    song,
    seducer,  // 1 + the seat
    gifts,    // cards of equipment that the party still gets
    trades,   // made in this clean-up
    fainted,  // how often somebody has fainted
    score,
    rank,
    ending,
    closing,
    way_1,  // the rooms of each map that the party has been in, a bit each
    way_2,
    way_3,
    counter_count,
};

enum Phase : int { choose_leader, move_on, fight, spoils, gift, clean_up, over };

/// A base die's state (DF-34, DF-35, DF-173).
enum Die : int { ready, used, forbidden };

inline constexpr int kBossLevel = 4;  ///< of `dungeon_level`

/// Counters of a seat.
enum SeatCounter : int {
    life,
    max_life,
    scars,
    red_scar,  // 1: this ability is covered (DF-102)
    blue_scar,
    green_scar,
    out,    // fainted for the rest of this combat (DF-66)
    angel,  // out of the game (DF-104)
    seat_counter_count,
};

/// Counters of a card in play.
enum CardCounter : int { wounds, coins, card_counter_count };

enum StreamId : int { stream_deck, stream_maps, stream_monsters, stream_story, stream_count };

/// The kinds of zones, counters and streams above; definitions are added by the content.
Catalogue make_catalogue();

inline constexpr int kMostGold = 30;  ///< DF-6
inline constexpr int kMostDice = 9;   ///< DF-2
inline constexpr int kScarLife = 3;   ///< DF-103
inline constexpr int kMostScars = 2;  ///< a third makes an angel

}  // namespace tankard::fighter
