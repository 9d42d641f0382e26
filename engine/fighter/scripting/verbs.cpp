#include "fighter/scripting/verbs.h"

#include <algorithm>

namespace tankard::fighter {

std::string_view Verbs::hero_kind(SeatId hero) const {
    return rules_->content.id(rules_->table.def(rules_->table.top(rules_->zone(hero_area, hero))));
}

bool Verbs::has_card(SeatId hero, const std::string& id) const {
    const DefId def = rules_->content.find(id, DefKind::equipment);
    for (CardId card : rules_->in(gear, hero))
        if (rules_->table.def(card) == def) return true;
    return false;
}

bool Verbs::ask(SeatId hero, const std::string& key) {
    rules_->door.ask(Shape::confirm, hero, intern(key));
    return rules_->door.confirm(rules_->table);
}

int Verbs::hit_points(CardId card) const {
    const DefId def = rules_->table.def(card);
    if (!rules_->content.is_monster(def)) return 0;
    return rules_->content.monster(def).hit_points - rules_->table.get(card, wounds);
}

int Verbs::damage(CardId card) const {
    if (is_enemy(card)) return rules_->damage_now();
    const DefId def = rules_->table.def(card);
    return rules_->content.is_monster(def) ? rules_->content.monster(def).damage : 0;
}

int Verbs::level(CardId card) const {
    const DefId def = rules_->table.def(card);
    return rules_->content.is_monster(def) ? rules_->content.monster(def).level : 0;
}

std::string_view Verbs::type(CardId card) const {
    const DefId def = rules_->table.def(card);
    return rules_->content.is_monster(def) ? rules_->content.monster(def).type.text() : std::string_view();
}

void Verbs::wound(CardId card, int amount) {
    if (!is_enemy(card)) throw VerbError("only the Monster that is being fought can be wounded");
    fighter::wound(*rules_, amount);
}

int Verbs::mend(CardId card, int amount) {
    if (!is_enemy(card)) throw VerbError("only the Monster that is being fought can be mended");
    const int healed = std::min(amount, rules_->table.get(card, wounds));
    rules_->table.add(card, wounds, -healed);
    return healed;
}

std::vector<SeatId> Verbs::heroes() const {
    std::vector<SeatId> all;
    for (int i = 0; i < rules_->table.seats(); ++i) {
        const SeatId seat = seat_at((rules_->get(active) + i) % rules_->table.seats());
        if (rules_->fights(seat)) all.push_back(seat);
    }
    return all;
}

int Verbs::gain_dice(int count) { return fighter::gain_dice(*rules_, count); }

void Verbs::tell(const std::string& key, std::optional<SeatId> hero, std::optional<int> n) {
    rules_->tell(intern(key),
                 {{word::hero, hero ? Ref::seat(*hero) : Ref()},
                  {word::n, n ? Ref::number(*n) : Ref()},
                  {word::monster, rules_->enemy() != CardId::none ? rules_->ref(rules_->enemy()) : Ref()}});
}

}  // namespace tankard::fighter
