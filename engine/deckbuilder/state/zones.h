// What lies on the deck-builder's table, in the order of the catalogue: zones, counters, random streams. An
// enumerator's value is its index there; zones.cpp has one line for each.
#pragma once

#include "table/catalogue.h"

#include <memory>

namespace tankard::deckbuilder {

enum Zone : int {
    main_deck,
    stack_beer,  // the five market stacks stand together, in the order of Stack
    stack_scroll,
    stack_spell,
    stack_potion,
    stack_nuggets,
    food_supply,
    box,        // starting cards and what nobody has (21.66)
    removed,    // out of the game for the campaign (10.5)
    set_aside,  // seen while searching for Loot; back at the adventure's end (21.18)
    adventure_deck,
    adventure_discard,
    adventure,       // the card in play
    monster_supply,  // mini Monsters
    defeated,        // until the steps before the next card (12.10)
    boss_area,
    boss_loot,
    chapter_area,
    hero_supply,
    effect_supply,
    deck,  // the first zone of each seat
    discard_pile,
    hand,
    played,
    front,  // Defences, magic Defences, Sheath, Defensive Monsters
    sheathed,
    pantry,  // Food taken and not yet eaten
    monsters,
    loot,
    hero_area,
    skill_supply,
    learning,
    skills,
    effects,
    zone_count,
};

/// Where Loot is drawn from (9.6): the main deck and the five market stacks.
inline constexpr Zone market[] = {main_deck,   stack_beer,   stack_scroll,
                                  stack_spell, stack_potion, stack_nuggets};

/// Counters of the table.
enum Counter : int {
    phase,
    active,        // the seat whose turn it is
    first_player,  // the seat with the token, or -1
    party_size,    // 4B.6
    round,         // of this encounter, from 1 (21.55)
    round_start,   // the seat with which a round begins
    encounter,     // how many adventure cards were revealed
    text_active,   // the adventure card's lasting text applies (21.61)
    hand_off,      // a HandOff
    turns_left,    // of the hand-off
    ending,        // an Ending
    closing,       // 1 after the story's page
    courtesy,      // companions leave people what is theirs, as the house has it
    counter_count,
};

enum Phase : int {
    choose_leader,
    reveal,
    turn_start,
    after_reveal,  // the adventure card was drawn in mid-turn: its immediate attack, then the turn goes on
    turn_main,
    turn_end,
    housekeeping,
    newcomers,
    bag_trim,
    bag_offer,
    bag_take,
    over,
};

/// Section 12: who may do what between two encounters.
enum HandOff : int { no_hand_off, turn_of_the_kill, others_turns, second_turn };

/// Counters of a seat. Those from `turn_first` on are reset at the start of the seat's turn.
enum SeatCounter : int {
    life,
    max_life,
    xp,
    level,
    scars,
    standing,  // 1, or 0 for a fallen hero
    retired,   // 1: out for good; the player chooses a new hero before the next chapter
    person,    // 1: no companion plays this seat
    berserk,   // turns left (19D.2)
    armour,    // what is left of the armour bonus (6B.8), and of what was gained until the next attacks
    turn_first,
    intelligence = turn_first,
    purse,
    beers,         // drunk this turn
    cards_played,  // this turn
    attacks,       // Weapon attacks this turn
    improvised,    // 21.56, once a turn
    access,        // dodge succeeded: Loot is open (9.9)
    dodged,        // tried
    drains,        // life for intelligence, once a turn (19C)
    swaps,         // cards swapped in the Loot this turn
    seat_counter_count,
};

/// Counters of a card in play.
enum CardCounter : int {
    wounds,        // on a Monster or ally: stay
    damage,        // on a Defence: forgotten between turns (6B.6)
    armour_lost,   // 21.21
    attack_bonus,  // Charge and effects; an amount for the next attack
    summoner,      // 1 + the card that summoned it, 0 if it was not
    fresh,         // came this turn: allies and offspring do not attack yet
    stage,         // learning stages of an advanced skill (21.30)
    used,          // abilities used this turn
    owner_seat,    // 1 + the seat that an ally in another's area belongs to (19B.1)
    proliferated,  // this area and turn (21.53)
    turns,         // left, of a lasting effect
    holds,         // on a Sheath: 1 + the Weapon in it (3.8)
    unturned,      // on a defeated Monster whose Loot nobody drew: 1 + the seat in whose area it died, or the
                   // number of seats for the boss's
    charging,      // of the attack bonus: by its Charge
    daunted,       // of the attack bonus: all that takes something off
    card_counter_count,
};

enum StreamId : int { stream_deck, stream_loot, stream_monsters, stream_dice, stream_story, stream_count };

/// The kinds of zones, counters and streams above; definitions are added by the content.
Catalogue make_catalogue();

}  // namespace tankard::deckbuilder
