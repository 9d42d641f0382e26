#include "window/pages/brush.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace tankard::window {

using std::numbers::pi;

std::uint8_t byte(double value) { return static_cast<std::uint8_t>(std::clamp(value, 0.0, 255.0)); }

Tint dimmed(Tint tint, double by) {
    return {byte(tint.r * by), byte(tint.g * by), byte(tint.b * by), tint.a};
}

Tint faded(Tint tint, double by) { return {tint.r, tint.g, tint.b, byte(tint.a * by)}; }

void Brush::triangle(std::vector<Corner>& into, const Point3& a, const Point3& b, const Point3& c) const {
    const std::array<const Point3*, 3> all{&a, &b, &c};
    std::array<Vector, 3> seen;
    int near = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        seen[i] = view_.in_view(all[i]->at);
        near += seen[i].z < Perspective::kNearest ? 1 : 0;
    }
    if (near == 3) return;
    if (near == 0) {
        for (std::size_t i = 0; i < 3; ++i)
            corner(into, seen[i], *all[i]);
        return;
    }
    // What is too near is cut off.
    std::vector<std::pair<Vector, Point3>> kept;
    for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t next = (i + 1) % 3;
        if (seen[i].z >= Perspective::kNearest) kept.emplace_back(seen[i], *all[i]);
        if ((seen[i].z < Perspective::kNearest) == (seen[next].z < Perspective::kNearest)) continue;
        const double share = (Perspective::kNearest - seen[i].z) / (seen[next].z - seen[i].z);
        const auto mix = [share](double one, double other) { return one + (other - one) * share; };
        Point3 cut = *all[i];
        cut.u = mix(cut.u, all[next]->u);
        cut.v = mix(cut.v, all[next]->v);
        const Tint& to = all[next]->tint;
        cut.tint = {byte(mix(cut.tint.r, to.r)), byte(mix(cut.tint.g, to.g)), byte(mix(cut.tint.b, to.b)),
                    byte(mix(cut.tint.a, to.a))};
        kept.emplace_back(seen[i] + (seen[next] - seen[i]) * share, cut);
    }
    for (std::size_t i = 1; i + 1 < kept.size(); ++i)
        for (const std::size_t which : {std::size_t{0}, i, i + 1})
            corner(into, kept[which].first, kept[which].second);
}

void Brush::corner(std::vector<Corner>& into, const Vector& seen, const Point3& point) const {
    const auto [x, y] = view_.pixel(seen);
    into.push_back({x, y, point.tint, static_cast<float>(point.u), static_cast<float>(point.v)});
}

void Brush::quad(std::vector<Corner>& into, const Point3& a, const Point3& b, const Point3& c,
                 const Point3& d) const {
    triangle(into, a, b, c);
    triangle(into, a, c, d);
}

void flat(std::vector<Corner>& into, float x, float y, Tint tint, float u, float v) {
    into.push_back({x, y, tint, u, v});
}

void flat_quad(std::vector<Corner>& into, const Rect& box, Tint above, Tint below) {
    flat(into, box.x, box.y, above);
    flat(into, box.right(), box.y, above);
    flat(into, box.right(), box.bottom(), below);
    flat(into, box.x, box.y, above);
    flat(into, box.right(), box.bottom(), below);
    flat(into, box.x, box.bottom(), below);
}

void flat_ring(std::vector<Corner>& into, float x, float y, float inner, float outer, Tint inside,
               Tint outside) {
    constexpr int kParts = 32;
    for (int i = 0; i < kParts; ++i) {
        const auto at = [&](int part, float radius, Tint tint) {
            const double angle = 2 * pi * part / kParts;
            flat(into, x + radius * static_cast<float>(std::cos(angle)),
                 y + radius * static_cast<float>(std::sin(angle)), tint);
        };
        at(i, inner, inside);
        at(i, outer, outside);
        at(i + 1, outer, outside);
        at(i, inner, inside);
        at(i + 1, outer, outside);
        at(i + 1, inner, inside);
    }
}

void disc(std::vector<Corner>& into, float x, float y, float radius, Tint tint) {
    flat_ring(into, x, y, 0, radius, tint, tint);
    flat_ring(into, x, y, radius, radius + 1.2F, tint, faded(tint, 0));
}

void stroke(std::vector<Corner>& into, float x0, float y0, float x1, float y1, float wide, Tint tint) {
    const float long_ = std::max(0.01F, std::hypot(x1 - x0, y1 - y0));
    const float nx = -(y1 - y0) / long_;
    const float ny = (x1 - x0) / long_;
    const auto strip = [&](float from, float to, Tint one, Tint other) {
        flat(into, x0 + nx * from, y0 + ny * from, one);
        flat(into, x1 + nx * from, y1 + ny * from, one);
        flat(into, x1 + nx * to, y1 + ny * to, other);
        flat(into, x0 + nx * from, y0 + ny * from, one);
        flat(into, x1 + nx * to, y1 + ny * to, other);
        flat(into, x0 + nx * to, y0 + ny * to, other);
    };
    const float half = wide / 2;
    strip(-half, half, tint, tint);
    strip(half, half + 1.2F, tint, faded(tint, 0));
    strip(-half, -half - 1.2F, tint, faded(tint, 0));
}

}  // namespace tankard::window
