// Plain values as JSON that people read and edit: a table with the keys 1, 2, 3 … is an array, any other an
// object; an integer key in an object is written "#5" and a text key that begins with # doubles it. Integers
// and numbers keep their difference (5 and 5.0). What is written is read back equal.
#pragma once

#include "table/value.h"

#include <span>
#include <string>
#include <string_view>

namespace tankard::save {

/// `first` names keys of the outermost table that are written before the others, in that order.
std::string to_json(const Value& table, std::span<const std::string_view> first = {});

/// Trouble that names the file and the line if it is no JSON object, says a key twice, has a hole in an
/// array, a number that is too large, or is nested too deeply. `null` in an object is an entry that is not
/// there.
Value from_json(std::string_view text, const std::string& file);

}  // namespace tankard::save
