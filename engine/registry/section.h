// A hero's section as rule sets in C++ keep it: lists of definitions by id.
#pragma once

#include "table/catalogue.h"
#include "table/value.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace tankard {

using Fields = std::initializer_list<std::string_view>;

/// Whether one of these lists has it.
bool listed(const Value& section, Fields lists, std::string_view id);
/// What these lists have and the catalogue has not.
std::vector<std::string> unknown_in(const Value& section, Fields lists, const Catalogue& catalogue);

}  // namespace tankard
