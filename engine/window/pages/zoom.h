// How somebody looks at boards: all of them whole, or a part of one in large. A part is always whole squares.
// Pure.
#pragma once

#include "scene/scene.h"
#include "window/pages/page.h"

#include <optional>

namespace tankard::window {

inline constexpr float kLargestSquare = 5;  ///< its side, in ems

struct Zoom {
    Ref at;          ///< a square …
    float x = 0.5F;  ///< … and where its middle lies in the part that is seen, 0..1 from the left
    float y = 0.5F;  ///< and from above
    int steps = 0;   ///< each a quarter larger than the one before; 0: all boards, whole

    bool whole() const { return steps == 0; }
    /// By how much squares are larger than where all is whole.
    float factor() const;
};

/// How many steps make squares so many times as large.
int steps_of(float factor);

/// The squares of a board that are seen.
struct Part {
    int row = 0;
    int column = 0;
    int rows = 0;
    int columns = 0;

    bool holds(int at_row, int at_column) const {
        return at_row >= row && at_row < row + rows && at_column >= column && at_column < column + columns;
    }
};
Part whole(const scene::Board& board);
/// Where there is room for `rows` times `columns` squares, both at least 1.
Part part_of(const scene::Board& board, const Zoom& zoom, int rows, int columns);

/// A board as it is on a page.
struct SeenBoard {
    int board = -1;  ///< Ref::board
    Rect box;        ///< of the squares that are seen
    Part part;
    float side = 0;

    /// The square there; none outside.
    Ref at(const scene::Board& whole, float x, float y) const;
};
/// The board at a point; nothing if none is there.
std::optional<SeenBoard> board_at(const Page& page, const scene::Scene& scene, float x, float y);
/// The one with the most squares.
std::optional<SeenBoard> main_board(const Page& page, const scene::Scene& scene);

/// One step closer or farther, so that what lies at (x, y) stays there.
Zoom zoomed(const Zoom& zoom, const SeenBoard& shown, const scene::Scene& scene, int by, float x, float y);
/// The part moves by so many squares.
Zoom panned(const Zoom& zoom, const SeenBoard& shown, const scene::Scene& scene, int rows, int columns);
/// The square that was at a point is pulled to another.
Zoom pulled(const Zoom& zoom, const SeenBoard& shown, Ref square, float x, float y);
/// Two that face each other, with all who help and a square about them, as large as they are seen in the room
/// of the whole board; whole if they stand elsewhere. `largest`: the side of a square, at most.
Zoom on_duel(const SeenBoard& shown, const scene::Scene& scene, float largest);
/// What is asked is brought into sight: if nothing of it is seen, or if all of it could be. Else the zoom as
/// it was.
Zoom on_what_is_asked(const Zoom& zoom, const std::optional<SeenBoard>& shown, const scene::Scene& scene,
                      const scene::Ask& ask);

}  // namespace tankard::window
