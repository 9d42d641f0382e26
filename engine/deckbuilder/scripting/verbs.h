// What scripts may do to a game of the deck-builder: each member is a verb or property, declared in
// registry.cpp. They only translate; the rules do the work.
#pragma once

#include "deckbuilder/rules/rules.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::deckbuilder {

class Verbs {
 public:
    explicit Verbs(Rules& rules) : rules_(&rules) {}

    // hero
    int life_now(SeatId hero) const;
    int life_at_most(SeatId hero) const;
    int intelligence_now(SeatId hero) const;
    int xp_now(SeatId hero) const;
    int level_now(SeatId hero) const;
    int purse_now(SeatId hero) const;
    int money_now(SeatId hero) const;
    int armour_now(SeatId hero) const;
    int hand_count(SeatId hero) const;
    int scar_count(SeatId hero) const;
    int attack_count(SeatId hero) const;
    int beer_count(SeatId hero) const;
    bool is_standing(SeatId hero) const;
    bool is_leader(SeatId hero) const;
    bool is_active(SeatId hero) const;
    bool is_berserk(SeatId hero) const;
    std::string_view hero_kind(SeatId hero) const;
    std::vector<CardId> monsters_of(SeatId hero) const;
    std::vector<CardId> targets(SeatId hero) const;
    std::vector<SeatId> others(SeatId hero) const;
    std::vector<SeatId> fallen_others(SeatId hero) const;
    int discard(SeatId hero, int count);
    int remove_cards(SeatId hero, int count);
    int draw(SeatId hero, int count);
    int heal(SeatId hero, int amount);
    int hurt(SeatId hero, int amount, std::optional<bool> heavy);
    void lose_life(SeatId hero, int amount);
    void gain_xp(SeatId hero, int amount);
    void gain_money(SeatId hero, int amount);
    void think(SeatId hero, int change);
    void gain_armour(SeatId hero, int amount);
    bool gain_card(SeatId hero, const std::string& id);
    bool lose_card(SeatId hero, const std::string& id);
    int holds(SeatId hero, const std::string& kind) const;
    int discarded(SeatId hero, const std::string& kind) const;
    bool has_card(SeatId hero, const std::string& id) const;
    bool give_effect(SeatId hero, const std::string& id);
    bool has_effect(SeatId hero, const std::string& id) const;
    bool end_effect(SeatId hero, const std::string& id);
    bool has_skill(SeatId hero, const std::string& id) const;
    bool give_skill(SeatId hero, const std::string& id);
    void scar(SeatId hero);
    void rise(SeatId hero, int life);
    int roll(SeatId hero);
    bool ask(SeatId hero, const std::string& key);
    CardId choose_monster(SeatId hero, const std::string& key);
    SeatId choose_other(SeatId hero, const std::string& key);
    SeatId choose_fallen(SeatId hero, const std::string& key);
    int choose(SeatId hero, const std::string& key, const Value& options, std::optional<int> sensible);
    CardId bring(SeatId hero, const std::string& monster);
    bool fetch(SeatId hero, const std::string& kind);
    CardId summon(SeatId hero, const std::string& id);

    // card: Monsters, bosses, cards in front, effects
    int card_life(CardId card) const;
    int card_wounds(CardId card) const;
    int card_armour(CardId card) const;
    bool is_summoned(CardId card) const;
    bool is_spell(CardId card) const;
    std::string_view card_kind(CardId card) const;
    std::string_view card_family(CardId card) const;
    std::string_view card_element(CardId card) const;
    SeatId area(CardId card) const;
    SeatId owner(CardId card) const;
    bool has_type(CardId card, const std::string& type) const;
    int wound(CardId card, int amount, const std::optional<std::string>& element);
    void mend(CardId card, int amount);
    void kill(CardId card);
    void weaken(CardId card, int amount);
    void enrage(CardId card, int amount);
    int part(CardId card, const std::string& key, int amount);
    void move_to(CardId card, SeatId hero);
    void lift(CardId card);
    void take_away(CardId card);

    // turn
    SeatId active_hero() const;
    SeatId leader() const;
    SeatId speaker() const;
    std::vector<SeatId> heroes() const;
    std::vector<SeatId> fallen() const;
    std::vector<CardId> all_monsters() const;
    CardId boss() const;
    int party() const;
    int round_now() const;
    Ref story() const;
    CardId place(const std::string& monster, SeatId hero);
    int drop(const std::string& icon, SeatId hero);
    int left(const std::string& id) const;
    int die();
    void tell(const std::string& key, std::optional<SeatId> hero, std::optional<int> n);
    void reshuffle();

 private:
    DefId need(std::string_view id, DefKind kind, std::string_view what) const;
    /// A card or an effect, whichever has that id.
    DefId need_either(std::string_view id) const;
    std::vector<SeatId> fallen_from(SeatId first) const;
    CardId find_own(SeatId hero, std::string_view id) const;
    bool is_monster(CardId card) const;

    Rules* rules_;
};

}  // namespace tankard::deckbuilder
