#include "deckbuilder/rules/loot.h"

#include "deckbuilder/rules/front.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace tankard::deckbuilder {
namespace {

/// 21.24, for Monsters without a table of their own.
LootIcon default_die(int roll) {
    auto stack = [](Origin origin) { return LootIcon{LootIcon::What::stack, origin}; };
    if (roll <= 2) return stack(Origin::beer);
    if (roll == 3) return stack(Origin::scroll);
    if (roll == 4) return stack(Origin::potion);
    if (roll == 5) return stack(Origin::nuggets);
    return LootIcon{LootIcon::What::card};
}

CardId draw_one(Rules& rules, const LootIcon& icon, ZoneId area) {
    Table& table = rules.table;
    const ZoneId main = rules.zone(main_deck);
    // 21.18: set aside until the end of the adventure, or gone.
    const ZoneId aside = rules.zone(rules.house.seen_loot_goes ? removed : set_aside);
    auto of_kind = [&](CardKind kind) {
        return [&rules, kind](CardId card) { return rules.card(card).kind == kind; };
    };
    switch (icon.what) {
        case LootIcon::What::stack: return draw(table, {rules.zone(stack_of(icon.stack))}, area);
        case LootIcon::What::element: {
            const ZoneId stack = rules.zone(stack_spell);
            return search(table, stack, area, stack,
                          [&](CardId card) { return rules.card(card).element == icon.element; });
        }
        case LootIcon::What::card: return draw(table, {main}, area);
        case LootIcon::What::weapon: return search(table, main, area, aside, of_kind(CardKind::weapon));
        case LootIcon::What::defence: return search(table, main, area, aside, of_kind(CardKind::defence));
        case LootIcon::What::food: {
            const std::vector<CardId> supply = rules.cards(food_supply);
            if (supply.empty()) return CardId::none;
            const CardId food =
                supply[table.stream(stream_loot).below(static_cast<std::uint32_t>(supply.size()))];
            table.move(food, area);
            return food;
        }
        case LootIcon::What::named: {
            const DefId named = rules.content.find(icon.named, DefKind::card);
            CardId card = rules.first_of(named, market);
            static constexpr Zone kElsewhere[] = {food_supply, box};
            if (card == CardId::none) card = rules.first_of(named, kElsewhere);
            if (card != CardId::none) table.move(card, area);
            return card;
        }
        case LootIcon::What::die: return CardId::none;
    }
    return CardId::none;
}

}  // namespace

Zone stack_of(Origin origin) {
    switch (origin) {
        case Origin::main_deck: return main_deck;
        case Origin::beer: return stack_beer;
        case Origin::scroll: return stack_scroll;
        case Origin::spell: return stack_spell;
        case Origin::potion: return stack_potion;
        case Origin::nuggets: return stack_nuggets;
        case Origin::food: return food_supply;
        case Origin::start: return box;
    }
    return box;
}

int draw_icon(Rules& rules, const LootIcon& icon, const MonsterDef* monster, ZoneId area) {
    const int times = icon.per_party.of(rules.get(party_size));
    int laid = 0;
    for (int i = 0; i < times; ++i) {
        LootIcon drawn = icon;
        if (icon.what == LootIcon::What::die) {
            const int roll = rules.die(Ref::zone(area), stream_loot);
            drawn = monster != nullptr && monster->die.size() == 6
                        ? monster->die[static_cast<std::size_t>(roll - 1)]
                        : default_die(roll);
        }
        const CardId card = draw_one(rules, drawn, area);
        if (card == CardId::none) {
            rules.tell(word::tell_no_loot);
            continue;
        }
        ++laid;
        const int price = price_of(rules, rules.active_seat(), card);
        rules.tell(word::tell_looted, {{word::card, rules.ref(card)}, {word::n, Ref::number(price)}});
    }
    return laid;
}

void leave_loot(Rules& rules, CardId defeated, SeatId area) {
    rules.table.set(defeated, unturned, 1 + (area == SeatId::none ? rules.table.seats() : number_of(area)));
}

int unturned_loot(const Rules& rules) {
    int count = 0;
    for (CardId card : rules.in(defeated))
        count += rules.table.get(card, unturned) != 0 ? 1 : 0;
    return count;
}

void turn_over_loot(Rules& rules, SeatId seat, int least) {
    const int backs = unturned_loot(rules);
    if (backs == 0) return;
    Question& question = rules.door.ask(Shape::choose_some, seat, word::ask_loot);
    question.least = least;
    question.most = backs;
    for (CardId card : rules.in(defeated))
        if (rules.table.get(card, unturned) != 0) question.offer(word::loot, rules.ref(card));
    for (const Option& option : rules.door.choose_some(rules.table)) {
        const CardId card = option.object.as_card();
        const int area = rules.table.get(card, unturned) - 1;
        rules.table.set(card, unturned, 0);
        drop_loot(rules, rules.monster(card),
                  area == rules.table.seats() ? rules.zone(boss_loot) : rules.zone(loot, seat_at(area)));
    }
}

void drop_loot(Rules& rules, const MonsterDef& monster, ZoneId area) {
    for (const LootIcon& icon : monster.loot)
        draw_icon(rules, icon, &monster, area);
}

Name loot_refusal(const Rules& rules, SeatId seat, CardId card) {
    if (rules.get(seat, berserk) > 0) return word::why_berserk;  // 21.38
    const bool dodges = rules.get(seat, access) != 0;  // 9.9: opens the way past the Monsters in front
    if (rules.monster_in_front(seat) && !dodges) return word::why_monster_in_front;
    const SeatId area = rules.area_of(card);
    if (area != SeatId::none && area != seat && rules.monster_in_front(area))
        return word::why_monster_in_area;
    if (area == SeatId::none && !rules.table.empty(rules.zone(boss_area))) return word::why_monster_in_area;
    return {};
}

int price_of(Rules& rules, SeatId seat, CardId card) {
    const CardDef& def = rules.card(card);
    if (def.kind == CardKind::food) return 0;
    return std::max(0, def.price + filter(rules, Hook::price_change, {Ref::seat(seat), rules.ref(card)}));
}

Sum price_now(Rules& rules, SeatId seat, CardId card) {
    const int printed = rules.card(card).price;
    const int now = price_of(rules, seat, card);
    Sum sum;
    if (now == printed) return sum;
    sum.add(word::part_printed, printed);
    sum.add(word::part_haggled, now - printed);
    return sum;
}

void leave_out_price(Rules& rules, CardId card) {
    if (rules.card(card).kind != CardKind::food) leave_out(rules, Hook::price_change);
}

void buy_loot(Rules& rules, SeatId seat, CardId card) {
    if (rules.card(card).kind == CardKind::food) {
        rules.tell(word::tell_took, {{word::hero, Ref::seat(seat)}, {word::card, rules.ref(card)}});
        rules.table.move(card, rules.zone(pantry, seat), Place::bottom);
        return;
    }
    const int price = price_of(rules, seat, card);
    rules.table.add(seat, purse, -price);
    rules.tell(word::tell_bought,
               {{word::hero, Ref::seat(seat)}, {word::card, rules.ref(card)}, {word::n, Ref::number(price)}});
    rules.table.move(card, rules.zone(discard_pile, seat));
    notify(rules, Hook::on_buy, {Ref::seat(seat), rules.ref(card)});
}

void swap_loot(Rules& rules, SeatId seat, CardId card) {
    const ZoneId area = rules.table.where(card);
    const Origin origin = rules.card(card).origin;
    const ZoneId stack = rules.zone(stack_of(origin));
    rules.tell(word::tell_swapped, {{word::hero, Ref::seat(seat)}, {word::card, rules.ref(card)}});
    if (origin == Origin::food) {  // a larder has no top: one by chance, but not the same again
        if (draw_one(rules, {LootIcon::What::food}, area) != CardId::none) return_card(rules, card);
        return;
    }
    return_card(rules, card);
    draw(rules.table, {stack}, area);
}

void clear_loot(Rules& rules) {
    std::vector<CardId> all;
    each_loot(rules, seat_at(0), [&](CardId card) { all.push_back(card); });
    for (CardId card : all)
        return_card(rules, card);
}

void return_card(Rules& rules, CardId card) {
    take_away(rules, card, rules.zone(stack_of(rules.card(card).origin)), Place::bottom);
}

}  // namespace tankard::deckbuilder
