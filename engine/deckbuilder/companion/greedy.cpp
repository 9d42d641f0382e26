#include "deckbuilder/companion/greedy.h"

#include "deckbuilder/state/words.h"
#include "deckbuilder/state/zones.h"

#include <algorithm>

namespace tankard::deckbuilder {
namespace {

constexpr int kSpare = 1000;  ///< no Monster that the damage could reach is spared

class Opinion {
 public:
    Opinion(const Content& content, const Question& question, const Table& table)
        : content_(content), question_(question), table_(table) {}

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
        if (prompt == word::ask_order) return kSpare + target_score(option.object);
        if (prompt == word::ask_second_area)
            return option.object.kind() == RefKind::zone ? 1 + table_.size(option.object.as_zone()) : 0;
        if (prompt == word::ask_loot) return 1;
        if (prompt == word::ask_defence) return -card_worth(option.object);
        if (prompt == word::ask_discard || prompt == word::ask_remove)
            return 200 - card_worth(option.object) - (fights(option.object) ? 60 : 0);
        if (prompt == word::ask_bag_free || prompt == word::ask_bag_skill || prompt == word::ask_bag_back)
            return card_worth(option.object) + (fights(option.object) ? 40 : 0);
        if (prompt == word::ask_bag_offer) return -1;
        if (prompt == word::ask_bag_take)
            return option.verb == word::none ? 0 : card_worth(option.object) - 20;
        if (prompt == word::ask_skill) return 10;
        return 0;
    }

    int main_score(const Option& option) const {
        const SeatId seat = question_.seat;
        const int missing = table_.get(seat, max_life) - table_.get(seat, life);
        const bool between = table_.get(hand_off) != no_hand_off;
        const Name verb = option.verb;
        if (verb == word::take) return 900;
        if (verb == word::play_money) return worth_paying() ? 860 : -5;
        if (verb == word::learn) return 850;
        if (verb == word::use) return 700;
        if (verb == word::dodge) return 650;
        if (verb == word::eat) return missing >= 4 ? 800 : -1;
        if (verb == word::buy) return buy_score(option.object);
        if (verb == word::swap || verb == word::sheathe) return -5;
        if (verb == word::improvise) return card_worth(option.object) <= 12 ? 30 : 5;
        if (verb == word::play || verb == word::play_magic)
            return play_score(option.object, verb == word::play_magic, missing);
        // Others may still want to buy: nobody is hurried on before the second turn.
        if (verb == word::draw_adventure || verb == word::finish)
            return table_.get(hand_off) == second_turn ? 10 : 1;
        if (verb == word::end_turn) return between ? 15 : 10;
        return 0;
    }

    bool worth_paying() const {
        int purse_after = table_.get(question_.seat, purse);
        for (CardId card : table_.list(table_.zone(hand, question_.seat)))
            if (def(card).kind == CardKind::money) purse_after += def(card).value;
        for (int place = 0; place < table_.seats(); ++place)
            for (CardId card : table_.list(table_.zone(loot, seat_at(place))))
                if (def(card).price <= purse_after) return true;
        return false;
    }

    int buy_score(Ref object) const {
        const int worth = card_worth(object);
        return worth <= 8 ? -5 : 750 + worth;
    }

    int play_score(Ref object, bool magic, int missing) const {
        if (!is_card(object)) return 0;
        const CardDef& card = def(object.as_card());
        switch (card.kind) {
            case CardKind::money: return worth_paying() ? 840 : -5;
            case CardKind::weapon:
            case CardKind::attack_spell: return 500 + 10 * (card.modifier + (card.heavy || magic ? 2 : 0));
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
        return 200 - 8 * left + 5 * monster.attack + threat - 10 * monster.armour;
    }

    int card_worth(Ref object) const {
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

    /// Weapons and spells that the hero can pay for: without them nothing else helps.
    bool fights(Ref object) const {
        if (!is_card(object)) return false;
        const CardDef& card = def(object.as_card());
        return card.kind == CardKind::weapon ||
               (card.kind == CardKind::attack_spell && card_worth(object) > 0);
    }

    bool is_card(Ref object) const {
        return object.kind() == RefKind::card && content_.is(table_.def(object.as_card()), DefKind::card);
    }

    DefId hero() const {
        const SeatId seat = question_.seat == SeatId::none ? seat_at(0) : question_.seat;
        return table_.def(table_.top(table_.zone(hero_area, seat)));
    }
    const CardDef& def(CardId card) const { return content_.card(table_.def(card)); }

    const Content& content_;
    const Question& question_;
    const Table& table_;
};

}  // namespace

std::vector<int> greedy_scores(const Content& content, const Question& question, const Table& table) {
    return Opinion(content, question, table).scores();
}

}  // namespace tankard::deckbuilder
