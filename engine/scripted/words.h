// The words that a rule set in Lua finds there, whatever it declares.
#pragma once

#include "scripted/declarations.h"

#include <array>
#include <string>
#include <string_view>

namespace tankard::scripted {

inline constexpr std::string_view kChapter = "chapter";
inline constexpr std::string_view kGame = "game";

/// The functions of game.lua, in the order of their hooks; `beats` and `verbs` are tables of functions.
inline constexpr std::array<std::string_view, 10> kGameHooks{
    "set_up", "enlist", "outcome", "discharge", "advise", "evaluate", "forecast", "added", "beats", "verbs"};
enum GameHook { set_up, enlist, outcome, discharge, advise, evaluate, forecast, added, beats, verbs };
/// What a chapter tells.
inline constexpr std::array<std::string_view, 3> kPages{"intro", "alive", "dead"};

/// What no kind of definition may be called: scripts have another meaning for it.
inline constexpr std::array<std::string_view, 18> kReservedKinds{
    "game",   "type",  "tostring", "tonumber", "select", "error", "assert", "log",  "copy",
    "ipairs", "pairs", "use",      "string",   "table",  "math",  "seat",   "zone", "story"};

/// Whether it is a word of letters, digits and _ that Lua can say behind a dot.
bool is_word(std::string_view name);
/// What is wrong with a field's value, or an empty text.
std::string misfit(const Field& field, const Value& value);

}  // namespace tankard::scripted
