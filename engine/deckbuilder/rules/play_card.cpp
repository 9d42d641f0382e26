#include "deckbuilder/rules/play_card.h"

#include "deckbuilder/rules/damage.h"
#include "deckbuilder/rules/encounter.h"
#include "deckbuilder/rules/front.h"
#include "deckbuilder/rules/hero_attack.h"

#include <algorithm>
#include <cstdint>

namespace tankard::deckbuilder {
namespace {

void drink_beer(Rules& rules, SeatId seat, const CardDef& def) {
    heal(rules, seat, def.value);
    rules.table.add(seat, intelligence, def.intelligence);
    rules.table.add(seat, beers, 1);
    const int needed = rules.traits(seat).berserk_beers;
    // 19D.3: further beers do not prolong it.
    if (needed == 0 || rules.get(seat, berserk) > 0 || rules.get(seat, beers) < needed) return;
    const int turns = rules.die(Ref::seat(seat));
    rules.table.set(seat, berserk, turns);
    rules.tell(word::tell_berserk, {{word::hero, Ref::seat(seat)}, {word::n, Ref::number(turns)}});
}

/// 19B.1: an ally stands in its owner's area or in another hero's; it cannot attack in the turn it is played
/// (19B.4).
void send_ally(Rules& rules, SeatId seat, CardId card) {
    Question& question = rules.door.ask(Shape::choose_one, seat, word::ask_ally_area);
    question.say(word::card, rules.ref(card));
    for (SeatId hero : rules.standing_from(seat))
        question.offer(word::choose, Ref::seat(hero));
    const SeatId before = rules.door.choose_one(rules.table).object.as_seat();
    lay_in_front(rules, before, card);
    rules.table.set(card, fresh, 1);
    rules.table.set(card, owner_seat, number_of(seat) + 1);
}

/// The primary effect. True if the card attacked: the attack calls on_play itself, between damage and the end
/// of battle.
bool primary_effect(Rules& rules, SeatId seat, CardId card, bool as_spell) {
    const CardDef& def = rules.card(card);
    if (attacks_monsters(def, as_spell)) {
        attack_with(rules, seat, card, as_spell);
        return true;
    }
    switch (def.kind) {
        case CardKind::money: rules.table.add(seat, purse, def.value); break;
        case CardKind::defence:
        case CardKind::defence_spell:
        case CardKind::sheath: lay_in_front(rules, seat, card); break;
        case CardKind::ally: send_ally(rules, seat, card); break;
        case CardKind::item:
            // An item with an ability lies in front, where it can be used; others have only their effect.
            if (rules.hooks.has(rules.table.def(card), static_cast<int>(Hook::on_use)))
                lay_in_front(rules, seat, card);
            break;
        case CardKind::monster: rules.table.move(card, rules.zone(monsters, seat), Place::bottom); break;
        case CardKind::healing_spell:
            heal(rules, seat, std::max(0, rules.die(Ref::seat(seat)) + def.modifier));
            break;
        case CardKind::potion:
            if (def.dice > 0 || def.value > 0)
                heal(rules, seat, def.value + (def.dice > 0 ? rules.die(Ref::seat(seat)) : 0));
            if (def.intelligence != 0) rules.table.add(seat, intelligence, def.intelligence);
            break;
        case CardKind::beer: drink_beer(rules, seat, def); break;
        case CardKind::scroll:
            if (def.intelligence == 0) break;
            rules.table.add(seat, intelligence, def.intelligence);
            rules.tell(word::tell_think, {{word::hero, Ref::seat(seat)},
                                          {word::n, Ref::number(rules.get(seat, intelligence))}});
            break;
        default: break;
    }
    return false;
}

}  // namespace

bool has_magic_side(const CardDef& card) { return card.kind == CardKind::weapon && card.cost > 0; }

int cost_of(const CardDef& card, bool as_spell) {
    return card.kind == CardKind::weapon && !as_spell ? 0 : card.cost;
}

bool attacks_monsters(const CardDef& card, bool as_spell) {
    return as_spell || card.kind == CardKind::weapon || card.kind == CardKind::attack_spell;
}

Name play_refusal(const Rules& rules, SeatId seat, CardId card, bool as_spell) {
    const CardDef& def = rules.card(card);
    const bool between = rules.get(hand_off) != no_hand_off;
    if (attacks_monsters(def, as_spell)) {
        if (between) return word::why_hand_off;             // 12.3
        if (!rules.enemies()) return word::why_no_monster;  // 7.10
    }
    if (def.kind == CardKind::monster && (between || rules.get(encounter) == 0)) return word::why_hand_off;
    const int cost = cost_of(def, as_spell);
    if (cost > 0 && rules.get(seat, intelligence) < cost) return word::why_intelligence;  // 21.36
    return {};
}

namespace {

void tell_purse(Rules& rules, SeatId seat) {
    rules.tell(word::tell_money,
               {{word::hero, Ref::seat(seat)}, {word::n, Ref::number(rules.get(seat, purse))}});
}

void resolve(Rules& rules, SeatId seat, CardId card, bool as_spell) {
    const CardDef& def = rules.card(card);
    as_spell = as_spell || def.kind == CardKind::attack_spell;
    const int cost = cost_of(def, as_spell);
    const CardId sheath =
        rules.table.where(card) == rules.zone(sheathed, seat) ? sheath_of(rules, seat, card) : CardId::none;
    rules.table.move(card, rules.zone(played, seat));
    if (sheath != CardId::none) take_away(rules, sheath, rules.zone(discard_pile, seat));  // 3.8
    rules.table.add(seat, cards_played, 1);
    if (cost > 0) rules.table.add(seat, intelligence, -cost);
    if (def.kind != CardKind::money && !attacks_monsters(def, as_spell))
        rules.tell(word::tell_played, {{word::hero, Ref::seat(seat)}, {word::card, rules.ref(card)}});
    // 19D.3: a beer drunk while Berserk has its primary effect only.
    const bool primary_only = def.kind == CardKind::beer && rules.get(seat, berserk) > 0;
    if (primary_effect(rules, seat, card, as_spell)) return;
    if (!primary_only) call(rules, card, Hook::on_play, {Ref::seat(seat), std::int64_t{0}});
    check_encounter(rules, seat);
}

}  // namespace

void play_card(Rules& rules, SeatId seat, CardId card, bool as_spell) {
    const bool money = rules.card(card).kind == CardKind::money;
    resolve(rules, seat, card, as_spell);
    if (money) tell_purse(rules, seat);
}

int money_in_hand(const Rules& rules, SeatId seat) {
    int sum = 0;
    for (CardId card : rules.in(hand, seat))
        if (const CardDef& def = rules.card(card); def.kind == CardKind::money) sum += def.value;
    return sum;
}

void play_money(Rules& rules, SeatId seat) {
    for (CardId card : rules.cards(hand, seat))
        if (rules.card(card).kind == CardKind::money && rules.table.where(card) == rules.zone(hand, seat))
            resolve(rules, seat, card, false);
    tell_purse(rules, seat);
}

void eat(Rules& rules, SeatId seat, CardId food) {
    const CardDef& def = rules.card(food);
    rules.tell(word::tell_ate, {{word::hero, Ref::seat(seat)}, {word::card, rules.ref(food)}});
    heal(rules, seat, def.value + rules.die(Ref::seat(seat)));
    call(rules, food, Hook::on_play, {Ref::seat(seat), std::int64_t{0}});
    rules.table.move(food, rules.zone(food_supply), Place::bottom);
    check_encounter(rules, seat);
}

}  // namespace tankard::deckbuilder
