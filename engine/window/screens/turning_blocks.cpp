#include "window/screens/turning_blocks.h"

namespace tankard::window {

void TurningBlocks::look_ahead(Turning what, Clock::time_point now) {
    what.quarters = (4 - what.quarters) % 4;  // to where it lies it would come from the other side
    all_ = {std::move(what)};
    began_ = now;
    ahead_ = true;
}

bool TurningBlocks::update(Clock::time_point now) {
    if (!going()) return false;
    if (now - began_ >= kTakes) {
        skip();
        return true;
    }
    bool changed = false;
    if (now - began_ >= kTakes / 2)
        for (Turning& turning : all_)
            changed = std::exchange(turning.back, nullptr) != nullptr || changed;
    return changed;
}

}  // namespace tankard::window
