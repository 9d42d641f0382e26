// A layout says where zones, counters and boards lie; it is plain data of a rule set and knows no rule. This
// draws any table in text from what one seat may know (a view) and such a layout: every front end without
// pixels uses it.
//
// A layout is `{ rows = { row, ... } }`. A row is a list of cells, side by side, and may say
//     each = "seat"     the row once for every seat, under its name; zones and counters in it are that seat's
//     beside = true     with `each`: the seats side by side
// A cell has `width` columns, or a share of what is left, and one of
//     text = "key"                       a sentence
//     zone = "hand", show = ...          with a caption; show: "cards" (one a line, at most `lines`), "line"
//                                        (in one paragraph), "top" (the first and how many), "count"
//     counters = { "gold", "food" }      of the seat, or of the table
//     track = "evil", from = 1, to = 15  every seat's mark on one line, and `marks = { [10] = "key" }` under
//                                        it
//     picture = { "line", ... }          drawn as it stands; `{name}` is a counter or how many cards a zone
//                                        holds, right-aligned in the width of the braces
//     board = 1, terrain = { [0] = ".." }, edges = { [0] = "", "wall", "door" }
//                                        squares two columns wide; an edge is drawn by what it is: "wall" (|
//                                        --), "door" (: ..), any other word by its first letter. In a row
//                                        for every seat, board = "own" is the seat's own: 1 for the first
//     rows = { row, ... }                rows in a cell, one below the other
// and may have a `caption` (a key). What a seat may not see is drawn as how many, on a board as "??".
//
// Front ends with pixels draw the same rows and heed some more words:
//     icons = { gold = "glyph" }         beside `rows`: for counters
//     owner = "owner"                    beside `rows`: the card counter that says whose a card is, by the
//                                        seat's number from 1; else it is its zone's seat's
//     spaces = 3                         of a zone: numbered places, for its first cards
//     pigments, glyphs, hatched = { [0] = "sky" }, { [0] = "glyph" }, { [0] = true }
//                                        of a board: colour, sign and shading by terrain
//     blocks = { { row = 0, column = 0, size = 5 }, ... }
//                                        of a board: what turns as one is framed
//
// A mistake in a layout (an unknown zone, a board that is not there) is drawn where it stands, as "? word",
// so that an author sees it. Every line is at most `columns` wide: that is the pen's `fit`.
#pragma once

#include "table/view.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace tankard {

/// How a front end writes: words, names, widths. `mark` is at most two columns, for figures on a board or
/// track.
struct Pen {
    std::function<std::string(std::string_view key)> word;
    std::function<std::string(Ref thing)> name;
    std::function<std::string(Ref thing)> mark;
    /// Exactly so many columns: filled up or cut.
    std::function<std::string(std::string_view text, int columns)> fit;
    /// Lines of at most so many columns.
    std::function<std::vector<std::string>(std::string_view text, int columns)> wrap;
};

std::vector<std::string> draw_layout(const View& view, const Value& layout, const Pen& pen, int columns);

/// The picture of one board alone, two columns a square and one an edge.
std::vector<std::string> draw_board(const View& view, const Board& board, const Value& cell, const Pen& pen);

}  // namespace tankard
