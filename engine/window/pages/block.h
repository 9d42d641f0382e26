// Pieces and spots that are not on a page yet: arranged at the origin, then put into their place.
#pragma once

#include "window/pages/pieces.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace tankard::window {

struct Block {
    std::vector<Piece> pieces;
    std::vector<Spot> spots;
    std::vector<Swing> swings;
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
        for (Swing& swing : other.swings) {
            for (Pin* point : {&swing.middle, &swing.held})
                *point = {point->x + dx, point->y + dy};
            swings.push_back(swing);
        }
        w = std::max(w, dx + other.w);
        h = std::max(h, dy + other.h);
    }
};

/// Puts a block into a page; what reaches below `box` is left out.
inline void place(Block block, const Rect& box, Page& page) {
    Block placed;
    placed.take(std::move(block), box.x, box.y);
    for (Piece& piece : placed.pieces)
        if (piece.box.bottom() <= box.bottom() + 1.5F) page.pieces.push_back(std::move(piece));
    for (const Spot& spot : placed.spots)
        if (spot.box.bottom() <= box.bottom() + 1.5F) page.spots.push_back(spot);
    page.swings.insert(page.swings.end(), placed.swings.begin(), placed.swings.end());
}

/// Places side by side, in rows of at most `w`.
class Flow {
 public:
    Flow(float w, float top, float across, float down) : w_(w), y_(top), across_(across), down_(down) {}

    /// Where the next thing of that size goes: its left upper corner.
    std::pair<float, float> next(float wide, float high) {
        if (x_ > 0 && x_ + wide > w_) {
            x_ = 0;
            y_ += std::exchange(row_, 0.0F) + down_;
        }
        row_ = std::max(row_, high);
        return {std::exchange(x_, x_ + wide + across_), y_};
    }

 private:
    float w_;
    float x_ = 0;
    float y_;
    float row_ = 0;
    float across_;
    float down_;
};

}  // namespace tankard::window
