#include "window/pages/throw_room.h"

#include "text/drawings.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>
#include <string_view>

namespace tankard::window {
namespace {

using namespace thrown;
using std::numbers::pi;

constexpr double kRimWide = 2;
constexpr double kApron = 6;          ///< of the table's edge, downwards
constexpr double kAway = 60;          ///< beyond the table's edge who watches sits …
constexpr double kHead = 22;          ///< … and so high is a head there
constexpr float kAboveHead = 4;       ///< pixels that the picture shows above them at least
constexpr float kDrawnAbove = 0.82F;  ///< of a drawing's size that is above its line (assets/drawings.py)
constexpr float kShownAbove = 0.96F;  ///< … and that is seen over the rim
constexpr float kLeastHead = 14;      ///< pixels: what is smaller is nobody
constexpr double kWoodTile = 64;      ///< centimetres of the table that one tile of wood covers
constexpr int kHatched = 150;         ///< lines round the target
constexpr double kThrown = 0.1;       ///< where the lamp's shadows fall
constexpr Tint kInk{16, 9, 5};
constexpr double kLowEye = 12;  ///< from there on one sees the table's edge

class Room {
 public:
    Room(Brush& brush, const ThrowSight& sight) : brush_(brush), sight_(sight) {}

    void add() {
        room();
        watchers();
        if (brush_.view().eye().z <= 0) return;
        table();
        if (!sight_.plain) hatching();
        rims();
        if (!sight_.plain) hands();
        target();
    }

    void edge(bool nearer) {
        if (brush_.view().eye().z <= kLowEye && nearer_than_edge() == nearer) apron();
    }

    /// What stands in the way, behind the die or before it.
    void standing(bool behind) {
        for (const Obstacle each : {Obstacle::block, Obstacle::card, Obstacle::head}) {
            if (!has(sight_.handicap.obstacles, each)) continue;
            const thrown::Extent extent = extent_of(each);
            bool farther = true;
            if (sight_.aiming == nullptr) {
                const Vector eye = brush_.view().eye();
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
            box(brush_.coat(Skin::plain, false), extent.middle - extent.half, extent.middle + extent.half,
                tint);
        }
    }

 private:
    void room() {
        const Tint above = sight_.plain ? Tint{0, 0, 0} : dimmed({26, 17, 12}, 0.3 + 0.7 * sight_.light);
        const Tint below = sight_.plain ? Tint{0, 0, 0} : dimmed({58, 38, 24}, 0.2 + 0.8 * sight_.light);
        flat_quad(brush_.coat(Skin::plain, false), brush_.box(), above, below);
    }

    struct Watcher {
        std::string_view drawing;
        double x;  ///< centimetres from the middle of the table
    };
    static constexpr std::array<Watcher, 4> kWatchers{
        {{"dwarf-face", -42}, {"wizard-face", -15}, {"cowled", 15}, {"woman-elf-face", 42}}};

    /// Where somebody's chin is over the far rim, and how large they are drawn: as whole as there is room.
    struct Seen {
        float x, y, size;
    };
    std::optional<Seen> seen(const Watcher& each) const {
        const Vector rim = brush_.view().in_view({each.x, kTable + kRimWide, kRim});
        const Vector foot = brush_.view().in_view({each.x, kTable + kAway, 0});
        const Vector head = brush_.view().in_view({each.x, kTable + kAway, kHead});
        if (std::min({rim.z, foot.z, head.z}) < Perspective::kNearest) return std::nullopt;
        const auto [x, y] = brush_.view().pixel(rim);
        const float high = brush_.view().pixel(foot).second - brush_.view().pixel(head).second;
        const float size = std::min(high, (y - brush_.box().y - kAboveHead) / kShownAbove);
        if (size < kLeastHead || size > brush_.box().h) return std::nullopt;
        return Seen{x, y, size};
    }

    /// Beyond the table the others watch, by a candle that stands among them.
    void watchers() {
        if (sight_.plain || sight_.eye.roll != 0 || brush_.view().eye().z <= 0) return;
        const double light = 0.25 + 0.75 * sight_.light;
        candle(light);
        for (const Watcher& each : kWatchers) {
            const std::optional<Seen> there = seen(each);
            const char32_t letter = text::drawing(each.drawing).value_or(0);
            if (!there || letter == 0) continue;
            // Who sits farther from the candle has less of its light, and it from the other side.
            const double near = light * (std::abs(each.x) < 30 ? 1 : 0.82);
            const auto drawn = [&](char32_t drawing, float out, const Tint& tint, const Tint& foot,
                                   const Tint& shading) {
                Letter made;
                made.letter = drawing;
                made.x = there->x - there->size / 2 + out;
                made.y = there->y - there->size * (kShownAbove - kDrawnAbove) + out;
                made.size = there->size;
                made.tint = tint;
                made.foot = foot;
                made.mirrored = each.x > 0;
                made.shading = shading;
                made.lit_from_right = each.x < 0;
                brush_.add(made);
            };
            const Tint skin = dimmed({236, 206, 156}, near);
            shoulders(*there, near);
            drawn(letter, std::max(1.0F, there->size * 0.03F), kInk, kInk, {0, 0, 0, 0});
            if (const char32_t body = text::body_of(letter); body != 0)
                drawn(body, 0, dimmed({140, 88, 58}, near), dimmed({110, 66, 42}, near), {0, 0, 0, 0});
            drawn(letter, 0, skin, dimmed(skin, 0.86), faded({30, 16, 8}, 0.5));
        }
    }

    /// Of somebody, in the dark below their head: from the one hand to the other.
    void shoulders(const Seen& there, double light) {
        std::vector<Corner>& into = brush_.coat(Skin::plain, true);
        static constexpr std::array<std::pair<float, float>, 7> kShape{{{-0.7F, 0},
                                                                        {-0.6F, 0.2F},
                                                                        {-0.36F, 0.31F},
                                                                        {0, 0.34F},
                                                                        {0.36F, 0.31F},
                                                                        {0.6F, 0.2F},
                                                                        {0.7F, 0}}};
        const auto all = [&](float more, const Tint& above, const Tint& below) {
            for (std::size_t i = 0; i + 1 < kShape.size(); ++i) {
                const auto at = [&](std::size_t point) {
                    flat(into, there.x + kShape[point].first * (there.size + more),
                         there.y - kShape[point].second * (there.size + more * 3), above);
                };
                at(i);
                at(i + 1);
                flat(into, there.x, there.y, below);
            }
        };
        const float line = std::max(2.0F, there.size * 0.06F);
        all(line, kInk, kInk);
        all(0, dimmed({104, 62, 40}, light), dimmed({44, 25, 17}, light));
    }

    /// Between them, and its light behind their heads.
    void candle(double light) {
        const char32_t letter = text::drawing("candle-light").value_or(0);
        const std::optional<Seen> there = seen({"", 0});
        if (!there || letter == 0) return;
        const float size = there->size * 0.8F;
        const float x = there->x;
        const float y = there->y - size * 0.5F;
        flat_ring(brush_.coat(Skin::plain, true), x, y, 0, there->size * 5,
                  faded({255, 190, 96}, 0.3 * light), faded({255, 190, 96}, 0));
        Letter made;
        made.letter = letter;
        made.x = x - size / 2;
        made.y = there->y + size * (1 - kDrawnAbove) * 0.3F;
        made.size = size;
        made.tint = dimmed({255, 230, 168}, light);
        made.foot = dimmed({206, 150, 90}, light);
        brush_.add(made);
    }

    /// Their hands lie on the rim.
    void hands() {
        if (sight_.eye.roll != 0) return;
        const double light = 0.25 + 0.75 * sight_.light;
        for (const Watcher& each : kWatchers) {
            const std::optional<Seen> there = seen(each);
            if (!there) continue;
            std::vector<Corner>& into = brush_.coat(Skin::plain, true);
            const float half = there->size * 0.1F;
            for (const float side : {-1.0F, 1.0F}) {
                const float x = there->x + side * there->size * 0.6F;
                const float y = there->y + half * 0.2F;
                const Tint skin = dimmed({236, 206, 156}, light * (side * each.x < 0 ? 0.92 : 0.72));
                const auto knuckles = [&](float more, const Tint& tint) {
                    stroke(into, x - half * 0.6F, y, x + half * 0.6F, y, half * 1.3F + more, tint);
                    for (const float end : {-0.6F, 0.6F})
                        disc(into, x + half * end, y, (half * 1.3F + more) / 2, tint);
                };
                knuckles(2.4F, kInk);
                knuckles(0, skin);
                for (const float finger : {-0.55F, 0.0F, 0.55F})
                    stroke(into, x + half * finger, y - half * 0.1F, x + half * finger, y + half * 0.64F,
                           std::max(1.0F, half * 0.08F), kInk);
            }
        }
    }

    void table() {
        std::vector<Corner>& into = brush_.coat(sight_.plain ? Skin::plain : Skin::wood, false);
        constexpr int kParts = 28;
        constexpr double kStep = 2 * kTable / kParts;
        const auto at = [&](int i, int k) {
            const double x = -kTable + i * kStep;
            const double y = -kTable + k * kStep;
            const double light = lit(sight_, x, y);
            const Tint tint = sight_.plain ? dimmed({60, 60, 60}, light)
                                           : Tint{byte(262 * light), byte(250 * light), byte(232 * light)};
            return Point3{{x, y, 0}, tint, x / kWoodTile, y / kWoodTile};
        };
        for (int i = 0; i < kParts; ++i)
            for (int k = 0; k < kParts; ++k)
                brush_.quad(into, at(i, k), at(i + 1, k), at(i + 1, k + 1), at(i, k + 1));
    }

    /// An engraver's lines on the table, from a place so far along the light: thick there, and they run out.
    void hatch(std::vector<Corner>& into, double x, double y, double dx, double dy, double thick) {
        const Tint ink{30, 15, 7, byte(205 * (0.15 + 0.85 * sight_.light))};
        const double long_ = std::max(0.01, std::hypot(dx, dy));
        const double nx = -dy / long_ * thick / 2;
        const double ny = dx / long_ * thick / 2;
        brush_.triangle(into, {{x - nx, y - ny, 0.01}, ink}, {{x + nx, y + ny, 0.01}, ink},
                        {{x + dx, y + dy, 0.01}, ink});
    }

    /// The lamp hangs at the left: what the near and the left rim and the target throw lies at their right.
    void hatching() {
        std::vector<Corner>& into = brush_.coat(Skin::plain, true);
        constexpr double kApart = 0.9;
        for (double at = -kTable; at < kTable; at += kApart) {
            hatch(into, -kTable, at, 6.5, 3.2, 0.5);
            hatch(into, at, -kTable, 2.4, 3.6, 0.5);
            hatch(into, at, kTable, -1.6, -3.4, 0.46);  // little light comes under the far one
            hatch(into, kTable, at, -2.6, -1.6, 0.46);
        }
        for (int i = 0; i < kHatched; ++i) {
            const double angle = 2 * pi * i / kHatched;
            const double away = std::cos(angle - kThrown);  // 1: right behind it
            if (away <= 0.05) continue;
            hatch(into, kTarget * std::cos(angle), kTarget * std::sin(angle), 4.6 * away * std::cos(kThrown),
                  4.6 * away * std::sin(kThrown), 0.62);
        }
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
                if (dot(normal, at(0, 0) - brush_.view().eye()) >= 0) continue;
                const double shade = 0.62 + 0.38 * std::max(0.0, dot(normal, kLamp));
                const auto lit_at = [&](int one, int other) {
                    const Vector place = at(one, other);
                    const double light = sight_.plain ? 1 : lit(sight_, place.x * 0.8, place.y * 0.8) * 1.25;
                    return Point3{place, dimmed(tint, shade * light)};
                };
                brush_.quad(into, lit_at(0, 0), lit_at(1, 0), lit_at(1, 1), lit_at(0, 1));
            }
    }

    void rims() {
        std::vector<Corner>& into = brush_.coat(Skin::plain, false);
        const Tint wood = sight_.plain ? Tint{255, 255, 255} : Tint{122, 78, 46};
        const double out = kTable + kRimWide;
        box(into, {-out, kTable, 0}, {out, out, kRim}, wood);
        box(into, {-out, -kTable, 0}, {-kTable, kTable, kRim}, wood);
        box(into, {kTable, -kTable, 0}, {out, kTable, kRim}, wood);
        box(into, {-out, -out, 0}, {out, -kTable, kRim}, wood);
        if (sight_.plain) return;
        // The edges of it are cut: a dark line where it meets the table, a bright one along its top.
        const Tint dark = dimmed({40, 22, 12}, 0.2 + 0.8 * sight_.light);
        const Tint bright = dimmed({176, 122, 72}, 0.1 + 0.9 * sight_.light);
        const auto band = [&](const Vector& from, const Vector& to, const Vector& wide, const Tint& tint) {
            brush_.quad(into, {from, tint}, {to, tint}, {to + wide, tint}, {from + wide, tint});
        };
        band({-kTable, kTable, 0}, {kTable, kTable, 0}, {0, 0, 0.5}, dark);
        band({-kTable, kTable, kRim - 0.45}, {kTable, kTable, kRim - 0.45}, {0, 0, 0.45}, bright);
        band({-out, out - 0.3, kRim}, {out, out - 0.3, kRim}, {0, 0.3, 0}, dark);
        for (const double side : {-1.0, 1.0}) {
            band({side * kTable, -kTable, 0}, {side * kTable, kTable, 0}, {0, 0, 0.5}, dark);
            band({side * kTable, -kTable, kRim}, {side * kTable, kTable, kRim}, {side * 0.3, 0, 0},
                 side < 0 ? dark : bright);
        }
    }

    void target() {
        const auto on = [&](double radius, int sector, double z, Tint tint) {
            const double angle = 2 * pi * sector / kSectors;
            return Point3{{radius * std::cos(angle), radius * std::sin(angle), z}, tint};
        };
        // Its shadow, its edge, its face.
        std::vector<Corner>& shadow = brush_.coat(Skin::plain, true);
        const Tint dark{26, 13, 6, byte(225 * (0.1 + 0.9 * sight_.light))};
        for (int i = 0; i < kSectors && !sight_.plain; ++i) {
            const auto out = [&](int sector, double radius) {
                Point3 point = on(radius, sector, 0, dark);
                point.at.x += 1.3 * std::cos(kThrown);
                point.at.y += 1.3 * std::sin(kThrown);
                return point;
            };
            brush_.quad(shadow, out(i, kTarget - 3), out(i + 1, kTarget - 3), out(i + 1, kTarget + 0.1),
                        out(i, kTarget + 0.1));
        }
        std::vector<Corner>& edge = brush_.coat(Skin::plain, false);
        for (int i = 0; i < kSectors; ++i) {
            const double angle = 2 * pi * (i + 0.5) / kSectors;
            const Vector normal{std::cos(angle), std::sin(angle), 0};
            if (dot(normal, normal * kTarget - brush_.view().eye()) >= 0) continue;
            const double light = lit(sight_, normal.x * kTarget, normal.y * kTarget);
            const Tint tint = sight_.plain
                                  ? Tint{255, 255, 255}
                                  : dimmed({150, 104, 60}, light * (0.65 + 0.35 * dot(normal, kLamp)));
            brush_.quad(edge, on(kTarget, i, 0, tint), on(kTarget, i + 1, 0, tint),
                        on(kTarget, i + 1, kThickness, tint), on(kTarget, i, kThickness, tint));
        }
        std::vector<Corner>& face = brush_.coat(Skin::target, false);
        constexpr int kRings = 10;
        const auto skin = [&](int ring, int sector) {
            Point3 point = on(kTarget * ring / kRings, sector, kThickness, {});
            const double light = std::min(1.0, lit(sight_, point.at.x, point.at.y) * 1.0);
            point.tint = {byte(255 * light), byte(250 * light), byte(240 * light)};
            point.u = 0.5 + point.at.x / (2 * kSheet);
            point.v = 0.5 - point.at.y / (2 * kSheet);
            return point;
        };
        for (int ring = 0; ring < kRings; ++ring)
            for (int i = 0; i < kSectors; ++i)
                brush_.quad(face, skin(ring, i), skin(ring + 1, i), skin(ring + 1, i + 1), skin(ring, i + 1));
        // The outline, softened.
        std::vector<Corner>& soft = brush_.coat(Skin::plain, true);
        for (int i = 0; i < kSectors; ++i) {
            const auto rim = [&](int sector, double radius, double alpha) {
                const Point3 point = on(radius, sector, kThickness, {});
                const double light = lit(sight_, point.at.x, point.at.y);
                Tint tint = sight_.plain ? Tint{255, 255, 255} : dimmed({44, 26, 15}, light);
                tint.a = byte(255 * alpha);
                return Point3{point.at, tint};
            };
            brush_.quad(soft, rim(i, kTarget - 0.35, 0), rim(i + 1, kTarget - 0.35, 0),
                        rim(i + 1, kTarget, 1), rim(i, kTarget, 1));
            brush_.quad(soft, rim(i, kTarget, 1), rim(i + 1, kTarget, 1), rim(i + 1, kTarget + 0.14, 0),
                        rim(i, kTarget + 0.14, 0));
        }
    }

    /// The hand, or the die, is on the eye's side of the table's edge.
    bool nearer_than_edge() const {
        const Vector place = sight_.aiming != nullptr ? hand_place(sight_.handicap) : sight_.die.place;
        return place.y < -(kTable + kRimWide) || brush_.view().eye().z > kRim;
    }

    /// The table's near edge: from below it hides what lies on the table.
    void apron() {
        const double out = kTable + kRimWide;
        constexpr int kParts = 16;
        const auto strip = [&](Skin skin, double from, double to, double above, double below) {
            std::vector<Corner>& into = brush_.coat(skin, false);
            for (int i = 0; i < kParts; ++i) {
                const auto at = [&](int part, double z, double bright) {
                    const double x = -out + 2 * out * part / kParts;
                    const double light =
                        sight_.plain ? bright : bright * (0.3 + 0.7 * std::exp(-x * x / 1600));
                    return Point3{{x, -out, z}, dimmed({255, 240, 220}, light), x / kWoodTile, z / kWoodTile};
                };
                brush_.quad(into, at(i, from, below), at(i + 1, from, below), at(i + 1, to, above),
                            at(i, to, above));
            }
        };
        strip(Skin::plain, -60, -kApron, 0.07, 0.03);
        strip(sight_.plain ? Skin::plain : Skin::wood, -kApron, kRim, 0.84, 0.5);
    }

    void ground_shadow(const thrown::Extent& extent) {
        if (sight_.plain || brush_.view().eye().z <= 0) return;
        std::vector<Corner>& into = brush_.coat(Skin::plain, true);
        const Tint dark{16, 8, 2, byte(120 * sight_.light)};
        const auto at = [&](double x, double y, double alpha) {
            return Point3{{extent.middle.x + x, extent.middle.y + y, 0.02}, faded(dark, alpha)};
        };
        const double w = extent.half.x;
        const double h = extent.half.y;
        const double reach = extent.half.z * 0.7;
        brush_.quad(into, at(-w, -h, 1), at(w + reach, -h + reach * 0.4, 0),
                    at(w + reach, h + reach * 0.6, 0), at(-w, h, 1));
        brush_.quad(into, at(-w, h, 1), at(w, h, 1), at(w + reach, h + reach * 0.6, 0),
                    at(reach * 0.3, h + reach * 0.6, 0));
    }

    void ball(const Vector& middle, double radius) {
        std::vector<Corner>& into = brush_.coat(Skin::plain, false);
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
                if (dot(a.second, a.first.at - brush_.view().eye()) >= 0 &&
                    dot(at(row + 1, part + 1).second, at(row + 1, part + 1).first.at - brush_.view().eye()) >=
                        0)
                    continue;
                brush_.quad(into, a.first, at(row, part + 1).first, at(row + 1, part + 1).first,
                            at(row + 1, part).first);
            }
    }

    Brush& brush_;
    const ThrowSight& sight_;
};

}  // namespace

void add_room(Brush& brush, const ThrowSight& sight) { Room(brush, sight).add(); }

void add_obstacles(Brush& brush, const ThrowSight& sight, bool behind) {
    Room(brush, sight).standing(behind);
}

void add_edge(Brush& brush, const ThrowSight& sight, bool nearer) { Room(brush, sight).edge(nearer); }

}  // namespace tankard::window
