#include "window/pages/target_picture.h"

#include "window/pages/brush.h"
#include "window/pages/throw_die.h"
#include "window/pages/throw_sight.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tankard::window {
namespace {

constexpr double kSeen = 36;  ///< centimetres from the middle to the box's edge

float scale(const Rect& box) { return std::min(box.w, box.h) / static_cast<float>(2 * kSeen); }

}  // namespace

thrown::Point place_on_target(const Rect& box, float x, float y) {
    return {static_cast<double>((x - box.x - box.w / 2) / scale(box)),
            static_cast<double>((box.y + box.h / 2 - y) / scale(box))};
}

std::pair<float, float> pixel_on_target(const Rect& box, thrown::Point place) {
    return {box.x + box.w / 2 + static_cast<float>(place.x) * scale(box),
            box.y + box.h / 2 - static_cast<float>(place.y) * scale(box)};
}

Drawing target_picture(const Rect& box, std::optional<thrown::Point> die, bool plain) {
    Brush brush({.at = {0, -1, 1}, .towards = {0, 0, 0}}, box, "");
    std::vector<Corner>& table = brush.coat(Skin::plain, false);
    const Tint edge = plain ? Tint{255, 255, 255} : Tint{150, 110, 50};
    flat_quad(table, box, edge, edge);
    const Tint wood = plain ? Tint{0, 0, 0} : Tint{66, 44, 29};
    flat_quad(table, box.inset(1), wood, dimmed(wood, 0.8));
    std::vector<Corner>& face = brush.coat(Skin::target, false);
    const auto point = [&](double angle, double radius) {
        const thrown::Point at{radius * std::cos(angle), radius * std::sin(angle)};
        const auto [x, y] = pixel_on_target(box, at);
        flat(face, x, y, {235, 230, 220}, static_cast<float>(0.5 + at.x / (2 * kSheet)),
             static_cast<float>(0.5 - at.y / (2 * kSheet)));
    };
    for (int i = 0; i < kSectors; ++i) {
        point(0, 0);
        point(2 * std::numbers::pi * i / kSectors, thrown::kTarget);
        point(2 * std::numbers::pi * (i + 1) / kSectors, thrown::kTarget);
    }
    if (die) {
        std::vector<Corner>& soft = brush.coat(Skin::plain, true);
        const auto [x, y] = pixel_on_target(box, *die);
        const float half = std::max(4.0F, static_cast<float>(thrown::kEdge / 2) * scale(box));
        disc(soft, x, y, half * 2.4F, {30, 18, 8, 120});
        flat_quad(soft, {x - half - 2, y - half - 2, 2 * half + 4, 2 * half + 4}, {30, 18, 8}, {30, 18, 8});
        flat_quad(soft, {x - half, y - half, 2 * half, 2 * half}, kIvory, kIvory);
    }
    return brush.take();
}

}  // namespace tankard::window
