// The fields of this rule set's definitions, as authors write them.
#pragma once

#include "fighter/definitions/content.h"

namespace tankard::fighter {

extern const std::span<const std::string_view> power_words;
extern const std::span<const std::string_view> gear_words;
extern const std::span<const std::string_view> effect_words;
extern const std::span<const std::string_view> room_words;

const Definition<HeroDef>& hero_fields();
const Definition<MonsterDef>& monster_fields();
const Definition<MonsterDef>& boss_fields();
const Definition<EquipmentDef>& equipment_fields();
const Definition<MapDef>& map_fields();
const Definition<ThrowDef>& throw_fields();
const Definition<ChapterDef>& chapter_fields();
const Definition<Ability>& ability_fields();
const Definition<RoomDef>& room_fields();

}  // namespace tankard::fighter
