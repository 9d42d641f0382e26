#include "window/pages/throw_die.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace tankard::window {
namespace {

using namespace thrown;
using std::numbers::pi;

constexpr double kBevel = 0.13;  ///< of its edges

/// The convex hull, in order.
std::vector<std::pair<float, float>> around(std::vector<std::pair<float, float>> points) {
    std::sort(points.begin(), points.end());
    std::vector<std::pair<float, float>> hull;
    const auto turns = [](const auto& a, const auto& b, const auto& c) {
        return (b.first - a.first) * (c.second - a.second) - (b.second - a.second) * (c.first - a.first);
    };
    for (const bool back : {false, true}) {
        const std::size_t from = hull.size();
        for (std::size_t i = 0; i < points.size(); ++i) {
            const auto& next = back ? points[points.size() - 1 - i] : points[i];
            while (hull.size() >= from + 2 && turns(hull[hull.size() - 2], hull.back(), next) <= 0)
                hull.pop_back();
            hull.push_back(next);
        }
        hull.pop_back();
    }
    return hull;
}

class Die {
 public:
    Die(Brush& brush, const ThrowSight& sight) : brush_(brush), sight_(sight) {}

    void die(const Pose& pose, double light) {
        // A corner of the bevelled cube: on a face of the axis, by the signs of all three.
        const auto at = [](int axis, const std::array<int, 3>& signs) {
            std::array<double, 3> part{};
            for (std::size_t i = 0; i < 3; ++i)
                part[i] = signs[i] * (static_cast<int>(i) == axis ? kHalfDie : kHalfDie - kBevel);
            return Vector{part[0], part[1], part[2]};
        };
        const auto place = [&](const Vector& corner) { return pose.place + turned(corner, pose.lay); };
        const auto shade = [&](const Vector& normal, double more) {
            const Vector real = turned(normal, pose.lay);
            const double facing = std::max(0.0, dot(real, kLamp));
            const Vector half = unit(kLamp + unit(brush_.view().eye() - pose.place));
            const double shine = std::pow(std::max(0.0, dot(real, half)), 24) * 0.12;
            const double share = std::clamp(0.12 + 0.88 * facing + shine + more, 0.0, 1.1);
            if (sight_.plain) return dimmed({255, 255, 255}, light * (0.6 + 0.4 * share));
            // Its shadows are warm.
            const auto part = [&](std::uint8_t dark, std::uint8_t bright) {
                return byte(light * (dark + (bright - dark) * share));
            };
            return Tint{part(150, kIvory.r), part(108, kIvory.g), part(76, kIvory.b)};
        };
        const auto seen = [&](const Vector& normal, const Vector& corner) {
            return dot(turned(normal, pose.lay), place(corner) - brush_.view().eye()) < 0;
        };
        std::vector<Corner>& into = brush_.coat(Skin::die, false);
        constexpr double kCell = 0.5;
        for (int a = 0; a < 3; ++a) {
            const int b = (a + 1) % 3;
            const int c = (a + 2) % 3;
            for (const int side : {-1, 1}) {
                std::array<int, 3> signs{};
                signs[static_cast<std::size_t>(a)] = side;
                Vector normal = at(a, signs);
                normal = unit({a == 0 ? normal.x : 0, a == 1 ? normal.y : 0, a == 2 ? normal.z : 0});
                const auto on = [&](int sb, int sc) {
                    std::array<int, 3> all = signs;
                    all[static_cast<std::size_t>(b)] = sb;
                    all[static_cast<std::size_t>(c)] = sc;
                    return at(a, all);
                };
                // The face.
                if (seen(normal, on(1, 1))) {
                    const int number = 2 * a + (side > 0 ? 0 : 1);
                    const bool icon = (sight_.icon_faces >> number & 1U) != 0;
                    const double left = icon ? kCell : 0;
                    const Tint tint = shade(normal, 0);
                    const auto point = [&](int sb, int sc) {
                        return Point3{place(on(sb, sc)), tint, left + kCell * (sb * side > 0 ? 0.98 : 0.02),
                                      sc > 0 ? 0.02 : 0.98};
                    };
                    brush_.quad(into, point(-1, -1), point(1, -1), point(1, 1), point(-1, 1));
                }
                // Its edges towards the next axis, and its corners.
                for (const int sb : {-1, 1}) {
                    std::array<int, 3> edge = signs;
                    edge[static_cast<std::size_t>(b)] = sb;
                    Vector slant{};
                    const auto add = [&](int axis, int sign) {
                        (axis == 0 ? slant.x : axis == 1 ? slant.y : slant.z) = sign;
                    };
                    add(a, side);
                    add(b, sb);
                    if (seen(unit(slant), at(a, edge))) {
                        const Tint tint = shade(unit(slant), 0.02);
                        const auto point = [&](int axis, int sc) {
                            std::array<int, 3> all = edge;
                            all[static_cast<std::size_t>(c)] = sc;
                            return Point3{place(at(axis, all)), tint, 0.02, 0.02};
                        };
                        brush_.quad(into, point(a, -1), point(a, 1), point(b, 1), point(b, -1));
                    }
                    if (a != 0) continue;
                    for (const int sc : {-1, 1}) {
                        std::array<int, 3> all = edge;
                        all[static_cast<std::size_t>(c)] = sc;
                        Vector out{static_cast<double>(all[0]), static_cast<double>(all[1]),
                                   static_cast<double>(all[2])};
                        if (!seen(unit(out), at(0, all))) continue;
                        const Tint tint = shade(unit(out), 0.02);
                        brush_.triangle(into, {place(at(0, all)), tint, 0.02, 0.02},
                                        {place(at(1, all)), tint, 0.02, 0.02},
                                        {place(at(2, all)), tint, 0.02, 0.02});
                    }
                }
            }
        }
        outline(pose, light);
    }

    void die_shadow(const Pose& pose) {
        const double ground =
            std::hypot(pose.place.x, pose.place.y) < kTarget && pose.place.z > 0 ? kThickness : 0.0;
        const double high = std::max(0.0, pose.place.z - kHalfDie - ground);
        if (sight_.plain || std::abs(pose.place.x) > kTable || std::abs(pose.place.y) > kTable) return;
        // From the lamp to the ground.
        const double fall = (pose.place.z - ground) / kLamp.z;
        const double x = pose.place.x - kLamp.x * fall;
        const double y = pose.place.y - kLamp.y * fall;
        const double soft = 0.09 + high * 0.05;  // cut as all shadows are, and softer the higher it flies
        const double core = 0.92 + high * 0.02;
        const Tint dark{18, 8, 2, byte(190 * std::exp(-high / 16) * std::max(0.1, sight_.light))};
        std::vector<Corner>& into = brush_.coat(Skin::plain, true);
        constexpr int kParts = 20;
        const auto at = [&](int part, double radius, double alpha) {
            const double angle = 2 * pi * part / kParts;
            return Point3{{x + radius * std::cos(angle), y + radius * std::sin(angle), ground + 0.03},
                          faded(dark, alpha)};
        };
        for (int i = 0; i < kParts; ++i) {
            brush_.triangle(into, at(0, 0, 1), at(i, core, 1), at(i + 1, core, 1));
            brush_.quad(into, at(i, core, 1), at(i, core + soft, 0), at(i + 1, core + soft, 0),
                        at(i + 1, core, 1));
        }
    }

 private:
    /// A dark line round the die, which also softens its edge.
    void outline(const Pose& pose, double light) {
        std::vector<std::pair<float, float>> points;
        for (int corner = 0; corner < 8; ++corner) {
            const double out = kHalfDie - kBevel * 0.35;
            const Vector at{(corner & 1) != 0 ? out : -out, (corner & 2) != 0 ? out : -out,
                            (corner & 4) != 0 ? out : -out};
            const Vector seen = brush_.view().in_view(pose.place + turned(at, pose.lay));
            if (seen.z < Perspective::kNearest) return;
            points.push_back(brush_.view().pixel(seen));
        }
        const std::vector<std::pair<float, float>> hull = around(std::move(points));
        std::vector<Corner>& into = brush_.coat(Skin::plain, true);
        const double away = brush_.view().in_view(pose.place).z;
        const auto wide = static_cast<float>(std::clamp(brush_.view().scale(away) * 0.05, 1.0, 2.6));
        const Tint ink = faded(dimmed(kWax, light), 0.85);
        for (std::size_t i = 0; i < hull.size(); ++i) {
            const auto& [x0, y0] = hull[i];
            const auto& [x1, y1] = hull[(i + 1) % hull.size()];
            stroke(into, x0, y0, x1, y1, wide, ink);
        }
    }

    Brush& brush_;
    const ThrowSight& sight_;
};

}  // namespace

void add_die(Brush& brush, const ThrowSight& sight, const Pose& pose, double light) {
    Die(brush, sight).die(pose, light);
}

void add_die_shadow(Brush& brush, const ThrowSight& sight, const Pose& pose) {
    Die(brush, sight).die_shadow(pose);
}

}  // namespace tankard::window
