// The numbers on a card's face, but for what is left of it, which a bar says. Pixels; pure.
#pragma once

#include "window/pages/card_anatomy.h"
#include "window/pages/card_breadth.h"

#include <cstddef>
#include <vector>

namespace tankard::window {

/// All of them.
std::vector<scene::Badge> numbers_of(const scene::Face& face);

class CardNumbers {
 public:
    CardNumbers(const CardBreadth& card, const scene::Face& face, const Anatomy& common);

    float height() const { return high_; }
    /// What the last line of them leaves free at its right.
    float free_beside() const;
    /// How high a line is.
    float line() const { return line(size_); }
    /// There is but one, and this is short.
    bool is_sole() const;
    /// So many of them have room, in letters of their size.
    std::size_t told() const;
    /// Returns where they end.
    float put(Piece& piece, const Rect& box) const;

 private:
    /// On a covered card so many as two lines hold, on a small one as one does.
    void measure();
    /// On as few lines as smaller letters make them, as large as they are then.
    void fit();
    /// Whether all have room in one line of such letters.
    bool has_one_line(unsigned size) const;
    /// On pills where it is broad enough; returns where they end.
    float write(Piece& piece, unsigned size, const Rect& box) const;
    bool has_pills() const;
    float line(unsigned size) const;
    /// What they need in a box without an end.
    Piece probe(unsigned size, float& high) const;

    CardBreadth card_;
    std::vector<scene::Badge> all_;
    bool worded_;  ///< with their words
    bool sole_;    ///< the one stands in large
    bool large_;
    std::size_t told_ = 0;  ///< so many of them
    unsigned size_ = 0;
    float high_ = 0;
};

}  // namespace tankard::window
