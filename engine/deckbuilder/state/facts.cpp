#include "deckbuilder/state/facts.h"

#include "deckbuilder/state/zones.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>

namespace tankard::deckbuilder {
namespace {

void add(std::vector<Fact>& facts, std::string_view name, int value, int most = 0) {
    facts.push_back({intern(name), value, most});
}

void add_if(std::vector<Fact>& facts, std::string_view name, int value) {
    if (value != 0) add(facts, name, value);
}

void monster_facts(std::vector<Fact>& facts, const MonsterDef& monster, int life, int most) {
    add(facts, "life", life, most);
    if (monster.attacks) add(facts, "attack", monster.attack);
    add_if(facts, "armour", monster.armour);
    add_if(facts, "regeneration", monster.regeneration);
    for (auto [flag, word] : {std::pair{monster.heavy, "heavy"},
                              {monster.insane, "insane"},
                              {monster.charge, "charge"},
                              {monster.mind, "mind"},
                              {monster.proliferate, "proliferate"},
                              {static_cast<bool>(monster.summon), "summons"}})
        if (flag) add(facts, word, 0);
}

/// What of its state everybody sees; `state` may be null.
void shown_state(std::vector<Fact>& facts, const MonsterDef& monster, const Value* state) {
    for (const auto& [name, most] : monster.shows) {
        const std::int64_t* value = state != nullptr ? state->at(name.text()).integer() : nullptr;
        const std::int64_t number = value != nullptr ? *value : 0;
        facts.push_back(
            {name, static_cast<int>(std::clamp<std::int64_t>(number, 0, most)), state != nullptr ? most : 0});
    }
}

/// Without a party: what each hero adds to a Boss's life is said beside it.
void monster_facts(std::vector<Fact>& facts, const MonsterDef& monster) {
    monster_facts(facts, monster, monster.life, 0);
    const PerParty& more = monster.party_life;
    if (more.b == 0)
        facts.front().value += more.a;
    else if (more.b <= 2)
        facts.insert(facts.begin() + 1, {intern(more.b == 1 ? "life_each" : "life_every_two"), more.a});
    shown_state(facts, monster, nullptr);
}

void card_facts(std::vector<Fact>& facts, const Content& content, DefId definition) {
    const CardDef& card = content.card(definition);
    switch (card.kind) {
        case CardKind::weapon:
        case CardKind::attack_spell: add(facts, "roll", card.modifier); break;
        case CardKind::healing_spell: add(facts, "healing", card.modifier); break;
        case CardKind::defence:
        case CardKind::defence_spell: add(facts, "defence", card.value); break;
        case CardKind::money: add(facts, "money", card.value); break;
        case CardKind::ally:
        case CardKind::monster: monster_facts(facts, content.monster(content.monster_of(definition))); break;
        case CardKind::food:
        case CardKind::potion:
            if (card.kind == CardKind::food || card.dice > 0)
                add(facts, "heals_die", card.value);
            else
                add_if(facts, "heals", card.value);
            break;
        default: add_if(facts, "heals", card.value); break;
    }
    if (card.heavy) add(facts, "heavy", 0);
    add_if(facts, "armour", card.armour);
    add_if(facts, card.kind == CardKind::weapon ? "casts" : "cost", card.cost);  // nobody need cast it
    add_if(facts, "intelligence", card.intelligence);
}

}  // namespace

std::vector<Fact> facts_of(const Content& content, DefId definition) {
    std::vector<Fact> facts;
    switch (content.kind(definition)) {
        case DefKind::card: card_facts(facts, content, definition); break;
        case DefKind::monster:
        case DefKind::boss: monster_facts(facts, content.monster(definition)); break;
        case DefKind::hero:
            add(facts, "life", content.hero(definition).max_life);
            add(facts, "intelligence", content.hero(definition).intelligence);
            break;
        default: break;
    }
    return facts;
}

std::vector<Fact> facts_of(const Content& content, const Table& table, CardId card) {
    const DefId def = table.def(card);
    const int zone = table.kind_of(table.where(card));
    const bool fights =
        zone == monsters || zone == boss_area ||
        (zone == front && content.is(def, DefKind::card) && content.card(def).kind == CardKind::ally);
    std::vector<Fact> facts;
    if (fights) {
        const MonsterDef& monster = content.monster(content.monster_of(def));
        const int most = monster.full_life(table.get(party_size));
        monster_facts(facts, monster, most - table.get(card, wounds), most);
        shown_state(facts, monster, &table.memory(card));
        for (Fact& fact : facts) {
            if (fact.name == Name::of("armour"))
                fact.value = std::max(0, fact.value - table.get(card, armour_lost));
            if (fact.name == Name::of("attack")) fact.value += table.get(card, attack_bonus);
        }
        return facts;
    }
    facts = facts_of(content, def);
    if (zone == defeated && !content.is(def, DefKind::card))
        facts = {{intern("life"), 0, content.monster(def).full_life(table.get(party_size))}};
    if (zone == defeated && table.get(card, unturned) != 0) add(facts, "unturned", 0);
    if (zone == loot || zone == boss_loot) add(facts, "price", content.card(def).price);
    if (zone == front && table.get(card, damage) > 0) add(facts, "damaged", table.get(card, damage));
    if (zone == effects && table.get(card, turns) > 0) add(facts, "turns", table.get(card, turns));
    if (zone == learning) add(facts, "stage", table.get(card, stage));
    return facts;
}

Name kind_of(const Content& content, DefId definition) {
    switch (content.kind(definition)) {
        case DefKind::card:
            return intern(card_kind_words[static_cast<std::size_t>(content.card(definition).kind)]);
        case DefKind::monster: return intern("foe");
        case DefKind::boss: return intern("boss");
        case DefKind::hero: return intern("hero");
        case DefKind::skill: return intern("skill");
        case DefKind::effect: return intern("effect");
        case DefKind::adventure: return intern("adventure");
        case DefKind::chapter: return intern("chapter");
    }
    return {};
}

}  // namespace tankard::deckbuilder
