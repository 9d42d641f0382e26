// Laying the table for a dungeon (DF-12 to DF-22), and the rule set's section of a hero's sheet.
#pragma once

#include "fighter/definitions/content.h"
#include "registry/ruleset.h"

#include <memory>
#include <vector>

namespace tankard::fighter {

extern const std::vector<SettingInfo>& setting_infos();

Table lay_table(std::shared_ptr<const Catalogue> catalogue, const Content& content, const Setup& setup,
                const Settings& settings);
/// The section of a hero who enters a dungeon for the first time.
Value fresh_section(const Content& content, DefId hero);
/// What a seat's hero takes along: scars, which abilities they cover, equipment, seduced Monsters. An angel
/// takes nothing, and who plays on chooses another hero.
Value section_of(const Table& table, const Content& content, SeatId seat);

}  // namespace tankard::fighter
