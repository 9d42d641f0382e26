#include "window/screens/rolling.h"

#include <utility>

namespace tankard::window {
namespace {

constexpr auto kRoll = std::chrono::milliseconds(300);  ///< a little longer than a die flies (App)

}  // namespace

std::vector<Roll> Rolling::begin(Frame frame, Clock::time_point now) {
    std::vector<Roll> seen = frame.rolls;
    for (Roll& roll : seen)
        roll.lies = false;
    frame_ = std::move(frame);
    until_ = now + kRoll;
    return seen;
}

std::optional<Frame> Rolling::update(Clock::time_point now) {
    if (!frame_ || now < until_) return std::nullopt;
    return std::exchange(frame_, std::nullopt);
}

}  // namespace tankard::window
