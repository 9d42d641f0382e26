// How often a chapter should be won, in percent, as its author declares it: `target = 60` (about that),
// `target = { 55, 75 }` (least and most), or by party size `target = { { 20, 40 }, { 40, 60 } }`, where
// `[3] = { 55, 75 }` speaks of three heroes only. Nothing in a game depends on it.
#pragma once

#include "table/value.h"

#include <array>
#include <optional>
#include <string>

namespace tankard {

/// 0..100, least not above most; equal: about that.
struct Aim {
    int least = 0;
    int most = 100;
};

/// By party size, from 1 on.
using Aims = std::array<std::optional<Aim>, 6>;

/// What is wrong with a target, or an empty text.
std::string read_aims(Aims& aims, const Value& value);

}  // namespace tankard
