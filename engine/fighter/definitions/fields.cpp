#include "fighter/definitions/fields.h"

#include "registry/aim.h"

#include <algorithm>
#include <string>
#include <string_view>

#include <fmt/format.h>

namespace tankard::fighter {
namespace {

constexpr std::string_view kPowers[] = {"none",        "double_attack", "reroll",     "no_damage",
                                        "pickpocket",  "extra_damage",  "aimed_shot", "divine_intervention",
                                        "seduction",   "beer",          "blind_fury", "heal_all",
                                        "signal_shot", "ballad",        "theft",      "metamorphosis",
                                        "sworn_enemy"};
constexpr std::string_view kGearKinds[] = {"weapon", "armour", "item"};
constexpr std::string_view kEffects[] = {"none",         "heal_one",  "heal_all", "reroll",
                                         "extra_damage", "no_damage", "mirror",   "reduce"};
constexpr std::string_view kForbids[] = {"none", "red", "blue", "green"};
constexpr std::string_view kHardness[] = {"mild", "medium", "brutal"};
constexpr std::string_view kRooms[] = {"plain", "shop", "fountain", "gold", "equipment", "danger"};

constexpr int kMostRooms = 30;
constexpr int kLevels = 4;

Reading<std::vector<int>> numbers(std::string_view type, Range range) {
    return {{.type = type, .range = range},
            [range](std::vector<int>& list, const Value& value) -> std::string {
                if (!value.is_table()) return "should be a list of integers";
                for (const auto& [_, entry] : value.entries())
                    if (std::string wrong = integers(range).read(list.emplace_back(), entry); !wrong.empty())
                        return fmt::format("[{}]: {}", list.size(), wrong);
                return "";
            }};
}

/// A power's word alone, or a table with more of it.
Reading<Ability> ability() {
    return {{.type = "an ability", .part = "ability"}, [](Ability& ability, const Value& value) {
                if (value.text() == nullptr) return ability_fields().read(ability, value);
                Value whole = Value::table();
                whole.set(1, value);
                return ability_fields().read(ability, whole);
            }};
}

Reading<std::vector<RoomDef>> rooms() {
    return {{.type = "a list of rooms", .part = "room"},
            [](std::vector<RoomDef>& rooms, const Value& value) -> std::string {
                if (!value.is_table()) return "should be a list of rooms such as { { to = { 2 } }, {} }";
                for (const auto& [_, entry] : value.entries())
                    if (std::string wrong = room_fields().read(rooms.emplace_back(), entry); !wrong.empty())
                        return fmt::format("[{}]: {}", rooms.size(), wrong);
                return rooms.size() > kMostRooms ? fmt::format("should be at most {} rooms", kMostRooms) : "";
            }};
}

template <typename T>
Definition<T>& listener_hooks(Definition<T>& d) {
    for (std::string_view hook : {"on_reveal", "on_hit", "on_miss", "on_defeat", "on_faint", "damage_change"})
        d.hook(hook);
    return d;
}

Definition<MonsterDef> monster_base(std::string_view name, std::string_view doc) {
    Definition<MonsterDef> d(name, doc);
    using M = MonsterDef;
    d.field("type", &M::type, Reading<Name>{{.type = "a word"}, definition_name("").read},
            "The type that sworn enemies look for.")
        .field("hit_points", &M::hit_points, {1, 99}, "Its hit points.")
        .field("damage", &M::damage, {0, 20}, "What a miss costs.")
        .field("throw", &M::special, definition_name("a special throw"),
               "The special throw that it demands of everybody.")
        .field("breaks", &M::breaks, "Who misses discards a piece of equipment.")
        .field("small", &M::small, "Ring 1 is a miss.")
        .field("heals", &M::heals, {0, 20}, "Hit points that it regains after each miss.")
        .field("robs", &M::robs, "Who misses loses a gold of the chest.")
        .field("forbids", &M::forbids, kForbids, "The base die that may not be used.")
        .field("critical", &M::critical, "When one misses, all are hit.")
        .field("hard", &M::hard, "Each hit is worth 1, before bonuses.");
    return listener_hooks(d);
}

}  // namespace

const std::span<const std::string_view> power_words = kPowers;
const std::span<const std::string_view> gear_words = kGearKinds;
const std::span<const std::string_view> effect_words = kEffects;
const std::span<const std::string_view> room_words = kRooms;

const Definition<Ability>& ability_fields() {
    static const Definition<Ability> fields = [] {
        Definition<Ability> d("ability",
                              "What an icon activates: a word alone, or a table such as { \"sworn_enemy\", "
                              "amount = 4, type = \"undead\" }.");
        d.field("1", &Ability::power, kPowers, "Which one.")
            .field("amount", &Ability::amount, {0, 20}, "Of extra damage, healing, a sworn enemy.")
            .field("type", &Ability::type, Reading<Name>{{.type = "a word"}, definition_name("").read},
                   "The sworn enemy's type.");
        return d;
    }();
    return fields;
}

const Definition<RoomDef>& room_fields() {
    static const Definition<RoomDef> fields = [] {
        Definition<RoomDef> d("room", "A room of a map; its place in the list is its number.");
        d.field("kind", &RoomDef::kind, kRooms, "What there is besides a Monster.")
            .field("gold", &RoomDef::gold, {0, 30}, "What lies in a room of gold.")
            .field("throw", &RoomDef::special, definition_name("a special throw"),
                   "What a dangerous room demands of everybody.")
            .field("to", &RoomDef::to, numbers("a list of room numbers", {1, kMostRooms}),
                   "Where its corridors lead; a room without any is the exit.");
        return d;
    }();
    return fields;
}

const Definition<HeroDef>& hero_fields() {
    static const Definition<HeroDef> fields = [] {
        Definition<HeroDef> d("hero", "A hero's sheet.");
        const auto one = [&](std::string_view name, std::size_t colour, std::string_view doc) {
            const Reading<Ability> reading = ability();
            d.field(name,
                    Reading<HeroDef>{reading.info,
                                     [colour, read = reading.read](HeroDef& hero, const Value& value) {
                                         return read(hero.abilities[colour], value);
                                     }},
                    doc);
        };
        d.field("life", &HeroDef::life, {7, 9}, "Hit points at most, while there is no scar.");
        one("red", 0, "What the red die activates.");
        one("blue", 1, "What the blue die activates.");
        one("green", 2, "What the green die activates.");
        const auto places = [&](std::string_view name, std::size_t kind, std::string_view doc) {
            Reading<HeroDef> reading{{.type = "an integer", .range = {0, 9}, .standard = "0"},
                                     [kind](HeroDef& hero, const Value& value) {
                                         return integers({0, 9}).read(hero.places[kind], value);
                                     }};
            d.field(name, reading, doc);
        };
        places("weapons", 0, "How many weapons the hero may carry.");
        places("armours", 1, "How many armours.");
        places("items", 2, "How many items.");
        return listener_hooks(d);
    }();
    return fields;
}

const Definition<MonsterDef>& monster_fields() {
    static const Definition<MonsterDef> fields = [] {
        Definition<MonsterDef> d = monster_base("monster", "A Monster of the tower.");
        d.field("level", &MonsterDef::level, {1, kLevels}, "The shelf on which it waits.")
            .field("coins", &MonsterDef::coins, {0, 30}, "What it has on it.");
        return d;
    }();
    return fields;
}

const Definition<MonsterDef>& boss_fields() {
    static const Definition<MonsterDef> fields = [] {
        Definition<MonsterDef> d = monster_base("boss", "Who waits at the end.");
        d.nobodys();
        return d;
    }();
    return fields;
}

const Definition<EquipmentDef>& equipment_fields() {
    static const Definition<EquipmentDef> fields = [] {
        using E = EquipmentDef;
        Definition<E> d("equipment", "A card of equipment.");
        d.field("kind", &E::kind, kGearKinds, "Which of the hero's places it takes.")
            .field("throw", &E::special, definition_name("a special throw"),
                   "A weapon: how whoever uses it has to throw.")
            .field("bonus", &E::bonus, {0, 20}, "A weapon: damage more.")
            .field("effect", &E::effect, kEffects, "An armour or item: what it does.")
            .field("amount", &E::amount, {0, 20}, "How much of it.")
            .field("once", &E::once, "1x: discarded after use.")
            .field("cost", &E::cost, {0, 30}, "Its price in gold.")
            .field("copies", &E::copies, {0, 20}, "How many there are.");
        return listener_hooks(d);
    }();
    return fields;
}

const Definition<MapDef>& map_fields() {
    static const Definition<MapDef> fields = [] {
        Definition<MapDef> d("map", "One side of a map's sheet: rooms and the corridors between them.");
        d.field("boss", &MapDef::boss, "The boss waits behind its exit.")
            .field("sheet", &MapDef::sheet, {0, 99}, "Maps with the same number are sides of one sheet.")
            .field("rooms", &MapDef::rooms, rooms(), "The first is the entrance.")
            .nobodys();
        d.hook("on_room").hook("on_reveal");
        return d;
    }();
    return fields;
}

const Definition<ThrowDef>& throw_fields() {
    static const Definition<ThrowDef> fields = [] {
        Definition<ThrowDef> d("special_throw", "A way to throw that weapons, Monsters and rooms demand.");
        d.field("hardness", &ThrowDef::hardness, kHardness, "How much rarer hits are.")
            .field("bounces", &ThrowDef::bounces, {1, 9},
                   "How often the die has to bounce on the table; more than 1: that is all that is asked.")
            .field("alone", &ThrowDef::alone, definition_name("a special throw"),
                   "What a single player does instead.")
            .nobodys();
        return d;
    }();
    return fields;
}

const Definition<ChapterDef>& chapter_fields() {
    static const Definition<ChapterDef> fields = [] {
        Definition<ChapterDef> d("chapter", "A dungeon of a campaign.");
        d.checked("plays", texts(), "The rule set: fighter.")
            .field("maps", &ChapterDef::maps, own_words(),
                   "Three maps in order, the last with the boss; without them they are drawn.")
            .field("boss", &ChapterDef::boss, definition_name("a boss"),
                   "Who waits at the end; without it one is drawn.")
            .field("shelves", &ChapterDef::shelves, numbers("a list of four integers", {0, 20}),
                   "How many Monsters of each level; without it as the difficulty says.")
            .checked("tier", integers({1, 3}), "How hard it is meant to be.")
            .checked("paths", own_words(), "Chapters to which its pages may lead.")
            .checked("target", Reading<Aims>{{.type = "percents"}, read_aims},
                     "How often it should be won: 60, { 55, 75 }, or { { 20, 40 }, … } by party size.")
            .checked("least", integers({1, 6}), "The fewest heroes who can play it.")
            .nobodys();
        for (std::string_view hook : {"intro", "alive", "dead", "on_setup", "on_room", "on_reveal", "on_hit",
                                      "on_miss", "on_defeat", "on_faint", "damage_change"})
            d.hook(hook);
        return d;
    }();
    return fields;
}

std::vector<DefinitionInfo> definition_infos() {
    return {hero_fields().info(), monster_fields().info(), boss_fields().info(),   equipment_fields().info(),
            map_fields().info(),  throw_fields().info(),   chapter_fields().info()};
}

std::vector<DefinitionInfo> part_infos() { return {ability_fields().info(), room_fields().info()}; }

}  // namespace tankard::fighter
