#include "deckbuilder/rules/closing.h"

#include "deckbuilder/rules/damage.h"
#include "deckbuilder/rules/loot.h"
#include "deckbuilder/rules/turn.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <vector>

namespace tankard::deckbuilder {
namespace {

bool alive(const Rules& rules) { return rules.get(ending) == static_cast<int>(Ending::alive); }

/// Everything that a seat has comes together in its deck (16.2).
void gather(Rules& rules, SeatId seat) {
    for (CardId card : rules.cards(front, seat))
        if (rules.table.get(card, summoner) != 0) return_card(rules, card);
    for (CardId card : rules.cards(front, seat))
        rules.table.move(card, rules.zone(deck, rules.owner_of(card)));
    for (Zone kind : {hand, played, sheathed, discard_pile})
        for (CardId card : rules.cards(kind, seat))
            rules.table.move(card, rules.zone(deck, seat));
    rules.table.move_all(rules.zone(pantry, seat), rules.zone(food_supply));
    rules.table.move_all(rules.zone(effects, seat), rules.zone(effect_supply));
    for (CardId monster : rules.cards(monsters, seat)) {
        if (rules.is_card(monster))
            return_card(rules, monster);
        else
            rules.table.move(monster, rules.zone(monster_supply));
    }
}

CardId in_box(const Rules& rules, bool (*wanted)(const CardDef&)) {
    for (CardId card : rules.in(box))
        if (rules.is_card(card) && rules.card(card).origin == Origin::start && wanted(rules.card(card)))
            return card;
    return CardId::none;
}

bool is_coin(const CardDef& card) { return card.kind == CardKind::money; }
bool is_staff(const CardDef& card) { return card.kind == CardKind::weapon; }

/// 17.3 speaks of Coins and Nuggets; other treasure needs a free place.
bool bag_money(const CardDef& card) {
    return card.kind == CardKind::money && (card.origin == Origin::start || card.origin == Origin::nuggets);
}

bool fits_bag(const CardDef& card, const std::string& bag) {
    if (bag == "weapon") return card.kind == CardKind::weapon;
    if (bag == "ranged") return card.kind == CardKind::weapon && card.family == Family::ranged;
    if (bag == "potion") return card.kind == CardKind::potion;
    return card.origin == Origin::spell || card.kind == CardKind::scroll;
}

void offer_all(const Rules& rules, Question& question, const std::vector<CardId>& cards, int least,
               int most) {
    for (CardId card : cards)
        question.offer(word::keep, rules.ref(card));
    question.least = least;
    question.most = most;
}

/// 17.2 to 17.5 for one hero: what is kept stays in the deck, all else goes under its stack.
void trim(Rules& rules, SeatId seat) {
    std::vector<CardId> rest = rules.cards(deck, seat);
    std::vector<CardId> kept;
    auto keep = [&](CardId card) {
        kept.push_back(card);
        std::erase(rest, card);
    };
    std::vector<CardId> money;
    std::copy_if(rest.begin(), rest.end(), std::back_inserter(money),
                 [&](CardId card) { return bag_money(rules.card(card)); });
    // The dearer money is always the better eighth; nobody need be asked.
    std::stable_sort(money.begin(), money.end(),
                     [&](CardId a, CardId b) { return rules.card(a).value > rules.card(b).value; });
    for (std::size_t i = 0; i < money.size() && i < kBagMoney; ++i)
        keep(money[i]);

    const int free = std::min<int>(kBagFree, static_cast<int>(rest.size()));
    Question& question = rules.door.ask(Shape::choose_some, seat, word::ask_bag_free);
    offer_all(rules, question, rest, free, free);
    for (const Option& option : rules.door.choose_some(rules.table))
        keep(option.object.as_card());
    for (CardId skill : rules.cards(skills, seat)) {
        const std::string& bag = rules.content.skill(rules.table.def(skill)).bag;
        if (bag.empty()) continue;
        std::vector<CardId> fitting;
        std::copy_if(rest.begin(), rest.end(), std::back_inserter(fitting),
                     [&](CardId card) { return fits_bag(rules.card(card), bag); });
        Question& extra = rules.door.ask(Shape::choose_some, seat, word::ask_bag_skill);
        extra.say(word::card, rules.ref(skill));
        offer_all(rules, extra, fitting, 0, std::min<int>(1, static_cast<int>(fitting.size())));
        for (const Option& option : rules.door.choose_some(rules.table))
            keep(option.object.as_card());
    }
    for (CardId card : rest)
        return_card(rules, card);
    for (auto coins = static_cast<int>(std::min<std::size_t>(money.size(), kBagMoney)); coins < kBagMoney;
         ++coins)
        if (const CardId coin = in_box(rules, is_coin); coin != CardId::none)
            rules.table.move(coin, rules.zone(deck, seat));
    rules.tell(word::tell_packed, {{word::hero, Ref::seat(seat)},
                                   {word::n, Ref::number(rules.table.size(rules.zone(deck, seat)))}});
}

/// How many bag skills' extra places these cards can fill, each with a card of its own type (17.4).
class ExtraPlaces {
 public:
    ExtraPlaces(const Rules& rules, SeatId seat) : rules_(rules) {
        for (CardId skill : rules.in(skills, seat))
            if (const std::string& bag = rules.content.skill(rules.table.def(skill)).bag; !bag.empty())
                bags_.push_back(bag);
    }

    int filled_by(const std::vector<CardId>& cards) const {
        std::vector<CardId> holders(bags_.size(), CardId::none);
        int filled = 0;
        for (CardId card : cards) {
            std::vector<bool> tried(bags_.size());
            if (place(card, holders, tried)) ++filled;
        }
        return filled;
    }

 private:
    /// Finds a place, moving the card that is in it to another one if that can be.
    bool place(CardId card, std::vector<CardId>& holders, std::vector<bool>& tried) const {
        for (std::size_t i = 0; i < bags_.size(); ++i) {
            if (tried[i] || !fits_bag(rules_.card(card), bags_[i])) continue;
            tried[i] = true;
            if (holders[i] != CardId::none && !place(holders[i], holders, tried)) continue;
            holders[i] = card;
            return true;
        }
        return false;
    }

    const Rules& rules_;
    std::vector<std::string> bags_;
};

// While Weapons are traded, `deck` is what the hero kept, `played` what is on offer, and `discard_pile` what
// was taken from others.

/// The free places that are left in a bag (17.2 to 17.4) if these cards were in it too. Eight places are for
/// money; an extra place is for a card of the hero's own, so that what was traded lies in a free one.
int free_places(const Rules& rules, SeatId seat, const std::vector<CardId>& with = {}) {
    std::vector<CardId> others;
    int money = 0;
    for (CardId card : rules.in(deck, seat)) {
        if (bag_money(rules.card(card)) && money < kBagMoney)
            ++money;
        else
            others.push_back(card);
    }
    others.insert(others.end(), with.begin(), with.end());
    const int extra = ExtraPlaces(rules, seat).filled_by(others);
    return kBagFree + extra - static_cast<int>(others.size()) -
           rules.table.size(rules.zone(discard_pile, seat));
}

/// What nobody took comes back as far as there is room; which, says its owner. The rest goes under its stack
/// (17.5).
void take_back(Rules& rules, SeatId seat) {
    std::vector<CardId> fitting = rules.cards(played, seat);
    while (!fitting.empty() && free_places(rules, seat, fitting) < 0) {
        std::erase_if(fitting, [&](CardId card) { return free_places(rules, seat, {card}) < 0; });
        if (fitting.empty()) break;
        Question& question = rules.door.ask(Shape::choose_one, seat, word::ask_bag_back);
        for (CardId card : fitting)
            question.offer(word::keep, rules.ref(card));
        const CardId kept = rules.door.choose_one(rules.table).object.as_card();
        rules.table.move(kept, rules.zone(deck, seat));
        std::erase(fitting, kept);
    }
    for (CardId card : fitting)
        rules.table.move(card, rules.zone(deck, seat));
    for (CardId card : rules.cards(played, seat))
        return_card(rules, card);
}

/// What becomes of a hero who lies fallen when the chapter ends, won or lost (16.3, 21.65): one who rises
/// again does so with a scar, one who was only out of the chapter without.
void come_to(Rules& rules, SeatId seat) {
    if (rules.house.retire)
        rules.table.set(seat, retired, 1);
    else if (rules.house.rise_again)
        give_scar(rules, seat);
}

void welcome(Rules& rules, SeatId seat) {
    Question& question = rules.door.ask(Shape::choose_one, seat, word::ask_hero);
    for (CardId hero : rules.in(hero_supply))
        question.offer(word::choose, rules.ref(hero));
    if (question.options.empty())  // a different one if there is one (16.4)
        question.offer(word::choose, rules.ref(rules.table.top(rules.zone(hero_area, seat))));
    const CardId hero = rules.door.choose_one(rules.table).object.as_card();
    for (CardId card : rules.cards(deck, seat))
        return_card(rules, card);  // 21.66
    for (Zone kind : {skills, learning})
        rules.table.move_all(rules.zone(kind, seat), rules.zone(skill_supply, seat));
    rules.table.move_all(rules.zone(hero_area, seat), rules.zone(hero_supply), Place::bottom);
    rules.table.move(hero, rules.zone(hero_area, seat));
    for (SeatCounter counter : {xp, scars, retired, berserk})
        rules.table.set(seat, counter, 0);
    rules.table.set(seat, level, 1);
    rules.table.set(seat, standing, 1);
    rules.table.set(seat, max_life, rules.content.hero(rules.hero_def(seat)).max_life);
    rules.table.set(seat, life, rules.get(seat, max_life));
    starting_deck(rules, seat);
    rules.tell(word::tell_newcomer, {{word::hero, Ref::seat(seat)}, {word::card, rules.ref(hero)}});
}

}  // namespace

void starting_deck(Rules& rules, SeatId seat) {
    auto take = [&](int count, bool (*wanted)(const CardDef&)) {
        for (int i = 0; i < count; ++i)
            if (const CardId card = in_box(rules, wanted); card != CardId::none)
                rules.table.move(card, rules.zone(deck, seat));
    };
    take(8, is_coin);
    take(2, is_staff);
}

void housekeeping_step(Rules& rules) {
    for (SeatId seat : rules.clockwise(seat_at(0))) {
        gather(rules, seat);
        reset_turn(rules, seat);
        if (!rules.stands(seat) && rules.get(seat, retired) == 0) come_to(rules, seat);
        rules.table.set(seat, standing, 1);
        rules.table.set(seat, berserk, 0);
        rules.table.set(seat, life, rules.get(seat, max_life));  // 21.16
    }
    for (SeatId seat : rules.clockwise(seat_at(0)))
        rules.table.shuffle(rules.zone(deck, seat), stream_deck);
    clear_loot(rules);
    for (CardId card : rules.cards(set_aside))
        return_card(rules, card);  // 21.18
    for (Zone kind : market)
        rules.table.shuffle(rules.zone(kind), stream_deck);
    rules.table.set(phase, newcomers);
}

void newcomers_step(Rules& rules) {
    for (SeatId seat : rules.clockwise(seat_at(0)))
        if (rules.get(seat, retired) != 0) {
            welcome(rules, seat);
            return;  // one a beat
        }
    rules.table.set(active, 0);
    rules.table.set(phase, alive(rules) ? bag_trim : over);
}

void bag_trim_step(Rules& rules) {
    const SeatId seat = rules.active_seat();
    trim(rules, seat);
    rules.table.add(active, 1);
    if (rules.get(active) < rules.table.seats()) return;
    rules.table.set(active, 0);
    rules.table.set(phase, rules.table.seats() > 1 ? bag_offer : bag_take);
}

void bag_offer_step(Rules& rules) {
    const SeatId seat = rules.active_seat();
    Question& question = rules.door.ask(Shape::choose_some, seat, word::ask_bag_offer);
    for (CardId card : rules.cards(deck, seat))
        if (rules.card(card).kind == CardKind::weapon) question.offer(word::offer, rules.ref(card));
    question.least = 0;
    question.most = static_cast<int>(question.options.size());
    for (const Option& option : rules.door.choose_some(rules.table))
        rules.table.move(option.object.as_card(), rules.zone(played, seat));
    rules.table.add(active, 1);
    if (rules.get(active) < rules.table.seats()) return;
    rules.table.set(active, std::max(0, rules.get(first_player)));
    rules.table.set(turns_left, rules.table.seats());
    rules.table.set(phase, bag_take);
}

void bag_take_step(Rules& rules) {
    const SeatId seat = rules.active_seat();
    if (rules.get(turns_left) > 0 && free_places(rules, seat) > 0) {
        Question& question = rules.door.ask(Shape::choose_one, seat, word::ask_bag_take);
        for (SeatId other : rules.clockwise(seat))
            for (CardId card : rules.cards(played, other))
                question.offer(word::take, rules.ref(card), Ref::seat(other));
        question.offer(word::none);
        const Option choice = rules.door.choose_one(rules.table);
        if (choice.verb == word::take) {
            rules.tell(
                word::tell_traded,
                {{word::hero, Ref::seat(seat)}, {word::card, choice.object}, {word::other, choice.target}});
            rules.table.move(choice.object.as_card(), rules.zone(discard_pile, seat));
        }
    }
    rules.table.set(active, (rules.get(active) + 1) % rules.table.seats());
    rules.table.add(turns_left, -1);
    if (rules.get(turns_left) > 0) return;
    for (SeatId each : rules.clockwise(seat_at(0))) {
        take_back(rules, each);
        rules.table.move_all(rules.zone(discard_pile, each), rules.zone(deck, each));
        rules.table.shuffle(rules.zone(deck, each), stream_deck);  // 17.7
    }
    rules.table.set(phase, over);
}

}  // namespace tankard::deckbuilder
