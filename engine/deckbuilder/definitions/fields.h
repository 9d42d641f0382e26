// The fields and hooks of each kind of definition: what an author may write.
#pragma once

#include "deckbuilder/definitions/content.h"

namespace tankard::deckbuilder {

/// A Monster, or a boss with what only a boss has.
struct MonsterAndExtra : MonsterDef, BossExtra {};

const Definition<CardDef>& card_fields();
const Definition<MonsterAndExtra>& monster_fields();
const Definition<MonsterAndExtra>& boss_fields();
const Definition<HeroDef>& hero_fields();
const Definition<SkillDef>& skill_fields();
const Definition<EffectDef>& effect_fields();
const Definition<AdventureDef>& adventure_fields();
const Definition<ChapterDef>& chapter_fields();

}  // namespace tankard::deckbuilder
