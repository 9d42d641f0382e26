// What may be wrong in an author's file, as operators on its text. Declared before anything was measured.
#pragma once

#include "table/random.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::mutants {

struct Operator {
    std::string_view name;
    std::string_view what;
    /// The text with one mistake more, or nothing if there is no place for it.
    std::optional<std::string> (*apply)(const std::string& text, Stream& chance);
};

const std::vector<Operator>& operators();

}  // namespace tankard::mutants
