// Letters as large as they have room. Pure.
#pragma once

#include "window/pages/type.h"

#include <string_view>

namespace tankard::window {

/// The largest size up to `size` in which words are no broader than that; `least` at any rate.
inline unsigned fitting(const Type& type, std::string_view words, Typeface face, unsigned size, float broad,
                        unsigned least = 8) {
    while (size > least && type.width(words, face, size) > broad)
        --size;
    return size;
}

}  // namespace tankard::window
