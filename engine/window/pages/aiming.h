// Somebody aims a throw: by pulling the die back, by keys, by steps. Whatever they use makes the same hand.
// Pure.
#pragma once

#include "throw/throw.h"

#include <utility>

namespace tankard::window {

enum class Dial : std::uint8_t { aim, strength, lift, spin };
inline constexpr int kDials = 4;

class Aiming {
 public:
    Aiming() = default;
    explicit Aiming(const thrown::Handicap& handicap);

    const thrown::Hand& hand() const { return hand_; }
    const thrown::Handicap& handicap() const { return handicap_; }
    int value(Dial dial) const;
    thrown::Range range(Dial dial) const;
    /// The handicap leaves no choice.
    bool fixed(Dial dial) const { return range(dial).least == range(dial).most; }
    /// So many steps more, or less.
    void step(Dial dial, int by);
    /// A dial to a share 0..1 of its way.
    void set(Dial dial, double share);
    /// The die was pulled so far, in shares of the picture's height: to the right, and towards whoever
    /// throws. Back to the left throws to the right.
    void pull(double right, double back);
    /// Where the die is pulled to for this hand; the other way round.
    std::pair<double, double> pulled() const { return pulled(hand_); }
    static std::pair<double, double> pulled(const thrown::Hand& hand);
    /// Strong enough for a throw: less is no pull.
    bool drawn() const;

    /// The strength that reaches the middle of the target with this lift.
    int reaching() const { return reaching_; }
    /// With it, and straight at what a practised hand aims at.
    thrown::Hand practised() const;
    /// How far from it counts as near.
    static constexpr int kNear = 45;

 private:
    void change(const thrown::Hand& hand);

    thrown::Handicap handicap_ = thrown::plain_throw();
    thrown::Hand hand_;
    int reaching_ = 0;
};

/// Where the die first comes down to the table, straight ahead: how far from the hand, in centimetres. The
/// tremble is not in it.
double first_touch(const thrown::Hand& hand, const thrown::Handicap& handicap);

}  // namespace tankard::window
