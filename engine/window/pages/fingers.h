// Fingers on the window: one does what the mouse does, two pinch. Pure.
//
// A finger that was part of a pinch does nothing more until all are lifted: else the last of them would press
// what it happens to lie on.
#pragma once

#include "window/pages/page.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace tankard::window {

/// Two fingers, by where they went down.
struct Pinch {
    Pin middle;
    float wider = 1;     ///< how often as far apart as when it began
    bool begins = true;  ///< nothing has been done of it yet
};

class Fingers {
 public:
    void down(unsigned finger, Pin at) { down_[finger] = at; }
    void move(unsigned finger, Pin at) {
        if (const auto found = down_.find(finger); found != down_.end()) found->second = at;
    }
    /// Whether it did what a mouse does, to its end.
    bool up(unsigned finger) {
        const bool was_mouse = is_mouse(finger);
        down_.erase(finger);
        if (down_.size() < 2) apart_ = 0;
        if (down_.empty()) spent_ = false;
        return was_mouse;
    }
    bool is_mouse(unsigned finger) const { return finger == 0 && !spent_; }

    /// Two lie there, and no pinch has begun.
    bool may_pinch() const { return down_.size() == 2 && !pinches() && !spent_; }
    void begin() {
        apart_ = apart();
        spent_ = true;
    }
    bool pinches() const { return apart_ > 0; }
    Pinch pinch() const {
        const Pin one = down_.begin()->second;
        const Pin other = down_.rbegin()->second;
        return {.middle = {(one.x + other.x) / 2, (one.y + other.y) / 2},
                .wider = pinches() ? apart() / apart_ : 1,
                .begins = !pinches()};
    }

 private:
    static constexpr float kLeast = 8;  ///< pixels: fingers have their width

    float apart() const {
        const Pin one = down_.begin()->second;
        const Pin other = down_.rbegin()->second;
        return std::max(kLeast, std::hypot(one.x - other.x, one.y - other.y));
    }

    std::map<unsigned, Pin> down_;
    float apart_ = 0;     ///< when the pinch began; 0: there is none
    bool spent_ = false;  ///< they have pinched
};

}  // namespace tankard::window
