// What a score of RuleSet::advise may say besides better and worse.
#pragma once

namespace tankard {

/// Of an option that would take from people what is theirs, such as their turn: companions who think ahead do
/// not even try what is advised as low as this, unless nothing else is left.
inline constexpr int kUnfair = -10'000;

}  // namespace tankard
