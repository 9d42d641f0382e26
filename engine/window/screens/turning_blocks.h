// Blocks of squares while they turn, for less than half a second: the screens' clock for pages/turning.h.
#pragma once

#include "window/pages/turning.h"
#include "window/screens/screen.h"

#include <chrono>
#include <span>
#include <utility>
#include <vector>

namespace tankard::window {

class TurningBlocks {
 public:
    static constexpr auto kTakes = std::chrono::milliseconds(420);

    void begin(std::vector<Turning> all, Clock::time_point now) {
        all_ = std::move(all);
        began_ = now;
    }
    void skip() { all_.clear(); }
    /// True if the page has changed: what is turned over stands on edge, or all has arrived.
    bool update(Clock::time_point now);

    bool going() const { return !all_.empty(); }
    std::span<const Turning> blocks() const { return all_; }
    /// Of the way, 0 to 1.
    float share(Clock::time_point now) const {
        const std::chrono::duration<float> since = now - began_;
        return going() ? std::min(1.0F, since / std::chrono::duration<float>(kTakes)) : 1;
    }

 private:
    std::vector<Turning> all_;
    Clock::time_point began_{};
};

}  // namespace tankard::window
