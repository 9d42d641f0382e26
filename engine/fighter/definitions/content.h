// The dungeon fight's definitions: what the content files say, as structs. Read once, then constant.
#pragma once

#include "registry/definition.h"
#include "table/catalogue.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::fighter {

/// The base dice (DF-2); a bonus die stands for any of them.
enum class Colour : std::uint8_t { red, blue, green };
inline constexpr int kColours = 3;

/// What a hero can do when the icon is up (DF-119 to DF-134).
enum class Power : std::uint8_t {
    none,
    double_attack,
    reroll,
    no_damage,
    pickpocket,
    extra_damage,
    aimed_shot,
    divine_intervention,
    seduction,
    beer,
    blind_fury,
    heal_all,
    signal_shot,
    ballad,
    theft,
    metamorphosis,
    sworn_enemy,
};
/// DF-60: its icon has a target in it, so that a miss does not activate it.
bool needs_hit(Power power);

struct Ability {
    Power power = Power::none;
    int amount = 0;  ///< of extra damage, heal all, sworn enemy
    Name type;       ///< of Monster, for a sworn enemy
};

/// A set of special throws, one bit for each by its place in Content::throws (DF-85).
using Throws = std::uint32_t;
inline constexpr int kMostThrows = 31;

/// Which kinds of equipment there are (DF-87); a hero has so many places for each.
enum class Gear : std::uint8_t { weapon, armour, item };
inline constexpr std::size_t kGears = 3;

enum class Effect : std::uint8_t {
    none,
    heal_one,
    heal_all,
    reroll,
    extra_damage,
    no_damage,
    mirror,
    reduce,
};

struct HeroDef {
    int life = 9;
    std::array<Ability, kColours> abilities;
    std::array<int, kGears> places{};
};

struct EquipmentDef {
    Gear kind = Gear::item;
    Name special;  ///< a weapon's throw (DF-81)
    Throws throws = 0;
    int bonus = 0;  ///< a weapon's
    Effect effect = Effect::none;
    int amount = 0;
    bool once = false;  ///< 1x (DF-90)
    int cost = 0;
    int copies = 1;
};

/// The base die that a Monster forbids (DF-173).
enum class Forbids : std::uint8_t { none, red, blue, green };

struct MonsterDef {
    int level = 1;  ///< 1..4; a boss has none
    Name type;
    int hit_points = 1;
    int damage = 1;
    int coins = 0;
    Name special;  ///< the throw that it demands (DF-168)
    Throws throws = 0;
    bool breaks = false;  ///< DF-169
    bool small = false;   ///< DF-170
    int heals = 0;        ///< DF-171
    bool robs = false;    ///< DF-172
    Forbids forbids = Forbids::none;
    bool critical = false;  ///< DF-174
    bool hard = false;      ///< DF-175
    bool boss = false;
};

/// How much harder a special throw is.
enum class Hardness : std::uint8_t { mild, medium, brutal };

struct ThrowDef {
    Hardness hardness = Hardness::medium;
    int bounces = 1;  ///< how often the die has to bounce on the table first (DF-158)
    Name alone;       ///< what a single player does instead (DF-162)
};

enum class RoomKind : std::uint8_t { plain, shop, fountain, gold, equipment, danger };

struct RoomDef {
    RoomKind kind = RoomKind::plain;
    int gold = 0;
    Name special;  ///< of a dangerous room (DF-100)
    Throws throws = 0;
    std::vector<int> to;  ///< the rooms at the ends of its corridors; none: the exit
};

struct MapDef {
    bool boss = false;
    int sheet = 0;  ///< maps of one sheet are its two sides (DF-9)
    std::vector<RoomDef> rooms;
};

struct ChapterDef {
    std::vector<Name> maps;    ///< three maps in order; none: drawn
    Name boss;                 ///< none: drawn
    std::vector<int> shelves;  ///< how many Monsters of each level; none: as the difficulty says
};

enum class DefKind : std::uint8_t { hero, monster, boss, equipment, map, special_throw, chapter };
inline constexpr std::size_t kKinds = 7;

struct Content {
    struct Entry {
        DefKind kind = DefKind::hero;
        std::uint16_t index = 0;
    };
    std::vector<Name> ids;  ///< by DefId
    std::vector<Entry> entries;
    std::vector<HeroDef> heroes;
    std::vector<MonsterDef> monsters;  ///< bosses too
    std::vector<EquipmentDef> equipment_defs;
    std::vector<MapDef> maps;
    std::vector<ThrowDef> throws;
    std::vector<DefId> throw_ids;  ///< of each of `throws`
    std::vector<ChapterDef> chapters;
    std::vector<std::pair<Name, DefId>> by_name;  ///< sorted
    std::array<std::vector<DefId>, kKinds> of_kind;

    DefKind kind(DefId def) const { return entries[index(def)].kind; }
    bool is(DefId def, DefKind kind) const {
        return index(def) < entries.size() && entries[index(def)].kind == kind;
    }
    bool is_monster(DefId def) const { return is(def, DefKind::monster) || is(def, DefKind::boss); }
    const HeroDef& hero(DefId def) const { return heroes[entries[index(def)].index]; }
    const MonsterDef& monster(DefId def) const { return monsters[entries[index(def)].index]; }
    const EquipmentDef& equipment(DefId def) const { return equipment_defs[entries[index(def)].index]; }
    const MapDef& map(DefId def) const { return maps[entries[index(def)].index]; }
    const ThrowDef& special(DefId def) const { return throws[entries[index(def)].index]; }
    const ChapterDef& chapter(DefId def) const { return chapters[entries[index(def)].index]; }
    std::string_view id(DefId def) const { return ids[index(def)].text(); }
    /// The definition of that name and kind, or DefId::none.
    DefId find(Name id, DefKind kind) const;
    DefId find(std::string_view id, DefKind kind) const { return find(Name::of(id), kind); }
    const std::vector<DefId>& all(DefKind kind) const { return of_kind[static_cast<std::size_t>(kind)]; }
    /// The bit of a special throw, or 0 for no name.
    Throws bit_of(Name special) const;

    /// Fills what is looked up: call it when all definitions are in.
    void sort();
};

/// Every kind of definition with its fields and hooks, for the registry.
std::vector<DefinitionInfo> definition_infos();
/// The tables that stand inside their fields.
std::vector<DefinitionInfo> part_infos();

/// Reads all sources of this rule set; mistakes (also names that lead nowhere) go to `problems`.
Content read_content(std::span<const Source> sources, Problems& problems);

}  // namespace tankard::fighter
