// What game.lua's `forecast` says of a question's options, by their places:
//
//     { [2] = { on = "target", dice = 3, sides = 6, needs = 14,
//               blow = { strength = 8, against = 7, hits = true, costs = 2, more = true, deadly = false,
//                        if_missed = false } } }
//
// `on` is a card that the question shows: its option's "object" or "target", or one of its slots.
#pragma once

#include "registry/adds.h"
#include "table/value.h"

#include <optional>
#include <string>
#include <vector>

namespace tankard::scripted {

/// Reads it into `all`, one for each option. What is wrong with it, as the rest of "the forecast …"; empty:
/// nothing.
std::string read_forecasts(const Value& told, const Question& question,
                           std::vector<std::optional<Odds>>& all);

}  // namespace tankard::scripted
