// What every rule of the dungeon fight works on, and the small questions that they all ask of the table. The
// rules themselves are free functions, one file a subject; each file's header names the rules it implements.
#pragma once

#include "fighter/definitions/content.h"
#include "fighter/state/hook.h"
#include "fighter/state/words.h"
#include "fighter/state/zones.h"
#include "registry/ruleset.h"
#include "table/deck.h"
#include "table/sum.h"

#include <algorithm>
#include <initializer_list>
#include <span>
#include <vector>

namespace tankard::fighter {

inline constexpr int kGameAspect = 0;  ///< Ref::table(kGameAspect): the game, as scripts see it

struct Rules : Game {
    const Content& content;
    bool retreats;  ///< the house rule of DF-112

    Rules(Game game, const Content& the_content)
        : Game(game), content(the_content), retreats(game.settings.is("retreat", "on")) {}

    // Zones and cards.
    ZoneId zone(Zone kind, SeatId seat = SeatId::none) const { return table.zone(kind, seat); }
    Lying in(Zone kind, SeatId seat = SeatId::none) const { return table.in(zone(kind, seat)); }
    Ref ref(CardId card) const { return table.ref(card); }
    int get(Counter counter) const { return table.get(counter); }
    int get(SeatId seat, SeatCounter counter) const { return table.get(seat, counter); }
    const EquipmentDef& equipment(CardId card) const { return content.equipment(table.def(card)); }
    const HeroDef& hero(SeatId seat) const {
        return content.hero(table.def(table.top(zone(hero_area, seat))));
    }
    Deck equipment_pile() const { return {zone(equipment_deck), zone(equipment_discard), stream_deck}; }

    Name id(CardId card) const { return content.ids[index(table.def(card))]; }

    // Seats.
    SeatId active_seat() const { return seat_at(get(active)); }
    SeatId leader_seat() const { return seat_at(get(leader)); }
    SeatId next_of(SeatId seat) const { return seat_at((number_of(seat) + 1) % table.seats()); }
    bool lives(SeatId seat) const { return get(seat, angel) == 0; }
    /// Takes part in this combat (DF-66).
    bool fights(SeatId seat) const { return lives(seat) && get(seat, out) == 0; }
    /// The next hero clockwise who takes part, perhaps the same; none if nobody does.
    SeatId next_fighter(SeatId seat) const;
    bool anybody_fights() const;
    bool anybody_lives() const;
    /// How many more of a kind of equipment the hero may carry (DF-87); negative: too many.
    int room_for(SeatId seat, Gear kind) const;
    int places(SeatId seat, Gear kind) const { return hero(seat).places[static_cast<std::size_t>(kind)]; }

    // The enemy.
    CardId enemy() const { return table.top(zone(arena)); }
    const MonsterDef& monster() const { return content.monster(table.def(enemy())); }
    int hit_points_left() const { return std::max(0, monster().hit_points - table.get(enemy(), wounds)); }
    /// Its special abilities are sung away (DF-131).
    bool silenced() const { return get(song) != 0; }
    /// The throws that everybody has to perform: those of the room and of the Monster (DF-84).
    Throws demanded() const;
    /// The room in which the party stands; nothing before the first one and before the boss.
    const RoomDef* room_now() const;
    /// DF-133: not below 0.
    int damage_now() const;
    /// Base dice that can be taken now.
    int dice_ready() const;

    void tell(Name key, std::initializer_list<Slot> slots = {}, std::span<const Slot> parts = {}) {
        table.tell(key, slots, parts);
    }
    bool running() const { return get(fighter::ending) == static_cast<int>(Ending::running); }
};

inline Arg game_arg() { return Ref::table(kGameAspect); }

// Listeners are all cards that may hook something, in one total order: chapter, map, Monster, then from the
// active seat on each living hero and what lies before the hero, in the order in which it came.

/// Calls a hook of every listener that has it. A listener that leaves play meanwhile is not called any more.
void notify(Rules& rules, Hook hook, std::initializer_list<Arg> args);
/// Calls one card's hook, if it has it.
Arg call(Rules& rules, CardId self, Hook hook, std::initializer_list<Arg> args);
/// The sum of what all listeners answer to a filter.
int filter(Rules& rules, Hook hook, std::initializer_list<Arg> args);
/// The same, each answer with the name of the card that gave it.
void add_filter(Sum& sum, Rules& rules, Hook hook, std::initializer_list<Arg> args);

/// Up to the hero's most (DF-145); who is out cannot be healed (DF-66). Gives how much it was.
int heal(Rules& rules, SeatId seat, int amount);
/// Lost whatever protects against it; who falls below 1 is out (DF-66). Gives how much it was.
int lose_life(Rules& rules, SeatId seat, int amount);
/// Damage to the enemy, down to 0 hit points. If it is a sum: of what was thrown, and of `parts`.
void wound(Rules& rules, int amount, int thrown = 0, std::span<const Slot> parts = {});
void gain_gold(Rules& rules, int amount);
/// Bonus dice from the supply; what there is not is lost (DF-70). Gives how many.
int gain_dice(Rules& rules, int count);
/// DF-50, DF-51: the chapter is lost.
void lose_game(Rules& rules);

}  // namespace tankard::fighter
