// A plaque while it is being written: whose it is, what stands on it so far, and what room is left. Its parts
// (plaque_head.h, plaque_portrait.h, plaque_numbers.h, plaque_deeds.h, plaque_foot.h) are written between
// `y`, which goes down, and `end`, which comes up from the lower edge. Pixels from the plaque's left upper
// corner. Pure.
#pragma once

#include "window/pages/places.h"

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace tankard::window {

struct PlaqueSheet {
    /// The plaque of whoever sits at the bottom, who has to be there.
    PlaqueSheet(const Setting& setting, const Rect& box);

    const Setting& setting;
    const Ruler& ruler;
    const scene::Seat& seat;
    const scene::Card* self;         ///< the hero's card, whose numbers and rule stand here; null: nowhere
    std::optional<std::size_t> own;  ///< what is answered by pressing the portrait
    float w;
    float h;
    float pad;

    bool beside = false;    ///< all stands beside the portrait
    bool headed = false;    ///< … below name and life
    bool complete = false;  ///< nothing had to be left out
    float left = 0;         ///< where lines begin
    float top = 0;          ///< where the name's line does
    float y = 0;            ///< where the next line does
    float end = 0;          ///< what stands below is written already

    Piece piece;
    Piece portrait;  ///< where it can be pressed
    Block marks;     ///< on the portrait
    Block tracks;
    Block seals;
    std::vector<const scene::Track*> tracked;  ///< that had room
    /// Where what may stand lower begins: how many shapes and texts were before it.
    std::vector<std::pair<std::size_t, std::size_t>> groups;

    /// There is little height.
    bool is_small() const { return h < ruler.em * 10; }
    /// Its first number is what is left of whoever it is.
    bool has_life() const { return !seat.counters.empty() && seat.counters.front().most > 0; }
    /// From `left` to the right edge.
    float inside() const { return w - left - pad; }
    /// Where the last lines begin: where all stands beside the portrait there, else below it …
    float foot_left() const { return beside ? left : pad; }
    /// … and how wide they are.
    float foot_width() const { return w - foot_left() - pad; }

    /// An empty plaque.
    void clear();
    /// From here on it may stand lower, if there is room.
    void begin_group() { groups.emplace_back(piece.shapes.size(), piece.texts.size()); }
    /// What height is left, up to a line or so at each, lies between the groups.
    void spread_groups();
    /// All that has been written; what can be pressed is so by the question.
    Block done();
};

}  // namespace tankard::window
