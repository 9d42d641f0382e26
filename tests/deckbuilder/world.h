// The small world in which the rules are tested: a few cards of every kind, a Monster for every ability, and
// chapters that are a list of cards. Ids are unique over all kinds.
#pragma once

#include "script/host.h"

#include <string_view>

#include <fmt/format.h>

namespace tankard::deckbuilder::test {

/// One definition, `return KIND { BODY }`, as the file of that id.
inline script::File def(std::string_view kind, std::string_view id, std::string_view body) {
    return {fmt::format("test/{}s/{}.lua", kind, id), fmt::format("return {} {{ {} }}", kind, body)};
}

inline script::Files world() {
    return {
        def("card", "coin", "kind = 'money', from = 'start', value = 10, copies = 60"),
        def("card", "staff", "kind = 'weapon', from = 'start', family = 'staff', modifier = -2, copies = 14"),
        def("card", "nuggets", "kind = 'money', from = 'nuggets', value = 30, price = 30, copies = 6"),
        def("card", "treasure", "kind = 'money', value = 50, price = 60"),
        def("card", "sword", "kind = 'weapon', family = 'sword', modifier = 1, price = 30, copies = 2"),
        def("card", "hammer",
            "kind = 'weapon', family = 'mace', price = 20,"
            "on_play = function(self, hero) hero:remove(1) end"),
        def("card", "axe", "kind = 'weapon', family = 'axe', modifier = 2, heavy = true, price = 50"),
        def("card", "bow", "kind = 'weapon', family = 'ranged', price = 20"),
        def("card", "knife", "kind = 'weapon', family = 'knife', modifier = 1, discards = 1, price = 20"),
        def("card", "wand", "kind = 'weapon', family = 'staff', modifier = -2, cost = 2, element = 'fire'"),
        def("card", "buckler", "kind = 'defence', value = 2, price = 20"),
        def("card", "targe", "kind = 'defence', value = 2, price = 20"),
        def("card", "shield", "kind = 'defence', value = 4, price = 40"),
        def("card", "mail", "kind = 'defence', value = 3, armour = 2, price = 50"),
        def("card", "sheath", "kind = 'sheath', price = 20"),
        def("card", "goblin_card", "kind = 'monster', monster = 'goblin', price = 20, copies = 2"),
        def("card", "turtle_card", "kind = 'ally', monster = 'turtle', price = 20"),
        def("card", "wolf_card", "kind = 'ally', monster = 'wolf', price = 20"),
        def("card", "stone_wall", "kind = 'defence_spell', from = 'spell', cost = 1, value = 5, price = 40"),
        def("card", "fireball",
            "kind = 'attack_spell', from = 'spell', element = 'fire', cost = 2, modifier = 1, price = 40"),
        def("card", "gust", "kind = 'attack_spell', from = 'spell', element = 'air', cost = 1, price = 30"),
        def("card", "mending", "kind = 'healing_spell', from = 'spell', cost = 1, modifier = 2, price = 30"),
        def("card", "scroll_of_wit", "kind = 'scroll', from = 'scroll', intelligence = 2, price = 20"),
        def("card", "tonic", "kind = 'potion', from = 'potion', dice = 1, value = 1, price = 20"),
        def("card", "beer_mug",
            "kind = 'beer', from = 'beer', value = 2, intelligence = -1, copies = 6, price = 10,"
            "on_play = function(self, hero) hero:gain_money(1) end"),
        def("card", "bread", "kind = 'food', from = 'food', copies = 2"),

        def("monster", "goblin", "life = 3, xp = 10, loot = {'beer'}"),
        def("monster", "rat", "life = 1, attack = -3, xp = 5"),
        def("monster", "ogre", "life = 10, attack = 2, heavy = true, xp = 30"),
        def("monster", "lizardman", "life = 3, xp = 10"),
        def("monster", "frog", "life = 2, xp = 5"),
        def("monster", "slime", "life = 1, xp = 5"),
        def("monster", "troll", "life = 8, regeneration = 2"),
        def("monster", "knight", "life = 4, armour = 2, xp = 10"),
        def("monster", "shaman", "life = 4, summon = 'rat', xp = 10"),
        def("monster", "breeder", "life = 2, proliferate = true, copies = 3"),
        def("monster", "boar", "life = 4, charge = true"),
        def("monster", "fool", "life = 4, insane = true"),
        def("monster", "imp", "life = 2, attack = 2, mind = true"),
        def("monster", "ghoul", "life = 9, types = {'undead'}"),
        def("monster", "newt", "life = 4, element = 'fire', immune = {'fire'}"),
        def("monster", "mummy", "life = 9, resists = {fire = 2}"),
        def("monster", "horde", "life = 1, party_life = {2, 1}"),
        def("monster", "turtle", "life = 4, attacks = false, defensive = true"),
        def("monster", "wolf", "life = 3, attack = 1, defensive = true"),
        def("monster", "rare", "life = 2, copies = 1, xp = 5"),
        def("boss", "dragon", "life = 2, party_life = {4, 1}, attack = 1, regeneration = 1, xp_all = 20"),

        def("hero", "warrior",
            "life = 40, intelligence = 2, level2 = 50, level3 = 100,"
            "levels = {{}, {hand = 1}, {weapons = 2}}"),
        def("hero", "dwarf",
            "life = 45, intelligence = 2, levels = {{berserk_beers = 3, berserk_bonus = 2}}"),
        def("hero", "mage", "life = 30, intelligence = 6"),
        def("hero", "paladin", "life = 40, intelligence = 3, levels = {{family = {sword = 2}}}"),
        def("hero", "guard", "life = 40, intelligence = 2, levels = {{armour = 2}}"),
        def("hero", "druid", "life = 30, intelligence = 5, levels = {{regeneration = 3}}"),

        def("skill", "tough", "traits = {reduction = 1}"),
        def("skill", "hunter", "traits = {against = {undead = 3}}"),
        def("skill", "fire_mage", "traits = {spells = {fire = 1}}"),
        def("skill", "dodger", "traits = {dodge = 1}"),
        def("skill", "haggler", "traits = {swap = 1}"),
        def("skill", "vampire", "traits = {drain = 1}"),
        def("skill", "tamer", "traits = {ally_attack = 1}"),
        def("skill", "fireproof", "traits = {resistance = {fire = 2}}"),
        def("skill", "potion_bag", "bag = 'potion'"),
        def("skill", "ranged_bag", "bag = 'ranged'"),
        def("skill", "master", "advanced = true, traits = {weapons = 3}"),
        def("effect", "cursed", "traits = {weapons = -1}, turns = 2"),
        def("effect", "lucky", "traits = {hand = 1}"),
        def("effect", "doomed", "traits = {armour = 1}, turns = -1"),

        def("adventure_card", "swamp",
            "number = 1, xp = 15, monsters = {{'lizardman', per_party = {1, 2}},"
            "{'frog', per_party = {1, 1}}, {'slime', per_party = {1, 2}}}"),
        def("adventure_card", "ambush", "number = 2, monsters = {{'goblin', per_party = {1, 1}}}"),
        def("adventure_card", "windfall",
            "number = 3, event = true, on_reveal = function(self, turn) turn.leader:gain_money(7) end"),
        def("adventure_card", "deserted", "number = 4, xp = 5"),
        def("adventure_card", "crossroads",
            "number = 5, event = true, on_reveal = function(self, turn) turn:reshuffle() end"),
        def("adventure_card", "burden",
            "number = 18, monsters = {'rat'}, on_turn_start = function(self, turn) turn.hero:discard(2) end"),
        def("chapter", "road", "deck = {2, 2}"),
        def("chapter", "marsh", "deck = {1}"),
        def("chapter", "lair", "deck = {2, 0}, boss = 'dragon'"),
        def("chapter", "luck", "deck = {3, 0}, boss = 'dragon'"),
        def("chapter", "weight", "deck = {18}"),
        def("chapter", "tale", ""),
    };
}

}  // namespace tankard::deckbuilder::test
