#include "deckbuilder/fields.h"

#include "registry/aim.h"

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

constexpr Range kSmall{-20, 20};
constexpr Range kCount{0, 99};

std::optional<std::size_t> place_of(std::string_view word, std::span<const std::string_view> words) {
    auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) return std::nullopt;
    return static_cast<std::size_t>(found - words.begin());
}

std::string list_of(std::span<const std::string_view> words) {
    return fmt::format("{}", fmt::join(words, ", "));
}

/// A table of word = integer, written into an array by the word's place.
template <std::size_t N>
std::string read_words(std::array<int, N>& into, const Value& value,
                       std::span<const std::string_view> words) {
    if (!value.is_table()) return "should be a table such as { " + std::string(words[1]) + " = 1 }";
    for (const auto& [key, number] : value.entries()) {
        const auto* word = std::get_if<std::string>(&key);
        const auto place = word != nullptr ? place_of(*word, words) : std::nullopt;
        if (!place || number.integer() == nullptr)
            return "should give a number to words out of " + list_of(words);
        if (*number.integer() < kSmall.least || *number.integer() > kSmall.most)
            return fmt::format("should give numbers from {} to {}", kSmall.least, kSmall.most);
        into[*place] = static_cast<int>(*number.integer());
    }
    return "";
}

std::string read_name(Name& name, const Value& value) {
    if (value.text() == nullptr) return "should be the name of a definition, not " + value.show();
    name = intern(*value.text());
    return "";
}

std::string read_against(Traits& traits, const Value& value) {
    for (const auto& [key, number] : value.entries()) {
        const auto* word = std::get_if<std::string>(&key);
        if (word == nullptr || number.integer() == nullptr)
            return "should give a number to a Monster type, such as { undead = 2 }";
        traits.against.emplace_back(intern(*word), static_cast<int>(*number.integer()));
    }
    return value.is_table() ? "" : "should be a table such as { undead = 2 }";
}

std::string read_traits(Traits& traits, const Value& value) {
    static const Definition<Traits> fields = [] {
        Definition<Traits> d("traits", "What a hero, skill, effect or card in front adds.");
        d.field("hand", &Traits::hand, kSmall, "Cards more in a full hand.")
            .field("regeneration", &Traits::regeneration, kCount,
                   "Life gained at the start of the turn, after the Monsters' attacks.")
            .field("reduction", &Traits::reduction, kCount,
                   "Off the damage of each attack, after Defence cards.")
            .field("armour", &Traits::armour, kCount,
                   "Armour bonus: a pool that is full again at each turn's start.")
            .field("intelligence", &Traits::intelligence, kSmall, "More intelligence at each turn's start.")
            .field("weapons", &Traits::weapons, kSmall, "On every Weapon's roll.")
            .field("ally_type", "a Monster type", "The hero's own Defensive Monsters count as this type.",
                   [](Traits& t, const Value& v) { return read_name(t.ally_type, v); })
            .field("ally_attack", &Traits::ally_attack, kSmall,
                   "On the attacks of the hero's own Defensive Monsters.")
            .field("berserk_beers", &Traits::berserk_beers, kCount, "Beers in one turn that bring Berserk.")
            .field("berserk_bonus", &Traits::berserk_bonus, kCount, "On every Weapon while Berserk.")
            .field("dodge", &Traits::dodge, {0, 1},
                   "1: may roll 4+ for each Monster in front to reach the Loot.")
            .field("swap", &Traits::swap, {0, 9},
                   "How often a turn a Loot card may be swapped for the next of its stack.")
            .field("drain", &Traits::drain, {0, 1},
                   "1: once a turn a Weapon's damage may be turned into life, paid with intelligence.")
            .field("family", "{family = n}", "On Weapons of these families.",
                   [](Traits& t, const Value& v) { return read_words(t.family, v, kFamilyWords); })
            .field("spells", "{element = n}", "On attack Spells of these elements; `none` counts for all.",
                   [](Traits& t, const Value& v) { return read_words(t.spells, v, kElementWords); })
            .field("resistance", "{element = n}", "Off Monsters' attacks of these elements.",
                   [](Traits& t, const Value& v) { return read_words(t.resistance, v, kElementWords); })
            .field("against", "{type = n}", "On attacks whose first target is of this Monster type.",
                   read_against);
        return d;
    }();
    if (!value.is_table()) return "should be a table of traits";
    Problems problems;
    fields.read({.facts = value}, traits, problems);
    return problems.empty() ? "" : problems.front().message;
}

std::string read_per_party(PerParty& number, const Value& value) {
    if (value.integer() != nullptr) {
        number = {static_cast<int>(*value.integer()), 0};
        return *value.integer() >= 0 ? "" : "should not be negative";
    }
    const auto* a = value.at(1).integer();
    const auto* b = value.at(2).integer();
    if (a == nullptr || b == nullptr || *a < 0 || *b < 1 || *a > 99 || *b > 99)
        return "should be {a, b}: a for every b heroes, rounded up";
    number = {static_cast<int>(*a), static_cast<int>(*b)};
    return "";
}

std::string read_placements(std::vector<Placement>& placements, const Value& value) {
    for (const auto& [_, entry] : value.entries()) {
        const Value& id = entry.is_table() ? entry.at(1) : entry;
        if (id.text() == nullptr) return R"(should list Monsters such as {"goblin", per_party = {1, 2}})";
        Placement placement{intern(*id.text()), {}};
        if (const Value& count = entry.at("per_party"); !count.is_nil())
            if (std::string wrong = read_per_party(placement.count, count); !wrong.empty())
                return "per_party " + wrong;
        if (const Value& count = entry.at("count"); count.integer() != nullptr)
            placement.count = {static_cast<int>(*count.integer()), 0};
        placements.push_back(placement);
    }
    return value.is_table() ? "" : "should be a list of Monsters";
}

/// "beer", "spell:fire", "card", "weapon", "defence", "food", "die", "=exact_name"; with {…, per_party = 2}
/// for 9.8.
std::string read_icon(LootIcon& icon, const Value& value) {
    const Value& word = value.is_table() ? value.at(1) : value;
    if (word.text() == nullptr) return "should be a loot icon, not " + value.show();
    const std::string& text = *word.text();
    for (const auto& [key, _] : value.entries())
        if (const auto* name = std::get_if<std::string>(&key); name != nullptr && *name != "per_party")
            return "knows only per_party beside the icon, not '" + *name + "'";
    if (const Value& per = value.at("per_party"); !per.is_nil()) {
        if (per.integer() == nullptr || *per.integer() < 1 || *per.integer() > 9)
            return "per_party should be 1 to 9, not " + per.show();
        icon.per_party = static_cast<int>(*per.integer());
    }
    static constexpr std::string_view kStackWords[] = {"", "beer", "scroll", "spell", "potion", "nuggets"};
    if (auto stack = place_of(text, kStackWords); stack && *stack > 0) {
        icon.what = LootIcon::What::stack;
        icon.stack = static_cast<Origin>(*stack);
    } else if (text.starts_with("spell:")) {
        const auto element = place_of(std::string_view(text).substr(6), kElementWords);
        if (!element) return "names no element: " + list_of(kElementWords);
        icon.what = LootIcon::What::element;
        icon.stack = Origin::spell;
        icon.element = static_cast<Element>(*element);
    } else if (text == "card")
        icon.what = LootIcon::What::card;
    else if (text == "weapon")
        icon.what = LootIcon::What::weapon;
    else if (text == "defence")
        icon.what = LootIcon::What::defence;
    else if (text == "food")
        icon.what = LootIcon::What::food;
    else if (text == "die")
        icon.what = LootIcon::What::die;
    else if (text.starts_with("=")) {
        icon.what = LootIcon::What::named;
        icon.named = intern(std::string_view(text).substr(1));
    } else
        return "'" + text +
               "' should be beer, scroll, spell, spell:ELEMENT, potion, nuggets, card, weapon, defence, "
               "food, die or =NAME";
    return "";
}

std::string read_icons(std::vector<LootIcon>& icons, const Value& value) {
    if (!value.is_table()) return "should be a list of loot icons";
    for (const auto& [_, entry] : value.entries())
        if (std::string wrong = read_icon(icons.emplace_back(), entry); !wrong.empty()) return wrong;
    return "";
}

using M = MonsterAndExtra;

template <typename T>
std::function<std::string(M&, const Value&)> number(T MonsterDef::*member, Range range) {
    return [member, range](M& both, const Value& value) -> std::string {
        if (value.integer() == nullptr || *value.integer() < range.least || *value.integer() > range.most)
            return fmt::format("should be an integer from {} to {}, not {}", range.least, range.most,
                               value.show());
        both.monster.*member = static_cast<T>(*value.integer());
        return "";
    };
}

std::function<std::string(M&, const Value&)> flag(bool MonsterDef::*member) {
    return [member](M& both, const Value& value) -> std::string {
        if (value.truth() == nullptr) return "should be true or false, not " + value.show();
        both.monster.*member = *value.truth();
        return "";
    };
}

Definition<M> monster_base(std::string_view name, std::string_view doc) {
    Definition<M> d(name, doc);
    d.field("life", "an integer", "Life points.", number(&MonsterDef::life, {1, 200}))
        .field("party_life", "{a, b}", "More life by party size: a for every b heroes, rounded up.",
               [](M& m, const Value& v) { return read_per_party(m.monster.party_life, v); })
        .field("attack", "an integer", "Modifier on the attack die.", number(&MonsterDef::attack, kSmall))
        .field("attacks", "true or false", "False: never attacks.", flag(&MonsterDef::attacks))
        .field("xp", "an integer", "XP for the killer.", number(&MonsterDef::xp, {0, 500}))
        .field("heavy", "true or false", "Heavy Attack: the surplus passes Defence cards.",
               flag(&MonsterDef::heavy))
        .field("regeneration", "an integer", "Life healed before it attacks.",
               number(&MonsterDef::regeneration, kCount))
        .field("armour", "an integer", "Off each damage dealt to it.", number(&MonsterDef::armour, kCount))
        .field("insane", "true or false", "Its attack hits every hero with one roll.",
               flag(&MonsterDef::insane))
        .field("mind", "true or false", "Hits intelligence instead of life.", flag(&MonsterDef::mind))
        .field("proliferate", "true or false", "On 4+ brings another of its kind before attacking.",
               flag(&MonsterDef::proliferate))
        .field("summon", "a Monster", "Brings this Monster before attacking, while its last one is gone.",
               [](M& m, const Value& v) { return read_name(m.monster.summon, v); })
        .field("element", "an element", "The element of its attack.",
               [](M& m, const Value& v) -> std::string {
                   const auto place = v.text() != nullptr ? place_of(*v.text(), kElementWords) : std::nullopt;
                   if (!place) return "should be one of " + list_of(kElementWords);
                   m.monster.element = static_cast<Element>(*place);
                   return "";
               })
        .field("types", "a list of words", "Types that bonuses look for (undead, beast …).",
               [](M& m, const Value& v) -> std::string {
                   for (const auto& [_, type] : v.entries()) {
                       if (type.text() == nullptr) return "should be a list of words";
                       m.monster.types.push_back(intern(*type.text()));
                   }
                   return v.is_table() ? "" : "should be a list of words";
               })
        .field("immune", "a list of elements", "Damage of these elements is 0.",
               [](M& m, const Value& v) -> std::string {
                   for (const auto& [_, element] : v.entries()) {
                       const auto place = element.text() != nullptr ? place_of(*element.text(), kElementWords)
                                                                    : std::nullopt;
                       if (!place) return "should list elements out of " + list_of(kElementWords);
                       m.monster.immune[*place] = true;
                   }
                   return v.is_table() ? "" : "should be a list of elements";
               })
        .field("resists", "{element = n}", "Off damage of these elements.",
               [](M& m, const Value& v) { return read_words(m.monster.resists, v, kElementWords); })
        .field("loot", "a list of icons", "What lies on its back.",
               [](M& m, const Value& v) { return read_icons(m.monster.loot, v); })
        .field("die", "six icons", "The table behind a die among its loot.", [](M& m, const Value& v) {
            std::string wrong = read_icons(m.monster.die, v);
            return wrong.empty() && m.monster.die.size() != 6 ? std::string("should have six entries")
                                                              : wrong;
        });
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
                                  "damage_change", "price_change", "can_use", "on_use"})
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
            .field("monster", "a Monster", "Which Monster this card is.",
                   [](CardDef& c, const Value& v) { return read_name(c.monster, v); });
        d.hook("on_play");
        return listener_hooks(d);
    }();
    return fields;
}

const Definition<M>& monster_fields() {
    static const Definition<M> fields = [] {
        Definition<M> d = monster_base("monster", "A Monster.");
        d.field("copies", "an integer", "Mini cards of it; without it party size + 2.",
                number(&MonsterDef::copies, kCount))
            .field("charge", "true or false", "Moves to the hero with the most life at the end of the turn.",
                   flag(&MonsterDef::charge))
            .field("defensive", "true or false", "Fights for the hero who played it.",
                   flag(&MonsterDef::defensive));
        return d;
    }();
    return fields;
}

const Definition<M>& boss_fields() {
    static const Definition<M> fields = [] {
        Definition<M> d = monster_base("boss", "A Final Boss, card 0 of a chapter.");
        d.hook("on_reveal");
        d.field("monsters", "a list of Monsters", "Who comes with it.", [](M& m, const Value& v) {
             return read_placements(m.extra.monsters, v);
         }).field("xp_all", "an integer", "XP for everybody.", [](M& m, const Value& v) -> std::string {
            if (v.integer() == nullptr || *v.integer() < 0) return "should be an integer";
            m.extra.xp_all = static_cast<int>(*v.integer());
            return "";
        });
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
            .field("levels", "three tables of traits", "What each level adds.",
                   [](HeroDef& h, const Value& v) -> std::string {
                       for (std::int64_t i = 1; i <= 3; ++i)
                           if (!v.at(i).is_nil())
                               if (std::string wrong =
                                       read_traits(h.levels[static_cast<std::size_t>(i - 1)], v.at(i));
                                   !wrong.empty())
                                   return fmt::format("[{}]: {}", i, wrong);
                       return v.is_table() ? "" : "should be three tables of traits";
                   });
        return listener_hooks(d);
    }();
    return fields;
}

const Definition<SkillDef>& skill_fields() {
    static const Definition<SkillDef> fields = [] {
        Definition<SkillDef> d("skill", "A skill, bought with a full track of XP.");
        d.field("advanced", &SkillDef::advanced, "An Advanced Skill: needs two learning stages.")
            .field("traits", "traits", "What it adds.",
                   [](SkillDef& s, const Value& v) { return read_traits(s.traits, v); })
            .field("bag", "a word", "A card more in the bag: weapon, ranged, spell or potion.",
                   [](SkillDef& s, const Value& v) -> std::string {
                       if (v.text() == nullptr || !place_of(*v.text(), kBags))
                           return "should be one of " + list_of(kBags);
                       s.bag = *v.text();
                       return "";
                   });
        return listener_hooks(d);
    }();
    return fields;
}

const Definition<EffectDef>& effect_fields() {
    static const Definition<EffectDef> fields = [] {
        Definition<EffectDef> d("effect", "A lasting effect on a hero: a curse, a blessing.");
        d.field("traits", "traits", "What it adds.",
                [](EffectDef& e, const Value& v) { return read_traits(e.traits, v); })
            .field("turns", &EffectDef::turns, {-1, 99},
                   "How many of the hero's turns; 0 the encounter, -1 the chapter.");
        return listener_hooks(d);
    }();
    return fields;
}

const Definition<AdventureDef>& adventure_fields() {
    static const Definition<AdventureDef> fields = [] {
        Definition<AdventureDef> d("adventure_card", "A numbered card of the adventure deck.");
        d.field("number", &AdventureDef::number, {1, 999}, "Its number in chapters' decks.")
            .field("monsters", "a list of Monsters", "A Monsters! card: who comes.",
                   [](AdventureDef& a, const Value& v) { return read_placements(a.monsters, v); })
            .field("xp", &AdventureDef::xp, {0, 500}, "XP for everybody when the encounter is over.")
            .field("event", &AdventureDef::event,
                   "Not a Monsters! card: applied, then the next one is drawn.");
        d.hook("on_reveal").hook("on_encounter_end");
        for (std::string_view hook :
             {"on_turn_start", "on_turn_end", "on_kill", "on_hit", "on_buy", "on_round", "on_fall",
              "attack_change", "monster_attack_change", "damage_change", "price_change"})
            d.hook(hook);
        return d;
    }();
    return fields;
}

const Definition<ChapterDef>& chapter_fields() {
    static const Definition<ChapterDef> fields = [] {
        Definition<ChapterDef> d("chapter", "A chapter of a campaign.");
        d.field("plays", "a rule set", "The rule set; without it the chapter is only told.",
                [](ChapterDef&, const Value& v) {
                    return v.text() != nullptr ? std::string() : "should be a rule set's name";
                })
            .field("deck", "a list of numbers", "The adventure deck; 0 is the boss.",
                   [](ChapterDef& c, const Value& v) -> std::string {
                       for (const auto& [_, number] : v.entries()) {
                           if (number.integer() == nullptr || *number.integer() < 0)
                               return "should be a list of adventure card numbers";
                           c.deck.push_back(static_cast<int>(*number.integer()));
                       }
                       return v.is_table() ? "" : "should be a list of adventure card numbers";
                   })
            .field("boss", &ChapterDef::boss, "The Final Boss.")
            .field("boss_shuffled", &ChapterDef::boss_shuffled,
                   "True: card 0 lies anywhere in the deck, not at its bottom.")
            .field("tier", "an integer", "How hard it is meant to be: 1 to 3.",
                   [](ChapterDef&, const Value& v) {
                       return v.integer() != nullptr ? std::string() : "should be 1, 2 or 3";
                   })
            .field("paths", "a list of chapters", "Where its pages may lead; for the map and the checks.",
                   [](ChapterDef&, const Value& v) {
                       return v.is_table() ? std::string() : "should be a list of chapters";
                   })
            .field("target", "percents",
                   "How often it should be won: 60, { 55, 75 }, or { { 20, 40 }, … } by party size.",
                   [](ChapterDef&, const Value& v) {
                       Aims aims;
                       return read_aims(aims, v);
                   })
            .field("least", "an integer", "The fewest heroes who can play it.",
                   [](ChapterDef&, const Value& v) {
                       return v.integer() != nullptr ? std::string() : "should be an integer";
                   });
        for (std::string_view hook : {"intro", "alive", "dead", "on_setup", "on_turn_start", "on_turn_end",
                                      "on_kill", "on_fall", "on_round", "on_encounter_end", "attack_change",
                                      "monster_attack_change", "damage_change", "price_change"})
            d.hook(hook);
        return d;
    }();
    return fields;
}

}  // namespace tankard::deckbuilder
