#include "fighter/rules/cleaning.h"

#include "fighter/rules/equipment.h"
#include "fighter/rules/score.h"

#include <algorithm>

namespace tankard::fighter {
namespace {

constexpr SeatCounter kCovers[] = {red_scar, blue_scar, green_scar};
constexpr int kDiePrice = 2;     // DF-95
constexpr int kMostTrades = 24;  // in one clean-up: more would be no swapping but a circle

bool in_a(const Rules& rules, RoomKind kind) {
    const RoomDef* here = rules.room_now();
    return here != nullptr && here->kind == kind;
}

/// DF-104, DF-105: equipment of an angel goes to those who have room for it, one after the other.
void ascend(Rules& rules, SeatId seat) {
    rules.table.set(seat, angel, 1);
    rules.tell(word::tell_angel, {{word::hero, Ref::seat(seat)}});
    for (CardId card : rules.table.list(rules.zone(gear, seat))) {
        Question& question = rules.door.ask(Shape::choose_one, rules.leader_seat(), word::ask_gift);
        for (int place = 0; place < rules.table.seats(); ++place)
            if (const SeatId other = seat_at(place);
                rules.lives(other) && rules.room_for(other, rules.equipment(card).kind) > 0)
                question.offer(word::give, rules.ref(card), Ref::seat(other));
        question.offer(word::leave, rules.ref(card));
        const Option choice = rules.door.choose_one(rules.table);
        if (choice.verb == word::leave)
            discard(rules, card);
        else
            hand_over(rules, card, choice.target.as_seat());
    }
    for (CardId card : rules.table.list(rules.zone(charmed, seat)))
        discard(rules, card);
}

/// DF-41, DF-102 to DF-104
void revive(Rules& rules, SeatId seat) {
    rules.table.set(seat, out, 0);
    rules.table.add(seat, scars, 1);
    if (rules.get(seat, scars) > kMostScars) return ascend(rules, seat);
    Question& question = rules.door.ask(Shape::choose_one, seat, word::ask_scar);
    const Name words[] = {word::red, word::blue, word::green};
    for (int colour = 0; colour < kColours; ++colour)
        if (rules.get(seat, kCovers[colour]) == 0) question.offer(words[colour], {}, {}, colour);
    rules.table.set(seat, kCovers[rules.door.choose_one(rules.table).number], 1);
    const int most = std::max(1, rules.hero(seat).life - kScarLife * rules.get(seat, scars));
    rules.table.set(seat, max_life, most);
    rules.table.set(seat, life, most);
    rules.tell(word::tell_scar, {{word::hero, Ref::seat(seat)},
                                 {word::n, Ref::number(rules.get(seat, scars))},
                                 {word::total, Ref::number(most)}});
}

/// DF-40, DF-46, DF-126
void take_monster(Rules& rules) {
    const CardId monster = rules.enemy();
    if (monster == CardId::none) return;
    if (const int found = rules.table.get(monster, coins); found > 0) {
        gain_gold(rules, found);
        rules.tell(word::tell_coins,
                   {{word::n, Ref::number(found)}, {word::total, Ref::number(rules.get(gold))}});
    }
    const int seat = rules.get(seducer) - 1;
    if (seat >= 0 && rules.lives(seat_at(seat))) {
        rules.tell(word::tell_charmed,
                   {{word::hero, Ref::seat(seat_at(seat))}, {word::monster, rules.ref(monster)}});
        rules.table.move(monster, rules.zone(charmed, seat_at(seat)), Place::bottom);
        rules.table.set(monster, wounds, 0);
        rules.table.set(monster, coins, 0);
    } else {
        discard(rules, monster);
    }
}

/// DF-44, DF-45, DFQ-8: dice that nobody needed, unless the party was defeated.
void take_dice(Rules& rules, bool fought) {
    rules.table.set(spent, 0);
    if (rules.get(defeated) != 0) {
        rules.table.set(defeated, 0);
        rules.tell(word::tell_token_back);
    } else if (fought) {
        if (const int won = gain_dice(rules, rules.dice_ready()); won > 0)
            rules.tell(word::tell_award, {{word::n, Ref::number(won)}});
    }
}

/// DF-43: angels are skipped.
void pass_dice(Rules& rules) {
    SeatId next = rules.next_of(seat_at(rules.get(first_player)));
    while (!rules.lives(next))
        next = rules.next_of(next);
    rules.table.set(first_player, number_of(next));
    rules.table.set(active, number_of(next));
}

/// DF-94, DF-98, DF-99
void use_room(Rules& rules) {
    if (in_a(rules, RoomKind::fountain)) {
        rules.tell(word::tell_fountain);
        for (int place = 0; place < rules.table.seats(); ++place)
            heal(rules, seat_at(place), rules.get(seat_at(place), max_life));
    }
    if (in_a(rules, RoomKind::gold)) {
        const int found = rules.room_now()->gold;
        gain_gold(rules, found);
        rules.tell(word::tell_gold, {{word::n, Ref::number(found)}});
    }
    if (in_a(rules, RoomKind::equipment)) rules.table.add(gifts, 1);
    if (in_a(rules, RoomKind::shop)) {
        rules.tell(word::tell_shop);
        for (int i = wares_of(rules); i > 0; --i)
            draw(rules.table, rules.equipment_pile(), rules.zone(wares));
        rules.table.note_reveal();
    }
}

void offer_shop(const Rules& rules, Question& question) {
    const int purse = rules.get(gold);
    for (CardId card : rules.in(wares)) {
        const EquipmentDef& ware = rules.equipment(card);
        if (ware.cost > purse) {
            if (rules.door.explains())
                question.refusals.push_back(
                    {word::buy, rules.ref(card), word::why_gold, Ref::number(ware.cost)});
            continue;
        }
        for (int place = 0; place < rules.table.seats(); ++place)
            if (const SeatId seat = seat_at(place); rules.lives(seat) && rules.places(seat, ware.kind) > 0)
                question.offer(word::buy, rules.ref(card), Ref::seat(seat), ware.cost);
    }
    const int supply = kMostDice - rules.get(dice) - rules.get(spent);
    if (purse >= kDiePrice && supply > 0) question.offer(word::buy_die, {}, {}, kDiePrice);
    bool hurt = false;
    for (int place = 0; place < rules.table.seats(); ++place)
        hurt = hurt || (rules.fights(seat_at(place)) &&
                        rules.get(seat_at(place), life) < rules.get(seat_at(place), max_life));
    if (purse >= 1 && hurt) question.offer(word::buy_healing, {}, {}, 1);
}

/// Everything that somebody could pass to somebody else (DF-47).
template <typename Each>
void each_swap(const Rules& rules, Each each) {
    for (int place = 0; place < rules.table.seats(); ++place) {
        const SeatId from = seat_at(place);
        if (!rules.lives(from)) continue;
        for (CardId card : rules.in(gear, from))
            for (int other = 0; other < rules.table.seats(); ++other)
                if (const SeatId to = seat_at(other);
                    to != from && rules.lives(to) && rules.places(to, rules.equipment(card).kind) > 0)
                    each(card, to);
    }
}

void swap_cards(Rules& rules) {
    rules.table.add(trades, 1);
    Question& question = rules.door.ask(Shape::choose_one, SeatId::none, word::ask_swap);
    each_swap(rules,
              [&](CardId card, SeatId to) { question.offer(word::give, rules.ref(card), Ref::seat(to)); });
    question.offer(word::never_mind);
    const Option choice = rules.door.choose_one(rules.table);
    if (choice.verb == word::give) hand_over(rules, choice.object.as_card(), choice.target.as_seat());
}

void buy(Rules& rules, const Option& choice) {
    rules.table.add(gold, -choice.number);
    if (choice.verb == word::buy_die) {
        gain_dice(rules, 1);
        rules.tell(word::tell_bought_die);
    } else if (choice.verb == word::buy_healing) {
        rules.tell(word::tell_bought_healing);
        for (int place = 0; place < rules.table.seats(); ++place)
            heal(rules, seat_at(place), 1);
    } else {
        rules.tell(word::tell_bought, {{word::hero, choice.target},
                                       {word::card, choice.object},
                                       {word::n, Ref::number(choice.number)}});
        hand_over(rules, choice.object.as_card(), choice.target.as_seat());
    }
}

}  // namespace

int wares_of(const Rules& rules) { return 3 + rules.table.seats(); }

void spoils_step(Rules& rules) {
    const bool fought = rules.enemy() != CardId::none;
    const bool boss = fought && rules.monster().boss;
    for (int place = 0; place < rules.table.seats(); ++place)
        if (const SeatId seat = seat_at(place); rules.lives(seat) && rules.get(seat, out) != 0)
            revive(rules, seat);
    if (boss) return win_game(rules);  // DF-52, DF-118
    if (!rules.anybody_lives()) return lose_game(rules);
    take_monster(rules);
    take_dice(rules, fought);
    for (Counter token : {frog, beer, signal, song, seducer})
        rules.table.set(token, 0);
    pass_dice(rules);
    rules.table.set(trades, 0);
    use_room(rules);
    rules.table.set(phase, gift);
}

void clean_up_step(Rules& rules) {
    const bool shop = in_a(rules, RoomKind::shop);
    Question& question =
        rules.door.ask(Shape::choose_one, SeatId::none, shop ? word::ask_shop : word::ask_clean_up);
    question.say(word::n, Ref::number(rules.get(gold)));
    question.offer(word::go_on);
    if (shop) offer_shop(rules, question);
    bool swaps = false;
    if (rules.get(trades) < kMostTrades) each_swap(rules, [&](CardId, SeatId) { swaps = true; });
    if (swaps) question.offer(word::swap);
    for (int place = 0; place < rules.table.seats(); ++place)
        offer_items(rules, question, seat_at(place));
    const Option choice = rules.door.choose_one(rules.table);
    if (choice.verb == word::go_on) {
        rules.table.move_all(rules.zone(wares), rules.zone(equipment_discard));
        rules.table.set(phase, move_on);
    } else if (choice.verb == word::swap) {
        swap_cards(rules);
    } else if (!use_item(rules, choice)) {
        buy(rules, choice);
    }
}

}  // namespace tankard::fighter
