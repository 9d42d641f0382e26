// Pieces and spots that are not on a page yet: arranged at the origin, then put into their place.
#pragma once

#include "window/pieces.h"

#include <algorithm>
#include <cmath>

namespace tankard::window {

struct Block {
    std::vector<Piece> pieces;
    std::vector<Spot> spots;
    float w = 0;
    float h = 0;

    void take(Piece piece, float dx, float dy) {
        move(piece, dx, dy);
        w = std::max(w, piece.box.right());
        h = std::max(h, piece.box.bottom());
        pieces.push_back(std::move(piece));
    }
    void take(Block other, float dx, float dy) {
        for (Piece& piece : other.pieces) {
            move(piece, dx, dy);
            pieces.push_back(std::move(piece));
        }
        for (Spot& spot : other.spots) {
            spot.box.x = std::round(spot.box.x + dx);
            spot.box.y = std::round(spot.box.y + dy);
            spots.push_back(spot);
        }
        w = std::max(w, dx + other.w);
        h = std::max(h, dy + other.h);
    }
};

}  // namespace tankard::window
