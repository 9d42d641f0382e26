#include "deckbuilder/definitions/fields.h"

#include "deckbuilder/definitions/readings.h"
#include "registry/aim.h"

#include <span>
#include <string_view>

namespace tankard::deckbuilder {
namespace {

constexpr std::string_view kCardKinds[] = {
    "money",  "weapon", "defence", "attack_spell", "healing_spell", "defence_spell", "scroll",
    "potion", "beer",   "food",    "sheath",       "item",          "monster",       "ally"};
constexpr std::string_view kFamilyWords[] = {"none", "sword", "axe", "mace", "ranged", "knife", "staff"};
constexpr std::string_view kElementWords[] = {"none", "fire", "earth", "water", "air", "mind"};
constexpr std::string_view kOrigins[] = {"main",   "beer",    "scroll", "spell",
                                         "potion", "nuggets", "food",   "start"};
constexpr std::string_view kBags[] = {"weapon", "ranged", "spell", "potion"};

/// Numbers of a definition's state that stand on its card, and of how much they are.
Reading<std::vector<std::pair<Name, int>>> shown_state() {
    static constexpr Range kMost{1, 99};
    return {{.type = "{ name = n }", .range = kMost},
            [](std::vector<std::pair<Name, int>>& shows, const Value& value) -> std::string {
                if (!value.is_table()) return "should be a table such as { water = 3 }";
                for (const auto& [key, most] : value.entries()) {
                    const auto* name = std::get_if<std::string>(&key);
                    if (name == nullptr) return "should be a table such as { water = 3 }";
                    auto& [word, number] = shows.emplace_back(intern(*name), 0);
                    if (std::string wrong = integers(kMost).read(number, most); !wrong.empty())
                        return fmt::format("{}: {}", *name, wrong);
                }
                return "";
            }};
}

using M = MonsterAndExtra;

Definition<M> monster_base(std::string_view name, std::string_view doc) {
    Definition<M> d(name, doc);
    d.field("life", &M::life, {1, 200}, "Life points.")
        .field("party_life", &M::party_life, per_party(), "More life by party size.")
        .field("attack", &M::attack, kSmall, "Modifier on the attack die.")
        .field("attacks", &M::attacks, "False: never attacks.")
        .field("xp", &M::xp, {0, 500}, "XP for the killer.")
        .field("heavy", &M::heavy, "Heavy Attack: the surplus passes Defence cards.")
        .field("regeneration", &M::regeneration, kCount, "Life healed before it attacks.")
        .field("armour", &M::armour, kCount, "Off each damage dealt to it.")
        .field("insane", &M::insane, "Its attack hits every hero with one roll.")
        .field("mind", &M::mind, "Hits intelligence instead of life.")
        .field("proliferate", &M::proliferate, "On 4+ brings another of its kind before attacking.")
        .field("summon", &M::summon, definition_name("a Monster"),
               "Brings this Monster before attacking, while its last one is gone.")
        .field("element", &M::element, kElementWords, "The element of its attack.")
        .field("types", &M::types, own_words(), "Types that bonuses look for (undead, beast …).")
        .field("immune", &M::immune, elements(), "Damage of these elements is 0.")
        .field("resists", &M::resists, by_element(), "Off damage of these elements.")
        .field("loot", &M::loot, loot_icons(), "What lies on its back.")
        .field("die", &M::die, die_icons(), "The table behind a die among its loot.")
        .field("shows", &M::shows, shown_state(),
               "Numbers of its state that everybody sees on its card, and of how much each is; text "
               "`fact.NAME`.");
    for (std::string_view hook : {"before_attacks", "on_turn_start", "on_turn_end", "on_hit", "on_wound",
                                  "on_death", "on_kill", "on_attack", "on_round", "on_encounter_end",
                                  "attack_change", "monster_attack_change", "damage_change"})
        d.hook(hook);
    return d;
}

template <typename T>
Definition<T>& listener_hooks(Definition<T>& d) {
    for (std::string_view hook : {"on_turn_start", "on_turn_end", "on_kill", "on_hit", "on_buy", "on_round",
                                  "on_encounter_end", "on_fall", "attack_change", "monster_attack_change",
                                  "damage_change", "price_change", "turn_end_loss", "can_use", "on_use"})
        d.hook(hook);
    return d;
}

}  // namespace

const std::span<const std::string_view> family_words = kFamilyWords;
const std::span<const std::string_view> element_words = kElementWords;
const std::span<const std::string_view> card_kind_words = kCardKinds;

const Definition<CardDef>& card_fields() {
    static const Definition<CardDef> fields = [] {
        Definition<CardDef> d("card", "A card of the main deck, a market stack or a starting deck.");
        d.field("kind", &CardDef::kind, kCardKinds, "What sort of card it is.")
            .field("from", &CardDef::origin, kOrigins, "Where it lies when the campaign begins.")
            .field("price", &CardDef::price, {0, 500}, "Price in coins' worth; tens.")
            .field("copies", &CardDef::copies, {0, 99}, "How many there are.")
            .field("value", &CardDef::value, {0, 99}, "Money's worth, defence value, or life healed.")
            .field("modifier", &CardDef::modifier, kSmall, "On the attack or healing roll.")
            .field("magic_modifier", &CardDef::magic_modifier, kSmall,
                   "A magic staff: on the roll of its magic attack.")
            .field("dice", &CardDef::dice, {0, 1}, "1: heals a die's roll plus `value`.")
            .field("cost", &CardDef::cost, {0, 20}, "Intelligence that it costs.")
            .field("intelligence", &CardDef::intelligence, kSmall, "Intelligence for this turn.")
            .field("discards", &CardDef::discards, {0, 9},
                   "Lowers the first target's armour after the damage.")
            .field("armour", &CardDef::armour, {0, 20}, "Armour bonus while it lies in front.")
            .field("heavy", &CardDef::heavy, "Surplus damage carries on to a second area.")
            .field("family", &CardDef::family, kFamilyWords, "Weapon family.")
            .field("element", &CardDef::element, kElementWords, "Spell element.")
            .field("monster", &CardDef::monster, definition_name("a Monster"), "Which Monster this card is.");
        d.hook("on_play").hook("can_play");
        return listener_hooks(d);
    }();
    return fields;
}

const Definition<M>& monster_fields() {
    static const Definition<M> fields = [] {
        Definition<M> d = monster_base("monster", "A Monster.");
        d.field("copies", &M::copies, kCount, "Mini cards of it; 0: party size + 2.")
            .field("charge", &M::charge, "Moves to the hero with the most life at the end of the turn.")
            .field("defensive", &M::defensive, "Fights for the hero who played it.");
        return d;
    }();
    return fields;
}

const Definition<M>& boss_fields() {
    static const Definition<M> fields = [] {
        Definition<M> d = monster_base("boss", "A Final Boss, card 0 of a chapter.");
        d.nobodys().hook("on_reveal");
        d.field("monsters", &M::monsters, placements(), "Who comes with it.")
            .field("xp_all", &M::xp_all, {0, 500}, "XP for everybody.");
        return d;
    }();
    return fields;
}

const Definition<HeroDef>& hero_fields() {
    static const Definition<HeroDef> fields = [] {
        Definition<HeroDef> d("hero", "A Hero Board.");
        d.field("life", &HeroDef::max_life, {1, 99}, "Maximum life.")
            .field("intelligence", &HeroDef::intelligence, {0, 20}, "Intelligence at each turn's start.")
            .field("level2", &HeroDef::level2, {1, 999}, "XP for level 2.")
            .field("level3", &HeroDef::level3, {1, 999}, "XP for level 3.")
            .field("levels", &HeroDef::levels, level_traits(), "What each level adds.");
        return listener_hooks(d);
    }();
    return fields;
}

const Definition<SkillDef>& skill_fields() {
    static const Definition<SkillDef> fields = [] {
        Definition<SkillDef> d("skill", "A skill, bought with a full track of XP.");
        d.field("advanced", &SkillDef::advanced, "An Advanced Skill: needs two learning stages.")
            .field("traits", &SkillDef::traits, traits(), "What it adds.")
            .field("bag", &SkillDef::bag, one_of(kBags), "A card more in the bag.");
        return listener_hooks(d);
    }();
    return fields;
}

const Definition<EffectDef>& effect_fields() {
    static const Definition<EffectDef> fields = [] {
        Definition<EffectDef> d("effect", "A lasting effect on a hero: a curse, a blessing.");
        d.field("traits", &EffectDef::traits, traits(), "What it adds.")
            .field("turns", &EffectDef::turns, {-1, 99},
                   "How many of the hero's turns; 0 the encounter, -1 the chapter.");
        return listener_hooks(d);
    }();
    return fields;
}

const Definition<AdventureDef>& adventure_fields() {
    static const Definition<AdventureDef> fields = [] {
        Definition<AdventureDef> d("adventure_card", "A numbered card of the adventure deck.");
        d.field("number", &AdventureDef::number, {1, 999},
                "Its number in chapters' decks; without one it is in none.")
            .field("monsters", &AdventureDef::monsters, placements(), "A Monsters! card: who comes.")
            .field("xp", &AdventureDef::xp, {0, 500}, "XP for everybody when the encounter is over.")
            .field("event", &AdventureDef::event,
                   "Not a Monsters! card: applied, then the next one is drawn.");
        d.nobodys().hook("on_reveal").hook("on_encounter_end");
        for (std::string_view hook :
             {"on_turn_start", "on_turn_end", "on_kill", "on_hit", "on_buy", "on_round", "on_fall",
              "attack_change", "monster_attack_change", "damage_change", "price_change", "turn_end_loss"})
            d.hook(hook);
        return d;
    }();
    return fields;
}

const Definition<ChapterDef>& chapter_fields() {
    static const Definition<ChapterDef> fields = [] {
        Definition<ChapterDef> d("chapter", "A chapter of a campaign.");
        d.checked("plays", texts(), "The rule set, such as deckbuilder; without it the chapter is only told.")
            .field("deck", &ChapterDef::deck, card_numbers(), "The adventure deck; 0 is the boss.")
            .field("boss", &ChapterDef::boss, "The Final Boss, by id.")
            .field("boss_shuffled", &ChapterDef::boss_shuffled,
                   "True: card 0 lies anywhere in the deck, not at its bottom.")
            .checked("tier", integers({1, 3}), "How hard it is meant to be.")
            .checked("paths", own_words(),
                     "Chapters to which its pages may lead; for the map and the checks.")
            .checked("target", Reading<Aims>{{.type = "percents"}, read_aims},
                     "How often it should be won: 60, { 55, 75 }, or { { 20, 40 }, … } by party size.")
            .checked("least", integers({1, 6}), "The fewest heroes who can play it.")
            .nobodys();
        for (std::string_view hook :
             {"intro", "alive", "dead", "on_setup", "on_turn_start", "on_turn_end", "on_kill", "on_fall",
              "on_round", "on_encounter_end", "attack_change", "monster_attack_change", "damage_change",
              "price_change", "turn_end_loss"})
            d.hook(hook);
        return d;
    }();
    return fields;
}

}  // namespace tankard::deckbuilder
