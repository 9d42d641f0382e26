// A chart: spaces that ways lead to, such as the rooms of a dungeon, as a rule set tells of it. Plain data;
// where a space is drawn, and in which words, is not said here.
#pragma once

#include "table/ids.h"
#include "table/name.h"
#include "table/ref.h"

#include <vector>

namespace tankard {

struct ChartSpace {
    Name kind;              ///< "shop"; what it looks like says the layout
    Ref object;             ///< what it is about, such as a special throw; or none
    int number = 0;         ///< how much of something; 0: nothing is counted
    std::vector<int> ways;  ///< the spaces that one comes to from here, from 0
    bool gone = false;      ///< somebody has been here
    bool here = false;      ///< and is now
    Ref waits;              ///< the card that is met here, if everybody knows which
    Name hidden;            ///< else what lies here face down, such as "boss"; or nothing
};

struct Chart {
    Ref name;
    std::vector<ChartSpace> spaces;  ///< the first is where one comes in
};

/// What a rule set with charts is besides.
class Charted {
 public:
    virtual ~Charted() = default;
    /// In the order in which they are gone through; what nobody may know yet is not there.
    virtual std::vector<Chart> charts(const class Table& table) const = 0;
};

}  // namespace tankard
