#include "window/screens/scenery.h"

#include <algorithm>
#include <utility>

namespace tankard::window {

void Scenery::place(const Type& type, std::shared_ptr<const play::Backdrop> backdrop, const Page& page,
                    const Staging& staging) {
    type_ = &type;
    backdrop_ = std::move(backdrop);
    staging_ = staging;
    made_.reset();
    box_ = place_of_drawing(page);
}

void Scenery::make(float entered) {
    Staging staging = staging_;
    (staging.lit < 1 ? staging.lit : staging.entered) = staging.lit < 1 ? 1 - entered : entered;
    made_ = stage_set(*type_, *backdrop_, box_, staging);
}

const Drawing* Scenery::drawing(Clock::time_point now) {
    if (!backdrop_ || box_.w <= 0) return nullptr;
    if (since_ && now - *since_ < kEntrance) {
        make(std::chrono::duration<float>(now - *since_) / std::chrono::duration<float>(kEntrance));
    } else if (since_ || !made_) {
        since_.reset();
        make(1);
    }
    return &*made_;
}

}  // namespace tankard::window
