#include "window/screens/turning_blocks.h"

namespace tankard::window {

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
