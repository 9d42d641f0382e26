// A chart as it is drawn: spaces in columns from left to right, and ways between them. Part of a scene.
#pragma once

#include "table/chart.h"

#include <string>
#include <vector>

namespace tankard::scene {

struct Space {
    std::string number;   ///< "3"
    std::string label;    ///< "shop", "4 gold"; empty: a space like others
    std::string glyph;    ///< empty: none
    std::string pigment;  ///< the layout's word for its colour; empty: plain
    bool gone = false;
    bool here = false;
    bool told = false;   ///< the page is about it
    bool ahead = false;  ///< the next step may lead here
    bool last = false;   ///< no way leads on
    std::string waits;   ///< "Dizzy Bat", or what lies here face down; empty: nothing
    std::string figure;  ///< its picture, as of a face
    bool face_down = false;
    int column = 0;
    double row = 0;  ///< 0: on the middle line; downwards
};

struct Way {
    std::size_t from = 0;
    std::size_t to = 0;
    /// In the columns that it passes on its way, the rows.
    std::vector<double> rows;
    bool gone = false;
};

struct Chart {
    std::string label;
    std::vector<Space> spaces;
    std::vector<Way> ways;
    int columns = 0;
    double high = 0;   ///< how far rows reach from the middle line, up and down
    bool now = false;  ///< somebody is here
};

/// Puts the spaces into columns, each behind all from which a way leads to it, and ways that pass a column
/// beside what stands there. Words and looks are not touched.
Chart laid_out(const tankard::Chart& chart);

}  // namespace tankard::scene
