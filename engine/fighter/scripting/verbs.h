// What scripts can do to a dungeon fight; declared in registry.cpp.
#pragma once

#include "fighter/rules/rules.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::fighter {

class Verbs {
 public:
    explicit Verbs(Rules& rules) : rules_(&rules) {}

    // hero
    int life_now(SeatId hero) const { return rules_->get(hero, life); }
    int life_at_most(SeatId hero) const { return rules_->get(hero, max_life); }
    int scar_count(SeatId hero) const { return rules_->get(hero, scars); }
    bool is_fighting(SeatId hero) const { return rules_->fights(hero); }
    bool is_angel(SeatId hero) const { return !rules_->lives(hero); }
    bool is_leader(SeatId hero) const { return rules_->leader_seat() == hero; }
    std::string_view hero_kind(SeatId hero) const;
    int heal(SeatId hero, int amount) { return fighter::heal(*rules_, hero, amount); }
    int hurt(SeatId hero, int amount) { return fighter::lose_life(*rules_, hero, amount); }
    bool has_card(SeatId hero, const std::string& id) const;
    bool ask(SeatId hero, const std::string& key);

    // card
    int hit_points(CardId card) const;
    int damage(CardId card) const;
    int level(CardId card) const;
    std::string_view type(CardId card) const;
    SeatId owner(CardId card) const { return rules_->table.seat_of(rules_->table.where(card)); }
    void wound(CardId card, int amount);
    int mend(CardId card, int amount);

    // game
    int gold_now() const { return rules_->get(gold); }
    int dice_now() const { return rules_->get(dice); }
    int turn_now() const { return rules_->get(turn); }
    int level_now() const { return rules_->get(dungeon_level); }
    int room_number() const { return rules_->get(room); }
    int score_now() const { return rules_->get(score); }
    SeatId active_hero() const { return rules_->active_seat(); }
    SeatId leader() const { return rules_->leader_seat(); }
    std::vector<SeatId> heroes() const;
    CardId monster() const { return rules_->enemy(); }
    Ref story() const { return Ref::table(1); }
    void gain_gold(int amount) { fighter::gain_gold(*rules_, amount); }
    int gain_dice(int count);
    void gain_equipment(int count) { rules_->table.add(gifts, count); }
    void tell(const std::string& key, std::optional<SeatId> hero, std::optional<int> n);

 private:
    bool is_enemy(CardId card) const { return card == rules_->enemy(); }

    Rules* rules_;
};

}  // namespace tankard::fighter
