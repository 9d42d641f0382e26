#include "throw/target.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tankard::thrown {
namespace {

constexpr int kGrid = 12;  ///< points along an edge of the face that are looked at
constexpr double kDiagonal = std::numbers::sqrt2 / 2;

constexpr std::array<Point, 4> kQuarters{Point{1, 0}, Point{0, 1}, Point{-1, 0}, Point{0, -1}};

bool on_bone(Point point, int which) {
    const Point middle = bone(which);
    const Point along{-kQuarters[static_cast<std::size_t>(which)].y,
                      kQuarters[static_cast<std::size_t>(which)].x};
    const double x = point.x - middle.x;
    const double y = point.y - middle.y;
    const double most = (kBoneLength - kBoneWidth) / 2;
    const double at = std::clamp(x * along.x + y * along.y, -most, most);
    return std::hypot(x - at * along.x, y - at * along.y) <= kBoneWidth / 2;
}

}  // namespace

Point hole(int which) {
    const Point quarter = kQuarters[static_cast<std::size_t>(which)];
    const double offset = kHoleOffset * kDiagonal;
    return {offset * (quarter.x - quarter.y), offset * (quarter.x + quarter.y)};
}

Point bone(int which) {
    const Point quarter = kQuarters[static_cast<std::size_t>(which)];
    return {kBoneOffset * quarter.x, kBoneOffset * quarter.y};
}

Spot section_at(Point point) {
    const double away = std::hypot(point.x, point.y);
    if (away > kTarget) return Spot::off;
    for (int i = 0; i < kHoles; ++i)
        if (std::hypot(point.x - hole(i).x, point.y - hole(i).y) < kHole) return Spot::hole;
    for (int i = 0; i < kBones; ++i)
        if (on_bone(point, i)) return Spot::bone;
    int ring = static_cast<int>(Spot::centre);
    for (double circle : kCircles) {
        if (away < circle) break;
        --ring;
    }
    return static_cast<Spot>(std::max(ring, static_cast<int>(Spot::ring1)));
}

Spot section_below(const std::array<Point, 4>& face) {
    std::array<int, fighter::kLastPlace + 1> parts{};
    for (int i = 0; i < kGrid; ++i)
        for (int j = 0; j < kGrid; ++j) {
            const double u = (i + 0.5) / kGrid;
            const double v = (j + 0.5) / kGrid;
            const double a = (1 - u) * (1 - v);
            const double b = u * (1 - v);
            const double c = u * v;
            const double d = (1 - u) * v;
            ++parts[static_cast<std::size_t>(
                section_at({a * face[0].x + b * face[1].x + c * face[2].x + d * face[3].x,
                            a * face[0].y + b * face[1].y + c * face[2].y + d * face[3].y}))];
        }
    Spot best = Spot::off;
    for (int i = 0; i <= fighter::kLastPlace; ++i) {
        const auto spot = static_cast<Spot>(i);
        const int more = parts[static_cast<std::size_t>(i)] - parts[static_cast<std::size_t>(best)];
        if (more > 0 || (more == 0 && fighter::value_of(spot) < fighter::value_of(best))) best = spot;
    }
    return best;
}

}  // namespace tankard::thrown
