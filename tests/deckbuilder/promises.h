// A definition in the words in which the shipped texts tell it: what a card's own text says of its numbers.
// Two things that differ in a number differ in a word; what a hook does is not in it.
#pragma once

#include "deckbuilder/definitions/content.h"

#include <functional>
#include <string>
#include <vector>

namespace tankard::deckbuilder::test {

/// What Monsters and cards are called, and what types of Monster: "the Bone Piper", "Undead".
struct Names {
    std::function<std::string(Name id)> noun;
    std::function<std::string(Name type)> type;
};

/// "Life 3, attack −2, 10 XP.", then a sentence for every ability, "Loot: a Weapon." at the end.
std::vector<std::string> promises_of(const MonsterDef& monster, const Names& names);
/// "Axe, heavy.", "then lower the first target's armour by 1."; what are facts of the card stands in no text.
std::vector<std::string> promises_of(const Content& content, const CardDef& card, const Names& names);
/// "Level 1: armour 1; +2 with Staffs.", "Level 2 (90 XP): +1 with all attack Spells.", ...
std::vector<std::string> promises_of(const HeroDef& hero, const Names& names);
/// "armour 1; every blow hurts 1 less", "your bag holds one Potion more".
std::string promise_of(const SkillDef& skill, const Names& names);
/// "For 2 of your turns: +2 with all Weapons".
std::string promise_of(const EffectDef& effect, const Names& names);
/// "a Drowned Hand for every 2 heroes".
std::string promise_of(const Placement& placement, const Names& names);

}  // namespace tankard::deckbuilder::test
