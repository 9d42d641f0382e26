#include "deckbuilder/rules/effects.h"

#include "deckbuilder/rules/front.h"

namespace tankard::deckbuilder {

bool give_effect(Rules& rules, SeatId seat, DefId effect) {
    if (effect == DefId::none) return false;
    CardId card = CardId::none;
    for (Zone kind : {effects, effect_supply})
        for (CardId candidate : rules.in(kind, kind == effects ? seat : SeatId::none))
            if (card == CardId::none && rules.table.def(candidate) == effect) card = candidate;
    if (card == CardId::none) return false;
    const int armour_before = rules.traits(seat).armour;
    if (rules.table.where(card) != rules.zone(effects, seat))
        rules.table.move(card, rules.zone(effects, seat), Place::bottom);
    armour_changed(rules, seat, armour_before);
    rules.table.set(card, turns, rules.content.effect(effect).turns);
    rules.tell(word::tell_effect, {{word::hero, Ref::seat(seat)}, {word::card, rules.ref(card)}});
    return true;
}

void end_effect(Rules& rules, SeatId seat, CardId effect) {
    rules.tell(word::tell_effect_over, {{word::hero, Ref::seat(seat)}, {word::card, rules.ref(effect)}});
    const int armour_before = rules.traits(seat).armour;
    rules.table.move(effect, rules.zone(effect_supply), Place::bottom);
    armour_changed(rules, seat, armour_before);
}

void count_effects(Rules& rules, SeatId seat) {
    for (CardId effect : rules.cards(effects, seat)) {
        if (rules.content.effect(rules.table.def(effect)).turns <= 0) continue;
        rules.table.add(effect, turns, -1);
        if (rules.table.get(effect, turns) <= 0) end_effect(rules, seat, effect);
    }
}

void end_encounter_effects(Rules& rules) {
    for (SeatId seat : rules.clockwise(rules.active_seat()))
        for (CardId effect : rules.cards(effects, seat))
            if (rules.content.effect(rules.table.def(effect)).turns == 0) end_effect(rules, seat, effect);
}

}  // namespace tankard::deckbuilder
