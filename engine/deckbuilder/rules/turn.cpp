#include "deckbuilder/rules/turn.h"

#include "deckbuilder/rules/damage.h"
#include "deckbuilder/rules/effects.h"
#include "deckbuilder/rules/encounter.h"
#include "deckbuilder/rules/front.h"
#include "deckbuilder/rules/monsters_attack.h"
#include "deckbuilder/rules/nightfall.h"

#include <algorithm>
#include <cstdint>

namespace tankard::deckbuilder {
namespace {

/// 5.9, 21.49: nothing in deck, hand, discards or play, where an ally is its owner's wherever it stands.
bool exhausted(const Rules& rules, SeatId seat) {
    for (Zone kind : {deck, hand, discard_pile, played, sheathed})
        if (!rules.table.empty(rules.zone(kind, seat))) return false;
    return own_front(rules, seat).empty();
}

/// Damage on Defence cards and the marks of one turn are forgotten (6B.6).
void forget_turn(Rules& rules) {
    for (SeatId seat : rules.clockwise(seat_at(0))) {
        for (CardId card : rules.in(front, seat))
            for (CardCounter counter : {damage, fresh, used})
                rules.table.set(card, counter, 0);
        for (CardId card : rules.in(monsters, seat))
            for (CardCounter counter : {fresh, proliferated})
                rules.table.set(card, counter, 0);
        for (Zone kind : {hero_area, skills, effects})
            for (CardId card : rules.in(kind, seat))
                rules.table.set(card, used, 0);
    }
}

/// A round is over when the turn comes back to, or passes, the seat that began the encounter (21.55).
void count_round(Rules& rules, SeatId from, SeatId to) {
    const int seats = rules.table.seats();
    const int steps = (number_of(to) - number_of(from) + seats - 1) % seats + 1;
    const int to_start = (rules.get(round_start) - number_of(from) + seats - 1) % seats + 1;
    if (to_start > steps) return;
    rules.table.add(round, 1);
    nightfall_announce(rules);
    boss_regenerates(rules);
    notify(rules, Hook::on_round, {turn_arg(), std::int64_t{rules.get(round)}});
}

/// Section 12: whose turn it is after this one when no enemy is left.
SeatId next_in_hand_off(Rules& rules, SeatId ended) {
    const SeatId leader = rules.first_seat();
    if (rules.get(hand_off) == turn_of_the_kill && ended != leader)
        return leader;  // the killer fell: the new leader's turn
    if (rules.get(hand_off) == turn_of_the_kill) {
        rules.table.set(hand_off, others_turns);
        rules.tell(word::tell_hand_off, {{word::hero, Ref::seat(leader)}});
    } else {
        rules.table.add(turns_left, -1);
    }
    if (rules.get(turns_left) <= 0) {
        rules.table.set(hand_off, second_turn);
        return leader;
    }
    const SeatId next = rules.next_standing(ended);
    if (next != leader) return next;
    rules.table.set(hand_off, second_turn);
    return leader;
}

/// What ending the turn costs, told as the doing of the first card that asks for it.
void pay_for_turn(Rules& rules, SeatId seat) {
    if (!rules.stands(seat)) return;
    const Sum loss = turn_end_loss(rules, seat);
    if (loss.total() <= 0) return;
    const DefId by = rules.table.catalogue().find(loss.parts().front().name);
    const Because because(rules, by == DefId::none ? Ref() : Ref::definition(by));
    lose_life(rules, seat, loss.total());
}

}  // namespace

Sum turn_end_loss(Rules& rules, SeatId seat) {
    Sum loss;
    add_filter(loss, rules, Hook::turn_end_loss, {Ref::seat(seat)});
    return loss;
}

void reset_turn(Rules& rules, SeatId seat) {
    for (int counter = turn_first; counter < seat_counter_count; ++counter)
        rules.table.set(seat, counter, 0);
    const Traits& traits = rules.traits(seat);
    rules.table.set(seat, intelligence,
                    rules.content.hero(rules.hero_def(seat)).intelligence + traits.intelligence);
    rules.table.set(seat, armour, std::max(traits.armour, rules.get(seat, armour)));
}

void start_turn(Rules& rules) {
    const SeatId seat = rules.active_seat();
    rules.tell(word::tell_turn, {{word::hero, Ref::seat(seat)}});
    reset_turn(rules, seat);
    rules.table.set(phase, turn_main);
    nightfall_toll(rules, seat);
    if (rules.stands(seat)) notify(rules, Hook::on_turn_start, {turn_arg()});  // 5.2.1
    if (rules.stands(seat)) area_attacks(rules, seat, true);                   // 5.2.2, 5.2.3
    if (rules.stands(seat)) boss_attacks(rules, seat);                         // 21.12
    rules.table.set(seat, armour, std::min(rules.get(seat, armour), rules.traits(seat).armour));
    if (rules.stands(seat)) allies_attack(rules, seat);  // 5.2.4
    if (rules.stands(seat))
        if (const int regained = rules.traits(seat).regeneration; regained > 0)
            heal(rules, seat, regained);  // 5.2.5
    if (!rules.running()) return;
    check_encounter(rules, seat);
    if (!rules.stands(seat)) rules.table.set(phase, turn_end);
}

void after_reveal_step(Rules& rules) {
    const SeatId seat = rules.active_seat();
    rules.table.set(phase, turn_main);
    if (rules.get(hand_off) != no_hand_off) return;
    if (rules.get(seat, cards_played) == 0)  // 21.8
        for (CardId card : rules.cards(adventure))
            call(rules, card, Hook::on_turn_start, {turn_arg()});
    if (rules.stands(seat)) area_attacks(rules, seat, false);  // 6A.5, 21.9
    if (!rules.running()) return;
    check_encounter(rules, seat);
    if (!rules.stands(seat)) rules.table.set(phase, turn_end);
}

void end_turn(Rules& rules) {
    const SeatId seat = rules.active_seat();
    if (rules.stands(seat)) rules.tell(word::tell_turn_over, {{word::hero, Ref::seat(seat)}});
    rules.table.set(phase, turn_start);
    if (rules.stands(seat)) notify(rules, Hook::on_turn_end, {turn_arg()});
    pay_for_turn(rules, seat);
    if (rules.running()) monsters_charge(rules, seat);
    discard_hand(rules, seat);
    rules.table.set(seat, purse, 0);  // 10.7
    if (rules.stands(seat)) {
        count_effects(rules, seat);
        if (rules.get(seat, berserk) > 0) {
            rules.table.add(seat, berserk, -1);  // 19D.2
            if (rules.get(seat, berserk) == 0) rules.tell(word::tell_calm, {{word::hero, Ref::seat(seat)}});
        }
        refill_hand(rules, seat);
        if (exhausted(rules, seat)) {
            rules.tell(word::tell_exhausted, {{word::hero, Ref::seat(seat)}});
            fall(rules, seat);
        }
    }
    forget_turn(rules);
    if (!rules.running()) return;
    check_encounter(rules, seat);
    const bool between = rules.get(hand_off) != no_hand_off;
    const SeatId next = between ? next_in_hand_off(rules, seat) : rules.next_standing(seat);
    rules.table.set(active, number_of(next));
    if (!between) count_round(rules, seat, next);
}

void discard_hand(Rules& rules, SeatId seat) {
    rules.table.move_all(rules.zone(hand, seat), rules.zone(discard_pile, seat));
    rules.table.move_all(rules.zone(played, seat), rules.zone(discard_pile, seat));
}

int draw_cards(Rules& rules, SeatId seat, int count) {
    const Deck own{rules.zone(deck, seat), rules.zone(discard_pile, seat), stream_deck};
    int drawn = 0;
    while (drawn < count && draw(rules.table, own, rules.zone(hand, seat)) != CardId::none)
        ++drawn;
    return drawn;
}

void refill_hand(Rules& rules, SeatId seat) {
    draw_cards(rules, seat, rules.hand_size(seat) - rules.table.size(rules.zone(hand, seat)));
}

}  // namespace tankard::deckbuilder
