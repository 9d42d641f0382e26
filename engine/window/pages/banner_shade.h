// The dark behind words on a banner's scene. Pure.
#pragma once

#include "window/pages/page.h"

#include <cstdint>

namespace tankard::window {

/// Across all of `banner` between two heights, as dark above and below as is said (Look::caption).
inline Figure banner_shade(const Rect& banner, float from, float to, float above, float below,
                           std::uint8_t grain) {
    return {.box = {banner.x, from, banner.w, to - from},
            .look = Look::caption,
            .share = above,
            .lost = below,
            .grain = grain};
}

}  // namespace tankard::window
