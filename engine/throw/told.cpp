#include "throw/told.h"

namespace tankard::thrown {

Told told(Point middle) {
    constexpr double kHalf = kEdge / 2;
    const auto at = [&](double x, double y) { return Point{middle.x + x * kHalf, middle.y + y * kHalf}; };
    Told told;
    told.place = section_below({at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)});
    if (told.place == Spot::off || told.place == Spot::hole) {
        told.table = true;
        return told;
    }
    // All of it on the board: it cannot.
    bool beside = false;
    for (const double x : {-1.0, 0.0, 1.0})
        for (const double y : {-1.0, 0.0, 1.0}) {
            const Spot below = section_at(at(x, y));
            beside = beside || below == Spot::off || below == Spot::hole;
        }
    if (!beside) told.table = false;
    return told;
}

}  // namespace tankard::thrown
