// Plain values as JSON that people read and edit: a table with the keys 1, 2, 3 … is an array, any other an
// object; an integer key in an object is written "#5" and a text key that begins with # doubles it. Integers
// and numbers keep their difference (5 and 5.0). What is written is read back equal.
//
// What is read may come from a stranger: its bytes, its values and how deeply they are nested are counted
// while it is read, before anything is made of them.
#pragma once

#include "table/value.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace tankard::save {

/// Of a JSON text that is read. The largest report of a rehearsal has a hundredth of it.
inline constexpr std::size_t kMostJsonBytes = std::size_t{16} << 20U;
/// Texts, numbers, truth values, nulls, lists and objects in one text.
inline constexpr std::size_t kMostJsonValues = 1'000'000;
/// Objects and lists inside each other, the outermost counted. A script's memory has half of it.
inline constexpr std::size_t kDeepestJson = 64;

/// `first` names keys of the outermost table that are written before the others, in that order.
std::string to_json(const Value& table, std::span<const std::string_view> first = {});

/// Error, in one sentence with file, line and column (letters, from 1), if it is no JSON object, says a key
/// twice, has a hole in a list, an integer that is too large, or more than the bounds above. `null` in an
/// object is an entry that is not there.
Value from_json(std::string_view text, const std::string& file);

}  // namespace tankard::save
