// Two that face each other on a board: a ring round each in its side's form and pigment, a band from one to
// the other with a sign on it, and what either comes to so far. Pure.
#pragma once

#include "window/pages/block.h"

#include <string>
#include <string_view>

namespace tankard::window {

/// One of the two.
struct Facer {
    Rect square;
    SeatId owner = SeatId::none;
    std::string sum{};  ///< empty: nothing is known of it
};

/// Round whoever stands on a square, and below them; smaller round those who only help, and as large as the
/// square where another ring is `close`.
Figure ring_round(const Rect& square, SeatId owner, bool helps, bool close);
/// What lies over all that stands on the board. Of a board only `seen` is shown: a square may lie beyond it,
/// and then so does what is said of it.
Piece facing(const Ruler& ruler, const Facer& from, const Facer& to, std::string_view sign, const Rect& seen);

}  // namespace tankard::window
