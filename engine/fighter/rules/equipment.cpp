#include "fighter/rules/equipment.h"

#include <vector>

namespace tankard::fighter {
namespace {

bool is_hurt(const Rules& rules, SeatId seat) {
    return rules.fights(seat) && rules.get(seat, life) < rules.get(seat, max_life);
}

/// Each way in which a healing item could be used now.
template <typename Each>
void each_use(const Rules& rules, CardId card, Each each) {
    const Effect effect = rules.equipment(card).effect;
    if (effect != Effect::heal_one && effect != Effect::heal_all) return;
    bool anybody = false;
    for (int place = 0; place < rules.table.seats(); ++place) {
        const SeatId seat = seat_at(place);
        if (!is_hurt(rules, seat)) continue;
        anybody = true;
        if (effect == Effect::heal_one) each(word::use_on, Ref::seat(seat));
    }
    if (anybody && effect == Effect::heal_all) each(word::use, Ref());
}

bool can_carry(const Rules& rules, SeatId seat, CardId card) {
    return rules.lives(seat) && rules.places(seat, rules.equipment(card).kind) > 0;
}

/// DF-89: what is too much of a kind goes to another hero, or away.
void shed(Rules& rules, SeatId seat, Gear kind) {
    while (rules.room_for(seat, kind) < 0) {
        Question& question = rules.door.ask(Shape::choose_one, seat, word::ask_excess);
        for (CardId card : rules.in(gear, seat)) {
            if (rules.equipment(card).kind != kind) continue;
            for (int place = 0; place < rules.table.seats(); ++place)
                if (const SeatId other = seat_at(place);
                    other != seat && rules.lives(other) && rules.room_for(other, kind) > 0)
                    question.offer(word::give, rules.ref(card), Ref::seat(other));
            question.offer(word::lose, rules.ref(card));
        }
        const Option choice = rules.door.choose_one(rules.table);
        const CardId card = choice.object.as_card();
        if (choice.verb == word::lose)
            discard(rules, card);
        else
            hand_over(rules, card, choice.target.as_seat());
    }
}

}  // namespace

bool is_of_use(const Rules& rules, CardId card) {
    bool any = false;
    each_use(rules, card, [&](Name, Ref) { any = true; });
    return any;
}

void offer_items(const Rules& rules, Question& question, SeatId seat) {
    for (CardId card : rules.in(gear, seat))
        each_use(rules, card, [&](Name verb, Ref on) { question.offer(verb, rules.ref(card), on); });
}

void offer_interjections(const Rules& rules, Question& question, SeatId asked) {
    for (int place = 0; place < rules.table.seats(); ++place) {
        const SeatId seat = seat_at(place);
        if (seat == asked || !rules.fights(seat)) continue;
        for (CardId card : rules.in(gear, seat))
            each_use(rules, card,
                     [&](Name verb, Ref on) { question.interject(seat, verb, rules.ref(card), on); });
    }
}

bool use_item(Rules& rules, const Option& option) {
    if (option.verb != word::use && option.verb != word::use_on) return false;
    const CardId card = option.object.as_card();
    const EquipmentDef& item = rules.equipment(card);
    rules.tell(word::tell_used, {{word::hero, Ref::seat(rules.table.seat_of(rules.table.where(card)))},
                                 {word::card, option.object}});
    const int amount = item.amount;
    discard(rules, card);
    if (option.verb == word::use_on) {
        heal(rules, option.target.as_seat(), amount);
        return true;
    }
    for (int place = 0; place < rules.table.seats(); ++place)
        heal(rules, seat_at(place), amount);
    return true;
}

void discard(Rules& rules, CardId card) {
    const bool monster = rules.content.is_monster(rules.table.def(card));
    rules.table.move(card, rules.zone(monster ? monster_discard : equipment_discard));
}

void hand_over(Rules& rules, CardId card, SeatId to) {
    rules.table.move(card, rules.zone(gear, to), Place::bottom);
    rules.tell(word::tell_got, {{word::hero, Ref::seat(to)}, {word::card, rules.ref(card)}});
    shed(rules, to, rules.equipment(card).kind);
}

void gift_step(Rules& rules) {
    rules.table.add(gifts, -1);
    const CardId card = draw(rules.table, rules.equipment_pile(), rules.zone(found));
    if (card == CardId::none) return;
    rules.table.note_reveal();
    rules.tell(word::tell_found, {{word::card, rules.ref(card)}});
    Question& question = rules.door.ask(Shape::choose_one, rules.leader_seat(), word::ask_gift);
    for (int place = 0; place < rules.table.seats(); ++place)
        if (can_carry(rules, seat_at(place), card))
            question.offer(word::give, rules.ref(card), Ref::seat(seat_at(place)));
    question.offer(word::leave, rules.ref(card));
    const Option choice = rules.door.choose_one(rules.table);
    if (choice.verb == word::leave) {
        rules.tell(word::tell_left, {{word::card, choice.object}});
        return discard(rules, card);
    }
    hand_over(rules, card, choice.target.as_seat());
}

}  // namespace tankard::fighter
