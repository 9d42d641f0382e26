// What a layout names, looked up: words, and the places of counters.
#pragma once

#include "table/catalogue.h"
#include "table/value.h"

#include <string>
#include <string_view>
#include <vector>

namespace tankard::scene {

/// The layout's word for something, or nothing.
inline std::string word(const Value& part, std::string_view name) {
    const std::string* text = part.at(name).text();
    return text != nullptr ? *text : "";
}

/// The place of the counter that a layout names, or -1.
inline int counter(const std::vector<CounterKind>& kinds, const Value& name) {
    return name.text() != nullptr ? kind_named(kinds, Name::of(*name.text())) : -1;
}

}  // namespace tankard::scene
