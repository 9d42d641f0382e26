#include "deckbuilder/companion/greedy.h"

#include "deckbuilder/companion/worth.h"
#include "deckbuilder/state/words.h"
#include "deckbuilder/state/zones.h"
#include "registry/advice.h"

#include <algorithm>

namespace tankard::deckbuilder {
namespace {

constexpr int kSpare = 1000;    ///< no Monster that the damage could reach is spared
constexpr int kSpareCards = 2;  ///< no ability costs more
constexpr int kTheirs = 500;    ///< what stands before a person who is well comes after all else
constexpr int kLastBlow = 4;    ///< life of a boss that a blow may well take …
constexpr int kFells = 400;     ///< … and then it strikes nobody any more
constexpr int kLeft = 5;        ///< below the end of a turn: it is struck only if somebody must (21.6)

class Opinion {
 public:
    Opinion(const Content& content, const Question& question, const Table& table)
        : content_(content), question_(question), table_(table), worth_(content, table, question.seat) {}

    std::vector<int> scores() const {
        std::vector<int> all;
        for (const Option& option : question_.options)
            all.push_back(score(option));
        if (question_.shape == Shape::confirm) all = {0};
        if (question_.shape == Shape::amount) all = {question_.most};
        return all;
    }

 private:
    int score(const Option& option) const {
        const Name prompt = question_.prompt;
        if (prompt == word::ask_main) return main_score(option);
        // A script may put questions under the rules' own keys, about anything: look before you read.
        if (prompt == word::ask_leader)
            return option.object.kind() == RefKind::seat ? table_.get(option.object.as_seat(), life) : 0;
        if (prompt == word::ask_target || prompt == word::ask_ally_target) return target_score(option.target);
        if (prompt == word::ask_order) return kSpare + kTheirs + target_score(option.object);
        if (prompt == word::ask_second_area)
            return option.object.kind() == RefKind::zone ? 1 + table_.size(option.object.as_zone()) : 0;
        if (prompt == word::ask_loot) return 1;
        if (prompt == word::ask_defence) return -worth_.of(option.object);
        if (prompt == word::ask_discard || prompt == word::ask_remove)
            return 200 - worth_.of(option.object) - (worth_.fights(option.object) ? 60 : 0);
        if (prompt == word::ask_bag_free || prompt == word::ask_bag_skill || prompt == word::ask_bag_back)
            return worth_.of(option.object) + (worth_.fights(option.object) ? 40 : 0);
        if (prompt == word::ask_bag_offer) return -1;
        if (prompt == word::ask_bag_take)
            return option.verb == word::none ? 0 : worth_.of(option.object) - 20;
        if (prompt == word::ask_skill) return 10;
        return option.number != 0 && option.number == sensible() ? 10 : 0;
    }

    /// What a script holds to be sensible of what it asks; 0: it says nothing.
    int sensible() const {
        for (const Slot& slot : question_.slots)
            if (slot.name == word::sensible && slot.value.kind() == RefKind::number)
                return static_cast<int>(slot.value.as_number());
        return 0;
    }

    int main_score(const Option& option) const {
        const SeatId seat = question_.seat;
        const int missing = table_.get(seat, max_life) - table_.get(seat, life);
        const bool between = table_.get(hand_off) != no_hand_off;
        const Name verb = option.verb;
        if (verb == word::take || verb == word::turn_over) return 900;
        if (verb == word::play_money) return worth_paying() ? 860 : -5;
        if (verb == word::learn) return 850;
        if (verb == word::use) return use_score();
        if (verb == word::dodge) return 650;
        if (verb == word::eat) return missing >= 4 ? 800 : -1;
        if (verb == word::buy) return buy_score(option.object);
        if (verb == word::swap || verb == word::sheathe) return -5;
        if (verb == word::improvise) return worth_.of(option.object) <= 12 ? 30 : 5;
        if (verb == word::play || verb == word::play_magic)
            return play_score(option.object, verb == word::play_magic, missing);
        // Others may still want to buy: nobody is hurried on before the second turn.
        if (verb == word::draw_adventure || verb == word::finish)
            return worth_.people_wait() ? kUnfair : (table_.get(hand_off) == second_turn ? 10 : 1);
        if (verb == word::end_turn) return between ? 15 : 10;
        return 0;
    }

    /// Nobody lays money on the table who will not buy: it would not keep, and the cards could pay for other
    /// things.
    bool worth_paying() const { return worth_.sells(question_, worth_.means()); }

    int buy_score(Ref object) const {
        if (worth_.suited(object) != SeatId::none) return kUnfair;
        return worth_.wanted(object) ? 750 + worth_.of(object) : -5;
    }

    /// An ability may ask for cards: with none to spare it waits until the Weapons have struck.
    int use_score() const { return worth_.spare() >= kSpareCards ? 700 : 20; }

    int play_score(Ref object, bool magic, int missing) const {
        if (!worth_.is_card(object)) return 0;
        const CardDef& card = worth_.def(object.as_card());
        switch (card.kind) {
            case CardKind::money: return worth_paying() ? 840 : -5;
            case CardKind::weapon:
            case CardKind::attack_spell:
                if (worth_.all_left_to() != SeatId::none) return kLeft;
                return 500 + 10 * (card.modifier + (card.heavy || magic ? 2 : 0));
            case CardKind::defence:
            case CardKind::sheath:
            case CardKind::ally: return 600 + card.value;
            case CardKind::defence_spell: return table_.get(hand_off) == no_hand_off ? 590 : -5;
            case CardKind::healing_spell:
            case CardKind::potion: return missing >= 4 ? 620 : -5;
            case CardKind::beer: return missing >= card.value ? 610 : -5;
            case CardKind::scroll: return 640;
            case CardKind::monster: return missing * 3 <= table_.get(question_.seat, max_life) ? 15 : -5;
            default: return 560;
        }
    }

    /// What is nearest to death first, then what hits hardest; the boss last.
    int target_score(Ref chosen) const {
        if (chosen.kind() != RefKind::card) return 0;
        const CardId target = chosen.as_card();
        if (content_.monster_of(table_.def(target)) == DefId::none) return 0;
        const MonsterDef& monster = content_.monster(content_.monster_of(table_.def(target)));
        const int left = monster.full_life(table_.get(party_size)) - table_.get(target, wounds);
        const SeatId area = table_.seat_of(table_.where(target));
        const int threat = area == SeatId::none ? 0 : 3 * std::max(0, 40 - table_.get(area, life));
        const int theirs = worth_.whose(target) != SeatId::none ? kTheirs : 0;
        const int fells = area == SeatId::none && left + monster.armour <= kLastBlow ? kFells : 0;
        return 200 - 8 * left + 5 * monster.attack + threat - 10 * monster.armour - theirs + fells;
    }

    const Content& content_;
    const Question& question_;
    const Table& table_;
    Worth worth_;
};

}  // namespace

std::vector<int> greedy_scores(const Content& content, const Question& question, const Table& table) {
    return Opinion(content, question, table).scores();
}

}  // namespace tankard::deckbuilder
