// Somebody has gained something: they stand in the light, which falls over all of a banner. Pure.
#pragma once

#include "window/pages/block.h"

#include <cstdint>
#include <string_view>

namespace tankard::window {

/// At the origin, so wide. Their scene is as wide as `banner`, from its upper edge on, where a title stands.
/// `glyphs`: as of a face's picture; nothing that can be drawn: `icon` stands there.
Piece gained_piece(const Ruler& ruler, std::string_view glyphs, std::string_view icon, std::string_view frame,
                   float w, const Rect& banner, std::uint8_t layer);

}  // namespace tankard::window
