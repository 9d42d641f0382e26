#include "fighter/rules/combat.h"

#include "fighter/definitions/fields.h"
#include "fighter/rules/attack.h"
#include "fighter/rules/equipment.h"
#include "fighter/rules/movement.h"

#include <optional>
#include <string>
#include <vector>

namespace tankard::fighter {
namespace {

struct DieWord {
    Counter die;
    const Name& word;
};
const DieWord kDice[] = {{red, word::red}, {blue, word::blue}, {green, word::green}};

/// The level at which a Monster can stand in for this one, or 0 if none can (DF-113).
int level_instead(const Rules& rules) {
    const int level = rules.monster().level;
    if (!rules.retreats || level == 0 || rules.demanded() == 0) return 0;
    for (int other = level; other <= kLevels; ++other)
        if (waiting(rules, other) > 0) return other;
    return 0;
}

/// What the icon of a base die would do here (DF-58): known before the die is chosen.
Caution ability_with(const Rules& rules, SeatId hero, Colour colour, std::size_t option) {
    const Ability ability = ability_of(rules, hero, colour, true);
    std::string word(power_words[static_cast<std::size_t>(ability.power)]);
    if (ability.power == Power::none)
        word = rules.hero(hero).abilities[static_cast<std::size_t>(colour)].power == Power::none
                   ? "no_ability"
                   : "covered";
    if (ability.power == Power::sworn_enemy && ability.type != rules.monster().type) word = "no_enemy";
    return {option, intern("why.die_" + word), Ref::number(ability.amount)};
}

void offer_dice(const Rules& rules, Question& question, SeatId hero) {
    for (std::size_t colour = 0; colour < kColours; ++colour) {
        const DieWord& die = kDice[colour];
        const int state = rules.get(die.die);
        if (state == ready) {
            question.offer(die.word);
            if (rules.door.explains())
                question.cautions.push_back(
                    ability_with(rules, hero, static_cast<Colour>(colour), question.options.size() - 1));
        } else if (rules.door.explains())
            question.refusals.push_back(
                {die.word, {}, state == used ? word::why_used : word::why_forbidden, {}});
    }
}

/// DF-38, DF-108: what is left to do without a base die.
void offer_ways_on(const Rules& rules, Question& question) {
    if (rules.get(dice) > 0)
        question.offer(word::white, {}, {}, rules.get(dice));
    else if (rules.door.explains())
        question.refusals.push_back({word::white, {}, word::why_no_dice, {}});
    if (!rules.monster().boss)
        question.offer(word::accept_defeat, {}, {}, rules.monster().level);
    else if (rules.door.explains())
        question.refusals.push_back({word::accept_defeat, {}, word::why_boss, {}});
}

Option choose_die(Rules& rules, SeatId hero) {
    for (;;) {
        const bool base = rules.dice_ready() > 0;
        Question& question =
            rules.door.ask(Shape::choose_one, hero, base ? word::ask_die : word::ask_exhausted);
        question.say(word::monster, rules.ref(rules.enemy()))
            .say(word::total, Ref::number(rules.hit_points_left()));
        if (base)
            offer_dice(rules, question, hero);
        else
            offer_ways_on(rules, question);
        if (level_instead(rules) > 0) question.offer(word::retreat);
        offer_items(rules, question, hero);
        offer_interjections(rules, question, hero);
        Option chosen;
        std::vector<std::int32_t> values;
        if (!rules.door.interjected(rules.table, chosen, values))
            chosen = question.options[static_cast<std::size_t>(values.front())];
        if (!use_item(rules, chosen)) return chosen;
    }
}

/// DF-73 to DF-76: the party is defeated; nothing prevents what that costs.
void party_defeat(Rules& rules) {
    rules.tell(word::tell_party_defeat, {{word::n, Ref::number(rules.monster().level)}});
    const int level = rules.monster().level;
    for (int place = 0; place < rules.table.seats(); ++place)
        lose_life(rules, seat_at(place), level);
    for (Counter die : {red, blue, green})
        if (rules.get(die) == used) rules.table.set(die, ready);
    rules.table.set(defeated, 1);
}

/// DF-112, DF-115
void run_away(Rules& rules) {
    const CardId monster = rules.enemy();
    const int level = level_instead(rules);
    rules.tell(word::tell_retreat, {{word::monster, rules.ref(monster)}});
    for (int place = 0; place < rules.table.seats(); ++place)
        lose_life(rules, seat_at(place), 1);
    if (!rules.anybody_fights()) return lose_game(rules);
    rules.table.set(monster, coins, 0);
    // The next one is drawn before this one goes to the bottom of its pile: it cannot be met at once.
    rules.table.move(monster, rules.zone(monster_discard));
    meet_monster(rules, level);
    rules.table.move(monster, rules.zone(returned), Place::bottom);
}

void pass_on(Rules& rules, SeatId hero) { rules.table.set(active, number_of(rules.next_fighter(hero))); }

/// Whether the combat is over, and what follows then (DF-37, DF-50, DF-109). DFQ-11: who wins with the last
/// breath of all has lost, unless the throw itself was the winning one (DFQ-12).
bool is_over(Rules& rules, bool won_by_throw) {
    const bool dead = rules.hit_points_left() <= 0;
    if (!rules.anybody_fights() && !(dead && won_by_throw)) {
        lose_game(rules);
        return true;
    }
    if (!dead) return false;
    rules.tell(word::tell_defeated,
               {{word::monster, rules.ref(rules.enemy())}, {word::hero, Ref::seat(rules.active_seat())}});
    notify(rules, Hook::on_defeat, {Ref::seat(rules.active_seat())});
    rules.table.set(phase, spoils);
    return true;
}

}  // namespace

void combat_step(Rules& rules) {
    const SeatId hero = rules.active_seat();
    if (is_over(rules, false)) return;  // a hook may have ended it
    if (!rules.fights(hero)) return pass_on(rules, hero);
    if (rules.dice_ready() == 0 && rules.monster().boss && rules.get(dice) == 0) {  // DF-51
        rules.tell(word::tell_no_dice);
        return lose_game(rules);
    }
    const Option choice = choose_die(rules, hero);
    if (choice.verb == word::retreat) return run_away(rules);
    if (choice.verb == word::accept_defeat) {
        party_defeat(rules);
        if (!is_over(rules, false) && !rules.fights(hero)) pass_on(rules, hero);
        return;
    }
    std::optional<Colour> colour;
    for (const DieWord& die : kDice)
        if (choice.verb == die.word) {
            colour = static_cast<Colour>(die.die - red);
            rules.table.set(die.die, used);
        }
    if (!colour) {
        rules.table.add(dice, -1);
        rules.table.add(spent, 1);
        rules.tell(word::tell_bonus_die, {{word::hero, Ref::seat(hero)}});
    }
    const bool hit = attack(rules, hero, colour);
    if (!is_over(rules, hit)) pass_on(rules, hero);
}

}  // namespace tankard::fighter
