#include "deckbuilder/rules/damage.h"

#include "deckbuilder/rules/front.h"
#include "deckbuilder/rules/loot.h"
#include "deckbuilder/rules/turn.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace tankard::deckbuilder {
namespace {

bool absorbs(const Rules& rules, CardId card) {
    const CardKind kind = rules.card(card).kind;
    return kind == CardKind::defence || kind == CardKind::defence_spell || kind == CardKind::ally;
}

/// 21.62: the printed value; an ally's is its life (19B.1).
int printed_value(const Rules& rules, CardId card) {
    return rules.card(card).kind == CardKind::ally ? rules.life_of(card) : rules.card(card).value;
}

/// The weakest Defence in front of a blow of so much; among equals the player chooses (6B.5).
CardId next_defence(Rules& rules, SeatId victim, int blow) {
    std::vector<CardId> weakest;
    int least = 0;
    for (CardId card : rules.in(front, victim)) {
        if (!absorbs(rules, card)) continue;
        const int value = printed_value(rules, card);
        if (weakest.empty() || value < least) {
            weakest = {card};
            least = value;
        } else if (value == least) {
            weakest.push_back(card);
        }
    }
    if (weakest.empty()) return CardId::none;
    Question& question = rules.door.ask(Shape::choose_one, victim, word::ask_defence);
    question.say(word::n, Ref::number(blow));
    for (CardId card : weakest)
        question.offer(word::defend, rules.ref(card));
    return rules.door.choose_one(rules.table).object.as_card();
}

/// One Defence takes what it can; returns what is left of the blow (6B.6, 19B.3). An ally has its Monster's
/// protection (19A): what that stops is gone.
int absorb(Rules& rules, SeatId victim, CardId card, int amount, Element element) {
    const bool ally = rules.card(card).kind == CardKind::ally;
    const CardCounter counter = ally ? wounds : damage;
    if (ally) amount = past_protection(rules, card, amount, element);
    const int left = printed_value(rules, card) - rules.table.get(card, counter);
    const int taken = std::min(left, amount);
    rules.tell(
        word::tell_absorbed,
        {{word::card, rules.ref(card)}, {word::n, Ref::number(taken)}, {word::hero, Ref::seat(victim)}});
    rules.table.add(card, counter, taken);
    if (taken == left) {
        rules.tell(word::tell_broken, {{word::card, rules.ref(card)}, {word::hero, Ref::seat(victim)}});
        if (ally && rules.table.get(card, summoner) != 0)
            return_card(rules, card);  // it never was the hero's own
        else
            take_away(rules, card, rules.zone(discard_pile, rules.owner_of(card)));
    }
    return amount - taken;
}

/// After the Defence cards: the hero's own protection (6B.10, 19C), then the armour bonus (6B.8).
int soften(Rules& rules, SeatId victim, const Blow& blow) {
    const Traits& traits = rules.traits(victim);
    int amount = blow.amount - traits.reduction;
    if (blow.element != Element::none) amount -= traits.resistance[static_cast<std::size_t>(blow.element)];
    amount += filter(rules, Hook::damage_change, {Ref::seat(victim), std::int64_t{blow.amount}});
    const int stopped = std::min(std::max(amount, 0), rules.get(victim, armour));
    if (stopped > 0) {
        rules.table.add(victim, armour, -stopped);
        rules.tell(word::tell_armour, {{word::hero, Ref::seat(victim)}, {word::n, Ref::number(stopped)}});
    }
    return std::max(0, amount - stopped);
}

}  // namespace

int hit_hero(Rules& rules, SeatId victim, Blow blow) {
    if (!rules.stands(victim) || blow.amount <= 0) return 0;
    bool defended = false;
    while (blow.amount > 0) {
        const CardId card = next_defence(rules, victim, blow.amount);
        if (card == CardId::none) break;
        defended = true;
        blow.amount = absorb(rules, victim, card, blow.amount, blow.element);
    }
    if (blow.amount > 0 && defended && !blow.heavy) {
        rules.tell(word::tell_lost, {{word::hero, Ref::seat(victim)}, {word::n, Ref::number(blow.amount)}});
        return 0;  // 6B.7
    }
    if (blow.amount == 0) return 0;
    const int through = soften(rules, victim, blow);
    if (through == 0) return 0;
    if (blow.mind) {
        rules.tell(word::tell_mind, {{word::hero, Ref::seat(victim)}, {word::n, Ref::number(through)}});
        rules.table.add(victim, intelligence, -through);
    } else {
        lose_life(rules, victim, through);
    }
    return through;
}

int past_protection(const Rules& rules, CardId monster, int amount, Element element) {
    if (element != Element::none) {
        const MonsterDef& def = rules.monster(monster);
        if (def.immune[static_cast<std::size_t>(element)]) return 0;
        amount -= def.resists[static_cast<std::size_t>(element)];
    }
    return std::clamp(amount - rules.armour_of(monster), 0, 999);
}

int roll_damage(Rules& rules, Name key, const Slot& who, const Slot& what, const Sum& modifier) {
    const int roll = rules.die(who.value);
    const int total = std::max(0, roll + modifier.total());
    rules.tell(key,
               {who,
                what,
                {word::roll, Ref::number(roll)},
                {word::plus, Ref::number(std::max(0, modifier.total()))},
                {word::minus, Ref::number(std::max(0, -modifier.total()))},
                {word::total, Ref::number(total)}},
               modifier.parts());
    return total;
}

void lose_life(Rules& rules, SeatId seat, int amount) {
    if (!rules.stands(seat) || amount <= 0) return;
    const int lost = std::min(amount, rules.get(seat, life));
    const int left = rules.get(seat, life) - lost;
    rules.table.set(seat, life, left);
    rules.tell(word::tell_hurt, {{word::hero, Ref::seat(seat)},
                                 {word::n, Ref::number(lost)},
                                 {word::total, Ref::number(left)},
                                 {word::cause, rules.cause}});
    if (left == 0) fall(rules, seat);
}

int heal(Rules& rules, SeatId seat, int amount) {
    if (!rules.stands(seat)) return 0;
    const int healed = std::clamp(rules.get(seat, max_life) - rules.get(seat, life), 0, std::max(0, amount));
    rules.table.add(seat, life, healed);
    if (healed > 0)
        rules.tell(word::tell_healed, {{word::hero, Ref::seat(seat)},
                                       {word::n, Ref::number(healed)},
                                       {word::total, Ref::number(rules.get(seat, life))}});
    return healed;
}

void fall(Rules& rules, SeatId seat) {
    rules.table.set(seat, life, 0);
    rules.table.set(seat, standing, 0);
    rules.tell(word::tell_fell, {{word::hero, Ref::seat(seat)}});
    discard_hand(rules, seat);
    notify(rules, Hook::on_fall, {Ref::seat(seat)});
    if (rules.stands(seat)) return;  // something brought the hero back at once
    const SeatId next = rules.next_standing(seat);
    if (next == SeatId::none) {
        rules.tell(word::tell_defeat);
        rules.table.set(ending, static_cast<int>(Ending::dead));
        rules.table.set(phase, over);
        return;
    }
    if (rules.first_seat() == seat) {
        rules.table.set(first_player, number_of(next));
        rules.tell(word::tell_leads, {{word::hero, Ref::seat(next)}});
    }
    if (rules.house.monsters_follow)
        for (CardId monster : rules.cards(monsters, seat))
            rules.table.move(monster, rules.zone(monsters, next), Place::bottom);
}

void rise(Rules& rules, SeatId seat, int new_life, Ref by) {
    if (rules.stands(seat) || rules.get(seat, retired) != 0) return;
    rules.table.set(seat, standing, 1);
    rules.table.set(seat, life, std::clamp(new_life, 1, rules.get(seat, max_life)));
    rules.tell(
        word::tell_rose,
        {{word::hero, Ref::seat(seat)}, {word::n, Ref::number(rules.get(seat, life))}, {word::cause, by}});
    refill_hand(rules, seat);
}

void give_scar(Rules& rules, SeatId seat) {
    rules.table.add(seat, scars, 1);
    rules.table.set(seat, max_life, std::max(1, rules.get(seat, max_life) - 5));
    rules.table.set(seat, life, std::min(rules.get(seat, life), rules.get(seat, max_life)));
    rules.tell(word::tell_scar,
               {{word::hero, Ref::seat(seat)}, {word::n, Ref::number(rules.get(seat, scars))}});
    if (rules.get(seat, scars) < 3) return;
    rules.table.set(seat, retired, 1);
    rules.tell(word::tell_retired, {{word::hero, Ref::seat(seat)}});
}

}  // namespace tankard::deckbuilder
