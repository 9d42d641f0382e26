// How far a game in Lua has come, as a plain value on the table (Table::course): what no script sees, and
// every save holds.
//
//     stage       where the chapter stands: see Stage
//     beat        the beat that comes next, of game.lua's `beats`
//     chapter     the chapter's id
//     settings    the house rules of this chapter
//     companions  for each seat whether a companion sits there
//     sheets      for each seat what `enlist` is shown; its `section` is what goes on if there is no
//     `discharge` outcome     { alive, ranks, scores }, once the chapter has ended gains       for each seat
//     what `discharge` said, once closing is done
#pragma once

#include "table/value.h"

#include <cstdint>
#include <string_view>

namespace tankard::scripted {

enum class Stage : std::uint8_t { set_up, play, ended, closing, over };

namespace course {
inline constexpr const char* stage = "stage";
inline constexpr const char* beat = "beat";
inline constexpr const char* chapter = "chapter";
inline constexpr const char* settings = "settings";
inline constexpr const char* companions = "companions";
inline constexpr const char* sheets = "sheets";
inline constexpr const char* outcome = "outcome";
inline constexpr const char* gains = "gains";
}  // namespace course

inline Stage stage_of(const Value& course) {
    const std::int64_t* stage = course.at(course::stage).integer();
    return stage != nullptr && *stage >= 0 && *stage <= static_cast<int>(Stage::over)
               ? static_cast<Stage>(*stage)
               : Stage::over;
}

}  // namespace tankard::scripted
