#include "deckbuilder/scripting/verbs.h"

#include "deckbuilder/definitions/readings.h"
#include "deckbuilder/rules/damage.h"
#include "deckbuilder/rules/effects.h"
#include "deckbuilder/rules/encounter.h"
#include "deckbuilder/rules/experience.h"
#include "deckbuilder/rules/front.h"
#include "deckbuilder/rules/hero_attack.h"
#include "deckbuilder/rules/loot.h"
#include "deckbuilder/rules/play_card.h"
#include "deckbuilder/rules/turn.h"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

namespace tankard::deckbuilder {

int Verbs::life_now(SeatId hero) const { return rules_->get(hero, life); }
int Verbs::life_at_most(SeatId hero) const { return rules_->get(hero, max_life); }
int Verbs::intelligence_now(SeatId hero) const { return rules_->get(hero, intelligence); }
int Verbs::xp_now(SeatId hero) const { return rules_->get(hero, xp); }
int Verbs::level_now(SeatId hero) const { return rules_->get(hero, level); }
int Verbs::purse_now(SeatId hero) const { return rules_->get(hero, purse); }
int Verbs::money_now(SeatId hero) const { return rules_->get(hero, purse) + money_in_hand(*rules_, hero); }
int Verbs::armour_now(SeatId hero) const { return rules_->get(hero, armour); }
int Verbs::hand_count(SeatId hero) const { return rules_->table.size(rules_->zone(hand, hero)); }
int Verbs::scar_count(SeatId hero) const { return rules_->get(hero, scars); }
int Verbs::attack_count(SeatId hero) const { return rules_->get(hero, attacks); }
int Verbs::beer_count(SeatId hero) const { return rules_->get(hero, beers); }
bool Verbs::is_standing(SeatId hero) const { return rules_->stands(hero); }
bool Verbs::is_leader(SeatId hero) const { return rules_->first_seat() == hero; }
bool Verbs::is_active(SeatId hero) const { return rules_->active_seat() == hero; }
bool Verbs::is_berserk(SeatId hero) const { return rules_->get(hero, berserk) > 0; }
std::string_view Verbs::hero_kind(SeatId hero) const {
    return rules_->content.ids[index(rules_->hero_def(hero))].text();
}
std::vector<CardId> Verbs::targets(SeatId hero) const { return attackable(*rules_, hero); }
std::vector<SeatId> Verbs::others(SeatId hero) const {
    std::vector<SeatId> seats = rules_->standing_from(hero);
    std::erase(seats, hero);
    return seats;
}
std::vector<SeatId> Verbs::fallen_others(SeatId hero) const {
    std::vector<SeatId> seats = fallen_from(hero);
    std::erase(seats, hero);
    return seats;
}
std::vector<CardId> Verbs::monsters_of(SeatId hero) const {
    std::vector<CardId> living = rules_->cards(monsters, hero);
    std::erase_if(living, [&](CardId card) { return rules_->life_left(card) <= 0; });
    return living;
}

namespace {

CardKind kind_called(const std::string& word) {
    auto place = std::find(card_kind_words.begin(), card_kind_words.end(), word);
    if (place == card_kind_words.end()) throw VerbError("there is no kind of card '" + word + "'");
    return static_cast<CardKind>(place - card_kind_words.begin());
}

int count_of(const Rules& rules, Zone zone, SeatId hero, CardKind kind) {
    int found = 0;
    for (CardId card : rules.in(zone, hero))
        if (rules.card(card).kind == kind) ++found;
    return found;
}

/// The hero's player picks cards from the hand.
std::vector<CardId> pick_from_hand(Rules& rules, SeatId hero, int count, Name prompt, Name verb) {
    const std::vector<CardId> cards = rules.cards(hand, hero);
    count = std::clamp(count, 0, static_cast<int>(cards.size()));
    Question& question = rules.door.ask(Shape::choose_some, hero, prompt);
    question.say(word::cause, rules.cause);
    question.least = question.most = count;
    for (CardId card : cards)
        question.offer(verb, rules.ref(card));
    std::vector<CardId> picked;
    for (const Option& option : rules.door.choose_some(rules.table))
        picked.push_back(option.object.as_card());
    return picked;
}

}  // namespace

int Verbs::discard(SeatId hero, int count) {
    const std::vector<CardId> picked = pick_from_hand(*rules_, hero, count, word::ask_discard, word::discard);
    for (CardId card : picked) {
        rules_->tell(word::tell_discarded, {{word::hero, Ref::seat(hero)}, {word::card, rules_->ref(card)}});
        rules_->table.move(card, rules_->zone(discard_pile, hero));
    }
    return static_cast<int>(picked.size());
}

int Verbs::remove_cards(SeatId hero, int count) {
    const std::vector<CardId> picked = pick_from_hand(*rules_, hero, count, word::ask_remove, word::remove);
    for (CardId card : picked) {
        rules_->tell(word::tell_removed, {{word::hero, Ref::seat(hero)}, {word::card, rules_->ref(card)}});
        const bool starting = rules_->card(card).origin == Origin::start;
        rules_->table.move(card, rules_->zone(starting ? box : removed));
    }
    return static_cast<int>(picked.size());
}

int Verbs::draw(SeatId hero, int count) {
    int drawn = 0;
    for (; drawn < count && draw_cards(*rules_, hero, 1) == 1; ++drawn)
        if (rules_->house.open_hands)  // the latest one lies on top
            rules_->tell(word::tell_drawn,
                         {{word::hero, Ref::seat(hero)},
                          {word::card, rules_->ref(rules_->table.top(rules_->zone(hand, hero)))}});
    return drawn;
}
int Verbs::heal(SeatId hero, int amount) { return deckbuilder::heal(*rules_, hero, amount); }
int Verbs::hurt(SeatId hero, int amount, std::optional<bool> heavy) {
    return hit_hero(*rules_, hero, {amount, heavy.value_or(false)});
}
void Verbs::lose_life(SeatId hero, int amount) { deckbuilder::lose_life(*rules_, hero, amount); }
void Verbs::gain_xp(SeatId hero, int amount) { deckbuilder::gain_xp(*rules_, hero, amount); }
void Verbs::gain_money(SeatId hero, int amount) {
    rules_->table.add(hero, purse, amount);
    rules_->tell(word::tell_money,
                 {{word::hero, Ref::seat(hero)}, {word::n, Ref::number(rules_->get(hero, purse))}});
}
void Verbs::think(SeatId hero, int change) {
    rules_->table.add(hero, intelligence, change);
    rules_->tell(word::tell_think,
                 {{word::hero, Ref::seat(hero)}, {word::n, Ref::number(rules_->get(hero, intelligence))}});
}
void Verbs::gain_armour(SeatId hero, int amount) {
    rules_->table.add(hero, armour, amount);
    rules_->tell(word::tell_shielded,
                 {{word::hero, Ref::seat(hero)}, {word::n, Ref::number(rules_->get(hero, armour))}});
}

bool Verbs::gain_card(SeatId hero, const std::string& id) {
    const DefId def = need(id, DefKind::card, "card");
    static constexpr Zone kSpares[] = {box};
    CardId card = rules_->first_of(def, kSpares);
    if (card == CardId::none) card = rules_->first_of(def, market);
    if (card == CardId::none) return false;
    rules_->table.move(card, rules_->zone(discard_pile, hero));
    // Where it has come to: in the box nobody would see which one it is.
    rules_->tell(word::tell_took, {{word::hero, Ref::seat(hero)}, {word::card, rules_->ref(card)}});
    return true;
}

int Verbs::left(const std::string& id) const {
    const DefId def = need(id, DefKind::card, "card");
    int found = 0;
    const auto count = [&](Zone zone) {
        for (CardId card : rules_->in(zone))
            if (rules_->table.def(card) == def) ++found;
    };
    count(box);
    for (Zone stack : market)
        count(stack);
    return found;
}

int Verbs::holds(SeatId hero, const std::string& kind) const {
    return count_of(*rules_, hand, hero, kind_called(kind)) +
           count_of(*rules_, sheathed, hero, kind_called(kind));
}

int Verbs::discarded(SeatId hero, const std::string& kind) const {
    return count_of(*rules_, discard_pile, hero, kind_called(kind));
}

bool Verbs::lose_card(SeatId hero, const std::string& id) {
    const CardId card = find_own(hero, id);
    if (card == CardId::none) return false;
    rules_->tell(word::tell_removed, {{word::hero, Ref::seat(hero)}, {word::card, rules_->ref(card)}});
    return_card(*rules_, card);
    return true;
}

bool Verbs::has_card(SeatId hero, const std::string& id) const { return find_own(hero, id) != CardId::none; }

bool Verbs::give_effect(SeatId hero, const std::string& id) {
    return deckbuilder::give_effect(*rules_, hero, need(id, DefKind::effect, "effect"));
}

bool Verbs::has_effect(SeatId hero, const std::string& id) const {
    const DefId def = need(id, DefKind::effect, "effect");
    for (CardId card : rules_->cards(effects, hero))
        if (rules_->table.def(card) == def) return true;
    return false;
}

bool Verbs::end_effect(SeatId hero, const std::string& id) {
    const DefId def = need(id, DefKind::effect, "effect");
    for (CardId card : rules_->cards(effects, hero))
        if (rules_->table.def(card) == def) return deckbuilder::end_effect(*rules_, hero, card), true;
    return false;
}

bool Verbs::has_skill(SeatId hero, const std::string& id) const {
    const DefId def = need(id, DefKind::skill, "skill");
    for (CardId card : rules_->cards(skills, hero))
        if (rules_->table.def(card) == def) return true;
    return false;
}

bool Verbs::give_skill(SeatId hero, const std::string& id) {
    const DefId def = need(id, DefKind::skill, "skill");
    for (Zone kind : {skill_supply, learning})
        for (CardId card : rules_->cards(kind, hero))
            if (rules_->table.def(card) == def) {
                const int armour_before = rules_->traits(hero).armour;
                rules_->table.move(card, rules_->zone(skills, hero), Place::bottom);
                armour_changed(*rules_, hero, armour_before);
                rules_->tell(word::tell_learned,
                             {{word::hero, Ref::seat(hero)}, {word::card, rules_->ref(card)}});
                return true;
            }
    return false;
}

void Verbs::scar(SeatId hero) { give_scar(*rules_, hero); }
void Verbs::rise(SeatId hero, int new_life) { deckbuilder::rise(*rules_, hero, new_life, rules_->cause); }
int Verbs::roll(SeatId hero) { return rules_->die(Ref::seat(hero)); }

bool Verbs::ask(SeatId hero, const std::string& key) {
    rules_->door.ask(Shape::confirm, hero, word_of(key)).say(word::hero, Ref::seat(hero));
    return rules_->door.confirm(rules_->table);
}

namespace {

/// What the player chooses; nothing if there is nothing.
Ref choose_among(Rules& rules, SeatId hero, const std::string& key, const std::vector<Ref>& all) {
    if (all.empty()) return {};
    Question& question = rules.door.ask(Shape::choose_one, hero, word_of(key));
    for (const Ref each : all)
        question.offer(word::choose, each);
    return rules.door.choose_one(rules.table).object;
}

SeatId choose_seat(Rules& rules, SeatId hero, const std::string& key, const std::vector<SeatId>& seats) {
    std::vector<Ref> all;
    for (const SeatId seat : seats)
        all.push_back(Ref::seat(seat));
    const Ref chosen = choose_among(rules, hero, key, all);
    return chosen ? chosen.as_seat() : SeatId::none;
}

}  // namespace

CardId Verbs::choose_monster(SeatId hero, const std::string& key) {
    std::vector<Ref> all;
    for (const CardId monster : all_monsters())
        all.push_back(rules_->ref(monster));
    const Ref chosen = choose_among(*rules_, hero, key, all);
    return chosen ? chosen.as_card() : CardId::none;
}

SeatId Verbs::choose_other(SeatId hero, const std::string& key) {
    return choose_seat(*rules_, hero, key, others(hero));
}

SeatId Verbs::choose_fallen(SeatId hero, const std::string& key) {
    return choose_seat(*rules_, hero, key, fallen_others(hero));
}

int Verbs::choose(SeatId hero, const std::string& key, const Value& options, std::optional<int> sensible) {
    std::vector<std::pair<Name, Ref>> offered;
    for (const auto& [_, option] : options.entries()) {
        const std::string* verb = option.is_table() ? option.at(1).text() : option.text();
        const std::string* id = option.at(2).text();
        if (verb == nullptr || (option.is_table() && id == nullptr))
            throw VerbError(R"(an option should be a text key, or { "take", "id of a card or effect" })");
        offered.emplace_back(word_of(*verb), id != nullptr ? Ref::definition(need_either(*id)) : Ref());
    }
    if (offered.empty()) throw VerbError("there should be at least one option");
    Question& question = rules_->door.ask(Shape::choose_one, hero, word_of(key));
    for (std::size_t i = 0; i < offered.size(); ++i)
        question.offer(offered[i].first, offered[i].second, {}, static_cast<int>(i) + 1);
    if (sensible) question.say(word::sensible, Ref::number(*sensible));
    return rules_->door.choose_one(rules_->table).number;
}

CardId Verbs::bring(SeatId hero, const std::string& monster) { return place(monster, hero); }

bool Verbs::fetch(SeatId hero, const std::string& kind) {
    const CardKind wanted = kind_called(kind);
    for (CardId card : rules_->cards(discard_pile, hero))
        if (rules_->card(card).kind == wanted)
            return rules_->table.move(card, rules_->zone(hand, hero)), true;
    return false;
}

CardId Verbs::summon(SeatId hero, const std::string& id) {
    const DefId def = need(id, DefKind::card, "card");
    const CardDef& ally = rules_->content.card(def);
    if (ally.kind != CardKind::ally) throw VerbError("'" + id + "' is no ally");
    for (CardId card : rules_->cards(stack_of(ally.origin)))
        if (rules_->table.def(card) == def) {
            lay_in_front(*rules_, hero, card);
            rules_->table.set(card, summoner, 1 + static_cast<int>(index(card)));
            rules_->table.set(card, fresh, 1);
            rules_->tell(word::tell_placed,
                         {{word::monster, rules_->ref(card)}, {word::hero, Ref::seat(hero)}});
            return card;
        }
    return CardId::none;
}

int Verbs::card_life(CardId card) const { return is_monster(card) ? rules_->life_left(card) : 0; }
int Verbs::card_wounds(CardId card) const { return rules_->table.get(card, wounds); }
int Verbs::card_armour(CardId card) const { return is_monster(card) ? rules_->armour_of(card) : 0; }
bool Verbs::is_summoned(CardId card) const { return rules_->table.get(card, summoner) != 0; }
bool Verbs::is_spell(CardId card) const {
    return rules_->is_card(card) && rules_->card(card).kind == CardKind::attack_spell;
}
std::string_view Verbs::card_kind(CardId card) const {
    return rules_->is_card(card) ? card_kind_words[static_cast<std::size_t>(rules_->card(card).kind)]
                                 : "monster";
}
std::string_view Verbs::card_family(CardId card) const {
    return family_words[rules_->is_card(card) ? static_cast<std::size_t>(rules_->card(card).family) : 0];
}
std::string_view Verbs::card_element(CardId card) const {
    return element_words[rules_->is_card(card) ? static_cast<std::size_t>(rules_->card(card).element) : 0];
}
SeatId Verbs::area(CardId card) const { return rules_->area_of(card); }
SeatId Verbs::owner(CardId card) const { return rules_->owner_of(card); }
bool Verbs::has_type(CardId card, const std::string& type) const {
    const bool ally = rules_->is_card(card) && rules_->card(card).kind == CardKind::ally;
    if (!ally) return is_monster(card) && rules_->has_type(card, Name::of(type));
    const SeatId owner = rules_->owner_of(card);
    return rules_->has_type(card, Name::of(type)) ||
           (owner != SeatId::none && rules_->traits(owner).ally_type == Name::of(type));
}

int Verbs::wound(CardId card, int amount, const std::optional<std::string>& element) {
    if (!is_monster(card)) throw VerbError("this card is no Monster in play");
    Element kind = Element::none;
    if (element) {
        auto place = std::find(element_words.begin(), element_words.end(), *element);
        if (place == element_words.end()) throw VerbError("there is no element '" + *element + "'");
        kind = static_cast<Element>(place - element_words.begin());
    }
    const int dealt = wound_monster(*rules_, rules_->active_seat(), card, amount, kind);
    return dealt;
}

void Verbs::mend(CardId card, int amount) {
    rules_->table.set(card, wounds, std::max(0, rules_->table.get(card, wounds) - std::max(0, amount)));
}

void Verbs::kill(CardId card) {
    if (!is_monster(card)) throw VerbError("this card is no Monster in play");
    kill_monster(*rules_, rules_->active_seat(), card);
}

void Verbs::weaken(CardId card, int amount) {
    if (is_monster(card))
        rules_->table.add(card, armour_lost, std::clamp(amount, 0, rules_->armour_of(card)));
}
void Verbs::enrage(CardId card, int amount) {
    if (!is_monster(card) || rules_->table.get(card, wounds) >= rules_->life_of(card))
        return;  // the blow that was to daunt it has killed it
    rules_->table.add(card, attack_bonus, amount);
    if (amount < 0) rules_->table.add(card, daunted, -amount);
    rules_->tell(amount < 0 ? word::tell_daunted : word::tell_enraged,
                 {{word::monster, rules_->ref(card)}, {word::n, Ref::number(std::abs(amount))}});
}

int Verbs::part(CardId /*card*/, const std::string& key, int amount) {
    constexpr std::size_t kMostParts = 16;  // nobody reads more
    if (rules_->said.parts().size() < kMostParts) rules_->said.add(word_of(key), amount);
    return amount;
}

void Verbs::move_to(CardId card, SeatId hero) {
    if (!is_monster(card) || rules_->monster(card).boss) throw VerbError("only Monsters in play move");
    rules_->table.move(card, rules_->zone(monsters, hero), Place::bottom);
}

void Verbs::lift(CardId card) {
    if (rules_->table.kind_of(rules_->table.where(card)) != effects)
        throw VerbError("only an effect can be lifted");
    deckbuilder::end_effect(*rules_, rules_->area_of(card), card);
}

void Verbs::take_away(CardId card) {
    if (!rules_->is_card(card)) throw VerbError("only cards of the market or a deck can be taken away");
    rules_->tell(word::tell_removed,
                 {{word::hero, Ref::seat(rules_->active_seat())}, {word::card, rules_->ref(card)}});
    deckbuilder::take_away(*rules_, card,
                           rules_->zone(rules_->card(card).origin == Origin::start ? box : removed));
}

SeatId Verbs::active_hero() const { return rules_->active_seat(); }
SeatId Verbs::leader() const { return rules_->get(first_player) < 0 ? SeatId::none : rules_->first_seat(); }
/// 21.64: companions do not decide for people.
SeatId Verbs::speaker() const {
    const SeatId first = leader();
    if (first == SeatId::none) return first;
    for (SeatId seat : rules_->standing_from(first))
        if (rules_->get(seat, person) != 0) return seat;
    return first;
}
std::vector<SeatId> Verbs::heroes() const { return rules_->standing_from(rules_->active_seat()); }
std::vector<SeatId> Verbs::fallen() const { return fallen_from(rules_->active_seat()); }
std::vector<SeatId> Verbs::fallen_from(SeatId first) const {
    std::vector<SeatId> seats;
    for (SeatId seat : rules_->clockwise(first))
        if (!rules_->stands(seat)) seats.push_back(seat);
    return seats;
}

std::vector<CardId> Verbs::all_monsters() const {
    std::vector<CardId> all;
    for (SeatId seat : rules_->clockwise(rules_->active_seat()))
        for (CardId card : rules_->in(monsters, seat))
            if (rules_->life_left(card) > 0) all.push_back(card);
    for (CardId card : rules_->in(boss_area))
        all.push_back(card);
    return all;
}

CardId Verbs::boss() const { return rules_->table.top(rules_->zone(boss_area)); }
int Verbs::party() const { return rules_->get(party_size); }
int Verbs::round_now() const { return rules_->get(round); }
Ref Verbs::story() const { return Ref::table(kStoryAspect); }

CardId Verbs::place(const std::string& monster, SeatId hero) {
    need(monster, DefKind::monster, "Monster");
    return rules_->stands(hero) ? place_monster(*rules_, intern(monster), hero) : CardId::none;
}

int Verbs::drop(const std::string& icon, SeatId hero) {
    LootIcon parsed;
    if (const std::string wrong = read_loot_icon(parsed, Value(icon)); !wrong.empty())
        throw VerbError("the icon " + wrong);
    return draw_icon(*rules_, parsed, nullptr, rules_->zone(deckbuilder::loot, hero));
}

int Verbs::die() { return rules_->die(Ref::table(), stream_story); }

void Verbs::tell(const std::string& key, std::optional<SeatId> hero, std::optional<int> n) {
    rules_->tell(word_of(key), {{word::hero, hero ? Ref::seat(*hero) : Ref::seat(rules_->active_seat())},
                                {word::n, Ref::number(n.value_or(0))}});
}

void Verbs::reshuffle() { reshuffle_adventures(*rules_); }

DefId Verbs::need(std::string_view id, DefKind kind, std::string_view what) const {
    const DefId def = rules_->content.find(id, kind);
    if (def != DefId::none) return def;
    std::vector<std::string_view> words;
    for (DefId other : rules_->content.all(kind))
        words.push_back(rules_->content.ids[index(other)].text());
    throw VerbError(fmt::format("there is no {} '{}'{}", what, id, or_meant(id, words)));
}

DefId Verbs::need_either(std::string_view id) const {
    const DefId effect = rules_->content.find(id, DefKind::effect);
    return effect != DefId::none ? effect : need(id, DefKind::card, "card or effect");
}

CardId Verbs::find_own(SeatId hero, std::string_view id) const {
    const DefId def = need(id, DefKind::card, "card");
    static constexpr Zone kOwn[] = {hand, discard_pile, deck, played};
    for (Zone kind : kOwn)
        for (CardId card : rules_->in(kind, hero))
            if (rules_->table.def(card) == def) return card;
    for (CardId card : own_front(*rules_, hero))
        if (rules_->table.def(card) == def) return card;
    for (CardId card : rules_->in(sheathed, hero))
        if (rules_->table.def(card) == def) return card;
    return CardId::none;
}

bool Verbs::is_monster(CardId card) const {
    const int kind = rules_->table.kind_of(rules_->table.where(card));
    return kind == monsters || kind == boss_area;
}

}  // namespace tankard::deckbuilder
