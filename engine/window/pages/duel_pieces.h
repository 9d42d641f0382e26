// Two that face each other, once more in large: portraits, names, and what either comes to so far, with a
// sign between. It lies over a part of the board that nobody of them is in. Pure.
#pragma once

#include "scene/board.h"
#include "window/pages/pieces.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tankard::window {

struct Duellist {
    const scene::Token& token;
    std::string sum;
};

/// At the origin; the one at the left begins.
Piece duel_piece(const Ruler& ruler, const Duellist& from, const Duellist& to, std::string_view sign);

/// A place of that size on `board` that no square of `kept` reaches into, where it hides as little of `busy`
/// as it can and is as near to the first two of `kept` as it may be; nothing if there is none.
std::optional<Rect> duel_place(const Rect& board, float w, float h, std::span<const Rect> kept,
                               std::span<const Rect> busy);

}  // namespace tankard::window
