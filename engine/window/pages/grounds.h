// What of a table is looked at from above: tracks, charts and boards. One is what the stage is about: the
// table's boards, else the board of who sits below, else the chart where somebody is. The others are small.
// A board that stands on the plaque (Offering::home) is none of them.
#pragma once

#include "window/pages/offering.h"

#include <utility>
#include <vector>

namespace tankard::window {

/// Boards, charts or tracks.
bool has_boards(const scene::Scene& scene);
/// Boards of squares.
bool has_squares(const scene::Scene& scene);

class Grounds {
 public:
    /// `below`: who sits there; may be null. `w`: how wide the stage is.
    Grounds(const Ruler& ruler, const TableView& view, const Offering& offering, const scene::Seat* below,
            float w);

    /// One after the other in a line as long as there is room.
    Block tracks(float w) const;
    /// The largest side of a square, or of a space, at which what the stage is about fits; 0: nothing does.
    float largest(float w, float h) const;
    /// How wide and high what it is about is then, with the keys that make it larger.
    std::pair<float, float> size(float side, float w) const;
    /// What the stage is about. If somebody looks closer at any board, a part of that, in all the room there
    /// is.
    Block main(float side, float w, float h) const;
    /// What of it is about a square: at most three squares either way, as large as they fit, with whose it
    /// is; nothing if it is on another board.
    Block around(Ref square, float w, float h) const;
    /// All others, with squares of less than `most`: as large as they fit into that room. Nothing if they do
    /// not.
    Block others(float most, float w, float h) const;
    bool has_others() const { return !others_.empty() || !far_.empty(); }
    /// Charts that follow each other, as one way.
    bool is_chain() const { return !chain_.empty(); }
    /// Somebody looks closer at one board, and at no other.
    bool is_close() const { return near_ != nullptr; }
    /// All boards, with squares of one size, as large as they fit; nothing if that is less than `least`.
    Block all(float least, float w, float h) const;

 private:
    bool is_chart() const { return main_.empty() && here_ != nullptr; }
    float zoom_room(float side) const;
    Block whole(float side, float w) const;
    Block close(float side, float w, float h, Part& part) const;
    std::pair<float, float> size(const std::vector<const scene::Board*>& boards, float side, float w) const;
    Block rows(const std::vector<const scene::Board*>& boards, float side, float w) const;
    Piece caption(const scene::Board& board, float wide) const;

    const Ruler& ruler_;
    const TableView& view_;
    const Offering& offering_;
    const scene::Scene& scene_;
    Offers offers_;
    std::vector<const scene::Board*> main_;
    std::vector<const scene::Board*> others_;
    const scene::Chart* here_ = nullptr;      ///< where somebody is
    std::vector<const scene::Chart*> far_;    ///< the other charts
    std::vector<const scene::Chart*> chain_;  ///< all of them, if they have room in a line; then none is far
    bool several_ = false;                    ///< boards: each says whose it is
    bool met_ = false;  ///< somebody stands in their way: of the chain only where they are, without words
    const scene::Board* near_ = nullptr;  ///< looked at closer, alone
};

}  // namespace tankard::window
