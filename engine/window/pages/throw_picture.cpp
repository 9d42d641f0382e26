#include "window/pages/throw_picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace tankard::window {
namespace {

using namespace thrown;
using std::numbers::pi;

constexpr double kHalf = kEdge / 2;
constexpr double kBevel = 0.13;  ///< of the die's edges
constexpr double kTop = kThickness;
constexpr double kRimWide = 2;
constexpr double kApron = 6;      ///< of the table's edge, downwards
constexpr double kSheet = 31;     ///< half a side of the target's skin, in centimetres
constexpr double kWoodTile = 64;  ///< centimetres of the table that one tile of wood covers
constexpr double kHandAway = 30;  ///< from the eye to the hand, along the table
constexpr double kAbove = 24;     ///< and down to it
constexpr double kHandDepth = 38;
constexpr double kLookDown = 31;  ///< degrees
constexpr double kLowest = 14;    ///< degrees from the middle of the picture down to the hand, at most
constexpr double kLowEye = 12;    ///< from there on one sees the table's edge
constexpr int kSectors = 64;
const Vector kLamp = unit({-0.45, -0.25, 0.86});

constexpr Tint kIvory{250, 240, 214};
constexpr Tint kWax{34, 22, 14};
constexpr Tint kGold{232, 178, 64};
constexpr Tint kGreen{126, 190, 86};
constexpr Tint kRed{206, 70, 48};

std::uint8_t byte(double value) { return static_cast<std::uint8_t>(std::clamp(value, 0.0, 255.0)); }

Tint dimmed(Tint tint, double by) {
    return {byte(tint.r * by), byte(tint.g * by), byte(tint.b * by), tint.a};
}
Tint faded(Tint tint, double by) { return {tint.r, tint.g, tint.b, byte(tint.a * by)}; }

/// A corner in the room.
struct Point3 {
    Vector at;
    Tint tint;
    double u = 0;
    double v = 0;
};

class Picture {
 public:
    Picture(const ThrowSight& sight, const Rect& box) : sight_(sight), view_(sight.eye, box) {
        drawing_.box = box;
        drawing_.glyph = sight.glyph;
    }

    Drawing drawing() {
        room();
        if (view_.eye().z > 0) {
            table();
            rims();
            target();
        }
        if (view_.eye().z <= kLowEye && nearer_than_edge()) apron();
        standing(true);
        if (sight_.aiming != nullptr)
            in_hand();
        else
            lying_or_flying();
        standing(false);
        if (view_.eye().z <= kLowEye && !nearer_than_edge()) apron();
        if (sight_.show_above) from_above();
        return std::move(drawing_);
    }

 private:
    // What is drawn with.
    void triangle(std::vector<Corner>& into, const Point3& a, const Point3& b, const Point3& c) const {
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
    void corner(std::vector<Corner>& into, const Vector& seen, const Point3& point) const {
        const auto [x, y] = view_.pixel(seen);
        into.push_back({x, y, point.tint, static_cast<float>(point.u), static_cast<float>(point.v)});
    }
    void quad(std::vector<Corner>& into, const Point3& a, const Point3& b, const Point3& c,
              const Point3& d) const {
        triangle(into, a, b, c);
        triangle(into, a, c, d);
    }
    static void flat(std::vector<Corner>& into, float x, float y, Tint tint, float u = 0, float v = 0) {
        into.push_back({x, y, tint, u, v});
    }
    static void flat_quad(std::vector<Corner>& into, const Rect& box, Tint above, Tint below) {
        flat(into, box.x, box.y, above);
        flat(into, box.right(), box.y, above);
        flat(into, box.right(), box.bottom(), below);
        flat(into, box.x, box.y, above);
        flat(into, box.right(), box.bottom(), below);
        flat(into, box.x, box.bottom(), below);
    }
    /// A disc or ring on the screen, soft where its edges fade.
    static void flat_ring(std::vector<Corner>& into, float x, float y, float inner, float outer, Tint inside,
                          Tint outside, float flatten = 1) {
        constexpr int kParts = 32;
        for (int i = 0; i < kParts; ++i) {
            const auto at = [&](int part, float radius, Tint tint) {
                const double angle = 2 * pi * part / kParts;
                flat(into, x + radius * static_cast<float>(std::cos(angle)),
                     y + radius * flatten * static_cast<float>(std::sin(angle)), tint);
            };
            at(i, inner, inside);
            at(i, outer, outside);
            at(i + 1, outer, outside);
            at(i, inner, inside);
            at(i + 1, outer, outside);
            at(i + 1, inner, inside);
        }
    }
    static void disc(std::vector<Corner>& into, float x, float y, float radius, Tint tint) {
        flat_ring(into, x, y, 0, radius, tint, tint);
        flat_ring(into, x, y, radius, radius + 1.2F, tint, faded(tint, 0));
    }
    /// A line that is soft at its edges.
    static void stroke(std::vector<Corner>& into, float x0, float y0, float x1, float y1, float wide,
                       Tint tint) {
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

    /// How much of the lamp falls on a place of the table.
    double lit(double x, double y) const {
        const double away = std::hypot(x + 4, (y - 2) * 0.9);
        const double pool = 0.2 + 0.95 * std::exp(-away * away / (2 * 44 * 44));
        return (sight_.plain ? 1 : pool) * (0.035 + 0.965 * sight_.light);
    }

    // The room.
    void room() {
        const Tint above = sight_.plain ? Tint{0, 0, 0} : dimmed({26, 17, 12}, 0.3 + 0.7 * sight_.light);
        const Tint below = sight_.plain ? Tint{0, 0, 0} : dimmed({58, 38, 24}, 0.2 + 0.8 * sight_.light);
        flat_quad(drawing_.coat(Skin::plain, false), drawing_.box, above, below);
    }

    void table() {
        std::vector<Corner>& into = drawing_.coat(sight_.plain ? Skin::plain : Skin::wood, false);
        constexpr int kParts = 28;
        constexpr double kStep = 2 * kTable / kParts;
        const auto at = [&](int i, int k) {
            const double x = -kTable + i * kStep;
            const double y = -kTable + k * kStep;
            const double light = lit(x, y);
            const Tint tint = sight_.plain ? dimmed({60, 60, 60}, light)
                                           : Tint{byte(300 * light), byte(280 * light), byte(250 * light)};
            return Point3{{x, y, 0}, tint, x / kWoodTile, y / kWoodTile};
        };
        for (int i = 0; i < kParts; ++i)
            for (int k = 0; k < kParts; ++k)
                quad(into, at(i, k), at(i + 1, k), at(i + 1, k + 1), at(i, k + 1));
    }

    void box(std::vector<Corner>& into, const Vector& least, const Vector& most, Tint tint) const {
        const std::array<Vector, 2> ends{least, most};
        for (int axis = 0; axis < 3; ++axis)
            for (int side = 0; side < 2; ++side) {
                Vector normal{};
                (axis == 0 ? normal.x : axis == 1 ? normal.y : normal.z) = side == 0 ? -1 : 1;
                const auto at = [&](int one, int other) {
                    std::array<int, 3> which{};
                    which[static_cast<std::size_t>(axis)] = side;
                    which[static_cast<std::size_t>((axis + 1) % 3)] = one;
                    which[static_cast<std::size_t>((axis + 2) % 3)] = other;
                    const auto end = [&](std::size_t i) -> const Vector& {
                        return ends[static_cast<std::size_t>(which[i])];
                    };
                    return Vector{end(0).x, end(1).y, end(2).z};
                };
                if (dot(normal, at(0, 0) - view_.eye()) >= 0) continue;
                const double shade = 0.62 + 0.38 * std::max(0.0, dot(normal, kLamp));
                const auto lit_at = [&](int one, int other) {
                    const Vector place = at(one, other);
                    const double light = sight_.plain ? 1 : lit(place.x * 0.8, place.y * 0.8) * 1.25;
                    return Point3{place, dimmed(tint, shade * light)};
                };
                quad(into, lit_at(0, 0), lit_at(1, 0), lit_at(1, 1), lit_at(0, 1));
            }
    }

    void rims() {
        std::vector<Corner>& into = drawing_.coat(Skin::plain, false);
        const Tint wood = sight_.plain ? Tint{255, 255, 255} : Tint{122, 78, 46};
        const double out = kTable + kRimWide;
        box(into, {-out, kTable, 0}, {out, out, kRim}, wood);
        box(into, {-out, -kTable, 0}, {-kTable, kTable, kRim}, wood);
        box(into, {kTable, -kTable, 0}, {out, kTable, kRim}, wood);
        box(into, {-out, -out, 0}, {out, -kTable, kRim}, wood);
    }

    void target() {
        const auto on = [&](double radius, int sector, double z, Tint tint) {
            const double angle = 2 * pi * sector / kSectors;
            return Point3{{radius * std::cos(angle), radius * std::sin(angle), z}, tint};
        };
        // Its shadow, its edge, its face.
        std::vector<Corner>& shadow = drawing_.coat(Skin::plain, true);
        const Tint dark{20, 10, 4, byte(150 * sight_.light)};
        for (int i = 0; i < kSectors && !sight_.plain; ++i) {
            const auto out = [&](int sector, double radius, Tint tint) {
                Point3 point = on(radius, sector, 0, tint);
                point.at.x += 0.7;
                point.at.y += 0.4;
                return point;
            };
            quad(shadow, out(i, kTarget - 1, dark), out(i + 1, kTarget - 1, dark),
                 out(i + 1, kTarget + 1.6, faded(dark, 0)), out(i, kTarget + 1.6, faded(dark, 0)));
        }
        std::vector<Corner>& edge = drawing_.coat(Skin::plain, false);
        for (int i = 0; i < kSectors; ++i) {
            const double angle = 2 * pi * (i + 0.5) / kSectors;
            const Vector normal{std::cos(angle), std::sin(angle), 0};
            if (dot(normal, normal * kTarget - view_.eye()) >= 0) continue;
            const double light = lit(normal.x * kTarget, normal.y * kTarget);
            const Tint tint = sight_.plain
                                  ? Tint{255, 255, 255}
                                  : dimmed({150, 104, 60}, light * (0.65 + 0.35 * dot(normal, kLamp)));
            quad(edge, on(kTarget, i, 0, tint), on(kTarget, i + 1, 0, tint), on(kTarget, i + 1, kTop, tint),
                 on(kTarget, i, kTop, tint));
        }
        std::vector<Corner>& face = drawing_.coat(Skin::target, false);
        constexpr int kRings = 10;
        const auto skin = [&](int ring, int sector) {
            Point3 point = on(kTarget * ring / kRings, sector, kTop, {});
            const double light = std::min(1.0, lit(point.at.x, point.at.y) * 1.0);
            point.tint = {byte(255 * light), byte(250 * light), byte(240 * light)};
            point.u = 0.5 + point.at.x / (2 * kSheet);
            point.v = 0.5 - point.at.y / (2 * kSheet);
            return point;
        };
        for (int ring = 0; ring < kRings; ++ring)
            for (int i = 0; i < kSectors; ++i)
                quad(face, skin(ring, i), skin(ring + 1, i), skin(ring + 1, i + 1), skin(ring, i + 1));
        // The outline, softened.
        std::vector<Corner>& soft = drawing_.coat(Skin::plain, true);
        for (int i = 0; i < kSectors; ++i) {
            const auto rim = [&](int sector, double radius, double alpha) {
                const Point3 point = on(radius, sector, kTop, {});
                const double light = lit(point.at.x, point.at.y);
                Tint tint = sight_.plain ? Tint{255, 255, 255} : dimmed({120, 80, 44}, light);
                tint.a = byte(255 * alpha);
                return Point3{point.at, tint};
            };
            quad(soft, rim(i, kTarget - 0.35, 0), rim(i + 1, kTarget - 0.35, 0), rim(i + 1, kTarget, 1),
                 rim(i, kTarget, 1));
            quad(soft, rim(i, kTarget, 1), rim(i + 1, kTarget, 1), rim(i + 1, kTarget + 0.14, 0),
                 rim(i, kTarget + 0.14, 0));
        }
    }

    /// The hand, or the die, is on the eye's side of the table's edge.
    bool nearer_than_edge() const {
        const Vector place = sight_.aiming != nullptr ? hand_place() : sight_.die.place;
        return place.y < -(kTable + kRimWide) || view_.eye().z > kRim;
    }

    /// The table's near edge: from below it hides what lies on the table.
    void apron() {
        const double out = kTable + kRimWide;
        constexpr int kParts = 16;
        const auto strip = [&](Skin skin, double from, double to, double above, double below) {
            std::vector<Corner>& into = drawing_.coat(skin, false);
            for (int i = 0; i < kParts; ++i) {
                const auto at = [&](int part, double z, double bright) {
                    const double x = -out + 2 * out * part / kParts;
                    const double light =
                        sight_.plain ? bright : bright * (0.3 + 0.7 * std::exp(-x * x / 1600));
                    return Point3{{x, -out, z}, dimmed({255, 240, 220}, light), x / kWoodTile, z / kWoodTile};
                };
                quad(into, at(i, from, below), at(i + 1, from, below), at(i + 1, to, above),
                     at(i, to, above));
            }
        };
        strip(Skin::plain, -60, -kApron, 0.07, 0.03);
        strip(sight_.plain ? Skin::plain : Skin::wood, -kApron, kRim, 1, 0.6);
    }

    /// What stands in the way, behind the die or before it.
    void standing(bool behind) {
        for (const Obstacle each : {Obstacle::block, Obstacle::card, Obstacle::head}) {
            if (!has(sight_.handicap.obstacles, each)) continue;
            const thrown::Extent extent = extent_of(each);
            bool farther = true;
            if (sight_.aiming == nullptr) {
                const Vector eye = view_.eye();
                // The block stands along the way: who is on the eye's side of it lies before it.
                farther = each == Obstacle::block
                              ? (sight_.die.place.x < extent.middle.x) == (eye.x < extent.middle.x) ||
                                    sight_.die.place.y < extent.middle.y - extent.half.y
                              : length(extent.middle - eye) > length(sight_.die.place - eye);
            }
            if (farther != behind) continue;
            if (each == Obstacle::head) {
                ball(extent.middle, extent.half.x);
                continue;
            }
            const Tint tint = each == Obstacle::card ? Tint{255, 240, 206} : Tint{150, 98, 56};
            ground_shadow(extent);
            box(drawing_.coat(Skin::plain, false), extent.middle - extent.half, extent.middle + extent.half,
                tint);
        }
    }

    void ground_shadow(const thrown::Extent& extent) {
        if (sight_.plain || view_.eye().z <= 0) return;
        std::vector<Corner>& into = drawing_.coat(Skin::plain, true);
        const Tint dark{16, 8, 2, byte(120 * sight_.light)};
        const auto at = [&](double x, double y, double alpha) {
            return Point3{{extent.middle.x + x, extent.middle.y + y, 0.02}, faded(dark, alpha)};
        };
        const double w = extent.half.x;
        const double h = extent.half.y;
        const double reach = extent.half.z * 0.7;
        quad(into, at(-w, -h, 1), at(w + reach, -h + reach * 0.4, 0), at(w + reach, h + reach * 0.6, 0),
             at(-w, h, 1));
        quad(into, at(-w, h, 1), at(w, h, 1), at(w + reach, h + reach * 0.6, 0),
             at(reach * 0.3, h + reach * 0.6, 0));
    }

    void ball(const Vector& middle, double radius) {
        std::vector<Corner>& into = drawing_.coat(Skin::plain, false);
        constexpr int kRows = 14;
        constexpr int kAround = 24;
        const auto at = [&](int row, int part) {
            const double down = pi * row / kRows;
            const double round = 2 * pi * part / kAround;
            const Vector normal{std::sin(down) * std::cos(round), std::sin(down) * std::sin(round),
                                std::cos(down)};
            const double light = 0.46 + 0.1 * normal.z + 0.44 * std::max(0.0, dot(normal, kLamp));
            const double bright = 0.05 + 0.95 * sight_.light;
            const Tint tint = normal.z > -0.2 ? Tint{112, 66, 36} : Tint{226, 176, 136};  // hair, and a neck
            return std::pair(Point3{middle + normal * radius, dimmed(tint, light * bright)}, normal);
        };
        for (int row = 0; row < kRows; ++row)
            for (int part = 0; part < kAround; ++part) {
                const auto a = at(row, part);
                if (dot(a.second, a.first.at - view_.eye()) >= 0 &&
                    dot(at(row + 1, part + 1).second, at(row + 1, part + 1).first.at - view_.eye()) >= 0)
                    continue;
                quad(into, a.first, at(row, part + 1).first, at(row + 1, part + 1).first,
                     at(row + 1, part).first);
            }
    }

    // The die.
    void die(const Pose& pose, double light) {
        // A corner of the bevelled cube: on a face of the axis, by the signs of all three.
        const auto at = [](int axis, const std::array<int, 3>& signs) {
            std::array<double, 3> part{};
            for (std::size_t i = 0; i < 3; ++i)
                part[i] = signs[i] * (static_cast<int>(i) == axis ? kHalf : kHalf - kBevel);
            return Vector{part[0], part[1], part[2]};
        };
        const auto place = [&](const Vector& corner) { return pose.place + turned(corner, pose.lay); };
        const auto shade = [&](const Vector& normal, double more) {
            const Vector real = turned(normal, pose.lay);
            const double facing = std::max(0.0, dot(real, kLamp));
            const Vector half = unit(kLamp + unit(view_.eye() - pose.place));
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
            return dot(turned(normal, pose.lay), place(corner) - view_.eye()) < 0;
        };
        std::vector<Corner>& into = drawing_.coat(Skin::die, false);
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
                    quad(into, point(-1, -1), point(1, -1), point(1, 1), point(-1, 1));
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
                        quad(into, point(a, -1), point(a, 1), point(b, 1), point(b, -1));
                    }
                    if (a != 0) continue;
                    for (const int sc : {-1, 1}) {
                        std::array<int, 3> all = edge;
                        all[static_cast<std::size_t>(c)] = sc;
                        Vector out{static_cast<double>(all[0]), static_cast<double>(all[1]),
                                   static_cast<double>(all[2])};
                        if (!seen(unit(out), at(0, all))) continue;
                        const Tint tint = shade(unit(out), 0.02);
                        triangle(into, {place(at(0, all)), tint, 0.02, 0.02},
                                 {place(at(1, all)), tint, 0.02, 0.02},
                                 {place(at(2, all)), tint, 0.02, 0.02});
                    }
                }
            }
        }
        outline(pose, light);
    }

    /// A dark line round the die, which also softens its edge.
    void outline(const Pose& pose, double light) {
        std::vector<std::pair<float, float>> points;
        for (int corner = 0; corner < 8; ++corner) {
            const double out = kHalf - kBevel * 0.35;
            const Vector at{(corner & 1) != 0 ? out : -out, (corner & 2) != 0 ? out : -out,
                            (corner & 4) != 0 ? out : -out};
            const Vector seen = view_.in_view(pose.place + turned(at, pose.lay));
            if (seen.z < Perspective::kNearest) return;
            points.push_back(view_.pixel(seen));
        }
        const std::vector<std::pair<float, float>> hull = around(std::move(points));
        std::vector<Corner>& into = drawing_.coat(Skin::plain, true);
        const double away = view_.in_view(pose.place).z;
        const auto wide = static_cast<float>(std::clamp(view_.scale(away) * 0.05, 1.0, 2.6));
        const Tint ink = faded(dimmed(kWax, light), 0.85);
        for (std::size_t i = 0; i < hull.size(); ++i) {
            const auto& [x0, y0] = hull[i];
            const auto& [x1, y1] = hull[(i + 1) % hull.size()];
            stroke(into, x0, y0, x1, y1, wide, ink);
        }
    }

    /// The convex hull, in order.
    static std::vector<std::pair<float, float>> around(std::vector<std::pair<float, float>> points) {
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

    void die_shadow(const Pose& pose) {
        const double ground =
            std::hypot(pose.place.x, pose.place.y) < kTarget && pose.place.z > 0 ? kTop : 0.0;
        const double high = std::max(0.0, pose.place.z - kHalf - ground);
        if (sight_.plain || std::abs(pose.place.x) > kTable || std::abs(pose.place.y) > kTable) return;
        // From the lamp to the ground.
        const double fall = (pose.place.z - ground) / kLamp.z;
        const double x = pose.place.x - kLamp.x * fall;
        const double y = pose.place.y - kLamp.y * fall;
        const double soft = 0.5 + high * 0.12;
        const double core = 0.72 + high * 0.02;
        const Tint dark{18, 8, 2, byte(190 * std::exp(-high / 16) * std::max(0.1, sight_.light))};
        std::vector<Corner>& into = drawing_.coat(Skin::plain, true);
        constexpr int kParts = 20;
        const auto at = [&](int part, double radius, double alpha) {
            const double angle = 2 * pi * part / kParts;
            return Point3{{x + radius * std::cos(angle), y + radius * std::sin(angle), ground + 0.03},
                          faded(dark, alpha)};
        };
        for (int i = 0; i < kParts; ++i) {
            triangle(into, at(0, 0, 1), at(i, core, 1), at(i + 1, core, 1));
            quad(into, at(i, core, 1), at(i, core + soft, 0), at(i + 1, core + soft, 0), at(i + 1, core, 1));
        }
    }

    void lying_or_flying() {
        die_shadow(sight_.die);
        const double light = 0.14 + 0.86 * sight_.light;
        die(sight_.die, light);
    }

    // Aiming.
    Vector hand_place() const { return start_of(sight_.handicap.usual, sight_.handicap).place; }

    void in_hand() {
        const Aiming& aiming = *sight_.aiming;
        const Vector hand = view_.in_view(hand_place());
        const std::pair<float, float> place =
            view_.pixel({hand.x, hand.y, std::max(hand.z, Perspective::kNearest)});
        const float x = place.first;
        const float y = place.second;
        const float high = drawing_.box.h;
        const double sign = std::abs(sight_.eye.roll) > 90 ? -1 : 1;
        const auto pulled = [&](const Hand& how) {
            const auto [right, back] = Aiming::pulled(how);
            return std::pair(x + static_cast<float>(right * sign) * high,
                             y + static_cast<float>(back * sign) * high);
        };
        const bool sees = sight_.handicap.view != View::dark && sight_.handicap.view != View::hidden;
        if (sees) arc(aiming.hand(), sight_.held ? 1 : 0.45);
        const Hand practised = aiming.practised();
        // Where to pull to: the strength that reaches the middle.
        const auto [mx, my] = pulled(practised);
        std::vector<Corner>& soft = drawing_.coat(Skin::plain, true);
        const int off = aiming.hand().strength - aiming.reaching();
        const Tint band = std::abs(off) <= Aiming::kNear ? kGreen : off < 0 ? kGold : kRed;
        const auto [dx, dy] = sight_.held ? pulled(aiming.hand()) : std::pair(x, y);
        const float unit = high / 100;
        if (sight_.held) {
            stroke(soft, x, y, dx, dy, unit * 1.3F, faded(kWax, 0.55));
            stroke(soft, x, y, dx, dy, unit * 0.6F, band);
            disc(soft, x, y, unit * 0.9F, faded(band, 0.9));
        }
        const Tint wanted = faded(kGreen, sight_.held ? 0.95 : 0.6);
        // As far in every direction.
        constexpr int kMarks = 21;
        for (int i = 0; i < kMarks; ++i) {
            Hand other = practised;
            other.aim = kFull * (2 * i - kMarks + 1) / (kMarks - 1);
            const auto [px, py] = pulled(other);
            disc(soft, px, py, unit * 0.22F, faded(wanted, 0.55));
        }
        flat_ring(soft, mx, my, unit * 2.5F, unit * 3.1F, wanted, wanted);
        flat_ring(soft, mx, my, unit * 3.1F, unit * 3.4F, wanted, faded(wanted, 0));
        if (sight_.hint >= 0 && !sight_.held) ghost(x, y, pulled(practised), unit);
        // The die in the fingers' place.
        Pose pose = sight_.die;
        pose.place = view_.behind(dx, dy, kHandDepth);
        flat_ring(drawing_.coat(Skin::plain, true), dx, dy, 0, unit * 6.5F,
                  {255, 226, 160, byte(sight_.held ? 110 : 70)}, {255, 226, 160, 0});
        die(pose, 0.75 + 0.25 * sight_.light);
    }

    /// The way to the first touch, as the hand means it.
    void arc(const Hand& hand, double strong) {
        const Start start = start_of(hand, sight_.handicap);
        std::vector<Corner>& into = drawing_.coat(Skin::plain, true);
        constexpr double kApart = 0.028;
        Vector last = start.place;
        for (double time = kApart; time < 1.5; time += kApart) {
            Vector at = start.place + start.speed * time;
            at.z -= 981.0 / 2 * time * time;
            const Vector seen = view_.in_view(at);
            if (has(sight_.handicap.obstacles, Obstacle::head)) {
                const thrown::Extent head = extent_of(Obstacle::head);
                if (length(at - head.middle) < head.half.x) return;
            }
            if (at.z <= kHalf) {
                onwards(at, start.speed, strong);
                touch(last.z > kHalf ? last + (at - last) * ((last.z - kHalf) / (last.z - at.z)) : at,
                      strong);
                return;
            }
            last = at;
            if (seen.z < Perspective::kNearest) continue;
            const auto [px, py] = view_.pixel(seen);
            const auto dot_ = static_cast<float>(std::clamp(view_.scale(seen.z) * 0.22, 1.5, 5.0));
            disc(into, px, py, dot_, {255, 238, 190, byte(190 * strong)});
        }
    }
    /// Along the table, where a die would go that nothing stops.
    void onwards(const Vector& from, const Vector& speed, double strong) {
        const double fast = std::max(1.0, std::hypot(speed.x, speed.y));
        std::vector<Corner>& into = drawing_.coat(Skin::plain, true);
        constexpr double kDash = 2.2;
        constexpr double kHalfWide = 0.22;
        for (double at = 3.5; from.y + at * speed.y / fast < 12 && at < 90; at += 2 * kDash) {
            const double x = from.x + at * speed.x / fast;
            const double y = from.y + at * speed.y / fast;
            const double z = std::hypot(x, y) < kTarget ? kTop + 0.05 : 0.05;
            const double far = (from.y + at * speed.y / fast + 50) / 60;
            const Tint tint{255, 238, 190, byte(200 * strong * std::clamp(1.1 - far, 0.15, 1.0))};
            const auto point = [&](double along, double across) {
                return Point3{{x + (along * speed.x - across * speed.y) / fast,
                               y + (along * speed.y + across * speed.x) / fast, z},
                              tint};
            };
            quad(into, point(0, -kHalfWide), point(kDash, -kHalfWide), point(kDash, kHalfWide),
                 point(0, kHalfWide));
        }
    }
    void touch(const Vector& at, double strong) {
        if (std::abs(at.x) > kTable || std::abs(at.y) > kTable) return;
        std::vector<Corner>& into = drawing_.coat(Skin::plain, true);
        const Tint tint{255, 238, 190, byte(215 * strong)};
        constexpr int kParts = 24;
        const auto on = [&](int part, double radius) {
            const double angle = 2 * pi * part / kParts;
            const double z = std::hypot(at.x, at.y) < kTarget ? kTop + 0.05 : 0.05;
            return Point3{{at.x + radius * std::cos(angle), at.y + radius * std::sin(angle), z}, tint};
        };
        for (int i = 0; i < kParts; ++i)
            quad(into, on(i, 1.3), on(i, 1.75), on(i + 1, 1.75), on(i + 1, 1.3));
    }

    /// A ghost that takes the die, pulls it to the ring and lets go.
    void ghost(float x, float y, std::pair<float, float> to, float unit) {
        std::vector<Corner>& into = drawing_.coat(Skin::plain, true);
        const double hint = sight_.hint;
        const double grip = std::clamp(hint / 0.15, 0.0, 1.0);
        const double share = std::clamp((hint - 0.2) / 0.45, 0.0, 1.0);
        const double eased = share * share * (3 - 2 * share);
        const double gone = std::clamp((hint - 0.82) / 0.12, 0.0, 1.0);
        const float gx = x + (to.first - x) * static_cast<float>(eased);
        const float gy = y + (to.second - y) * static_cast<float>(eased);
        const double alpha = grip * (1 - gone) * 0.95;
        stroke(into, x, y, gx, gy, unit * 0.5F, faded({255, 246, 220}, alpha * 0.7));
        finger(into, gx, gy, unit, alpha, eased < 0.98);
    }
    /// A hand that points, the tip of its finger there.
    static void finger(std::vector<Corner>& into, float x, float y, float unit, double alpha, bool down) {
        struct Limb {
            float x0, y0, x1, y1, wide;
        };
        constexpr Limb kLimbs[] = {{0.3F, 0.7F, 1.7F, 5.2F, 1.5F}, {2.0F, 6.6F, 0.5F, 6.0F, 1.4F},
                                   {3.1F, 7.0F, 3.5F, 8.6F, 4.2F}, {2.9F, 4.8F, 3.1F, 6.4F, 1.5F},
                                   {4.1F, 5.1F, 4.2F, 6.6F, 1.5F}, {5.1F, 5.7F, 5.1F, 7.0F, 1.4F}};
        constexpr Limb kCuff{3.6F, 9.9F, 3.9F, 11.0F, 5.0F};
        const Tint ring = faded({255, 246, 224}, alpha * (down ? 0.8 : 0.25));
        flat_ring(into, x, y, unit * 1.7F, unit * 2.1F, ring, ring);
        const auto limb = [&](const Limb& each, float more, Tint tint) {
            const float wide = (each.wide + more) * unit;
            stroke(into, x + each.x0 * unit, y + each.y0 * unit, x + each.x1 * unit, y + each.y1 * unit, wide,
                   tint);
            disc(into, x + each.x0 * unit, y + each.y0 * unit, wide / 2, tint);
            disc(into, x + each.x1 * unit, y + each.y1 * unit, wide / 2, tint);
        };
        const Tint ink = faded({52, 30, 18}, alpha);
        const Tint skin = faded({244, 206, 168}, alpha);
        for (const Limb& each : kLimbs)
            limb(each, 0.5F, ink);
        limb(kCuff, 0.5F, ink);
        limb(kCuff, 0, faded({122, 34, 30}, alpha));
        for (const Limb& each : kLimbs)
            limb(each, 0, skin);
        // The folds between the fingers.
        stroke(into, x + 3.55F * unit, y + 5.0F * unit, x + 3.7F * unit, y + 6.6F * unit, 0.22F * unit,
               faded(ink, 0.6));
        stroke(into, x + 4.65F * unit, y + 5.5F * unit, x + 4.7F * unit, y + 6.9F * unit, 0.22F * unit,
               faded(ink, 0.6));
    }

    // From above.
    void from_above() {
        const float high = drawing_.box.h * 0.36F;
        constexpr double kFar = 36;
        constexpr double kNear = -70;
        constexpr double kSide = 36;
        const float scale = high / static_cast<float>(kFar - kNear);
        const float margin = drawing_.box.h * 0.022F;
        const Rect box{drawing_.box.x + margin, drawing_.box.y + margin,
                       static_cast<float>(2 * kSide) * scale, high};
        std::vector<Corner>& frame = drawing_.coat(Skin::plain, false);
        const Tint edge = sight_.plain ? Tint{255, 255, 255} : Tint{150, 110, 50};
        flat_quad(frame, box.inset(-3), Tint{24, 15, 9}, Tint{24, 15, 9});
        flat_quad(frame, box.inset(-2), edge, edge);
        const Tint felt = sight_.plain ? Tint{0, 0, 0} : Tint{66, 44, 29};
        flat_quad(frame, box, felt, dimmed(felt, 0.8));
        const auto at = [&](double x, double y) {
            return std::pair(box.x + static_cast<float>(x + kSide) * scale,
                             box.y + static_cast<float>(kFar - y) * scale);
        };
        std::vector<Corner>& face = drawing_.coat(Skin::target, false);
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
        std::vector<Corner>& soft = drawing_.coat(Skin::plain, true);
        for (const Obstacle each : {Obstacle::block, Obstacle::card}) {
            if (!has(sight_.handicap.obstacles, each)) continue;
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
        if (sight_.aiming != nullptr) {
            const Start start = start_of(sight_.aiming->hand(), sight_.handicap);
            const double speed = std::max(1.0, std::hypot(start.speed.x, start.speed.y));
            const auto [x0, y0] = at(start.place.x, std::max(start.place.y, kNear + 1));
            const double reach = 8 + 18 * sight_.aiming->hand().strength / static_cast<double>(kFull);
            const auto [x1, y1] = at(start.place.x + start.speed.x / speed * reach,
                                     std::max(start.place.y, kNear + 1) + start.speed.y / speed * reach);
            stroke(soft, x0, y0, x1, y1, 2, way);
            disc(soft, x1, y1, 2.5F, way);
            return;
        }
        bool low = true;
        for (std::size_t i = 0; i + 1 < sight_.trail.size(); ++i) {
            const Vector& one = sight_.trail[i].place;
            const Vector& other = sight_.trail[i + 1].place;
            if (!inside(one) || !inside(other)) continue;
            const auto [x0, y0] = at(one.x, one.y);
            const auto [x1, y1] = at(other.x, other.y);
            stroke(soft, x0, y0, x1, y1, 1.2F, faded(way, 0.8));
            const bool lies = other.z < kHalf * 1.8;
            if (lies && !low) disc(soft, x1, y1, 2.4F, {255, 206, 96, 255});
            low = lies;
        }
        if (inside(sight_.die.place)) {
            const auto [x, y] = at(sight_.die.place.x, sight_.die.place.y);
            const float side = std::max(3.0F, static_cast<float>(kEdge) * scale * 0.75F);
            disc(soft, x, y, side + 1.5F, {30, 18, 8, 255});
            disc(soft, x, y, side, kIvory);
        }
    }

    const ThrowSight& sight_;
    Perspective view_;
    Drawing drawing_;
};

}  // namespace

Eye aiming_eye(const Handicap& handicap, double seconds) {
    const Vector hand = start_of(handicap.usual, handicap).place;
    Eye eye;
    eye.at = {0, hand.y - kHandAway, std::max(38.0, hand.z + kAbove)};
    // A low hand is to be seen too.
    const double to_hand = std::atan2(eye.at.z - hand.z, kHandAway);
    const double down = std::max(kLookDown * pi / 180, to_hand - kLowest * pi / 180);
    eye.towards = eye.at + Vector{0, std::cos(down), -std::sin(down)} * 60;
    if (hand.z < kHalf) {  // from below the table's edge, if one is to see anything
        eye.at.z = 30;
        eye.wide = 60;
    }
    if (has(handicap.obstacles, Obstacle::head)) {  // from further back, to see both
        eye.at = {0, hand.y - 2.6 * kHandAway, 46};
        eye.towards = eye.at + Vector{0, 60, -15};
    }
    switch (handicap.view) {
        case View::turned: eye.roll = 180; break;
        case View::low:
            eye.at = {0, hand.y - kHandAway, std::max(9.0, hand.z - 5)};
            eye.towards = eye.at + Vector{0, 60, -6};
            break;
        case View::hidden:
            eye.at = {0, hand.y - kHandAway, -9};
            eye.towards = eye.at + Vector{0, 60, 3};
            break;
        case View::turning: {
            const double swing = std::sin(seconds * 1.7);
            eye.at.x += 24 * swing;
            eye.roll = 7 * std::sin(seconds * 1.7 + 0.8);
            break;
        }
        default: break;
    }
    return eye;
}

Eye near_eye(const Vector& rest) {
    const double x = std::clamp(rest.x, -kTable, kTable);
    const double y = std::clamp(rest.y, -kTable, kTable);
    const double z = std::max(0.0, rest.z);
    return {{x * 0.92, y - 14.5, z + 14.5}, {x, y + 0.4, z + 0.2}, 40, 0};
}

Eye flying_eye(const Handicap& handicap, const Vector& die, const Vector& rest, double share) {
    Eye from = aiming_eye(handicap, 0);
    if (handicap.view == View::hidden) {  // one looks up as soon as the die is gone
        const double up = std::clamp(share / 0.25, 0.0, 1.0);
        Handicap plain = handicap;
        plain.view = View::plain;
        from = between(from, aiming_eye(plain, 0), up * up * (3 - 2 * up));
    }
    Eye to = near_eye(rest);
    to.roll = from.roll;
    const double late = std::clamp((share - 0.2) / 0.8, 0.0, 1.0);
    const double eased = late * late * (3 - 2 * late);
    Eye eye = between(from, to, eased * 0.88);
    // It follows the die a little.
    eye.towards = eye.towards + (die - eye.towards) * (0.25 * eased);
    return eye;
}

double aiming_light(View view) { return view == View::dark ? 0.0 : view == View::hidden ? 0.45 : 1.0; }

std::pair<float, float> hand_at(const ThrowSight& sight, const Rect& box) {
    const Perspective view(sight.eye, box);
    Vector hand = view.in_view(start_of(sight.handicap.usual, sight.handicap).place);
    hand.z = std::max(hand.z, Perspective::kNearest);
    return view.pixel(hand);
}

Drawing throw_picture(const ThrowSight& sight, const Rect& box) { return Picture(sight, box).drawing(); }

}  // namespace tankard::window
