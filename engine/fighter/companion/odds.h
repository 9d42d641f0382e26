// What companions know of throwing: the odds of a throw under its conditions, in thousandths.
#pragma once

#include "fighter/definitions/content.h"
#include "fighter/throw/thrower.h"
#include "table/table.h"

#include <vector>

namespace tankard::fighter {

/// Of 1000 plain throws that hit, so many would hit as this special throw.
int odds_of(const Content& content, DefId special, Skill skill);
/// Of 1000 throws under these demands so many hit.
int hit_odds(const Content& content, const Table& table, Throws demanded);
/// The demands that the room and the Monster make now.
Throws demanded_now(const Content& content, const Table& table);
/// What a companion reports of a throw (a question of shape record).
std::vector<std::int32_t> report_of(const Content& content, const Question& question, const Table& table,
                                    Stream& chance);

}  // namespace tankard::fighter
