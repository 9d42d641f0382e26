// A card's name as it is written on its band. Pure.
#pragma once

#include "window/pages/card_breadth.h"

#include <string>
#include <vector>

namespace tankard::window {

inline constexpr float kLeastTitle = 13;  ///< pixels of a name's letters, where it is seen and has room

struct CardName {
    std::vector<std::string> lines{};  ///< none: it is not told
    unsigned size = 0;                 ///< of its letters
};

/// A name is whole, and so are its words: it grows smaller until two lines have room for it, or three. What
/// cannot be read is not written: of a covered card it may be nothing.
CardName card_name(const CardBreadth& card, const std::string& name);

}  // namespace tankard::window
