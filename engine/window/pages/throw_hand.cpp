#include "window/pages/throw_hand.h"

#include "window/pages/throw_die.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tankard::window {
namespace {

using namespace thrown;
using std::numbers::pi;

constexpr double kHandDepth = 38;  ///< from the eye to the die in the hand
constexpr float kRing = 0.04F;     ///< of the height: the ring that it is pulled to reaches no further
constexpr Tint kGold{232, 178, 64};
constexpr Tint kGreen{146, 214, 98};
constexpr Tint kRed{206, 70, 48};

/// Upside down one pulls upwards.
double sign_of(const ThrowSight& sight) { return std::abs(sight.eye.roll) > 90 ? -1 : 1; }

class InHand {
 public:
    InHand(Brush& brush, const ThrowSight& sight) : brush_(brush), sight_(sight) {}

    void in_hand() {
        const Aiming& aiming = *sight_.aiming;
        const auto hand = hand_pixel(brush_.view(), sight_, brush_.box());
        const auto [x, y] = hand;
        const float high = brush_.box().h;
        const double sign = sign_of(sight_);
        const auto pulled = [&](const Hand& how) {
            const auto [right, back] = Aiming::pulled(how);
            return std::pair(hand.first + static_cast<float>(right * sign) * high,
                             hand.second + static_cast<float>(back * sign) * high);
        };
        const bool sees = sight_.handicap.view != View::dark && sight_.handicap.view != View::hidden;
        if (sees) arc(aiming.hand(), sight_.held ? 1 : 0.45);
        const Hand practised = aiming.practised();
        // Where to pull to: the strength that reaches the middle.
        const auto [mx, my] = pulled(practised);
        std::vector<Corner>& soft = brush_.coat(Skin::plain, true);
        const int off = aiming.hand().strength - aiming.reaching();
        const Tint band = std::abs(off) <= Aiming::kNear ? kGreen : off < 0 ? kGold : kRed;
        const auto [dx, dy] = sight_.held ? pulled(aiming.hand()) : std::pair(x, y);
        const float unit = high / 100;
        if (sight_.held) {
            stroke(soft, x, y, dx, dy, unit * 1.3F, faded(kWax, 0.55));
            stroke(soft, x, y, dx, dy, unit * 0.6F, band);
            disc(soft, x, y, unit * 0.9F, faded(band, 0.9));
        }
        const Tint wanted = faded(kGreen, sight_.held ? 1 : 0.85);
        // As far in every direction.
        constexpr int kMarks = 21;
        for (int i = 0; i < kMarks; ++i) {
            Hand other = practised;
            other.aim = kFull * (2 * i - kMarks + 1) / (kMarks - 1);
            const auto [px, py] = pulled(other);
            if (brush_.box().inset(unit * 2).holds(px, py))
                disc(soft, px, py, unit * 0.22F, faded(wanted, 0.55));
        }
        flat_ring(soft, mx, my, unit * 2.5F, unit * 3.1F, wanted, wanted);
        flat_ring(soft, mx, my, unit * 3.1F, unit * 3.4F, wanted, faded(wanted, 0));
        if (sight_.hint >= 0 && !sight_.held) ghost(x, y, pulled(practised), unit);
        // The die in the fingers' place.
        Pose pose = sight_.die;
        pose.place = brush_.view().behind(dx, dy, kHandDepth);
        flat_ring(brush_.coat(Skin::plain, true), dx, dy, 0, unit * 6.5F,
                  {255, 226, 160, byte(sight_.held ? 110 : 70)}, {255, 226, 160, 0});
        add_die(brush_, sight_, pose, 0.75 + 0.25 * sight_.light);
    }

 private:
    /// The way to the first touch, as the hand means it.
    void arc(const Hand& hand, double strong) {
        const Start start = start_of(hand, sight_.handicap);
        std::vector<Corner>& into = brush_.coat(Skin::plain, true);
        constexpr double kApart = 0.028;
        Vector last = start.place;
        for (double time = kApart; time < 1.5; time += kApart) {
            Vector at = start.place + start.speed * time;
            at.z -= 981.0 / 2 * time * time;
            const Vector seen = brush_.view().in_view(at);
            if (has(sight_.handicap.obstacles, Obstacle::head)) {
                const thrown::Extent head = extent_of(Obstacle::head);
                if (length(at - head.middle) < head.half.x) return;
            }
            if (at.z <= kHalfDie) {
                onwards(at, start.speed, strong);
                touch(last.z > kHalfDie ? last + (at - last) * ((last.z - kHalfDie) / (last.z - at.z)) : at,
                      strong);
                return;
            }
            last = at;
            if (seen.z < Perspective::kNearest) continue;
            const auto [px, py] = brush_.view().pixel(seen);
            const auto dot_ = static_cast<float>(std::clamp(brush_.view().scale(seen.z) * 0.22, 1.5, 5.0));
            disc(into, px, py, dot_, {255, 238, 190, byte(190 * strong)});
        }
    }
    /// Along the table, where a die would go that nothing stops.
    void onwards(const Vector& from, const Vector& speed, double strong) {
        const double fast = std::max(1.0, std::hypot(speed.x, speed.y));
        std::vector<Corner>& into = brush_.coat(Skin::plain, true);
        constexpr double kDash = 2.2;
        constexpr double kHalfWide = 0.22;
        for (double at = 3.5; from.y + at * speed.y / fast < 12 && at < 90; at += 2 * kDash) {
            const double x = from.x + at * speed.x / fast;
            const double y = from.y + at * speed.y / fast;
            const double z = std::hypot(x, y) < kTarget ? kThickness + 0.05 : 0.05;
            const double far = (from.y + at * speed.y / fast + 50) / 60;
            const Tint tint{255, 238, 190, byte(200 * strong * std::clamp(1.1 - far, 0.15, 1.0))};
            const auto point = [&](double along, double across) {
                return Point3{{x + (along * speed.x - across * speed.y) / fast,
                               y + (along * speed.y + across * speed.x) / fast, z},
                              tint};
            };
            brush_.quad(into, point(0, -kHalfWide), point(kDash, -kHalfWide), point(kDash, kHalfWide),
                        point(0, kHalfWide));
        }
    }
    void touch(const Vector& at, double strong) {
        if (std::abs(at.x) > kTable || std::abs(at.y) > kTable) return;
        std::vector<Corner>& into = brush_.coat(Skin::plain, true);
        const Tint tint{255, 238, 190, byte(215 * strong)};
        constexpr int kParts = 24;
        const auto on = [&](int part, double radius) {
            const double angle = 2 * pi * part / kParts;
            const double z = std::hypot(at.x, at.y) < kTarget ? kThickness + 0.05 : 0.05;
            return Point3{{at.x + radius * std::cos(angle), at.y + radius * std::sin(angle), z}, tint};
        };
        for (int i = 0; i < kParts; ++i)
            brush_.quad(into, on(i, 1.3), on(i, 1.75), on(i + 1, 1.75), on(i + 1, 1.3));
    }

    /// A ghost that takes the die, pulls it to the ring and lets go.
    void ghost(float x, float y, std::pair<float, float> to, float unit) {
        std::vector<Corner>& into = brush_.coat(Skin::plain, true);
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
        const Tint skin = faded({233, 217, 184}, alpha);  // as the woodcuts' paper
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
        // Hatched on the side that lies away from the light, as the woodcuts are.
        for (int i = 0; i < 6; ++i) {
            const float down = 0.62F * static_cast<float>(i);
            const float left = 3.9F + 0.1F * static_cast<float>(i);
            stroke(into, x + left * unit, y + (7.0F + down) * unit, x + 5.5F * unit, y + (5.9F + down) * unit,
                   0.16F * unit, faded(ink, 0.55));
        }
    }

    Brush& brush_;
    const ThrowSight& sight_;
};

}  // namespace

std::pair<float, float> hand_pixel(const Perspective& view, const ThrowSight& sight, const Rect& box) {
    Vector hand = view.in_view(hand_place(sight.handicap));
    hand.z = std::max(hand.z, Perspective::kNearest);
    auto [x, y] = view.pixel(hand);
    if (sight.aiming == nullptr) return {x, y};
    const auto [right, back] = Aiming::pulled(sight.aiming->practised());
    const double sign = sign_of(sight);
    const float across = static_cast<float>(sign * right) * box.h;
    const float along = static_cast<float>(sign * back) * box.h;
    const float edge = box.h * kRing;
    const auto within = [edge](float at, float pull, float from, float to) {
        return std::clamp(at, from + edge - std::min(0.0F, pull), to - edge - std::max(0.0F, pull));
    };
    return {within(x, across, box.x, box.right()), within(y, along, box.y, box.bottom())};
}

void add_hand(Brush& brush, const ThrowSight& sight) { InHand(brush, sight).in_hand(); }

}  // namespace tankard::window
