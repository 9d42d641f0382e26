#include "window/link/link.h"

#include <utility>

namespace tankard::window {

void Link::post(Frame frame) {
    const std::lock_guard lock(mutex_);
    frames_.push_back(std::move(frame));
}

Said Link::wait() {
    std::unique_lock lock(mutex_);
    something_.wait(lock, [this] { return said_.has_value() || closing_; });
    if (closing_) return Wish{};
    return *std::exchange(said_, std::nullopt);
}

std::optional<Frame> Link::next() {
    const std::lock_guard lock(mutex_);
    if (frames_.empty()) return std::nullopt;
    Frame frame = std::move(frames_.front());
    frames_.pop_front();
    return frame;
}

std::size_t Link::waiting() const {
    const std::lock_guard lock(mutex_);
    return frames_.size();
}

void Link::say(Said said) {
    {
        const std::lock_guard lock(mutex_);
        said_ = std::move(said);
    }
    something_.notify_all();
}

void Link::close() {
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
    }
    something_.notify_all();
}

}  // namespace tankard::window
