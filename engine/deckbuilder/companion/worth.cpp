#include "deckbuilder/companion/worth.h"

#include "deckbuilder/state/zones.h"

#include <algorithm>

namespace tankard::deckbuilder {

int Worth::of(Ref object) const {
    if (!is_card(object)) return 0;
    const CardDef& card = def(object.as_card());
    switch (card.kind) {
        case CardKind::money: return card.value / 2;
        case CardKind::weapon: return 20 + 8 * card.modifier + (card.heavy ? 12 : 0);
        case CardKind::defence: return 20 + 5 * card.value;
        case CardKind::attack_spell:
            return card.cost <= content_.hero(hero()).intelligence ? 30 + 8 * card.modifier : 0;
        case CardKind::defence_spell:
        case CardKind::healing_spell:
            return card.cost <= content_.hero(hero()).intelligence ? 25 + 3 * card.value : 0;
        case CardKind::monster: return 2;
        case CardKind::beer: return 14;
        default: return 10 + card.price / 3;
    }
}

bool Worth::fights(Ref object) const {
    if (!is_card(object)) return false;
    const CardKind kind = def(object.as_card()).kind;
    return kind == CardKind::weapon || (kind == CardKind::attack_spell && of(object) > 0);
}

int Worth::means() const {
    int sum = table_.get(seat_, purse);
    for (CardId card : table_.list(table_.zone(hand, seat_)))
        if (def(card).kind == CardKind::money) sum += def(card).value;
    return sum;
}

int Worth::spare() const {
    const auto cards = table_.list(table_.zone(hand, seat_));
    return static_cast<int>(
        std::count_if(cards.begin(), cards.end(), [this](CardId card) { return !fights(table_.ref(card)); }));
}

bool Worth::sells(int money, bool any) const {
    if (table_.get(seat_, berserk) > 0) return false;
    const bool guarded = !table_.empty(table_.zone(monsters, seat_));
    if (guarded && table_.get(seat_, access) == 0) return false;
    for (int place = 0; place < table_.seats(); ++place) {
        const SeatId area = seat_at(place);
        if (area != seat_ && !table_.empty(table_.zone(monsters, area))) continue;
        if (sells(table_.zone(loot, area), money, any)) return true;
    }
    return table_.empty(table_.zone(boss_area)) && sells(table_.zone(boss_loot), money, any);
}

bool Worth::sells(ZoneId loot, int money, bool any) const {
    const auto cards = table_.list(loot);
    return std::any_of(cards.begin(), cards.end(), [&](CardId card) {
        return def(card).kind != CardKind::food && def(card).price <= money &&
               (any || wanted(table_.ref(card)));
    });
}

DefId Worth::hero() const {
    const SeatId seat = seat_ == SeatId::none ? seat_at(0) : seat_;
    return table_.def(table_.top(table_.zone(hero_area, seat)));
}

}  // namespace tankard::deckbuilder
