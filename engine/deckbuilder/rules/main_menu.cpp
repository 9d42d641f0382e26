#include "deckbuilder/rules/main_menu.h"

#include "deckbuilder/rules/encounter.h"
#include "deckbuilder/rules/experience.h"
#include "deckbuilder/rules/front.h"
#include "deckbuilder/rules/hero_attack.h"
#include "deckbuilder/rules/loot.h"
#include "deckbuilder/rules/play_card.h"
#include "deckbuilder/rules/turn.h"

#include <algorithm>
#include <span>
#include <variant>

namespace tankard::deckbuilder {
namespace {

/// Builds the question; equal cards are offered once, and reasons only if somebody reads them.
class Menu {
 public:
    Menu(Rules& rules, SeatId seat)
        : rules_(rules),
          seat_(seat),
          explains_(rules.door.explains()),
          question_(rules.door.ask(Shape::choose_one, seat, word::ask_main)) {}

    void build() {
        cards();
        loot();
        abilities();
        experience();
        ends();
        if (!explains_) return leave_out(rules_, Hook::turn_end_loss);
        loss_ = turn_end_loss(rules_, seat_).total();
        cautions();
        purchases();
    }

 private:
    /// What of the Loot this hero could have at best.
    struct Market {
        int lying = 0;               ///< cards
        int cheapest = 0;            ///< price of those that the hero may buy; 0: there is none
        Name refused;                ///< why the hero may not have others
        std::vector<Goal> prices{};  ///< of those that the hero may buy, if somebody reads them
    };

    void offer(Name verb, Ref object = {}, int number = 0) { question_.offer(verb, object, {}, number); }
    void refuse(Name verb, Ref object, Name reason, Ref about = {}) {
        if (explains_) question_.refusals.push_back({verb, object, reason, about});
    }
    void offer_unless(Name refusal, Name verb, CardId card, int number = 0) {
        if (refusal)
            refuse(verb, rules_.ref(card), refusal, number != 0 ? Ref::number(number) : Ref());
        else
            offer(verb, rules_.ref(card), number);
    }

    void cards() {
        const bool improvises = rules_.get(hand_off) == no_hand_off && rules_.get(seat_, improvised) == 0 &&
                                !has_weapon() && rules_.enemies();
        int money = 0;
        for (CardId card : rules_.in(hand, seat_)) {
            const CardDef& def = rules_.card(card);
            if (def.kind == CardKind::money) ++money;
            if (equal_above(card)) continue;
            play(card);
            if (def.kind == CardKind::weapon) sheathe(card);
            if (improvises) offer(word::improvise, rules_.ref(card));
            throws_ = throws_ || improvises;
        }
        if (rules_.get(seat_, improvised) != 0) refuse(word::improvise, {}, word::why_used_up);
        for (CardId card : rules_.in(sheathed, seat_))
            play(card);
        if (money > 1) {
            offer(word::play_money, Ref::number(money));
            question_.say(word::worth, Ref::number(money_in_hand(rules_, seat_)));
        }
        for (CardId food : rules_.in(pantry, seat_))
            offer(word::eat, rules_.ref(food));
    }

    /// Which Sheath is asked only if they are not all of one kind.
    void sheathe(CardId weapon) {
        const std::vector<CardId> sheaths = one_of_each(empty_sheaths(rules_, seat_));
        for (CardId sheath : sheaths)
            question_.offer(word::sheathe, rules_.ref(weapon),
                            sheaths.size() > 1 ? rules_.ref(sheath) : Ref());
    }

    std::vector<CardId> one_of_each(std::vector<CardId> cards) const {
        std::vector<DefId> seen;
        std::erase_if(cards, [&](CardId card) {
            const DefId def = rules_.table.def(card);
            if (std::find(seen.begin(), seen.end(), def) != seen.end()) return true;
            seen.push_back(def);
            return false;
        });
        return cards;
    }

    void play(CardId card) {
        const CardDef& def = rules_.card(card);
        const bool spell = def.kind == CardKind::attack_spell;
        play_as(word::play, card, spell, 0);
        if (has_magic_side(def)) play_as(word::play_magic, card, true, def.cost);
    }

    void play_as(Name verb, CardId card, bool as_spell, int cost) {
        Name refusal = play_refusal(rules_, seat_, card, as_spell);
        if (!refusal && !is_allowed(call(rules_, card, Hook::can_play, {Ref::seat(seat_)})))
            refusal = word::why_no_use;
        offer_unless(refusal, verb, card, cost);
        if (!refusal && explains_ && attacks_monsters(rules_.card(card), as_spell)) aim(card);
    }

    /// What a `can_…` says; without one it is allowed.
    static bool is_allowed(const Arg& answer) {
        const bool* may = std::get_if<bool>(&answer);
        return may == nullptr || *may;
    }

    /// Whom the last option could strike, and why not the others (7.3): no other option reaches anybody.
    void aim(CardId card) {
        strikes_ = true;
        std::vector<Goal> goals;
        for (CardId target : attackable(rules_, seat_))
            goals.push_back({.figure = rules_.ref(card), .thing = rules_.ref(target)});
        if (rules_.monster_in_front(seat_))
            goals.push_back({.figure = rules_.ref(card), .reason = word::why_before_you});
        reach(std::move(goals));
    }
    /// To what the last option could be done.
    void reach(std::vector<Goal> goals) {
        question_.reaches.push_back({.option = question_.options.size() - 1, .goals = std::move(goals)});
    }

    bool equal_above(CardId card) const {
        for (CardId other : rules_.in(hand, seat_)) {
            if (other == card) break;
            if (rules_.table.def(other) == rules_.table.def(card)) return true;
        }
        return false;
    }

    bool has_weapon() const {
        for (CardId card : rules_.in(hand, seat_))
            if (rules_.card(card).kind == CardKind::weapon) return true;
        return false;
    }

    void loot() {
        const Traits& traits = rules_.traits(seat_);
        const bool may_swap = rules_.get(seat_, swaps) < traits.swap;
        if (const int backs = unturned_loot(rules_); backs > 0) offer(word::turn_over, {}, backs);
        bool blocked = false;
        each_loot(rules_, seat_, [&](CardId card) {
            const Name why = loot_refusal(rules_, seat_, card);
            blocked = blocked || why == word::why_monster_in_front;
            ++market_.lying;
            if (why) market_.refused = why;
            if (why)
                refuse_loot(card, why);
            else
                offer_loot(card, may_swap);
        });
        if (!blocked || traits.dodge == 0) return;
        if (rules_.get(seat_, dodged) == 0)
            offer(word::dodge);
        else
            refuse(word::dodge, {}, word::why_used_up);
    }

    Name verb_for(CardId card) const {
        return rules_.card(card).kind == CardKind::food ? word::take : word::buy;
    }

    void refuse_loot(CardId card, Name why) {
        if (explains_)
            refuse(verb_for(card), rules_.ref(card), why, Ref::number(price_of(rules_, seat_, card)));
        else
            leave_out_price(rules_, card);
    }

    void offer_loot(CardId card, bool may_swap) {
        const int price = price_of(rules_, seat_, card);
        const Name verb = verb_for(card);
        const Goal paid{.thing = rules_.ref(card), .cost = price};
        if (price > 0 && (market_.cheapest == 0 || price < market_.cheapest)) market_.cheapest = price;
        if (explains_) market_.prices.push_back(paid);
        if (price > rules_.get(seat_, purse)) {  // companions read the price, whoever listens
            question_.refusals.push_back({verb, rules_.ref(card), word::why_money, Ref::number(price)});
        } else {
            offer(verb, rules_.ref(card), price);
            if (explains_ && verb == word::buy) reach({paid});
        }
        // Starting cards have no deck from which a fresh one could come.
        if (may_swap && rules_.card(card).origin != Origin::start) offer(word::swap, rules_.ref(card));
    }

    void abilities() {
        rules_.tally.of_hero(seat_).each(Hook::on_use, [&](CardId card) {
            if (rules_.table.get(card, used) != 0)
                return refuse(word::use, rules_.ref(card), word::why_used_up);
            const Arg user = Ref::seat(seat_);
            if (!rules_.hooks.concerns(rules_.table.def(card), static_cast<int>(Hook::on_use),
                                       rules_.ref(card), std::span(&user, 1)))
                return;
            const bool may = is_allowed(call(rules_, card, Hook::can_use, {user}));
            offer_unless(may ? Name() : word::why_no_use, word::use, card);
        });
    }

    void experience() {
        if (may_learn(rules_, seat_)) offer(word::learn);
    }

    void ends() {
        if (rules_.get(hand_off) == no_hand_off) {
            if (duty_to_attack(rules_, seat_))
                refuse(word::end_turn, {}, word::why_duty);
            else
                offer(word::end_turn);
            refuse(word::draw_adventure, {}, word::why_enemies);
            return;
        }
        offer(last_hand_off(rules_) ? word::finish : word::draw_adventure);
        if (rules_.get(hand_off) == second_turn)
            refuse(word::end_turn, {}, word::why_second_turn);  // 21.41
        else
            offer(word::end_turn);
    }

    void cautions() {
        const int now = rules_.get(seat_, purse);
        const int in_hand = money_in_hand(rules_, seat_);
        const bool unturned = unturned_loot(rules_) > 0;
        const bool between = rules_.get(hand_off) != no_hand_off;
        const bool must_draw = rules_.get(hand_off) == second_turn;
        const bool others_wait = !must_draw && market_.lying > 0 && rules_.table.seats() > 1;
        for (std::size_t option = 0; option < question_.options.size(); ++option) {
            const Option& each = question_.options[option];
            const auto warn = [&](Name reason, Ref about = {}) {
                question_.cautions.push_back({option, reason, about});
            };
            if (each.verb == word::end_turn && loss_ > 0) {
                warn(loss_ < rules_.get(seat_, life) ? word::why_end_costs : word::why_end_fells,
                     Ref::number(loss_));
            } else if (must_draw && each.verb == word::play_money && is_all_of_hand()) {
                warn(word::why_draw_follows);
            } else if (is_money(each)) {
                if (market_.cheapest == 0)
                    warn(market_.refused ? market_.refused
                         : unturned      ? word::why_loot_unturned
                                         : word::why_nothing_to_buy);
                else if (market_.cheapest > now + in_hand)
                    warn(unturned ? word::why_too_dear_so_far : word::why_too_dear,
                         Ref::number(market_.cheapest));
            } else if ((each.verb == word::end_turn || each.verb == word::finish) && market_.cheapest > 0 &&
                       market_.cheapest <= now + in_hand) {
                if (market_.cheapest <= now)
                    warn(word::why_money_left, Ref::number(now));
                else
                    warn(word::why_money_held, Ref::number(now + in_hand));
            } else if (each.verb == word::end_turn && (strikes_ || throws_)) {
                warn(strikes_ ? word::why_could_strike : word::why_could_throw);
            } else if (only_heals(each) && rules_.get(seat_, life) >= rules_.get(seat_, max_life)) {
                warn(word::why_unhurt);
            } else if (plays(each, CardKind::monster) && !rules_.table.empty(rules_.zone(monsters, seat_))) {
                warn(word::why_another_monster);
            } else if (each.verb == word::finish && others_wait) {
                warn(word::why_others_wait);
            } else if (each.verb == word::draw_adventure && between) {
                if (!must_draw && rules_.table.empty(rules_.zone(hand, seat_)))
                    warn(word::why_empty_hand);
                else if (others_wait)
                    warn(word::why_others_wait);
            }
        }
    }

    /// What could be bought once that money lies on the table, and not before.
    void purchases() {
        const int now = rules_.get(seat_, purse);
        for (std::size_t option = 0; option < question_.options.size(); ++option) {
            const Option& each = question_.options[option];
            if (!is_money(each)) continue;
            const bool all = each.verb == word::play_money;
            const int gain = all ? money_in_hand(rules_, seat_) : rules_.card(each.object.as_card()).value;
            std::vector<Goal> goals;
            for (const Goal& paid : market_.prices)
                if (paid.cost > now && paid.cost <= now + gain)
                    goals.push_back(
                        {.figure = all ? Ref() : each.object, .thing = paid.thing, .cost = paid.cost});
            if (!goals.empty()) question_.reaches.push_back({.option = option, .goals = std::move(goals)});
        }
    }

    bool is_money(const Option& option) const {
        return option.verb == word::play_money || plays(option, CardKind::money);
    }
    bool plays(const Option& option, CardKind kind) const {
        return option.verb == word::play && option.object.kind() == RefKind::card &&
               rules_.card(option.object.as_card()).kind == kind;
    }

    /// Whether this only gives life to the hero who does it.
    bool only_heals(const Option& option) const {
        if (option.object.kind() != RefKind::card) return false;
        const CardId card = option.object.as_card();
        if (rules_.hooks.has(rules_.table.def(card), static_cast<int>(Hook::on_play))) return false;
        return option.verb == word::eat ||
               ((plays(option, CardKind::potion) || plays(option, CardKind::healing_spell)) &&
                rules_.card(card).intelligence == 0);
    }

    /// Money is all that is held.
    bool is_all_of_hand() const {
        for (CardId card : rules_.in(hand, seat_))
            if (rules_.card(card).kind != CardKind::money) return false;
        return true;
    }

    Rules& rules_;
    SeatId seat_;
    bool explains_;
    Question& question_;
    Market market_;
    int loss_ = 0;          ///< life, if the turn ends now
    bool throws_ = false;   ///< something held could be thrown
    bool strikes_ = false;  ///< something held could strike somebody
};

/// 9.9: 4+ for every Monster in front opens the Loot for this turn.
void try_dodge(Rules& rules, SeatId seat) {
    rules.table.set(seat, dodged, 1);
    int lowest = 6;
    for (CardId monster : rules.in(monsters, seat))
        lowest = std::min(lowest, rules.die(rules.ref(monster)));
    const bool clear = lowest >= 4;
    rules.table.set(seat, access, clear ? 1 : 0);
    rules.tell(clear ? word::tell_dodged : word::tell_not_dodged,
               {{word::hero, Ref::seat(seat)}, {word::roll, Ref::number(lowest)}});
}

void choose_skill(Rules& rules, SeatId seat) {
    Question& question = rules.door.ask(Shape::choose_one, seat, word::ask_skill);
    for (CardId skill : learnable(rules, seat))
        question.offer(word::learn, rules.ref(skill));
    learn(rules, seat, rules.door.choose_one(rules.table).object.as_card());
}

/// 3.8: the Sheath that was named, or the first empty one.
void put_into_sheath(Rules& rules, SeatId seat, CardId weapon, CardId sheath) {
    sheathe(rules, seat, weapon, sheath != CardId::none ? sheath : empty_sheaths(rules, seat).front());
}

void use_ability(Rules& rules, SeatId seat, CardId card) {
    rules.table.set(card, used, 1);
    call(rules, card, Hook::on_use, {Ref::seat(seat)});
    check_encounter(rules, seat);
}

void finish(Rules& rules, SeatId seat) {
    rules.table.set(first_player, number_of(seat));
    clear_encounter(rules);
    rules.tell(word::tell_victory);
    rules.table.set(ending, static_cast<int>(Ending::alive));
    rules.table.set(phase, over);
}

}  // namespace

bool duty_to_attack(const Rules& rules, SeatId seat) {
    if (rules.house.duty == House::Duty::none || !rules.enemies()) return false;
    const bool attacked = rules.get(seat, attacks) > 0 || rules.get(seat, improvised) > 0;
    if (rules.house.duty == House::Duty::at_least_one && attacked) return false;
    // A Weapon in its Sheath is not in hand: it is kept for a later turn.
    for (CardId card : rules.in(hand, seat))
        if (rules.card(card).kind == CardKind::weapon) return true;
    return false;
}

void main_menu(Rules& rules) {
    const SeatId seat = rules.active_seat();
    Menu(rules, seat).build();
    const Option choice = rules.door.choose_one(rules.table);
    const CardId card = choice.object.as_card();
    if (choice.verb == word::play)
        play_card(rules, seat, card, false);
    else if (choice.verb == word::play_magic)
        play_card(rules, seat, card, true);
    else if (choice.verb == word::play_money)
        play_money(rules, seat);
    else if (choice.verb == word::eat)
        eat(rules, seat, card);
    else if (choice.verb == word::sheathe)
        put_into_sheath(rules, seat, card, choice.target.as_card());
    else if (choice.verb == word::improvise)
        improvised_attack(rules, seat, card);
    else if (choice.verb == word::buy || choice.verb == word::take)
        buy_loot(rules, seat, card);
    else if (choice.verb == word::turn_over)
        turn_over_loot(rules, seat, 1);
    else if (choice.verb == word::swap) {
        rules.table.add(seat, swaps, 1);
        swap_loot(rules, seat, card);
    } else if (choice.verb == word::dodge)
        try_dodge(rules, seat);
    else if (choice.verb == word::use)
        use_ability(rules, seat, card);
    else if (choice.verb == word::learn)
        choose_skill(rules, seat);
    else if (choice.verb == word::draw_adventure)
        draw_adventure(rules, seat);
    else if (choice.verb == word::finish)
        finish(rules, seat);
    else
        rules.table.set(phase, turn_end);
    if (rules.get(phase) == turn_main && !rules.stands(seat)) rules.table.set(phase, turn_end);
}

}  // namespace tankard::deckbuilder
