#include "window/pages/throw_above.h"

#include "window/pages/throw_die.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tankard::window {

using namespace thrown;
using std::numbers::pi;

void add_from_above(Brush& brush, const ThrowSight& sight) {
    const float high = brush.box().h * 0.36F;
    constexpr double kFar = 36;
    constexpr double kNear = -70;
    constexpr double kSide = 36;
    const float scale = high / static_cast<float>(kFar - kNear);
    const float margin = brush.box().h * 0.022F;
    const Rect box{brush.box().x + margin, brush.box().y + margin, static_cast<float>(2 * kSide) * scale,
                   high};
    std::vector<Corner>& frame = brush.coat(Skin::plain, false);
    const Tint edge = sight.plain ? Tint{255, 255, 255} : Tint{150, 110, 50};
    flat_quad(frame, box.inset(-3), Tint{24, 15, 9}, Tint{24, 15, 9});
    flat_quad(frame, box.inset(-2), edge, edge);
    const Tint felt = sight.plain ? Tint{0, 0, 0} : Tint{66, 44, 29};
    flat_quad(frame, box, felt, dimmed(felt, 0.8));
    const auto at = [&](double x, double y) {
        return std::pair(box.x + static_cast<float>(x + kSide) * scale,
                         box.y + static_cast<float>(kFar - y) * scale);
    };
    std::vector<Corner>& face = brush.coat(Skin::target, false);
    for (int i = 0; i < kSectors; ++i) {
        const auto point = [&](int sector, double radius) {
            const double angle = 2 * pi * sector / kSectors;
            const double x = radius * std::cos(angle);
            const double y = radius * std::sin(angle);
            const auto [px, py] = at(x, y);
            flat(face, px, py, {235, 230, 220}, static_cast<float>(0.5 + x / (2 * kSheet)),
                 static_cast<float>(0.5 - y / (2 * kSheet)));
        };
        point(0, 0);
        point(i, kTarget);
        point(i + 1, kTarget);
    }
    std::vector<Corner>& soft = brush.coat(Skin::plain, true);
    for (const Obstacle each : {Obstacle::block, Obstacle::card}) {
        if (!has(sight.handicap.obstacles, each)) continue;
        const thrown::Extent extent = extent_of(each);
        const auto [x0, y0] = at(extent.middle.x, extent.middle.y - extent.half.y);
        const auto [x1, y1] = at(extent.middle.x, extent.middle.y + extent.half.y);
        const auto wide = static_cast<float>(extent.half.x * 2) * scale;
        if (extent.half.y > 1)
            stroke(soft, x0, y0, x1, y1, std::max(2.0F, wide), {196, 140, 84});
        else
            stroke(soft, x0 - wide / 2, y0, x1 + wide / 2, y1, 2, {236, 222, 188});
    }
    const auto inside = [&](const Vector& place) {
        return std::abs(place.x) < kSide && place.y > kNear && place.y < kFar;
    };
    const Tint way{255, 240, 200, 210};
    if (sight.aiming != nullptr) {
        const Start start = start_of(sight.aiming->hand(), sight.handicap);
        const double speed = std::max(1.0, std::hypot(start.speed.x, start.speed.y));
        const auto [x0, y0] = at(start.place.x, std::max(start.place.y, kNear + 1));
        const double reach = 8 + 18 * sight.aiming->hand().strength / static_cast<double>(kFull);
        const auto [x1, y1] = at(start.place.x + start.speed.x / speed * reach,
                                 std::max(start.place.y, kNear + 1) + start.speed.y / speed * reach);
        stroke(soft, x0, y0, x1, y1, 2, way);
        disc(soft, x1, y1, 2.5F, way);
        return;
    }
    bool low = true;
    for (std::size_t i = 0; i + 1 < sight.trail.size(); ++i) {
        const Vector& one = sight.trail[i].place;
        const Vector& other = sight.trail[i + 1].place;
        if (!inside(one) || !inside(other)) continue;
        const auto [x0, y0] = at(one.x, one.y);
        const auto [x1, y1] = at(other.x, other.y);
        stroke(soft, x0, y0, x1, y1, 1.2F, faded(way, 0.8));
        const bool lies = other.z < kHalfDie * 1.8;
        if (lies && !low) disc(soft, x1, y1, 2.4F, {255, 206, 96, 255});
        low = lies;
    }
    if (inside(sight.die.place)) {
        const auto [x, y] = at(sight.die.place.x, sight.die.place.y);
        const float side = std::max(3.0F, static_cast<float>(kEdge) * scale * 0.75F);
        disc(soft, x, y, side + 1.5F, {30, 18, 8, 255});
        disc(soft, x, y, side, kIvory);
    }
}

}  // namespace tankard::window
