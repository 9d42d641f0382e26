#include "scene/chart.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace tankard::scene {
namespace {

/// What stands in a column: a space, or a way that passes.
struct Node {
    std::size_t space = 0;
    std::size_t way = 0;
    bool passes = false;
    double wish = 0;  ///< the row where it would like to be
};

}  // namespace

Chart laid_out(const tankard::Chart& chart) {
    const std::size_t count = chart.spaces.size();
    Chart made;
    made.spaces.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        const ChartSpace& from = chart.spaces[i];
        made.spaces[i].gone = from.gone;
        made.spaces[i].here = from.here;
        made.spaces[i].last = from.ways.empty();
        made.now = made.now || from.here;
        for (const int to : from.ways)
            if (to >= 0 && static_cast<std::size_t>(to) < count)
                made.ways.push_back({i, static_cast<std::size_t>(to), {}, false});
    }
    // The longest way to each; as often as there are spaces, so that a circle ends too.
    for (std::size_t round = 0; round < count; ++round)
        for (const Way& way : made.ways)
            if (made.spaces[way.to].column <= made.spaces[way.from].column &&
                made.spaces[way.from].column + 1 < static_cast<int>(count))
                made.spaces[way.to].column = made.spaces[way.from].column + 1;
    for (const Space& space : made.spaces)
        made.columns = std::max(made.columns, space.column + 1);
    for (Way& way : made.ways) {
        way.gone = made.spaces[way.from].gone && made.spaces[way.to].gone;
        if (made.spaces[way.from].here) made.spaces[way.to].ahead = true;
    }
    for (int column = 0; column < made.columns; ++column) {
        std::vector<Node> nodes;
        for (std::size_t i = 0; i < count; ++i) {
            if (made.spaces[i].column != column) continue;
            Node node{.space = i};
            int ways = 0;
            for (const Way& way : made.ways)
                if (way.to == i && made.spaces[way.from].column < column) {
                    node.wish += way.rows.empty() ? made.spaces[way.from].row : way.rows.back();
                    ++ways;
                }
            if (ways > 0) node.wish /= ways;
            nodes.push_back(node);
        }
        for (std::size_t i = 0; i < made.ways.size(); ++i) {
            const Way& way = made.ways[i];
            if (made.spaces[way.from].column >= column || made.spaces[way.to].column <= column) continue;
            const double wish = way.rows.empty() ? made.spaces[way.from].row - 0.25 : way.rows.back();
            nodes.push_back({.way = i, .passes = true, .wish = wish});
        }
        std::stable_sort(nodes.begin(), nodes.end(),
                         [](const Node& one, const Node& other) { return one.wish < other.wish; });
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const double row = static_cast<double>(i) - (static_cast<double>(nodes.size()) - 1) / 2;
            if (nodes[i].passes)
                made.ways[nodes[i].way].rows.push_back(row);
            else
                made.spaces[nodes[i].space].row = row;
            made.high = std::max(made.high, row);
        }
    }
    return made;
}

}  // namespace tankard::scene
