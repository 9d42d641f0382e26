// Where the spaces of a chart are drawn.
#include "scene/chart.h"

#include <algorithm>
#include <set>
#include <utility>

#include <doctest/doctest.h>

using namespace tankard;

namespace {

tankard::Chart chart_of(const std::vector<std::vector<int>>& ways) {
    tankard::Chart chart;
    for (const std::vector<int>& each : ways) {
        ChartSpace space;
        space.ways = each;
        chart.spaces.push_back(space);
    }
    return chart;
}

}  // namespace

TEST_CASE("a space stands behind all from which a way leads to it") {
    // Dungeon 2 of 6.7, in which room 7 lies before room 6.
    const scene::Chart drawn = scene::laid_out(chart_of({{1, 2}, {3}, {4}, {5}, {6}, {}, {5}}));
    CHECK(drawn.columns == 5);
    for (const scene::Way& way : drawn.ways)
        CHECK(drawn.spaces[way.from].column < drawn.spaces[way.to].column);
    CHECK(drawn.spaces[5].last);
    CHECK_FALSE(drawn.spaces[0].last);
}

TEST_CASE("a way that passes a column has a row of its own there") {
    // Dungeon 1: from 2 straight to 6, beside 3, 4 and 5.
    const scene::Chart drawn = scene::laid_out(chart_of({{1, 2}, {5}, {3}, {4}, {5}, {}}));
    std::set<std::pair<int, double>> taken;
    for (const scene::Space& space : drawn.spaces)
        CHECK(taken.insert({space.column, space.row}).second);
    for (const scene::Way& way : drawn.ways) {
        const int from = drawn.spaces[way.from].column;
        CHECK(static_cast<int>(way.rows.size()) == drawn.spaces[way.to].column - from - 1);
        for (std::size_t i = 0; i < way.rows.size(); ++i)
            CHECK(taken.insert({from + 1 + static_cast<int>(i), way.rows[i]}).second);
    }
    for (const auto& [_, row] : taken)
        CHECK(std::abs(row) <= drawn.high);
}

TEST_CASE("the way gone, and what lies ahead") {
    tankard::Chart chart = chart_of({{1, 2}, {3}, {3}, {}});
    chart.spaces[0].gone = chart.spaces[2].gone = chart.spaces[2].here = true;
    const scene::Chart drawn = scene::laid_out(chart);
    CHECK(drawn.now);
    CHECK(drawn.spaces[3].ahead);
    CHECK_FALSE(drawn.spaces[1].ahead);
    const auto gone =
        std::count_if(drawn.ways.begin(), drawn.ways.end(), [](const scene::Way& way) { return way.gone; });
    CHECK(gone == 1);
}

TEST_CASE("ways in a circle and ways to nowhere end too") {
    const scene::Chart circle = scene::laid_out(chart_of({{1}, {2}, {0}}));
    CHECK(circle.columns <= 3);
    CHECK(scene::laid_out(chart_of({{7, -1}})).ways.empty());
    CHECK(scene::laid_out({}).columns == 0);
}
