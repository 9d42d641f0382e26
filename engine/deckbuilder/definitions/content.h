// The deck-builder's definitions: what the content files say, as structs. Read once, then constant.
#pragma once

#include "registry/definition.h"
#include "table/catalogue.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::deckbuilder {

/// 3.3. Magic Defences are spells with `magic_defence`; allies are Defensive Monsters played from the hand
/// (19B).
enum class CardKind : std::uint8_t {
    money,
    weapon,
    defence,
    attack_spell,
    healing_spell,
    defence_spell,
    scroll,
    potion,
    beer,
    food,
    sheath,
    item,
    monster,  ///< a standard Monster (2.9)
    ally,
};
/// 3.4
enum class Family : std::uint8_t { none, sword, axe, mace, ranged, knife, staff };
/// 3.5
enum class Element : std::uint8_t { none, fire, earth, water, air, mind };
/// Where a card comes from and goes back to.
enum class Origin : std::uint8_t { main_deck, beer, scroll, spell, potion, nuggets, food, start };

inline constexpr std::size_t kFamilies = 7;
inline constexpr std::size_t kElements = 6;

extern const std::span<const std::string_view> family_words;
extern const std::span<const std::string_view> element_words;
extern const std::span<const std::string_view> card_kind_words;

/// What a hero's board, a skill, an effect or a card in front adds. All add up.
struct Traits {
    int hand = 0;          ///< hand size (5.6)
    int regeneration = 0;  ///< life at the start of the turn, after the Monsters' attacks
    int reduction = 0;     ///< off each attack's damage, after Defence cards (6B.10)
    int armour = 0;        ///< the armour bonus: a pool, full at each turn's start (3.6)
    int intelligence = 0;
    int weapons = 0;                            ///< on every Weapon's roll
    std::array<int, kFamilies> family{};        ///< on Weapons of a family (11.8)
    std::array<int, kElements> spells{};        ///< on attack Spells of an element; [0]: on all
    std::array<int, kElements> resistance{};    ///< off Monsters' attacks of an element
    std::vector<std::pair<Name, int>> against;  ///< on attacks whose first target is of this type (7.12)
    Name ally_type;                             ///< own Defensive Monsters count as this type (19C)
    int ally_attack = 0;                        ///< own Defensive Monsters' attacks (19C)
    int berserk_beers = 0;                      ///< beers in one turn that bring Berserk; 0: never (19D)
    int berserk_bonus = 0;
    int dodge = 0;  ///< 1: may roll 4+ for each Monster in front to reach the Loot (9.9)
    int swap = 0;   ///< how often a turn a Loot card may be swapped (9.11)
    int drain = 0;  ///< 1: intelligence for damage, life for intelligence, once a turn (19C)

    void add(const Traits& other);
    friend bool operator==(const Traits&, const Traits&) = default;
};

struct CardDef {
    CardKind kind = CardKind::item;
    Origin origin = Origin::main_deck;
    int price = 0;
    int copies = 1;    ///< how many exist
    int value = 0;     ///< money: what it pays; defences: the defence value; beer, potion, food: life healed
    int modifier = 0;  ///< weapons, spells: on the roll
    int magic_modifier = 0;  ///< a magic staff: on the roll of its magic attack
    int dice = 0;            ///< potions, food: 1 = heal a die's roll plus `value`
    int cost = 0;            ///< intelligence
    int intelligence = 0;    ///< scrolls: added for the turn
    int discards = 0;        ///< 7.11: "discard a card" lowers the first target's armour
    int armour = 0;          ///< an armour bonus while in front (3.6)
    bool heavy = false;
    Family family = Family::none;
    Element element = Element::none;
    Name monster;  ///< monster, ally: which Monster it is
};

/// A number that may depend on the party's size: ceil(a * N / b), or `a` alone if b is 0 (6A.2).
struct PerParty {
    int a = 1;
    int b = 0;
    int of(int party) const { return b == 0 ? a : (a * party + b - 1) / b; }
};

struct LootIcon {
    enum class What : std::uint8_t { stack, element, card, weapon, defence, food, named, die };
    What what = What::card;
    Origin stack = Origin::beer;
    Element element = Element::none;
    Name named;
    PerParty per_party;  ///< how many (9.8)
};

struct MonsterDef {
    int life = 1;
    PerParty party_life{0, 0};  ///< Party life: added to `life` (19A)
    int attack = 0;             ///< modifier on the die
    bool attacks = true;        ///< the Giant Turtle does not
    int xp = 0;
    int copies = 0;  ///< mini cards; 0: party size + 2 (21.53)
    bool heavy = false;
    int regeneration = 0;
    int armour = 0;
    bool charge = false;
    bool insane = false;
    bool defensive = false;
    bool proliferate = false;
    bool mind = false;  ///< hits intelligence, not life
    Name summon;
    std::vector<Name> types;
    Element element = Element::none;  ///< of its attack
    std::array<bool, kElements> immune{};
    std::array<int, kElements> resists{};
    std::vector<LootIcon> loot;
    std::vector<LootIcon> die;                ///< six entries: the table for a die on the back (9.7)
    std::vector<std::pair<Name, int>> shows;  ///< of its state: numbers that everybody sees, of so much each
    bool boss = false;

    int full_life(int party) const { return life + party_life.of(party); }
};

struct Placement {
    Name monster;
    PerParty count;
};

struct AdventureDef {
    int number = 0;
    std::vector<Placement> monsters;
    int xp = 0;          ///< to everybody when the encounter is over (11.3)
    bool event = false;  ///< not a "Monsters!" card (6A.7)
};

struct BossExtra {
    std::vector<Placement> monsters;
    int xp_all = 0;
};

struct HeroDef {
    int max_life = 35;
    int intelligence = 3;
    int level2 = 100;
    int level3 = 200;
    std::array<Traits, 3> levels;
};

struct SkillDef {
    bool advanced = false;
    Traits traits;
    std::string bag;  ///< a bag bonus: "weapon", "ranged", "spell", "potion" (11.9)
};

struct EffectDef {
    Traits traits;
    int turns = 0;  ///< how many of the owner's turns it lasts; 0: the encounter, -1: the chapter
};

struct ChapterDef {
    std::vector<int> deck;  ///< numbers of adventure cards; 0 is the boss
    std::string boss;
    bool boss_shuffled = false;  ///< card 0 lies anywhere in the deck instead of at its bottom (4B.4, 13.3)
};

enum class DefKind : std::uint8_t { card, monster, boss, hero, skill, effect, adventure, chapter };
inline constexpr std::size_t kKinds = 8;

struct Content {
    struct Entry {
        DefKind kind = DefKind::card;
        std::uint16_t index = 0;
        DefId monster = DefId::none;
    };
    std::vector<Name> ids;  ///< by DefId
    std::vector<Entry> entries;
    std::vector<CardDef> cards;
    std::vector<MonsterDef> monsters;  ///< bosses too
    std::vector<BossExtra> bosses;     ///< same index as in `monsters`
    std::vector<HeroDef> heroes;
    std::vector<SkillDef> skill_defs;
    std::vector<EffectDef> effect_defs;
    std::vector<AdventureDef> adventures;
    std::vector<ChapterDef> chapters;
    std::vector<std::string_view> words;             ///< the letters of `ids`
    std::vector<std::pair<Name, DefId>> by_name;     ///< sorted
    std::array<std::vector<DefId>, kKinds> of_kind;  ///< each in the order of DefIds

    DefKind kind(DefId def) const { return entries[index(def)].kind; }
    bool is(DefId def, DefKind kind) const { return this->kind(def) == kind; }
    const CardDef& card(DefId def) const { return cards[entries[index(def)].index]; }
    const MonsterDef& monster(DefId def) const { return monsters[entries[index(def)].index]; }
    const BossExtra& boss(DefId def) const { return bosses[entries[index(def)].index]; }
    const HeroDef& hero(DefId def) const { return heroes[entries[index(def)].index]; }
    const SkillDef& skill(DefId def) const { return skill_defs[entries[index(def)].index]; }
    const EffectDef& effect(DefId def) const { return effect_defs[entries[index(def)].index]; }
    const AdventureDef& adventure(DefId def) const { return adventures[entries[index(def)].index]; }
    const ChapterDef& chapter(DefId def) const { return chapters[entries[index(def)].index]; }
    /// The Monster that a definition is: itself, or for a standard Monster card and an ally that of its mini
    /// card (2.9, 19B); DefId::none if it is none.
    DefId monster_of(DefId def) const { return entries[index(def)].monster; }
    /// Its id as it is written.
    std::string_view id(DefId def) const { return words[index(def)]; }
    /// The definition of that name and kind, or DefId::none.
    DefId find(Name id, DefKind kind) const;
    DefId find(std::string_view id, DefKind kind) const { return find(Name::of(id), kind); }
    DefId adventure_number(int number) const;
    const std::vector<DefId>& all(DefKind kind) const { return of_kind[static_cast<std::size_t>(kind)]; }

    /// Fills what is looked up: call it when all definitions are in.
    void sort();
};

/// Every kind of definition with its fields and hooks, for the registry.
std::vector<DefinitionInfo> definition_infos();

/// Reads all sources of this rule set; mistakes (also names that lead nowhere) go to `problems`.
Content read_content(std::span<const Source> sources, Problems& problems);

}  // namespace tankard::deckbuilder
