// What every rule of the deck-builder works on, and the small questions that they all ask of the table. The
// rules themselves are free functions, one file a subject; each file's header names the sections it
// implements.
#pragma once

#include "deckbuilder/definitions/content.h"
#include "deckbuilder/state/tally.h"
#include "deckbuilder/state/words.h"
#include "deckbuilder/state/zones.h"
#include "registry/ruleset.h"
#include "table/deck.h"
#include "table/sum.h"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace tankard::deckbuilder {

/// The seats from one on, clockwise, all of them once.
class Clockwise {
 public:
    class Iterator {
     public:
        Iterator(int seats, int first, int steps) : seats_(seats), first_(first), steps_(steps) {}
        SeatId operator*() const { return seat_at((first_ + steps_) % seats_); }
        Iterator& operator++() {
            ++steps_;
            return *this;
        }
        friend bool operator==(const Iterator& one, const Iterator& other) {
            return one.steps_ == other.steps_;
        }

     private:
        int seats_;
        int first_;
        int steps_;
    };

    Clockwise(int seats, SeatId from) : seats_(seats), first_(number_of(from)) {}
    Iterator begin() const { return {seats_, first_, 0}; }
    Iterator end() const { return {seats_, first_, seats_}; }

 private:
    int seats_;
    int first_;
};

/// The settings, looked up once by their words: rules ask for them at every question.
struct House {
    enum class Duty : std::uint8_t { none, at_least_one, all };

    explicit House(const Settings& settings);

    Duty duty;
    int attack;            ///< difficulty: on every Monster's attack
    int hand_size;         ///< cards in a full hand
    bool players_order;    ///< the player says which of equal attackers comes first
    bool rise_again;       ///< who fell stands up at the hand-off
    bool retire;           ///< who fell retires
    bool monsters_follow;  ///< Monsters before a fallen hero go to the next one
    bool nightfall;
    bool seen_loot_goes;  ///< cards seen while searching for Loot never come back
    bool open_hands;
};

struct Rules : Game {
    const Content& content;
    House house;
    mutable Tally tally;  ///< mutable: it only remembers what the table says anyway
    Ref cause;            ///< the card whose hook is running: for sentences that say why something happens
    Sum said{};           ///< what the filter that is running says its number is made of; of others nothing

    Rules(Game game, const Content& the_content)
        : Game(game), content(the_content), house(game.settings), tally(content, table, hooks) {}

    // Zones and cards.
    ZoneId zone(Zone kind, SeatId seat = SeatId::none) const { return table.zone(kind, seat); }
    const CardDef& card(CardId id) const { return content.card(table.def(id)); }
    bool is_card(CardId id) const { return content.is(table.def(id), DefKind::card); }
    /// The Monster that a mini card, a boss, a standard Monster card or an ally is.
    const MonsterDef& monster(CardId id) const;
    /// Its Monster's definition (for a standard card: that of the mini one).
    DefId monster_def(CardId id) const { return content.monster_of(table.def(id)); }
    std::vector<CardId> cards(Zone kind, SeatId seat = SeatId::none) const {
        return table.list(zone(kind, seat));
    }
    /// The same where they lie, for loops that move none of them.
    Lying in(Zone kind, SeatId seat = SeatId::none) const { return table.in(zone(kind, seat)); }
    /// The first card of a definition in these zones of the table, or none.
    CardId first_of(DefId def, std::span<const Zone> kinds) const;
    Ref ref(CardId id) const { return table.ref(id); }
    static Ref ref(SeatId seat) { return Ref::seat(seat); }

    // Seats.
    int get(Counter counter) const { return table.get(counter); }
    int get(SeatId seat, SeatCounter counter) const { return table.get(seat, counter); }
    SeatId active_seat() const { return seat_at(get(active)); }
    SeatId first_seat() const { return seat_at(get(first_player)); }
    bool stands(SeatId seat) const { return get(seat, standing) != 0; }
    /// The seats from `from` on, clockwise, all of them.
    Clockwise clockwise(SeatId from) const { return {table.seats(), from}; }
    std::vector<SeatId> standing_from(SeatId from) const;
    /// The next standing hero clockwise after `seat`; `seat` itself if it is the only one, none if nobody
    /// stands.
    SeatId next_standing(SeatId seat) const;
    Name id(DefId def) const { return content.ids[index(def)]; }
    Name id(CardId card) const { return id(table.def(card)); }
    DefId hero_def(SeatId seat) const { return table.def(table.top(zone(hero_area, seat))); }
    const Traits& traits(SeatId seat) const { return tally.traits(seat); }
    int hand_size(SeatId seat) const;
    /// Whether the chapter goes on: nobody has won it or lost it yet.
    bool running() const { return get(ending) == static_cast<int>(Ending::running); }

    // Enemies.
    bool monster_in_front(SeatId seat) const { return !table.empty(zone(monsters, seat)); }
    bool enemies() const;
    int life_of(CardId monster) const;  ///< full life: printed, party life
    int life_left(CardId monster) const { return life_of(monster) - table.get(monster, wounds); }
    int armour_of(CardId monster) const;
    /// Whose card it is that lies in a seat's zone: an ally may stand before another hero (19B.1).
    SeatId owner_of(CardId card) const;
    /// The seat in whose area a card lies; none for the boss's.
    SeatId area_of(CardId card) const { return table.seat_of(table.where(card)); }
    bool has_type(CardId monster, Name type) const;

    // Telling and rolling.
    void tell(Name key, std::initializer_list<Slot> slots = {}, std::span<const Slot> parts = {}) {
        table.tell(key, slots, parts);
    }
    int die(Ref who, StreamId stream = stream_dice) { return table.roll(stream, who); }
};

/// What happens meanwhile, happens because of this card.
class Because {
 public:
    Because(Rules& rules, Ref cause) : rules_(rules), before_(std::exchange(rules.cause, cause)) {}
    ~Because() { rules_.cause = before_; }
    Because(const Because&) = delete;
    Because& operator=(const Because&) = delete;

 private:
    Rules& rules_;
    Ref before_;
};

// Listeners are all cards that may hook something, in one total order: chapter, adventure card, boss, then
// from the active seat on each seat's hero, skills, effects, cards in front and Monsters, each in the order
// in which they came.

/// Calls a hook of every listener that has it. A listener that leaves play meanwhile is not called any more.
void notify(Rules& rules, Hook hook, std::initializer_list<Arg> args);
/// Calls one card's hook, if it has it.
Arg call(Rules& rules, CardId self, Hook hook, std::initializer_list<Arg> args);
/// The sum of what all listeners answer to a filter.
int filter(Rules& rules, Hook hook, std::initializer_list<Arg> args);
/// The same, each answer with the parts that it names (Verbs::part), the rest with the name of the card that
/// gave it; of a card that is a part already as `part.own_rule`.
void add_filter(Sum& sum, Rules& rules, Hook hook, std::initializer_list<Arg> args);
/// In its place, where nobody would read the sum or it is known already: no hook runs (Hooks::leave_out).
void leave_out(Rules& rules, Hook hook);

inline constexpr int kTurnAspect = 0;   ///< Ref::table(kTurnAspect): the turn, as scripts see it
inline constexpr int kStoryAspect = 1;  ///< the story

inline Arg turn_arg() { return Ref::table(kTurnAspect); }

}  // namespace tankard::deckbuilder
