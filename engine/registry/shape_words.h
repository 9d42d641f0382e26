// What scripts call the shapes of questions.
#pragma once

#include <array>
#include <string_view>

namespace tankard {

/// In the order of Shape.
inline constexpr std::array<std::string_view, 7> kShapeWords{"one",     "some", "amount", "distribute",
                                                             "confirm", "read", "record"};

}  // namespace tankard
