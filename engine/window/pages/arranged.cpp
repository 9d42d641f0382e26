#include "window/pages/arranged.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tankard::window {

Block row(Block left, Block right, float gap) {
    if (right.h <= 0) return left;
    const float high = std::max(left.h, right.h);
    const float x = left.w + gap;
    Block all;
    all.take(centred(std::move(left), 0, high), 0, 0);
    all.take(centred(std::move(right), 0, high), x, 0);
    return all;
}

Block column(Block upper, Block lower, float gap) {
    if (lower.h <= 0) return upper;
    const float wide = std::max(upper.w, lower.w);
    const float y = upper.h + gap;
    Block all;
    all.take(centred(std::move(upper), wide, 0), 0, 0);
    all.take(centred(std::move(lower), wide, 0), 0, y);
    return all;
}

Block trimmed(Block block) {
    float left = block.w;
    for (const Piece& piece : block.pieces)
        left = std::min(left, piece.box.x);
    if (block.pieces.empty() || left <= 0) return block;
    Block all;
    const float w = block.w - left;
    all.take(std::move(block), -left, 0);
    all.w = w;
    return all;
}

Block centred(Block block, float w, float h) {
    Block all;
    const float left = std::floor(std::max(0.0F, w - block.w) / 2);
    const float top = std::floor(std::max(0.0F, h - block.h) / 2);
    all.take(std::move(block), left, top);
    return all;
}

}  // namespace tankard::window
