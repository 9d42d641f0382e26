#include "fighter/companion/greedy.h"

#include "fighter/companion/odds.h"
#include "fighter/state/words.h"
#include "fighter/state/zones.h"

#include <algorithm>

namespace tankard::fighter {
namespace {

constexpr int kWhole = 1000;
constexpr SeatCounter kCovers[] = {red_scar, blue_scar, green_scar};

class Opinion {
 public:
    Opinion(const Content& content, const Question& question, const Table& table)
        : content_(content), question_(question), table_(table) {
        const CardId enemy = table.top(table.zone(arena));
        if (enemy == CardId::none) return;
        enemy_ = &content.monster(table.def(enemy));
        left_ = enemy_->hit_points - table.get(enemy, wounds);
    }

    std::vector<int> scores() {
        if (question_.shape == Shape::confirm) return {confirmed()};
        if (question_.shape == Shape::amount) return {question_.most};
        std::vector<int> all;
        const bool preparing = question_.prompt == word::ask_prepare;
        const int best = preparing ? best_weapon() : -1;
        for (std::size_t i = 0; i < question_.options.size(); ++i)
            all.push_back(preparing ? prepare_score(question_.options[i], static_cast<int>(i) == best)
                                    : score(question_.options[i]));
        return all;
    }

 private:
    int score(const Option& option) const {
        const Name prompt = question_.prompt;
        // A script may put questions under the rules' own keys, about anything: look before you read.
        if (prompt == word::ask_leader) return 0;
        if (prompt == word::ask_way) return way_score(option);
        if (prompt == word::ask_die || prompt == word::ask_exhausted) return die_score(option);
        if (prompt == word::ask_colour) return power_score(option.number);
        if (prompt == word::ask_hit || prompt == word::ask_miss) return after_score(option);
        if (prompt == word::ask_beer || prompt == word::ask_blessing) return neediness(option.object);
        if (prompt == word::ask_break) return -card_worth(option.object);
        if (prompt == word::ask_scar) return -power_worth(option.number);
        if (prompt == word::ask_gift || prompt == word::ask_excess) return gift_score(option);
        if (prompt == word::ask_clean_up || prompt == word::ask_shop) return market_score(option);
        if (prompt == word::ask_swap) return option.verb == word::never_mind ? 1 : 0;
        return 0;
    }

    int confirmed() const {
        if (question_.prompt == word::ask_fury) {
            const int mine = table_.get(question_.seat, life);
            return mine > 2 || left_ <= 8 ? 1 : -1;
        }
        if (question_.prompt == word::ask_ballad)
            return enemy_ != nullptr && (enemy_->throws != 0 || enemy_->hard || enemy_->critical ||
                                         (enemy_->boss && enemy_->heals > 0) || enemy_->small)
                       ? 1
                       : -1;
        return 0;
    }

    // Where to go.

    int missing_life() const {
        int missing = 0;
        for (int place = 0; place < table_.seats(); ++place)
            if (table_.get(seat_at(place), angel) == 0)
                missing += table_.get(seat_at(place), max_life) - table_.get(seat_at(place), life);
        return missing;
    }

    /// Rooms with something in them also lie on the longer ways, with more Monsters.
    int way_score(const Option& option) const {
        if (option.verb == word::go_shop) return table_.get(gold) >= 4 ? 60 : 20;
        if (option.verb == word::go_fountain) return 10 + 12 * missing_life() / table_.seats();
        if (option.verb == word::go_gold) return 25 + 4 * option.number;
        if (option.verb == word::go_equipment) return 40;
        if (option.verb == word::go_danger) return -20;
        return 15;
    }

    // Which die.

    int my_life() const { return question_.seat == SeatId::none ? 9 : table_.get(question_.seat, life); }

    int die_score(const Option& option) const {
        if (option.verb == word::red) return power_score(0);
        if (option.verb == word::blue) return power_score(1);
        if (option.verb == word::green) return power_score(2);
        if (option.verb == word::white) return white_score();
        if (option.verb == word::accept_defeat) return 0;
        if (option.verb == word::use || option.verb == word::use_on) return healing_score(option);
        return -100;
    }

    /// A bonus die against what a defeat of all costs: it is one throw for a die, against three for hit
    /// points.
    int white_score() const {
        if (enemy_ == nullptr) return 0;
        int weakest = 99;
        int standing = 0;
        for (int place = 0; place < table_.seats(); ++place) {
            const SeatId seat = seat_at(place);
            if (table_.get(seat, angel) != 0 || table_.get(seat, out) != 0) continue;
            weakest = std::min(weakest, table_.get(seat, life));
            ++standing;
        }
        const int odds = hit_odds(content_, table_, demanded_now(content_, table_));
        int value = odds / 100 - 2 * enemy_->level * standing / 2;
        value += 3 * enemy_->level * standing;
        if (left_ <= 4) value += 8;
        if (weakest <= enemy_->level) value += 20;
        value += 2 * (table_.get(dice) - 3);
        if (left_ > 8) value -= 10;
        return value - 6;
    }

    /// How useful an ability would be right now.
    int power_score(int colour) const {
        if (question_.seat == SeatId::none || colour < 0 || colour >= kColours) return 0;
        if (table_.get(question_.seat, kCovers[colour]) != 0) return 0;
        const Ability& ability = hero().abilities[static_cast<std::size_t>(colour)];
        const bool boss = enemy_ != nullptr && enemy_->boss;
        const int missing = missing_life();
        switch (ability.power) {
            case Power::double_attack: return left_ > 3 ? 60 : 15;
            case Power::reroll: return 45;
            case Power::no_damage: return 10 + 8 * (enemy_ != nullptr ? enemy_->damage : 0);
            case Power::pickpocket: return boss ? 1 : 35;
            case Power::extra_damage: return 30 + 8 * std::min(ability.amount, left_);
            case Power::aimed_shot: return left_ >= 3 ? 50 : 10;
            case Power::divine_intervention: return std::min(70, 8 * missing);
            case Power::seduction: return boss ? 1 : 25;
            case Power::beer: return left_ > 6 ? 35 : 12;
            case Power::blind_fury: return left_ > 3 ? 55 : 5;
            case Power::heal_all: return 12 * std::min(missing, table_.seats() * ability.amount);
            case Power::signal_shot: return left_ > 6 ? 45 : 10;
            case Power::ballad: return confirmed_ballad() ? 80 : 2;
            case Power::theft: return boss ? 1 : 45;
            case Power::metamorphosis: return left_ > 5 ? 15 * (enemy_ != nullptr ? enemy_->damage : 0) : 10;
            case Power::sworn_enemy: return enemy_ != nullptr && enemy_->type == ability.type ? 75 : 0;
            case Power::none: return 0;
        }
        return 0;
    }

    bool confirmed_ballad() const {
        return table_.get(gold) > 0 && table_.get(song) == 0 && enemy_ != nullptr &&
               (enemy_->throws != 0 || enemy_->hard || enemy_->small);
    }

    /// What an ability is worth in the long run: the least goes under the scar.
    int power_worth(int colour) const {
        const Ability& ability = hero().abilities[static_cast<std::size_t>(std::clamp(colour, 0, 2))];
        switch (ability.power) {
            case Power::blind_fury:
            case Power::double_attack: return 60;
            case Power::aimed_shot:
            case Power::divine_intervention:
            case Power::reroll: return 50;
            case Power::sworn_enemy: return 20;
            case Power::no_damage: return 25;
            default: return 35 + ability.amount;
        }
    }

    // Weapons and seduced Monsters.

    int worth_with(Throws demands, int bonus) const {
        const int odds = hit_odds(content_, table_, demands);
        const int base = enemy_ != nullptr && enemy_->hard && table_.get(song) == 0
                             ? kWhole
                             : plain_worth(static_cast<Skill>(table_.get(skill)));
        const int hurts = enemy_ != nullptr ? enemy_->damage * 400 : 400;
        const int damage = std::min(base + kWhole * bonus, std::max(1, left_) * kWhole + 500);
        return odds * damage / kWhole - (kWhole - odds) * hurts / kWhole;
    }

    int best_weapon() const {
        const Throws now = demanded_now(content_, table_);
        int best = -1;
        int most = worth_with(now, 0);
        for (std::size_t i = 0; i < question_.options.size(); ++i) {
            const Option& option = question_.options[i];
            if (option.verb != word::wield || !is_equipment(option.object)) continue;
            const EquipmentDef& weapon = equipment(option.object);
            if ((weapon.throws & ~now) == 0) continue;  // used anyway
            if (const int worth = worth_with(now | weapon.throws, weapon.bonus); worth > most)
                most = worth, best = static_cast<int>(i);
        }
        return best;
    }

    int prepare_score(const Option& option, bool best) const {
        if (option.verb == word::release) {
            const bool boss = enemy_ != nullptr && enemy_->boss;
            return boss || left_ <= option.number ? 1 : -1;
        }
        if (!is_equipment(option.object)) return 0;
        const bool free = (equipment(option.object).throws & ~demanded_now(content_, table_)) == 0;
        return free || best ? 1 : -1;
    }

    // After the throw.

    int after_score(const Option& option) const {
        const bool hit = question_.prompt == word::ask_hit;
        if (option.verb == word::stand) return 10;
        if (option.verb == word::again) return hit ? 0 : 30;
        if (option.verb == word::again_with) return hit ? 0 : (boss_or_faint() ? 25 : 5);
        if (option.verb == word::add)
            return option.number >= left_ || (enemy_ != nullptr && enemy_->boss) ? 20 : 0;
        if (option.verb == word::avert)
            return enemy_ != nullptr && (enemy_->damage >= 3 || enemy_->damage >= my_life()) ? 22 : 0;
        if (option.verb == word::use || option.verb == word::use_on) return healing_score(option);
        return 0;
    }

    bool boss_or_faint() const { return enemy_ != nullptr && (enemy_->boss || enemy_->damage >= my_life()); }

    /// Healing when it is needed and little of it is lost.
    int healing_score(const Option& option) const {
        if (!is_equipment(option.object)) return -100;
        const int amount = equipment(option.object).amount;
        const int danger = enemy_ != nullptr ? std::max(enemy_->damage, enemy_->level) : 3;
        if (option.verb == word::use_on) {
            const SeatId seat = option.target.as_seat();
            const int missing = table_.get(seat, max_life) - table_.get(seat, life);
            return missing >= amount && table_.get(seat, life) <= danger ? 90 : -100;
        }
        return missing_life() >= amount * table_.seats() * 3 / 4 ? 85 : -100;
    }

    int neediness(Ref who) const {
        if (who.kind() != RefKind::seat) return 0;
        return 20 - table_.get(who.as_seat(), life);
    }

    // Equipment.

    int card_worth(Ref object) const {
        if (!is_equipment(object)) return 3;
        const EquipmentDef& card = equipment(object);
        if (card.kind == Gear::weapon) return 10 + 4 * card.bonus - (4 - odds_of_weapon(card) / 250) * 5;
        if (card.effect == Effect::reduce) return 30 + 15 * card.amount;
        if (card.effect == Effect::mirror) return 25;
        return 14 + 2 * card.amount;
    }

    int odds_of_weapon(const EquipmentDef& card) const {
        const DefId special = content_.find(card.special, DefKind::special_throw);
        return special == DefId::none ? kWhole
                                      : odds_of(content_, special, static_cast<Skill>(table_.get(skill)));
    }

    int places_left(SeatId seat, Gear kind) const {
        int left = content_.hero(table_.def(table_.top(table_.zone(hero_area, seat))))
                       .places[static_cast<std::size_t>(kind)];
        for (CardId card : table_.in(table_.zone(gear, seat)))
            if (content_.equipment(table_.def(card)).kind == kind) --left;
        return left;
    }

    int gift_score(const Option& option) const {
        if (option.verb != word::give || !is_equipment(option.object)) return -card_worth(option.object);
        return 100 + 10 * places_left(option.target.as_seat(), equipment(option.object).kind);
    }

    int market_score(const Option& option) const {
        const int purse = table_.get(gold);
        if (option.verb == word::go_on) return 10;
        if (option.verb == word::use || option.verb == word::use_on) return 0;
        if (option.verb == word::buy_healing) {
            int helped = 0;
            for (int place = 0; place < table_.seats(); ++place)
                if (const SeatId seat = seat_at(place); table_.get(seat, angel) == 0)
                    helped += table_.get(seat, max_life) > table_.get(seat, life) ? 1 : 0;
            return helped * 2 >= table_.seats() ? 60 : 0;
        }
        if (option.verb == word::buy_die) return table_.get(dungeon_level) >= 3 ? 55 : (purse >= 8 ? 30 : 5);
        if (option.verb == word::buy && is_equipment(option.object)) {
            const EquipmentDef& card = equipment(option.object);
            if (places_left(option.target.as_seat(), card.kind) <= 0) return 0;
            return card_worth(option.object) - 5 * option.number + 20;
        }
        return 0;
    }

    bool is_equipment(Ref object) const {
        return object.kind() == RefKind::card &&
               content_.is(table_.def(object.as_card()), DefKind::equipment);
    }
    const EquipmentDef& equipment(Ref object) const {
        return content_.equipment(table_.def(object.as_card()));
    }
    const HeroDef& hero() const {
        const SeatId seat = question_.seat == SeatId::none ? seat_at(0) : question_.seat;
        return content_.hero(table_.def(table_.top(table_.zone(hero_area, seat))));
    }

    const Content& content_;
    const Question& question_;
    const Table& table_;
    const MonsterDef* enemy_ = nullptr;
    int left_ = 0;
};

}  // namespace

std::vector<int> greedy_scores(const Content& content, const Question& question, const Table& table) {
    return Opinion(content, question, table).scores();
}

}  // namespace tankard::fighter
