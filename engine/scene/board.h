// What stands on boards and tracks, as somebody sees it: part of a scene.
#pragma once

#include "scene/face.h"
#include "table/ids.h"
#include "table/ref.h"
#include "text/looks.h"

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace tankard::scene {

/// What stands on a square. A card that the viewer may not see has no id and no face: there is something.
struct Token {
    CardId card = CardId::none;
    Face face;
    std::string mark;             ///< one or two letters
    SeatId owner = SeatId::none;  ///< whose it is; none: nobody's
    bool lies = false;            ///< on the floor: it is a thing, and nobody who stands there
    std::string hurt{};           ///< "wounded": what ails it (layout.lua, boards: `hurt`); empty: nothing
};

/// What an edge looks like: as the layout says, or by what it is in the way of. In the order of
/// text::kEdges.
enum class Edge : std::uint8_t {
    open,
    wall,     ///< nobody passes and nobody sees through
    grate,    ///< nobody passes
    door,     ///< nobody sees through
    doorway,  ///< a door that stands open, where the layout says so
    line,     ///< something that is in nobody's way
};

struct Square {
    Ref ref;
    std::string name;    ///< "c7"
    std::string ground;  ///< terrain in words
    std::string rule{};  ///< what that does; empty: nothing is said
    std::string sign;    ///< of the ground, at most two columns in a terminal
    std::string glyph;   ///< of the ground: a drawing or a glyph (text::read_figures); empty: none
    text::Texture texture = text::Texture::flags;
    std::string pigment;          ///< the layout's word for its colour; empty: plain
    bool solid = false;           ///< nobody enters
    bool over = false;            ///< in a terminal its sign stands over what lies there
    std::array<Edge, 4> edges{};  ///< in the order of Side: what stands there, whoever carries it
    std::array<Edge, 4> own{};    ///< those of them that turn with it
    std::vector<Token> tokens;    ///< the last to come stands on top
    std::vector<int> sees;        ///< squares in sight of who stands here, in their order

    Edge edge(Side side) const { return edges[static_cast<std::size_t>(side)]; }
};

/// Squares that turn as one are framed.
struct Frame {
    int row = 0;
    int column = 0;
    int size = 0;
    std::string pigment{};  ///< the layout's word for the colour of its stones; empty: plain
};

/// A block of squares turned clockwise, with all that stands on it.
struct Turned {
    Ref first;  ///< its upper left square
    int size = 0;
    int quarters = 0;
};

struct Board {
    Name kind;
    std::string label;
    SeatId seat = SeatId::none;
    int rows = 0;
    int columns = 0;
    std::vector<Square> squares;  ///< row by row, the far side first
    std::vector<Frame> frames;
    bool quiet = false;      ///< the ground is plain, so that who stands there is seen first
    bool has_sight = false;  ///< whether the layout says who sees what here
    bool home = false;       ///< of a seat: stands on its plaque while the stage is about something else

    const Square& at(int row, int column) const {
        return squares[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                       static_cast<std::size_t>(column)];
    }
};

/// Steps on a line, and who stands where.
struct Track {
    Name counter;
    std::string label;
    int from = 0;
    int to = 0;
    std::vector<std::pair<int, std::string>> marks;  ///< words at steps, in their order
    std::vector<std::pair<SeatId, int>> standing;  ///< within from and to; SeatId::none: the table's counter
    std::string nobody{};  ///< what SeatId::none is called among seats; empty: the track is its own
    // Of a seat's own track:
    Name by;                           ///< the counter that leads on …
    std::string by_label{};            ///< … as it is called
    int done = 0;                      ///< what it is …
    int need = 0;                      ///< … and has to be for the next step; 0: nothing is known
    std::vector<std::string> gains{};  ///< what each step gives; may be empty
};

}  // namespace tankard::scene
