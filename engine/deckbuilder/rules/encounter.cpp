#include "deckbuilder/rules/encounter.h"

#include "deckbuilder/rules/damage.h"
#include "deckbuilder/rules/effects.h"
#include "deckbuilder/rules/experience.h"
#include "deckbuilder/rules/front.h"
#include "deckbuilder/rules/loot.h"
#include "deckbuilder/rules/nightfall.h"

namespace tankard::deckbuilder {
namespace {

CardId take_monster(Rules& rules, DefId kind) {
    for (CardId card : rules.in(monster_supply))
        if (rules.table.def(card) == kind) return card;
    for (CardId card : rules.in(main_deck)) {
        const CardDef& def = rules.card(card);
        if (def.kind == CardKind::monster && def.monster == rules.content.ids[index(kind)]) return card;
    }
    return CardId::none;
}

void begin_encounter(Rules& rules) {
    rules.table.add(encounter, 1);
    rules.table.set(round, 1);
    rules.table.set(round_start, rules.get(active));
    rules.table.set(text_active, 1);
    rules.table.set(hand_off, no_hand_off);
}

/// 21.65: who fell stands up again, with a scar, if the house rule says so.
void raise_the_fallen(Rules& rules) {
    if (!rules.house.rise_again) return;
    for (SeatId seat : rules.clockwise(rules.active_seat())) {
        if (rules.stands(seat) || rules.get(seat, retired) != 0) continue;
        give_scar(rules, seat);
        rise(rules, seat, rules.get(seat, max_life) / 2);
    }
}

/// Everybody can count what is left: the quiet turns that follow are the last before the boss.
void announce_last(Rules& rules) {
    const ZoneId left = rules.zone(adventure_deck);
    if (rules.table.size(left) != 1 ||
        !rules.content.is(rules.table.def(rules.table.top(left)), DefKind::boss))
        return;
    rules.tell(word::tell_last_card);
}

void end_encounter(Rules& rules, SeatId killer) {
    notify(rules, Hook::on_encounter_end, {turn_arg()});
    if (rules.enemies() || !rules.running()) return;
    rules.table.set(text_active, 0);  // 21.61
    end_encounter_effects(rules);
    const SeatId leader = rules.stands(killer) ? killer : rules.next_standing(killer);
    rules.table.set(first_player, number_of(leader));
    rules.tell(word::tell_encounter_over, {{word::hero, Ref::seat(leader)}});
    raise_the_fallen(rules);
    announce_last(rules);
    rules.table.set(hand_off, turn_of_the_kill);
    const auto others = static_cast<int>(rules.standing_from(leader).size()) - 1;
    rules.table.set(turns_left, others);
    turn_over_loot(rules, leader, 0);
}

int encounter_xp(const Rules& rules) {
    int sum = 0;
    for (CardId card : rules.in(adventure))
        sum += rules.content.adventure(rules.table.def(card)).xp;
    for (CardId card : rules.in(defeated))
        if (rules.content.is(rules.table.def(card), DefKind::boss))
            sum += rules.content.boss(rules.table.def(card)).xp_all;
    return sum;
}

void reveal_boss(Rules& rules, CardId boss) {
    rules.table.move(boss, rules.zone(boss_area));
    rules.tell(word::tell_boss, {{word::monster, rules.ref(boss)}});
    place_monsters(rules, rules.content.boss(rules.table.def(boss)).monsters);
    call(rules, boss, Hook::on_reveal, {turn_arg()});
}

/// 6A.7: the card does what it says and goes; the First Player draws the next one.
void apply_event(Rules& rules, CardId card) {
    call(rules, card, Hook::on_reveal, {turn_arg()});
    if (!rules.running()) return;
    if (rules.enemies()) {  // it brought Monsters after all
        rules.table.set(phase, after_reveal);
        return;
    }
    const bool last = rules.table.empty(rules.zone(adventure_deck));
    // Who draws next if the event felled the one who drew? The hand-off decides.
    if (last || !rules.stands(rules.active_seat())) check_encounter(rules, rules.active_seat());
    // What the event left lying stays for the next encounter: the steps of 12.10 were done before it was
    // drawn.
    for (CardId faced : rules.cards(adventure))
        rules.table.move(faced, rules.zone(adventure_discard));
    if (!rules.stands(rules.active_seat()))
        rules.table.set(phase, turn_end);
    else
        rules.table.set(phase, rules.get(hand_off) != no_hand_off ? turn_main : reveal);
}

}  // namespace

CardId place_monster_in(Rules& rules, Name kind, ZoneId area) {
    const DefId def = rules.content.find(kind, DefKind::monster);
    const CardId card = def == DefId::none ? CardId::none : take_monster(rules, def);
    if (card != CardId::none) rules.table.move(card, area, Place::bottom);
    return card;
}

CardId place_monster(Rules& rules, Name kind, SeatId area) {
    const CardId card = place_monster_in(rules, kind, rules.zone(monsters, area));
    if (card != CardId::none)
        rules.tell(word::tell_placed, {{word::monster, rules.ref(card)}, {word::hero, Ref::seat(area)}});
    return card;
}

void place_monsters(Rules& rules, const std::vector<Placement>& placements) {
    const std::vector<SeatId> seats = rules.standing_from(rules.first_seat());
    if (seats.empty()) return;
    std::size_t next = 0;
    for (const Placement& placement : placements)
        for (int i = placement.count.of(rules.get(party_size)); i > 0; --i) {
            if (place_monster(rules, placement.monster, seats[next % seats.size()]) == CardId::none) break;
            ++next;
        }
}

void draw_adventure(Rules& rules, SeatId drawer) {
    if (rules.first_seat() != drawer) rules.tell(word::tell_leads, {{word::hero, Ref::seat(drawer)}});
    rules.table.set(first_player, number_of(drawer));  // 12.7
    clear_encounter(rules);
    rules.table.set(hand_off, no_hand_off);
    rules.table.set(phase, reveal);
}

void reveal_adventure(Rules& rules) {
    const CardId card = rules.table.top(rules.zone(adventure_deck));
    begin_encounter(rules);
    if (rules.content.is(rules.table.def(card), DefKind::boss)) {
        reveal_boss(rules, card);
    } else {
        rules.table.move(card, rules.zone(adventure));
        rules.tell(word::tell_reveal,
                   {{word::card, rules.ref(card)}, {word::hero, Ref::seat(rules.first_seat())}});
        const AdventureDef& def = rules.content.adventure(rules.table.def(card));
        if (def.event) return apply_event(rules, card);
        place_monsters(rules, def.monsters);
        call(rules, card, Hook::on_reveal, {turn_arg()});
    }
    if (!rules.running()) return;
    rules.table.set(phase, after_reveal);
    check_encounter(rules, rules.active_seat());  // 21.59
}

void check_encounter(Rules& rules, SeatId killer) {
    const bool running = rules.running() && rules.get(closing) == 0;
    if (!running || rules.get(encounter) == 0 || rules.get(hand_off) != no_hand_off || rules.enemies())
        return;
    end_encounter(rules, killer);
}

bool last_hand_off(const Rules& rules) { return rules.table.empty(rules.zone(adventure_deck)); }

void clear_encounter(Rules& rules) {
    if (const int gained = encounter_xp(rules); gained > 0)
        for (SeatId seat : rules.clockwise(rules.first_seat()))
            if (rules.get(seat, retired) == 0) gain_xp(rules, seat, gained);
    for (CardId card : rules.cards(defeated)) {
        rules.table.set(card, unturned, 0);
        if (rules.is_card(card))
            return_card(rules, card);
        else
            rules.table.move(card, rules.zone(rules.monster(card).boss ? box : monster_supply),
                             Place::bottom);
    }
    clear_loot(rules);
    for (SeatId seat : rules.clockwise(rules.first_seat()))
        for (CardId card : rules.cards(front, seat)) {
            if (rules.card(card).kind == CardKind::defence_spell)
                take_away(rules, card, rules.zone(discard_pile, seat));
            else if (rules.card(card).kind == CardKind::ally && rules.table.get(card, summoner) != 0)
                return_card(rules, card);
        }
    allies_follow(rules);
    for (CardId card : rules.cards(adventure))
        rules.table.move(card, rules.zone(adventure_discard));
}

void reshuffle_adventures(Rules& rules) {
    rules.table.move_all(rules.zone(adventure_discard), rules.zone(adventure_deck));
    for (CardId card : rules.cards(adventure))
        rules.table.move(card, rules.zone(removed));  // 21.58
    rules.table.shuffle(rules.zone(adventure_deck), stream_deck);
    for (CardId card : rules.cards(adventure_deck))
        if (rules.content.is(rules.table.def(card), DefKind::boss))
            rules.table.move(card, rules.zone(adventure_deck), Place::bottom);
    rules.tell(word::tell_reshuffled);
}

}  // namespace tankard::deckbuilder
