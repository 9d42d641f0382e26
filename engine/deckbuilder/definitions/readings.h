// What stands inside the fields of definitions: tables of numbers by word, party numbers, Monsters that come,
// loot icons, traits. Each says what it may be in the words of the reference, and reads just that.
#pragma once

#include "deckbuilder/definitions/content.h"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::deckbuilder {

inline constexpr Range kSmall{-20, 20};
inline constexpr Range kCount{0, 99};

/// One of these words, kept as it is.
Reading<std::string> one_of(std::span<const std::string_view> words);
Reading<std::array<bool, kElements>> elements();
/// A number for each of some elements or families.
Reading<std::array<int, kElements>> by_element();
Reading<std::array<int, kFamilies>> by_family();
/// The numbers of adventure cards; 0 is the boss.
Reading<std::vector<int>> card_numbers();

/// 6A.2: a number, or {a, b}.
Reading<PerParty> per_party();
/// Monsters that come, each with how many.
Reading<std::vector<Placement>> placements();

/// 9.6: what lies on a Monster's back. The first also for the verb that draws by an icon.
std::string read_loot_icon(LootIcon& icon, const Value& value);
Reading<std::vector<LootIcon>> loot_icons();
/// The six of a die's table (9.7).
Reading<std::vector<LootIcon>> die_icons();

Reading<Traits> traits();
/// What each level of a hero adds.
Reading<std::array<Traits, 3>> level_traits();

/// The tables among these, with their fields, for the registry.
std::vector<DefinitionInfo> part_infos();

}  // namespace tankard::deckbuilder
