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
        ahead_ = false;
    }
    /// What an answer would turn: it goes there and stays, until it is skipped or something really turns.
    void look_ahead(Turning what, Clock::time_point now);
    bool looks_ahead() const { return ahead_ && !all_.empty(); }
    void skip() { all_.clear(); }
    /// True if the page has changed: what is turned over stands on edge, or all has arrived.
    bool update(Clock::time_point now);

    bool going() const { return !all_.empty() && !ahead_; }
    /// Something is seen to move.
    bool moves(Clock::time_point now) const { return going() || (looks_ahead() && share(now) > 0); }
    std::span<const Turning> blocks() const { return all_; }
    /// Of the way, 0 to 1; of what is only looked at it is the way back.
    float share(Clock::time_point now) const {
        const std::chrono::duration<float> since = now - began_;
        const float gone = std::min(1.0F, since / std::chrono::duration<float>(kTakes));
        return all_.empty() ? 1 : ahead_ ? 1 - gone : gone;
    }

 private:
    std::vector<Turning> all_;
    Clock::time_point began_{};
    bool ahead_ = false;
};

}  // namespace tankard::window
