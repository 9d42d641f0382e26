// Dice on their way: what they come to, and all that is told with it, is seen when they lie.
#pragma once

#include "window/link/link.h"
#include "window/screens/screen.h"

#include <optional>
#include <vector>

namespace tankard::window {

class Rolling {
 public:
    /// A frame with dice; returns them as they are seen until they lie.
    std::vector<Roll> begin(Frame frame, Clock::time_point now);
    bool going() const { return frame_.has_value(); }
    /// They lie at once.
    void skip() { until_ = {}; }
    /// The frame, once, as soon as they lie.
    std::optional<Frame> update(Clock::time_point now);

 private:
    std::optional<Frame> frame_;
    Clock::time_point until_{};
};

}  // namespace tankard::window
