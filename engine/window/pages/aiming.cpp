#include "window/pages/aiming.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tankard::window {
namespace {

using thrown::Hand;
using thrown::kFull;

constexpr double kFullPull = 0.33;  ///< of the picture's height: all the strength there is
constexpr double kTurn = 0.5;       ///< degrees in the room for each on the screen
constexpr double kWidest = 30;      ///< degrees of aim to either side
constexpr int kLeast = 40;          ///< less strength is no throw
constexpr double kGravity = 981;
constexpr double kLow = thrown::kEdge / 2;
constexpr int kSteps[] = {20, 10, 20, 50};

}  // namespace

double first_touch(const Hand& hand, const thrown::Handicap& handicap) {
    const thrown::Start start = thrown::start_of(hand, handicap);
    const double up = start.speed.z;
    const double root = up * up + 2 * kGravity * (start.place.z - kLow);
    const double time = root > 0 ? (up + std::sqrt(root)) / kGravity : 0;
    return std::hypot(start.speed.x, start.speed.y) * std::max(0.0, time);
}

Aiming::Aiming(const thrown::Handicap& handicap) : handicap_(handicap) {
    Hand hand = handicap.usual;
    hand.aim = 0;
    hand.strength = hand.strength * 3 / 5;
    change(hand);
}

int Aiming::value(Dial dial) const {
    switch (dial) {
        case Dial::aim: return hand_.aim;
        case Dial::strength: return hand_.strength;
        case Dial::lift: return hand_.lift;
        case Dial::spin: return hand_.spin;
    }
    return 0;
}

thrown::Range Aiming::range(Dial dial) const {
    switch (dial) {
        case Dial::aim: return {-kFull, kFull};
        case Dial::strength: return handicap_.strengths;
        case Dial::lift: return handicap_.lifts;
        case Dial::spin: return handicap_.spins;
    }
    return {0, 0};
}

void Aiming::change(const Hand& hand) {
    const int lift = hand_.lift;
    hand_ = thrown::limited(hand, handicap_);
    if (reaching_ != 0 && hand_.lift == lift) return;
    // As far to the first touch as a practised hand throws.
    const double wanted = first_touch(handicap_.usual, handicap_);
    Hand tried = hand_;
    tried.aim = 0;
    int low = 1;
    int high = kFull;
    while (low < high) {
        tried.strength = (low + high) / 2;
        if (first_touch(tried, handicap_) < wanted)
            low = tried.strength + 1;
        else
            high = tried.strength;
    }
    tried.strength = low;
    reaching_ = thrown::limited(tried, handicap_).strength;
}

void Aiming::step(Dial dial, int by) {
    Hand hand = hand_;
    const int more = by * kSteps[static_cast<std::size_t>(dial)];
    switch (dial) {
        case Dial::aim: hand.aim += more; break;
        case Dial::strength: hand.strength += more; break;
        case Dial::lift: hand.lift += more; break;
        case Dial::spin: hand.spin += more; break;
    }
    change(hand);
}

void Aiming::set(Dial dial, double share) {
    const thrown::Range all = range(dial);
    const int value = all.least + static_cast<int>(std::lround(share * (all.most - all.least)));
    Hand hand = hand_;
    switch (dial) {
        case Dial::aim: hand.aim = value; break;
        case Dial::strength: hand.strength = value; break;
        case Dial::lift: hand.lift = value; break;
        case Dial::spin: hand.spin = value; break;
    }
    change(hand);
}

void Aiming::pull(double right, double back) {
    Hand hand = hand_;
    hand.strength = static_cast<int>(std::lround(std::min(1.0, std::hypot(right, back) / kFullPull) * kFull));
    const double degrees = std::atan2(-right, back) * 180 / std::numbers::pi;
    hand.aim = static_cast<int>(std::lround(degrees * kTurn / kWidest * kFull));
    change(hand);
}

std::pair<double, double> Aiming::pulled(const Hand& hand) {
    const double angle = hand.aim * kWidest / kFull / kTurn * std::numbers::pi / 180;
    const double far = kFullPull * hand.strength / kFull;
    return {-std::sin(angle) * far, std::cos(angle) * far};
}

bool Aiming::drawn() const { return hand_.strength >= std::max(kLeast, handicap_.strengths.least); }

Hand Aiming::practised() const {
    Hand hand = hand_;
    hand.aim = handicap_.usual.aim;
    hand.strength = reaching_;
    return thrown::limited(hand, handicap_);
}

}  // namespace tankard::window
